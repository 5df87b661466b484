import type { Issue } from '../../session/http.ts';
import { readPage } from './read-page.ts';
import { createListCheck, reportReproducible } from './reproduce.ts';

/** `metaOnly=true` counts the same records. */
export const metaOnlyCheck = createListCheck('metaOnly', async (collection, { session }) => {
  await reportReproducible(session, collection, async (known): Promise<readonly Issue[]> => {
    const page = await readPage(session, known, { description: 'metaOnly=true', query: [['metaOnly', 'true']] });
    if (!page) return [];
    if (page.total === known.total) return [];
    const message = `totalCount is ${page.total} with metaOnly=true, and ${known.total} without.`;
    return [{ rule: 'total-count', message, exchanges: [known.exchange, page.exchange] }];
  });
});
