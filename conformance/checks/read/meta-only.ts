import type { Issue } from '../../session/http.ts';
import { readPage } from './read-page.ts';
import { createListCheck, reportReproducible } from './reproduce.ts';

/** `metaOnly=true` leaves `_data` out, and counts the same records. */
export const metaOnlyCheck = createListCheck('metaOnly', async (collection, { session }) => {
  await reportReproducible(session, collection, async (known): Promise<readonly Issue[]> => {
    const page = await readPage(session, known, { description: 'metaOnly=true', query: [['metaOnly', 'true']] });
    if (!page) return [];
    const { hasData, total, exchange } = page;
    const message = `totalCount is ${total} with metaOnly=true, and ${known.total} without.`;
    const issues: Issue[] = [];
    if (hasData) issues.push({ rule: 'meta-only', message: 'metaOnly=true returns _data.', exchanges: [exchange] });
    if (total !== known.total) issues.push({ rule: 'total-count', message, exchanges: [known.exchange, exchange] });
    return issues;
  });
});
