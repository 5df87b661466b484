import { findOperationAt, getRequiredParameters } from '../../contract.ts';
import { readPage } from '../../data/read-page.ts';
import { isEmpty, type Row, toSegment } from '../../data/rows.ts';
import { sumCents, toCents } from '../../judges/amounts.ts';
import { nameRow, type Page, showsField } from '../../judges/page.ts';
import type { Issue, Query } from '../../session/http.ts';
import type { Session } from '../../session/session.ts';
import { createProbeCheck, type Probe } from './reproduce.ts';

const LEDGER_LINES = '/v1/ledgerlines';
const BALANCES = '/v1/ledgergrouped';

const MAX_YEARS = 5;

/** Records of a list to compare with the ledger. */
const MAX_RECORDS = 3;

/** Checks that the log omits the year-end closing, in period 0. */
export const periodZeroCheck = createProbeCheck(
  'period 0 in the log',
  (log, { session, inventory }) => {
    const lines = inventory.getCollection(LEDGER_LINES);
    if (!lines) return [];
    const years = inventory.getValuesByName('Bookyear').slice(0, MAX_YEARS);
    const query = [...years.map((year) => ['Bookyear', String(year)] as const), ['Period', '0'] as const];
    const probe: Probe = async () => {
      const closing = await readPage(session, lines, { description: 'ledger lines of period 0', query });
      const entries = closing?.rows.filter(({ Period }) => Period === 0).map((row) => toSegment(row.JournalEntryId));
      for (const id of [...new Set(entries)].filter((entry) => entry !== undefined).slice(0, MAX_RECORDS)) {
        const spec = { description: 'the log of an entry of period 0', query: [['JournalEntryId', id]] } as const;
        const logged = await readPage(session, log, spec);
        if (!closing || !logged?.rows.some((row) => toSegment(row.JournalEntryId) === id)) continue;
        const message = `The log has journal entry ${id}, which is in period 0.`;
        return [{ rule: 'period-zero', message, exchanges: [closing.exchange, logged.exchange] }];
      }
      return [];
    };
    return [probe];
  },
  ({ path }) => path === '/v1/journalentrylog',
);

export const isCashJournal = (row: Row): boolean =>
  Object.entries(row).some(([name, value]) => /type/i.test(name) && value === 'K');

/** Checks that an entry of a cash register has the balances before and after it. */
export const cashBalancesCheck = createProbeCheck(
  'balances of cash registers',
  (_entries, { inventory }) => {
    const journals = inventory.getCollection('/v1/journals')?.rows.filter(isCashJournal) ?? [];
    const ids = new Set(journals.map(({ id }) => toSegment(id)));
    const isWrong = ({ JournalId, openingBalance, closingBalance }: Row): boolean => {
      const journal = toSegment(JournalId);
      return journal !== undefined && ids.has(journal) && (isEmpty(openingBalance) || isEmpty(closingBalance));
    };
    const probe: Probe = async ({ rows, exchange }) => {
      const wrong = rows.find(isWrong);
      if (!wrong) return [];
      const message = `${nameRow(wrong)}, of a cash register, lacks openingBalance or closingBalance.`;
      return [{ rule: 'cash-balances', message, exchanges: [exchange] }];
    };
    return [probe];
  },
  ({ path }) => path === '/v1/journalentries',
);

/** Fields of lists that refer to a record of another, by the platform's names. */
const references = [
  { list: '/v1/articles', field: 'SalesTypeId', target: '/v1/SalesTypes', statement: 'article-sales-type' },
  { list: '/v1/creditors', field: 'creditorKindId', target: '/v1/creditorkinds', statement: 'creditor-kind-required' },
  { list: '/v1/journalentries', field: 'JournalId', target: '/v1/journals', statement: 'journal-entry-journal' },
] as const;

/** Checks that references lead to records, where the server reads such records individually. */
export const referencesCheck = createProbeCheck(
  'references',
  ({ operation }, { session, inventory }) =>
    references.flatMap(({ list, field, target, statement }): Probe[] => {
      const targets = inventory.getCollection(target);
      const get = findOperationAt(`${target}/{id}`, 'get');
      const known = targets?.rows.map(targets.getPath).find((path) => path !== undefined);
      if (list !== operation.path || !targets || !get || known === undefined) return [];
      const read = (path: string) =>
        session.request(get, { description: `${field} of a record`, path, expected: [200, 404] });
      const probe: Probe = async ({ rows, exchange }) => {
        const isKnown = (id: unknown): boolean => targets.rows.some((row) => row.id === id);
        const row = rows.find((candidate) => toSegment(candidate[field]) && !isKnown(candidate[field]));
        if (!row || (await read(known)).response.status !== 200) return [];
        const referred = await read(`${target}/${toSegment(row[field])}`);
        if (referred.response.status !== 404) return [];
        const message = `${field} of ${nameRow(row)} is ${row[field]}, and there is no such record.`;
        return [{ rule: 'reference', message, provenance: [statement], exchanges: [exchange, referred] }];
      };
      return [probe];
    }),
  ({ path }) => references.some(({ list }) => list === path),
);

/** Ledger accounts and ledger lines of invoices, by the list of outstanding invoices. */
const outstanding = [
  { list: '/v1/outstandingsalesinvoices', kind: 'sales', type: '6', sign: 1 },
  { list: '/v1/outstandingpurchaseinvoices', kind: 'purchase', type: '7', sign: -1 },
] as const;

