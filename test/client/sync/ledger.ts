import type { Connection } from '../../../client/connection.ts';
import { sqliteFields } from '../../../client/examples/sqlite-ledger-store.ts';
import { listLedgerBalances } from '../../../generated/client/src/operations/ledger-grouped.ts';
import { listLedgerLines } from '../../../generated/client/src/operations/ledger-lines.ts';
import type { KeptLine } from './stores.ts';

/** The ledger lines of the platform, in the order of their `id`. */
export async function linesOf(connection: Connection, bookyears: readonly number[]) {
  const { _data } = await listLedgerLines(connection, {
    ...{ Bookyear: [...bookyears], orderby: 'id', pageSize: 100_000, fields: sqliteFields },
  });
  return (_data as readonly KeptLine[]).map(({ _meta, ...line }) => line);
}

/** What the platform adds up to, in cents: `2026 period 4 8010` and the debits and credits there. */
export async function balancesOf(connection: Connection, bookyears: readonly number[]) {
  const totals = new Map<string, Totals>();
  for (const bookyear of bookyears) {
    const { _data } = await listLedgerBalances(connection, {
      bookyear: [bookyear],
      groupBy: ['period'],
      pageSize: 1000,
    });
    for (const balance of _data) {
      const { ledgerAccountNumber, period, amountDebit, amountCredit } = balance;
      add(totals, `${bookyear} period ${period} ${ledgerAccountNumber}`, { amountDebit, amountCredit });
    }
  }
  return sorted(totals);
}

/** The same of lines. */
export function totalsOf(lines: readonly Omit<KeptLine, '_meta'>[]) {
  const totals = new Map<string, Totals>();
  for (const { Bookyear, Period, ledgerAccountNumber, ...amounts } of lines) {
    add(totals, `${Bookyear} period ${Period} ${ledgerAccountNumber}`, amounts);
  }
  return sorted(totals);
}

interface Totals {
  debit: number;
  credit: number;
}

function add(totals: Map<string, Totals>, key: string, { amountDebit, amountCredit }: Amounts): void {
  const { debit, credit } = totals.get(key) ?? { debit: 0, credit: 0 };
  totals.set(key, { debit: debit + cents(amountDebit), credit: credit + cents(amountCredit) });
}

type Amounts = Pick<KeptLine, 'amountDebit' | 'amountCredit'>;

const cents = (amount: number): number => Math.round(amount * 100);
const sorted = (totals: Map<string, Totals>) =>
  Object.fromEntries([...totals].toSorted(([one], [other]) => (one < other ? -1 : 1)));
