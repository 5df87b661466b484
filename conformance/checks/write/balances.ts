import {
  findAlternative,
  findOperationAt,
  getCollectionPath,
  getInputSchema,
  getStoredResource,
  type Operation,
} from '../../contract.ts';
import { getRequiredParameters } from '../../data/discovery.ts';
import type { Row } from '../../data/rows.ts';
import { isEmpty } from '../../judges/compare-values.ts';
import type { Page } from '../../judges/page.ts';
import type { Issue, Query } from '../../session/http.ts';
import type { Session } from '../../session/session.ts';
import type { Check } from '../check.ts';
import { readPage } from '../read/read-page.ts';
import { createListCheck, reportReproducible } from '../read/reproduce.ts';
import { deleteRecord } from './delete-record.ts';
import { findCreation, getFilters } from './lists.ts';
import { readList, reportIfReproducible } from './read-after-write.ts';

const BALANCES = '/v1/ledgergrouped';
const LEDGER_LINES = '/v1/ledgerlines';

const MAX_ROWS = ['pageSize', '1000'] as const;

/** The balance of a ledger account is the sum of its ledger lines, in each period of a book year. */
export const balancesCheck = createListCheck(
  'balances',
  async (collection, { session, inventory }) => {
    const [[, year] = []] = collection.required;
    if (year === undefined || !inventory.getCollection(LEDGER_LINES)) return;
    await reportReproducible(session, collection, async ({ rows }) => {
      const accounts = [...new Set(rows.map(({ ledgerAccountId }) => ledgerAccountId))];
      const issue = await findBalanceIssue(session, year, accounts);
      return issue ? [issue] : [];
    });
  },
  ({ path }) => path === BALANCES,
);

/** The filter of ledger lines that finds those of a document: `salesInvoiceId` for `salesinvoices`. */
function findLineFilter({ path }: Operation): string | undefined {
  const resource = getStoredResource(getCollectionPath(path));
  return [...getFilters(LEDGER_LINES)].find((name) => `${name.toLowerCase().replace(/id$/, '')}s` === resource);
}

/** Tests whether the documents of an operation are created with lines, in a book year. */
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
    const balanceList = findOperationAt(BALANCES, 'list');
    const query = [['Bookyear', year] as const, [filter, String(id)] as const];
    const lines = await readList(context, LEDGER_LINES, LEDGER_LINES, query);
    const accounts = [...new Set(lines?.rows.map(({ ledgerAccountId }) => ledgerAccountId))];
    if (!balanceList || accounts.length === 0) return;
    const isWrong = await reportIfReproducible(context, balanceList, () => findBalanceIssue(session, year, accounts));
    const deleted = isWrong ? undefined : await deleteRecord(context, list, created.value);
    if (!deleted || 'obstacle' in deleted) return;
    cleanup.untrack(created.value.path);
    await reportIfReproducible(context, operation, async () => {
      const issue = await findBalanceIssue(session, year, accounts);
      return issue && { ...issue, exchanges: [...(issue.exchanges ?? []), exchange, deleted.deletion] };
    });
  },
};

/**
 * Finds a balance of a ledger account and a period that is not the sum of its ledger lines; at most one.
 *
 * @param accounts identifiers of ledger accounts, at most 100.
 */
async function findBalanceIssue(
  session: Session,
  year: string,
  accounts: readonly unknown[],
): Promise<Issue | undefined> {
  const query = accounts.map((id) => ['ledgerAccountId', String(id)] as const);
  const [balances, lines] = await Promise.all([
    readYear(session, BALANCES, year, [...query, ['groupBy', 'period']]),
    readYear(session, LEDGER_LINES, year, query),
  ]);
  if (!balances || !lines) return undefined;
  if (!isEmpty(balances.meta.nextPage) || !isEmpty(lines.meta.nextPage)) {
    const some = accounts.slice(0, Math.floor(accounts.length / 2));
    return some.length > 0 ? findBalanceIssue(session, year, some) : undefined;
  }
  const sums = Map.groupBy(lines.rows, (row) => toKey(row, row.Period));
  const keys = new Set([...balances.rows.map((row) => toKey(row, row.period)), ...sums.keys()]);
  for (const key of keys) {
    const message = compare(key, balances, sums.get(key) ?? []);
    if (message) return { rule: 'balances', message, exchanges: [lines.exchange, balances.exchange] };
  }
  return undefined;
}

async function readYear(session: Session, path: string, year: string, query: Query): Promise<Page | undefined> {
  const operation = findOperationAt(path, 'list');
  if (!operation) return undefined;
  const required = getRequiredParameters(operation).map(({ name }) => [name, year] as const);
  return readPage(session, { operation, path, required }, { description: 'balances', query: [...query, MAX_ROWS] });
}

const toKey = ({ ledgerAccountId }: Row, period: unknown): string =>
  `ledger account ${String(ledgerAccountId)} in period ${String(period)}`;

const sumCents = (rows: readonly Row[], name: string): number =>
  rows.reduce((cents, row) => cents + Math.round(Number(row[name] ?? 0) * 100), 0);

function compare(key: string, { rows }: Page, lines: readonly Row[]): string | undefined {
  const balances = rows.filter((row) => toKey(row, row.period) === key);
  const [debit, credit] = [sumCents(lines, 'amountDebit'), sumCents(lines, 'amountCredit')];
  const expected = { amountDebit: debit, amountCredit: credit, balance: debit - credit };
  const wrong = Object.entries(expected).find(([name, cents]) => sumCents(balances, name) !== cents);
  if (!wrong) return undefined;
  const [name, cents] = wrong;
  const [actual, sum] = [sumCents(balances, name), cents].map((value) => (value / 100).toFixed(2));
  return `${name} of ${key} is ${actual}; its ledger lines add up to ${sum}.`;
}