const isPartlyPaid = (row: Row): boolean => row.outstandingAmount !== row.amountIncludingVat;

/** Checks that the outstanding sum of an invoice equals its ledger lines on the debtor or creditor accounts. */
export const outstandingCheck = createProbeCheck(
  'outstanding sums',
  async ({ operation }, { session, inventory }) => {
    const { kind = '', type = '', sign = 1 } = outstanding.find(({ list }) => list === operation.path) ?? {};
    const filter = `${kind}InvoiceId`;
    const [lines, accounts] = [LEDGER_LINES, '/v1/ledgeraccounts'].map((path) => inventory.getCollection(path));
    if (!lines || !accounts || !showsField(lines, filter) || !showsField(accounts, 'type')) return [];
    const control = await readPage(session, accounts, { description: 'control accounts', query: [['type', type]] });
    const accountIds = new Set(control?.rows.map(({ id }) => id));
    const years = inventory.getValuesByName('Bookyear').slice(0, MAX_YEARS);
    const probe: Probe = async ({ rows, exchange }) => {
      const sorted = rows.toSorted((a, b) => Number(isPartlyPaid(b)) - Number(isPartlyPaid(a)));
      for (const row of sorted.slice(0, MAX_RECORDS)) {
        const query = [...years.map((year) => ['Bookyear', String(year)] as const), [filter, String(row.id)] as const];
        const page = await readPage(session, lines, { description: 'ledger lines of an invoice', query });
        const own = page?.rows.filter((line) => line.Period !== 0 && accountIds.has(line.ledgerAccountId)) ?? [];
        const cents = sign * (sumCents(own, 'amountDebit') - sumCents(own, 'amountCredit'));
        if (!page || own.length === 0 || !isEmpty(page.meta.nextPage) || cents === toCents(row.outstandingAmount))
          continue;
        const message = `outstandingAmount of ${nameRow(row)} is ${row.outstandingAmount}; its ledger lines leave ${(cents / 100).toFixed(2)}.`;
        const provenance = [`outstanding-${kind}-invoice`, 'ledger-line-invoice'];
        return [{ rule: 'outstanding', message, provenance, exchanges: [exchange, page.exchange] }];
      }
      return [];
    };
    return [probe];
  },
  ({ path }) => outstanding.some(({ list }) => list === path),
);

/** Checks that the balance of a ledger account is the sum of its lines, in each period of a book year. */
export const balancesCheck = createProbeCheck(
  'balances',
  ({ required }, { session, inventory }) => {
    const [[, year] = []] = required;
    if (year === undefined || !inventory.getCollection(LEDGER_LINES)) return [];
    const getAccounts = (rows: readonly Row[]) => [...new Set(rows.map(({ ledgerAccountId }) => ledgerAccountId))];
    return [({ rows }) => findBalanceIssues(session, year, getAccounts(rows))];
  },
  ({ path }) => path === BALANCES,
);

/**
 * Finds a balance of a ledger account and a period that is not the sum of its ledger lines; at most one.
 *
 * @param accounts identifiers of ledger accounts, at most 100.
 */
async function findBalanceIssues(session: Session, year: string, accounts: readonly unknown[]): Promise<Issue[]> {
  const query = accounts.map((id) => ['ledgerAccountId', String(id)] as const);
  const [balances, lines] = await Promise.all([
    readYear(session, BALANCES, year, [...query, ['groupBy', 'period']]),
    readYear(session, LEDGER_LINES, year, query),
  ]);
  if (!balances || !lines) return [];
  if (!isEmpty(balances.meta.nextPage) || !isEmpty(lines.meta.nextPage)) {
    const some = accounts.slice(0, Math.floor(accounts.length / 2));
    return some.length > 0 ? findBalanceIssues(session, year, some) : [];
  }
  const sums = Map.groupBy(lines.rows, (row) => toKey(row, row.Period));
  const balancesByKey = Map.groupBy(balances.rows, (row) => toKey(row, row.period));
  for (const key of new Set([...balancesByKey.keys(), ...sums.keys()])) {
    const message = compareBalance(key, balancesByKey.get(key) ?? [], sums.get(key) ?? []);
    if (message) return [{ rule: 'balances', message, exchanges: [lines.exchange, balances.exchange] }];
  }
  return [];
}

async function readYear(session: Session, path: string, year: string, query: Query): Promise<Page | undefined> {
  const operation = findOperationAt(path, 'list');
  if (!operation) return undefined;
  const required = getRequiredParameters(operation).map(({ name }) => [name, year] as const);
  const spec = { description: 'balances', query: [...query, ['pageSize', '1000']] } as const;
  return readPage(session, { operation, path, required }, spec);
}

const toKey = ({ ledgerAccountId }: Row, period: unknown): string =>
  `ledger account ${String(ledgerAccountId)} in period ${String(period)}`;

function compareBalance(key: string, balances: readonly Row[], lines: readonly Row[]): string | undefined {
  const [debit, credit] = [sumCents(lines, 'amountDebit'), sumCents(lines, 'amountCredit')];
  const expected = { amountDebit: debit, amountCredit: credit, balance: debit - credit };
  const wrong = Object.entries(expected).find(([name, cents]) => sumCents(balances, name) !== cents);
  if (!wrong) return undefined;
  const [name, cents] = wrong;
  const [actual, sum] = [sumCents(balances, name), cents].map((value) => (value / 100).toFixed(2));
  return `${name} of ${key} is ${actual}; its ledger lines add up to ${sum}.`;
}
