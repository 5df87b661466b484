import { confirm, type Finding, listCheck } from './confirm.ts';
import { readPage } from './page.ts';

/** `metaOnly=true` leaves `_data` out and counts all the same. */
export const metaOnly = listCheck('metaOnly', async (collection, { session }) => {
  await confirm(session, collection, async (known): Promise<readonly Finding[]> => {
    const counted = await readPage(session, known, { about: 'metaOnly=true', query: [['metaOnly', 'true']] });
    if (!counted) return [];
    const findings: Finding[] = [];
    if (counted.hasData) {
      const message = 'With metaOnly=true there are _data.';
      findings.push({ rule: 'metaOnly', message, exchanges: [counted.exchange] });
    }
    if (counted.total !== known.total) {
      const message = `totalCount is ${counted.total} with metaOnly=true, ${known.total} without.`;
      findings.push({ rule: 'total count', message, exchanges: [known.exchange, counted.exchange] });
    }
    return findings;
  });
});
