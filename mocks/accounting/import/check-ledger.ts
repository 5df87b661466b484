import { MAX_AMOUNT } from '../../../totals/line-amounts.ts';
import type { StateRecord } from '../../store/state.ts';
import { checkPeriod } from '../ledger/book-years.ts';
import { CONTROL_TYPES } from '../ledger/invoice-types.ts';
import { OPENINGS, RESULT_TYPE } from '../ledger/openings.ts';
import type { ImportedBooks } from './imported-books.ts';

export const toCents = (euros: unknown): number => Math.round(Number(euros ?? 0) * 100);

const MAX_CENTS = toCents(MAX_AMOUNT);

/** Returns debits less credits, in cents. */
export const toBalance = ({ amountDebit, amountCredit }: StateRecord): number =>
  toCents(amountDebit) - toCents(amountCredit);

/** Sums in cents, by account, entry or invoice. */
export type Sums = Map<unknown, number>;

export function addTo(sums: Sums, key: unknown, cents: number): number {
  const sum = (sums.get(key) ?? 0) + cents;
  sums.set(key, sum);
  return sum;
}

type FirstLines = ReadonlyMap<unknown, { readonly index: number; readonly line: StateRecord }>;

/** Checks each line of the ledger, and what each entry and the opening of each year come to. */
export function checkLedger(books: ImportedBooks): void {
  const { list, report } = books;
  const firstLines = new Map<unknown, { readonly index: number; readonly line: StateRecord }>();
  const balances: Sums = new Map();
  const sides: Sums = new Map();
  for (const [index, line] of list('ledgerlines').entries()) {
    const first = firstLines.get(line.JournalEntryId)?.line;
    if (!first) firstLines.set(line.JournalEntryId, { index, line });
    checkLine(line, index, first ?? line, books);
    addTo(balances, line.JournalEntryId, toBalance(line));
    const side = `${line.Bookyear} ${line.ledgerAccountId} ${Number(line.amountDebit) > 0}`;
    if (addTo(sides, side, Math.abs(toBalance(line))) <= MAX_CENTS) continue;
    const parameters = { number: String(line.ledgerAccountNumber), year: Number(line.Bookyear) };
    report('ledgerlines', index, 'ledgerAccountId', { key: 'ledgerTooLarge', parameters });
  }
  for (const [id, { index }] of firstLines)
    if (balances.get(id) !== 0)
      report('ledgerlines', index, 'JournalEntryId', { key: 'stateUnbalanced', parameters: { id: Number(id) } });
  checkEntries(books, firstLines);
  checkPlatformEntries(books);
  checkJournalEntries(books);
  checkOpenings(books);
}

/** Checks that a line has one side, and is in the journal and the period of its entry. */
function checkLine(line: StateRecord, index: number, first: StateRecord, { report, expect }: ImportedBooks): void {
  const [debit, credit] = [Number(line.amountDebit), Number(line.amountCredit)];
  if (Math.min(debit, credit) !== 0 || debit === credit)
    report('ledgerlines', index, debit < 0 ? 'amountDebit' : 'amountCredit', { key: 'stateOneSide' });
  const isOfEntry = first.Bookyear === line.Bookyear && first.Period === line.Period;
  if (!isOfEntry || first.journalId !== line.journalId) expect('ledgerlines', index, line, pickEntry(first));
}

const pickEntry = ({ Bookyear, Period, journalId }: StateRecord) => ({ Bookyear, Period, journalId });

/** Checks that each entry is one that a client had processed, or that the platform made, in a period that exists. */
function checkEntries({ find, report, expect }: ImportedBooks, firstLines: FirstLines): void {
  const [platformEntries, entries] = [find('platform_entries'), find('journalentries')];
  for (const [id, { index, line }] of firstLines) {
    const [made, entry] = [platformEntries.get(id), entries.get(id)];
    if (entry) {
      const { bookYear: Bookyear, bookPeriod: Period, JournalId: journalId } = entry;
      expect('ledgerlines', index, line, { Bookyear, Period, journalId });
      if (entry.status !== 'processed') report('ledgerlines', index, 'JournalEntryId', { key: 'stateUnprocessed' });
    } else if (!made && !find('journalentrylog', 'JournalEntryId').has(id)) {
      const parameters = { by: 'id', value: String(id), path: '/v1/journalentries' };
      report('ledgerlines', index, 'JournalEntryId', { key: 'referenceUnknown', parameters });
    }
    if (made?.resource === OPENINGS) expect('ledgerlines', index, line, { Bookyear: made.recordId, Period: 0 });
    else for (const issue of checkPeriod(Number(line.Period))) report('ledgerlines', index, 'Period', issue);
  }
}

