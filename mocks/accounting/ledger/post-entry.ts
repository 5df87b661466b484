import isEqual from 'fast-deep-equal';
import { MAX_AMOUNT } from '../../../totals/line-amounts.ts';
import { incompleteBooksError, validationError } from '../../messages/problems.ts';
import { deleteEntryLines, insertLogEntry, sumAccounts } from '../../store/ledger-queries.ts';
import type { RecordOf } from '../../store/record-types.ts';
import { LARGE_AMOUNT } from '../../store/schema.ts';
import type { Posting } from '../arithmetic/postings.ts';
import { type Context, getRecords, lookup } from '../context.ts';
import { notePosted } from './book-years.ts';

export interface LedgerEntry {
  readonly id: number;
  readonly journalId: number;
  readonly sourceDocumentNumber: string | null;
  readonly date: string;
  readonly bookYear: number;
  readonly bookPeriod: number;
  readonly postings: readonly Posting[];
}

type PostedLine = Pick<RecordOf<'ledgerlines'>, 'id' | 'ledgerAccountId' | 'ledgerAccountNumber'>;

/** Posts a new entry. Throws a ProblemError 400 when an account exceeds the maximum of the contract. */
export function postEntry(entry: LedgerEntry, context: Context): void {
  if (entry.postings.length === 0) return;
  const posted = entry.postings.map((posting) => toLine(entry, posting, context));
  const lines = getRecords(context, 'ledgerlines').insertAll(context.scope, posted);
  for (const line of lines) context.changes.lines.push(line);
  notePosted(entry.bookYear, entry.bookPeriod, context);
  checkSums(entry.bookYear, lines, context);
}

export function toLine(entry: Omit<LedgerEntry, 'postings'>, posting: Posting, context: Context) {
  const account = lookup(context, 'ledgeraccounts', posting.ledgerAccountId);
  if (!account) throw incompleteBooksError(`ledgeraccounts ${posting.ledgerAccountId}`);
  return {
    JournalEntryId: entry.id,
    Bookyear: entry.bookYear,
    Period: entry.bookPeriod,
    date: entry.date,
    journalId: entry.journalId,
    sourceDocumentNumber: entry.sourceDocumentNumber,
    ledgerAccountNumber: account.number,
    ledgerAccountDescription: account.description,
    ...posting,
  };
}

/**
 * Checks the sums of the changed accounts in a book year. An account can have a million lines, so its few large amounts are added
 * up first. The identifier of the new line bounds the number of the others; if these cannot reach the maximum, they are not read.
 * @throws ProblemError 400 when a sum is above the largest amount.
 */
export function checkSums(year: number, lines: readonly PostedLine[], context: Context): void {
  const createSums = (checked: readonly PostedLine[], isLarge: boolean) => {
    const accountIds = new Set(checked.map(({ ledgerAccountId }) => ledgerAccountId));
    const sums = accountIds.size > 0 ? sumAccounts(context, year, [...accountIds], isLarge) : new Map<number, number>();
    return ({ ledgerAccountId }: PostedLine): number => sums.get(ledgerAccountId) ?? 0;
  };
  const getLargeSum = createSums(lines, true);
  const near = lines.filter((line) => getLargeSum(line) + line.id * LARGE_AMOUNT > MAX_AMOUNT);
  const getSum = createSums(near, false);
  const tooLarge = near.find((line) => getSum(line) > MAX_AMOUNT);
  if (!tooLarge) return;
  const parameters = { number: tooLarge.ledgerAccountNumber, year };
  throw validationError([{ field: 'body', key: 'ledgerTooLarge', parameters }]);
}

export function removeEntryLines(entryId: number, context: Context): void {
  for (const line of getEntryLines(entryId, context))
    context.changes.lines.push({ ...line, amountDebit: line.amountCredit, amountCredit: line.amountDebit });
  deleteEntryLines(context, entryId);
  context.changes.years = undefined;
}

export const getEntryLines = (entryId: number, context: Context) =>
  getRecords(context, 'ledgerlines').findBy(context.scope, 'JournalEntryId', [entryId]);

/**
 * Checks if the ledger has exactly these lines of an entry, optionally ignoring texts. Unchanged lines keep their identifiers.
 */
export function isPosted(entry: LedgerEntry, context: Context, { ignoresTexts = false } = {}): boolean {
  const toCompared = ({ description, ...line }: Omit<RecordOf<'ledgerlines'>, 'id'>) =>
    ignoresTexts ? line : { ...line, description };
  const posted = getEntryLines(entry.id, context).map(({ id: _id, ...line }) => toCompared(line));
  return isEqual(
    posted,
    entry.postings.map((posting) => toCompared(toLine(entry, posting, context))),
  );
}

/**
 * Logs that an entry was added or updated (1), or deleted (2), except in period 0. Times never go back: a reader who continues
 * from the last one would miss entries.
 */
export function logChange(
  { id: entryId, bookYear, sourceDocumentNumber }: Pick<LedgerEntry, 'id' | 'bookYear' | 'sourceDocumentNumber'>,
  action: 1 | 2,
  context: Context,
): void {
  insertLogEntry(context, { entryId, action, bookYear, sourceDocumentNumber, moment: context.now });
}
