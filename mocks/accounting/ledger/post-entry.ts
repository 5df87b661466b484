import { MAX_AMOUNT } from '../../../totals/line-amounts.ts';
import { incompleteBooksError, type ValidationIssue, validationError } from '../../messages/problems.ts';
import {
  deleteEntryLines,
  getLastLogMoment,
  hasEntryLines,
  sumAccount,
  sumLargeAmounts,
} from '../../store/ledger-queries.ts';
import type { RecordOf } from '../../store/record-types.ts';
import { LARGE_AMOUNT } from '../../store/schema.ts';
import type { Posting } from '../arithmetic/postings.ts';
import { type Context, getRecords, getResource, lookup } from '../context.ts';

export interface LedgerEntry {
  readonly id: number;
  readonly journalId: number;
  readonly sourceDocumentNumber: string | null;
  readonly date: string;
  readonly bookYear: number;
  readonly bookPeriod: number;
  readonly postings: readonly Posting[];
}

type PostedLine = Pick<RecordOf<'ledgerlines'>, 'id' | 'Bookyear' | 'ledgerAccountId' | 'ledgerAccountNumber'>;

/**
 * Posts an entry. Its lines replace those that it has.
 *
 * @throws ProblemError 400 when an account would come to more than the contract can show.
 */
export function postEntry(entry: LedgerEntry, context: Context): void {
  removeEntryLines(entry.id, context);
  const records = getRecords(context, 'ledgerlines');
  const lines = entry.postings.map((posting) => records.insert(context.scope, toLine(entry, posting, context)));
  for (const line of lines) context.changedLines.push(line);
  const issues = lines.flatMap((line) => checkSum(line, context));
  if (issues.length > 0) throw validationError(issues.slice(0, 1));
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

export function checkSum(line: PostedLine, context: Context): ValidationIssue[] {
  if (isFarFromLimit(line, context)) return [];
  const { debit, credit } = sumAccount(context, line);
  if (Math.max(debit, credit) <= MAX_AMOUNT) return [];
  const parameters = { number: line.ledgerAccountNumber, year: line.Bookyear };
  return [{ field: 'body', key: 'ledgerTooLarge', parameters }];
}

/**
 * Checks, without adding up up to a million lines, that an account cannot come near the largest amount. The
 * large ones are few, and there are no more of the others than the last identifier says.
 */
function isFarFromLimit(line: PostedLine, context: Context): boolean {
  const { debit, credit } = sumLargeAmounts(context, line);
  return Math.max(debit, credit) + line.id * LARGE_AMOUNT <= MAX_AMOUNT;
}

export function removeEntryLines(entryId: number, context: Context): void {
  for (const line of getEntryLines(entryId, context))
    context.changedLines.push({ ...line, amountDebit: line.amountCredit, amountCredit: line.amountDebit });
  deleteEntryLines(context, entryId);
}

export const getEntryLines = (entryId: number, context: Context) =>
  getRecords(context, 'ledgerlines').findBy(context.scope, 'JournalEntryId', [entryId]);

/** Checks whether the ledger has exactly these lines of an entry. Lines that stay the same keep their identifiers. */
export function isPosted(entry: LedgerEntry, context: Context): boolean {
  const lines = entry.postings.map((posting) => toLine(entry, posting, context));
  return hasEntryLines(context, getResource(context, 'ledgerlines'), entry.id, lines);
}

/**
 * Logs that an entry was added or updated (1), or deleted (2). Period 0 is not logged. The moments of a log never go back:
 * who reads on from the last one would miss what is written before it, after the clock was set back.
 */
export function logChange(entryId: number, action: 1 | 2, bookYear: number, context: Context): void {
  const last = getLastLogMoment(context);
  getRecords(context, 'journalentrylog').insert(context.scope, {
    JournalEntryId: entryId,
    Action: action,
    ChangedDate: last > context.now ? last : context.now,
    Bookyear: bookYear,
  });
}