/** Checks that the record exists for which the platform made an entry. */
function checkPlatformEntries({ list, find, report }: ImportedBooks): void {
  for (const [index, { resource, recordId }] of list('platform_entries').entries()) {
    const target = ENTRY_RECORDS[String(resource)];
    if (target === undefined)
      report('platform_entries', index, 'resource', {
        key: 'stateResourceUnknown',
        parameters: { value: String(resource) },
      });
    else if (resource !== OPENINGS && !find(target).has(recordId)) {
      const parameters = { by: 'id', value: String(recordId), path: `/v1/${target}` };
      report('platform_entries', index, 'recordId', { key: 'referenceUnknown', parameters });
    }
  }
}

/** The resources whose records the platform makes entries for: by the invoice, its payment, or the journal of the bank. */
const ENTRY_RECORDS: Readonly<Record<string, string>> = {
  [OPENINGS]: OPENINGS,
  journals: 'journals',
  salesinvoices: 'salesinvoices',
  purchaseinvoices: 'purchaseinvoices',
  outstandingsalesinvoices: 'salesinvoices',
  outstandingpurchaseinvoices: 'purchaseinvoices',
};

/** Checks that the ledger has of each processed entry what its lines and its cash balances say. */
function checkJournalEntries({ list, find, report }: ImportedBooks): void {
  const [entries, journals] = [find('journalentries'), find('journals')];
  const differences: Sums = new Map();
  const toKey = (id: unknown, accountId: unknown): string => `${id} ${accountId}`;
  const addLines = (table: string, idField: string, sign: number): void => {
    for (const line of list(table)) {
      if (entries.get(line[idField])?.status !== 'processed') continue;
      addTo(differences, toKey(line[idField], line.ledgerAccountId), sign * toBalance(line));
    }
  };
  addLines('ledgerlines', 'JournalEntryId', -1);
  addLines('journalentries/lines', 'entryId', 1);
  for (const [index, { id, status, JournalId, bookPeriod, ...entry }] of list('journalentries').entries()) {
    for (const issue of checkPeriod(Number(bookPeriod))) report('journalentries', index, issue.field, issue);
    if (status !== 'processed') continue;
    const register = journals.get(JournalId)?.ledgerAccountId;
    addTo(differences, toKey(id, register), toCents(entry.closingBalance) - toCents(entry.openingBalance));
  }
  const wrong = new Set([...differences].filter(([, cents]) => cents !== 0).map(([key]) => String(key).split(' ')[0]));
  for (const [index, { id }] of list('journalentries').entries())
    if (wrong.has(String(id))) report('journalentries', index, 'status', { key: 'stateNotPosted' });
}

/** Balances of a book year, by account and, on control accounts, by invoice. */
interface Year {
  readonly all: Sums;
  readonly opening: Sums;
  /** Place of the first line of its opening. */
  openingIndex?: number;
}

/** Checks that each year begins with what the year before comes to, its result included. */
function checkOpenings({ list, find, report }: ImportedBooks): void {
  const accounts = find('ledgeraccounts');
  const result = list('ledgeraccounts').find(({ type }) => type === RESULT_TYPE)?.id;
  const years = new Map<number, Year>();
  for (const [index, line] of list('ledgerlines').entries()) {
    const { balanceOrProfitLoss, type, id } = accounts.get(line.ledgerAccountId) ?? {};
    const { debtorId, creditorId, invoiceNumber, salesInvoiceId, purchaseInvoiceId } = line;
    const invoice = [debtorId, creditorId, invoiceNumber, salesInvoiceId, purchaseInvoiceId];
    const balanceKey = CONTROL_TYPES.includes(Number(type)) ? [id, ...invoice].join(' ') : id;
    const key = balanceOrProfitLoss === 'P' ? result : balanceKey;
    const year: Year = years.get(Number(line.Bookyear)) ?? { all: new Map(), opening: new Map() };
    years.set(Number(line.Bookyear), year);
    addTo(year.all, key, toBalance(line));
    if (line.Period !== 0) continue;
    year.openingIndex ??= index;
    addTo(year.opening, key, toBalance(line));
  }
  for (const [number, { opening, openingIndex }] of years) {
    const before = years.get(number - 1);
    // Nothing says how the first of the years began.
    if (openingIndex === undefined || !before) continue;
    const keys = new Set([...before.all.keys(), ...opening.keys()]);
    if ([...keys].some((key) => (before.all.get(key) ?? 0) !== (opening.get(key) ?? 0)))
      report('ledgerlines', openingIndex, 'Period', { key: 'stateOpening', parameters: { year: number } });
  }
}
