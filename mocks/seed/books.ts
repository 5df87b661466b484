import { periodOf } from '../accounting/arithmetic/calendar.ts';
import { debit, PLATFORM_ENTRIES_AFTER, type Posting } from '../accounting/arithmetic/postings.ts';
import { openingPostings } from '../accounting/arithmetic/year-end.ts';
import type { Fields } from './contract-types.ts';
import type { Directory } from './directory.ts';
import { type Entry, platformEntry } from './entries.ts';
import type { History } from './entry-types.ts';
import { firstBookYear, lastBookYear } from './history.ts';
import { sideOf } from './standard/accounts.ts';
import type { NextId, Row } from './tables.ts';

type LedgerLine = Fields<'LedgerLine'> & { readonly id: number };

/** An entry with the identifier that its ledger lines name, in its place in time. */
interface Booked extends Entry {
  readonly id: number;
  readonly bookYear: number;
  readonly bookPeriod: number;
}

/** The ledger lines of a company, and the log of the entries that they belong to. */
export function booksOf(entries: readonly Entry[], opening: History['opening'], directory: Directory, nextId: NextId) {
  const booked = inOrder(entries).map((entry) => bookedEntry(entry, periodOf(entry.date), nextId));
  const lines = booked.flatMap((entry) => ledgerLines(entry, directory, nextId));
  const openings = openingsOf(lines, opening, directory, nextId);
  return { ledgerlines: [...lines, ...openings], journalentrylog: logOf(booked, nextId) };
}

/** In the order in which they came into the ledger; what came at once, in the order of its dates. */
function inOrder(entries: readonly Entry[]): Entry[] {
  const came = ({ changes, date }: Entry) => `${changes.findLast(([action]) => action === 1)?.[1]} ${date}`;
  return sortedBy(entries, came);
}

function sortedBy<One>(all: readonly One[], key: (one: One) => string): One[] {
  return all
    .map((one) => ({ one, key: key(one) }))
    .sort((left, right) => Number(left.key > right.key) - Number(left.key < right.key))
    .map(({ one }) => one);
}

function bookedEntry(entry: Entry, period: ReturnType<typeof periodOf>, nextId: NextId): Booked {
  return { ...entry, ...period, id: entry.id ?? PLATFORM_ENTRIES_AFTER + nextId('entries') };
}

function ledgerLines(entry: Booked, { accountsById }: Directory, nextId: NextId): LedgerLine[] {
  return entry.postings.map((posting) => {
    const account = accountsById.get(posting.ledgerAccountId);
    return {
      id: nextId('ledgerlines'),
      JournalEntryId: entry.id,
      Bookyear: entry.bookYear,
      Period: entry.bookPeriod,
      date: entry.date,
      journalId: entry.journalId,
      sourceDocumentNumber: entry.sourceDocumentNumber,
      ledgerAccountNumber: String(account?.number),
      ledgerAccountDescription: String(account?.description),
      salesInvoiceId: null,
      purchaseInvoiceId: null,
      ...posting,
    };
  });
}

/** Period 0 of each book year: what it began with, which is what the year before ended with. */
function openingsOf(
  lines: readonly LedgerLine[],
  first: History['opening'],
  directory: Directory,
  nextId: NextId,
): LedgerLine[] {
  const { accounts, accountsById } = directory;
  const closed = [...accountsById].map(([id, { number, type }]) => ({ id, type, balanceOrProfitLoss: sideOf(number) }));
  const byYear = Map.groupBy(lines, ({ Bookyear }) => Bookyear);
  let postings: readonly Posting[] = first.map(([account, amount]) => debit(accounts.idOf(account), amount));
  const all: LedgerLine[] = [];
  for (let bookYear = firstBookYear; bookYear <= lastBookYear; bookYear += 1) {
    const begun = postings.map((posting) => ({ ...posting, description: `Beginbalans ${bookYear}` }));
    const entry = platformEntry({
      journalId: directory.journals.idOf('MEM'),
      sourceDocumentNumber: `BEGIN-${bookYear}`,
      date: `${bookYear}-01-01`,
      postings: begun,
    });
    const opening = ledgerLines(bookedEntry(entry, { bookYear, bookPeriod: 0 }, nextId), directory, nextId);
    all.push(...opening);
    postings = openingPostings([...opening, ...(byYear.get(bookYear) ?? [])], closed);
  }
  return all;
}

/** Every change of every entry, in the order in which they happened. It does not know of period 0. */
function logOf(entries: readonly Booked[], nextId: NextId): Row[] {
  const changes = entries.flatMap(({ id, bookYear, changes: made }) =>
    made.map(
      ([Action, ChangedDate]): Fields<'JournalEntryChange'> => ({
        JournalEntryId: id,
        Action,
        ChangedDate,
        Bookyear: bookYear,
      }),
    ),
  );
  return sortedBy(changes, ({ ChangedDate }) => ChangedDate).map((change) => ({
    id: nextId('journalentrylog'),
    ...change,
  }));
}
