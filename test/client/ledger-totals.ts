import type { ClientCore } from '../../client/runtime/client-core.ts';
import { listLedgerBalances, listLedgerLines } from '../../generated/client/src/operations.ts';
import type { LedgerLine } from '../../generated/client/src/types.ts';

export const omitMeta = ({ _meta, ...line }: LedgerLine): Omit<LedgerLine, '_meta'> => line;

/** Lists the ledger lines of the platform, sorted by `id`. */
export async function listLines(client: ClientCore, bookyears: readonly number[]) {
  const query = { Bookyear: bookyears, orderby: 'id', pageSize: 100_000 } as const;
  return (await listLedgerLines(client, query))._data.map(omitMeta);
}

/** Reads the balances of the platform, in cents, by book year, period and account: `2026 period 4 8010`. */
export async function getBalances(client: ClientCore, bookyears: readonly number[]) {
  const totals = new Map<string, Totals>();
  for (const bookyear of bookyears) {
    const { _data } = await listLedgerBalances(client, { bookyear: [bookyear], groupBy: ['period'], pageSize: 1000 });
    for (const balance of _data) {
      const { ledgerAccountNumber, period, amountDebit, amountCredit } = balance;
      add(totals, `${bookyear} period ${period} ${ledgerAccountNumber}`, { amountDebit, amountCredit });
    }
  }
  return toSortedObject(totals);
}

/** Adds up lines in the same way. */
export function addUpLines(lines: readonly Omit<LedgerLine, '_meta'>[]) {
  const totals = new Map<string, Totals>();
  for (const { Bookyear, Period, ledgerAccountNumber, ...amounts } of lines) {
    add(totals, `${Bookyear} period ${Period} ${ledgerAccountNumber}`, amounts);
  }
  return toSortedObject(totals);
}

interface Totals {
  debit: number;
  credit: number;
}

function add(totals: Map<string, Totals>, key: string, { amountDebit, amountCredit }: Amounts): void {
  const { debit, credit } = totals.get(key) ?? { debit: 0, credit: 0 };
  totals.set(key, { debit: debit + toCents(amountDebit), credit: credit + toCents(amountCredit) });
}

type Amounts = Pick<LedgerLine, 'amountDebit' | 'amountCredit'>;

const toCents = (amount: number): number => Math.round(amount * 100);
const toSortedObject = (totals: Map<string, Totals>) =>
  Object.fromEntries([...totals].toSorted(([a], [b]) => (a < b ? -1 : 1)));
