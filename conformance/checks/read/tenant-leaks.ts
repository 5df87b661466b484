import { isDeepStrictEqual } from 'node:util';
import { getCollectionPath } from '../../contract.ts';
import type { Row } from '../../data/rows.ts';
import { withoutMeta } from '../../judges/differences.ts';
import { getRowKey, nameRow } from '../../judges/page.ts';
import { getEndpointStatements } from '../../rules/provenance.ts';
import { rules } from '../../rules/rules.ts';
import type { Check } from '../check.ts';
import { haveDistinctIds, isShared, listInOtherTenant } from './other-tenant.ts';
import { createListCheck } from './reproduce.ts';

const RULE = 'tenant-leak';

/** No record is in the lists of two administrations. */
export const leakedRowsCheck = createListCheck('records of another administration', async (known, context) => {
  const other = isShared(known) ? undefined : await listInOtherTenant(context, known);
  const leaked = other?.rows.find((row) => known.rows.some((own) => isSameRecord(own, row)));
  if (!other || !leaked || !(await haveDistinctIds(context))) return;
  const message = `${nameRow(leaked)} is in the lists of two administrations.`;
  const provenance = [...getEndpointStatements(RULE, known.operation), ...rules[RULE].provenance];
  context.session.report({ rule: RULE, message, provenance, exchanges: [other.exchange, known.exchange] });
});

export const isSameRecord = (a: Row, b: Row): boolean =>
  getRowKey(a) === getRowKey(b) && isDeepStrictEqual(withoutMeta(a), withoutMeta(b));

export const leakedRecordCheck: Check = {
  name: 'a record of another administration',
  // The parent of a line is in the other administration too.
  appliesTo: ({ kind, path }) => kind === 'get' && path.split('{').length === 2,
  async run(operation, context) {
    const { session, inventory } = context;
    const known = inventory.getCollection(getCollectionPath(operation.path));
    const other = known && !isShared(known) ? await listInOtherTenant(context, known) : undefined;
    const foreign = other?.rows.find((row) => !known?.rows.some((own) => known.getPath(own) === known.getPath(row)));
    const path = foreign && known?.getPath(foreign);
    if (!other || !foreign || path === undefined) return;
    const spec = { description: 'a record of another administration', path };
    const exchange = await session.request(operation, spec);
    if (exchange.response.status !== 200 || !isSameRecord((exchange.json ?? {}) as Row, foreign)) return;
    if (!(await haveDistinctIds(context))) return;
    const message = `${nameRow(foreign)} of another administration is returned; expected 404.`;
    session.report({ rule: RULE, message, exchanges: [other.exchange, exchange] });
  },
};
