import { beforeAll, describe, expect, it } from 'vitest';
import { withQuery } from '../support/operations.ts';
import { type CallOptions, useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();
const { call } = sandbox;

type Row = Readonly<Record<string, unknown>>;

const everyYear = Array.from({ length: 21 }, (_none, index) => 2015 + index);
const inYears = (name: string, years: readonly number[]): string => years.map((year) => `${name}=${year}`).join('&');
const linesPath = (years: readonly number[]) => `/v1/ledgerlines?${inYears('Bookyear', years)}`;
const balancesPath = (years: readonly number[]) => `/v1/ledgergrouped?${inYears('bookyear', years)}`;

/** All rows of a list that has them on one page. */
async function getRows(path: string, options: CallOptions = {}, size = 1000): Promise<Row[]> {
  const { status, body } = await call(withQuery(path, `pageSize=${size}`), options);
  expect(status, path).toBe(200);
  expect(body._meta.totalCount, path).toBe(body._data.length);
  return body._data;
}

let lines: readonly Row[];
let years: readonly number[];
let accounts: ReadonlyMap<unknown, Row>;
beforeAll(async () => {
  lines = await getRows(linesPath(everyYear), {});
  years = [...new Set(lines.map(({ Bookyear }) => Number(Bookyear)))].toSorted();
  accounts = new Map((await getRows('/v1/ledgeraccounts')).map((account) => [account.id, account]));
});

it('book years filter lines and balances, one or several', async () => {
  expect(years.length).toBeGreaterThan(1);
  for (const chosen of [...years.map((year) => [year]), years.slice(0, 2), [1999]]) {
    const expected = lines.filter(({ Bookyear }) => chosen.includes(Number(Bookyear)));
    expect(await getRows(linesPath(chosen), {}, 100_000)).toEqual(expected);
    const balances = await getRows(balancesPath(chosen));
    expect(new Set(balances.map(({ bookyear }) => bookyear))).toEqual(new Set(expected.map((line) => line.Bookyear)));
  }
});

/** Ways to split a balance: the field of the ledger lines, and the field of the balance. */
const splits = {
  journal: ['journalId', 'journalId'],
  period: ['Period', 'period'],
  costCenter: ['costCenterId', 'costCenterId'],
  costUnit: ['costUnitId', 'costUnitId'],
} as const;
type Split = keyof typeof splits;
const names = Object.keys(splits) as Split[];

/** Every choice of splits, from none to all. */
const choices = Array.from({ length: 2 ** names.length }, (_none, bits) =>
  names.filter((_name, index) => bits & (2 ** index)),
);
const groupedBy = (groupBy: readonly Split[]): string => groupBy.map((by) => `groupBy=${by}`).join('&');

const cents = (amount: unknown): number => Math.round(Number(amount) * 100);
const getSum = (rows: readonly Row[], field: string): number => rows.reduce((sum, row) => sum + cents(row[field]), 0);

/** The balances that ledger lines come to, by what they are split by, with amounts in cents. */
function getBalances(chosen: readonly Row[], groupBy: readonly Split[]): Row[] {
  const getKey = (line: Row) =>
    JSON.stringify([line.ledgerAccountId, line.Bookyear, ...groupBy.map((by) => line[splits[by][0]] ?? null)]);
  return [...Map.groupBy(chosen, getKey)].map(([, group]) => {
    const [line = {}] = group;
    const account = accounts.get(line.ledgerAccountId);
    const [debit, credit] = [getSum(group, 'amountDebit'), getSum(group, 'amountCredit')];
    return {
      ledgerAccountId: line.ledgerAccountId,
      ledgerAccountNumber: account?.number,
      ledgerAccountDescription: account?.description,
      BalanceOrProfitLoss: account?.balanceOrProfitLoss,
      bookyear: line.Bookyear,
      ...Object.fromEntries(
        names.map((by) => [splits[by][1], groupBy.includes(by) ? (line[splits[by][0]] ?? null) : null]),
      ),
      amountDebit: debit,
      amountCredit: credit,
      balance: debit - credit,
    };
  });
}

const inCents = ({ _meta, ...balance }: Row): Row => ({
  ...balance,
  amountDebit: cents(balance.amountDebit),
  amountCredit: cents(balance.amountCredit),
  balance: cents(balance.balance),
});

const asText = (rows: readonly Row[]): string[] =>
  rows.map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)))).toSorted();

