import { getRowKey } from '../../judges/page.ts';
import type { Issue } from '../../session/http.ts';
import { readPage } from './read-page.ts';
import { createListCheck, reportReproducible } from './reproduce.ts';

/** The other spelling of `pageSize` that the platform documents. */
const ALIAS = 'pagesize';

/** `pagesize` is `pageSize`, on the second page too. */
export const parameterNamesCheck = createListCheck('other spellings', async (collection, { session }) => {
  await reportReproducible(session, collection, async (known): Promise<readonly Issue[]> => {
    const query = [[ALIAS, '1'] as const, ['page', '2'] as const];
    const page = await readPage(session, known, { description: 'the other spelling of pageSize', query });
    const [first, second] = known.rows;
    if (!page || !first || !second) return [];
    const [row] = page.rows;
    const isRight = page.rows.length === 1 && row !== undefined && getRowKey(row) !== getRowKey(first);
    const message = `The parameter ${ALIAS} has no effect: page 2 has ${page.rows.length} records, not the second one alone.`;
    return isRight ? [] : [{ rule: 'parameter-alias', message, exchanges: [known.exchange, page.exchange] }];
  });
});
