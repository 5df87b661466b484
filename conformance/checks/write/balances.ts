import { findOperationAt } from '../../contract.ts';
import { getRequiredParameters } from '../../data/discovery.ts';
import type { Row } from '../../data/rows.ts';
import { isEmpty } from '../../judges/compare-values.ts';
import type { Page } from '../../judges/page.ts';
import type { Issue, Query } from '../../session/http.ts';
import type { Session } from '../../session/session.ts';
import { readPage } from '../read/read-page.ts';
import { createListCheck, reportReproducible } from '../read/reproduce.ts';

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
