import {
  findAlternative,
  findOperationAt,
  getCollectionPath,
  getInputSchema,
  getStoredResource,
  type Operation,
} from '../../contract.ts';
import { BALANCES, findBalanceIssue, LEDGER_LINES } from '../balances.ts';
import type { Check } from '../check.ts';
import { deleteRecord } from './delete-record.ts';
import { findCreation, getFilters } from './lists.ts';
import { readList, reportIfReproducible } from './read-after-write.ts';

/** The filter of ledger lines that finds those of a document: `salesInvoiceId` for `salesinvoices`. */
function findLineFilter({ path }: Operation): string | undefined {
  const resource = getStoredResource(getCollectionPath(path));
  return [...getFilters(LEDGER_LINES)].find((name) => `${name.toLowerCase().replace(/id$/, '')}s` === resource);
}

/** Whether the documents of an operation are created with lines, in a book year. */
function isPosted({ path }: Operation): boolean {
  const creation = findCreation(getCollectionPath(path));
  const { properties } = findAlternative((creation && getInputSchema(creation)) ?? {}, {});
  return ['lines', 'bookYear'].every((name) => name in properties);
}

/** The balances of ledger accounts are the sums of their lines with a document, and without it after its deletion. */
export const deletedBalancesCheck: Check = {
  name: 'balances after a deletion',
  appliesTo: (operation) =>
    operation.kind === 'delete' && findLineFilter(operation) !== undefined && isPosted(operation),
  async run(operation, context) {
    const { session, inventory, records, cleanup } = context;
    const filter = findLineFilter(operation);
    const list = getCollectionPath(operation.path);
    const isReadable = [BALANCES, LEDGER_LINES].every((path) => inventory.getCollection(path));
    const created = isReadable && filter !== undefined && (await records.create(list, 'full'));
    if (!created || 'reason' in created) return;
    const { id, row, exchange } = created.value;
    const year = String(row.bookYear);
    const blame = findOperationAt(BALANCES, 'list');
    const query = [['Bookyear', year] as const, [filter, String(id)] as const];
    const lines = await readList(context, LEDGER_LINES, LEDGER_LINES, query);
    const accounts = [...new Set(lines?.rows.map(({ ledgerAccountId }) => ledgerAccountId))];
    if (!blame || accounts.length === 0) return;
    const isWrong = await reportIfReproducible(context, blame, () => findBalanceIssue(session, year, accounts));
    const deleted = isWrong ? undefined : await deleteRecord(context, list, created.value);
    if (!deleted || 'obstacle' in deleted) return;
    cleanup.untrack(created.value.path);
    await reportIfReproducible(context, operation, async () => {
      const issue = await findBalanceIssue(session, year, accounts);
      return issue && { ...issue, exchanges: [...(issue.exchanges ?? []), exchange, deleted.deletion] };
    });
  },
};