/** That balances are the sums of these lines, and of no others. */
async function expectBalances(query: string, chosen: readonly Row[], groupBy: readonly Split[], year = 2026) {
  const path = withQuery(withQuery(balancesPath([year]), groupedBy(groupBy)), query);
  const found = await getRows(path);
  expect(asText(found.map(inCents)), path).toEqual(asText(getBalances(chosen, groupBy)));
  return found;
}

const ofYear = (year: number) => lines.filter(({ Bookyear }) => Bookyear === year);

describe('balances', () => {
  it.each(choices.map((groupBy) => [groupBy.join(', ') || 'nothing', groupBy] as const))(
    'equal the sums of the ledger lines when grouped by %s',
    async (_what, groupBy) => {
      for (const year of years) {
        const found = await expectBalances('', ofYear(year), groupBy, year);
        expect(found.length).toBeGreaterThan(0);
        expect(getSum(found, 'balance')).toBe(0);
      }
    },
  );

  it.each([0, 5, 10, 15].map((bits) => [choices[bits]?.join(', ') || 'nothing', choices[bits] ?? []] as const))(
    'equal the sums of the filtered ledger lines when grouped by %s',
    async (_what, groupBy) => {
      const all = ofYear(2026);
      const filled = (field: string) =>
        all.map((line) => line[field]).find((value) => value !== null && value !== undefined);
      const [journal, costUnit] = [filled('journalId'), filled('costUnitId')];
      const filters: [query: string, passes: (line: Row) => boolean][] = [
        ['period=3', ({ Period }) => Period === 3],
        ['period=1&period=2', ({ Period }) => Period === 1 || Period === 2],
        ['ledgerAccountId=97', ({ ledgerAccountId }) => ledgerAccountId === 97],
        ['ledgerAccountId=97&period=3', (line) => line.ledgerAccountId === 97 && line.Period === 3],
        ['BalanceOrProfitLoss=B', (line) => accounts.get(line.ledgerAccountId)?.balanceOrProfitLoss === 'B'],
        ['BalanceOrProfitLoss=P', (line) => accounts.get(line.ledgerAccountId)?.balanceOrProfitLoss === 'P'],
        ['BalanceOrProfitLoss=B&BalanceOrProfitLoss=P', () => true],
        ['ledgerAccountNumber=8000', (line) => line.ledgerAccountNumber === '8000'],
        [`journalId=${journal ?? 1}`, ({ journalId }) => journalId === (journal ?? 1)],
        [`costUnitId=${costUnit ?? 1}`, ({ costUnitId }) => costUnitId === (costUnit ?? 1)],
      ];
      for (const [query, passes] of filters) await expectBalances(query, all.filter(passes), groupBy);
    },
  );
});

describe('list of balances', () => {
  const path = `${balancesPath([2026])}&groupBy=period`;

  it('is sorted by account number or any requested field', async () => {
    const numbers = (await getRows(path)).map((balance) => String(balance.ledgerAccountNumber));
    expect(numbers).toEqual(numbers.toSorted());
    const balances = (await getRows(`${path}&orderby=-balance`)).map(({ balance }) => Number(balance));
    expect(balances).toEqual(balances.toSorted((a, b) => b - a));
    const periods = (await getRows(`${path}&orderby=period`)).map(({ period }) => Number(period));
    expect(periods).toEqual(periods.toSorted((a, b) => a - b));
  });

  it.each(['', 'period=1&period=2', 'journalId=1', 'costUnitId=1'])(
    'links to each balance by ID with query "%s"',
    async (query) => {
      for (const groupBy of choices) {
        const all = await getRows(withQuery(withQuery(balancesPath([2026]), groupedBy(groupBy)), query));
        // There may be hundreds, which differ in their accounts only.
        const step = Math.ceil(all.length / 10);
        for (const balance of all.filter((_, index) => index % step === 0)) {
          const { self } = balance._meta as { self: string };
          const { status, body } = await call(self);
          expect(status, self).toBe(200);
          // Lines without a cost center or journal cannot be requested alone: no filter says "none".
          const empty = groupBy.some((by) => balance[splits[by][1]] === null);
          if (empty) expect(body._data, self).toContainEqual(balance);
          else expect(body._data, self).toEqual([balance]);
        }
      }
    },
  );
});
