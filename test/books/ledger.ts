import { Decimal } from 'decimal.js';
import type { components } from '../../generated/types.d.ts';
import type { Balance } from '../random/sequences/books.ts';
import type { Caller } from '../support/fast-client.ts';
import { readDocuments } from './documents.ts';
import { createListReader, type ReadList } from './read-list.ts';

type Schemas = components['schemas'];

/** A line of a journal: an amount on an account, debits positive and credits negative, in euros. */
interface JournalLine {
  readonly account: string;
  readonly amount: Decimal;
}

/** The lines of one entry in one period: what must balance. */
interface Transaction {
  readonly title: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly lines: readonly JournalLine[];
}

/**
 * The ledger of an administration, for hledger, which knows nothing of it. An account has a name of six parts, so that
 * hledger adds up what is asked of it by the depth of the names, and years do not mix: an opening repeats earlier years.
 *
 *     Assets : name of the ledger : Y2026 : L24 : P4J6 : Platform
 */
export interface Ledger {
  readonly transactions: readonly Transaction[];
  /**
   * Balances by the names of accounts: of 4 parts as in ledger grouped, of 5 parts as in ledger grouped by journal and
   * period, and of 6 parts as the documents have them.
   */
  readonly balances: ReadonlyMap<string, Decimal>;
  /** Accounts to compare together with the documents, by the names of 4 parts. */
  readonly classes: ReadonlyMap<string, string>;
}

/** The number of parts in the names of accounts of which a ledger has balances. */
export const DEPTHS = [4, 5, 6] as const;

/** The last part of the name of an account for lines of invoices and journal entries, with which they are compared. */
const DOCUMENTS = 'Documents';
/** For lines of which the API has no document: payments, openings, and years from before the administration was here. */
export const PLATFORM = 'Platform';

/** Client entries have identifiers up to this. */
const MAX_CLIENT_ENTRY = 1_000_000;

/** All book years in which a history can post. */
const years = Array.from({ length: 12 }, (_none, index) => 2023 + index);

/**
 * Reads the ledger of an administration through the API only.
 *
 * @param name names it in accounts, in letters, digits and hyphens, beginning with a capital.
 * @param isChanged whether parties and articles may have been changed after something was posted of them: documents are
 *   compared by the classes of their accounts then.
 * @throws Error when a list cannot be read.
 */
export async function readLedger(
  call: Caller,
  administration: number,
  name: string,
  isChanged = false,
): Promise<Ledger> {
  const readList = createListReader(call, administration);
  const accounts = await readList<Schemas['LedgerAccount']>('/v1/ledgeraccounts');
  const sides = new Map(accounts.map(({ id, balanceOrProfitLoss }) => [id, balanceOrProfitLoss]));
  const nameAccount: NameAccount = (id, year, side = sides.get(id)) =>
    `${side === 'P' ? 'Income' : 'Assets'}:${name}:Y${year}:L${id}`;

  const documents = await readDocuments(readList);
  const balances = await readBalances(readList, nameAccount);
  for (const { ledgerAccountId, bookYear, bookPeriod, journalId, amount } of documents.postings) {
    addAmount(balances, `${nameAccount(ledgerAccountId, bookYear)}:P${bookPeriod}J${journalId}:${DOCUMENTS}`, amount);
  }
  const changed = isChanged ? [...documents.classes] : [];
  const classes = changed.flatMap(([id, label]) => years.map((year) => [nameAccount(id, year), label] as const));
  return { transactions: await readTransactions(readList, nameAccount, name), balances, classes: new Map(classes) };
}

/** Returns the name of an account in a book year: its first 4 parts. */
type NameAccount = (id: number, year: number, side?: 'B' | 'P') => string;

const selectYears = (parameter: string): string => years.map((year) => `${parameter}=${year}`).join('&');

async function readTransactions(readList: ReadList, nameAccount: NameAccount, name: string): Promise<Transaction[]> {
  const journals = new Map((await readList<Schemas['Journal']>('/v1/journals')).map(({ id, type }) => [id, type]));
  const lines = await readList<Schemas['LedgerLine']>(`/v1/ledgerlines?${selectYears('Bookyear')}`);
  const toLine = (line: Schemas['LedgerLine']): JournalLine => {
    const invoiceId = { V: line.salesInvoiceId, I: line.purchaseInvoiceId }[String(journals.get(line.journalId))];
    const origin = invoiceId || line.JournalEntryId <= MAX_CLIENT_ENTRY ? DOCUMENTS : PLATFORM;
    return {
      account: `${nameAccount(line.ledgerAccountId, line.Bookyear)}:P${line.Period}J${line.journalId}:${origin}`,
      amount: new Decimal(line.amountDebit).minus(line.amountCredit),
    };
  };
  const entries = Map.groupBy(
    lines,
    ({ JournalEntryId, Bookyear, Period }) => `${name} entry ${JournalEntryId} of ${Bookyear} period ${Period}`,
  );
  return [...entries].map(([title, some]) => ({ title, date: String(some[0]?.date), lines: some.map(toLine) }));
}

/** Returns the balances of ledger grouped, by year and by journal and period. */
async function readBalances(readList: ReadList, nameAccount: NameAccount): Promise<Map<string, Decimal>> {
  const balances = new Map<string, Decimal>();
  for (const groupBy of ['', '&groupBy=journal&groupBy=period']) {
    const rows = await readList<Balance>(`/v1/ledgergrouped?${selectYears('bookyear')}${groupBy}`);
    for (const { ledgerAccountId, bookyear, BalanceOrProfitLoss, period, journalId, balance } of rows) {
      const account = nameAccount(ledgerAccountId, bookyear, BalanceOrProfitLoss);
      addAmount(balances, groupBy === '' ? account : `${account}:P${period}J${journalId}`, balance);
    }
  }
  return balances;
}

export function addAmount(sums: Map<string, Decimal>, key: string, amount: Decimal.Value): void {
  sums.set(key, (sums.get(key) ?? new Decimal(0)).plus(amount));
}
