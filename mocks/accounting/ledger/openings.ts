import { validationError } from '../../messages/problems.ts';
import { renderForBooks } from '../../messages/render.ts';
import { deleteEntryLines, getBalancesBefore, getBookedYears } from '../../store/ledger-queries.ts';
import {
  createPlatformEntry,
  findPlatformEntry,
  listPlatformEntryRecords,
  removePlatformEntry,
} from '../../store/system-tables.ts';
import type { Posting } from '../arithmetic/postings.ts';
import { createOpeningPostings } from '../arithmetic/year-end.ts';
import { type Context, getRecords } from '../context.ts';
import { getFirstOpenYear, getYear } from './book-years.ts';
import { CONTROL_TYPES } from './invoice-types.ts';
import { getJournal } from './journals.ts';
import { getEntryLines, isPosted, type LedgerEntry, replaceEntryLines } from './post-entry.ts';

/** Resource of the entries of openings. The record of an entry is its book year. */
export const OPENINGS = 'openings';

/**
 * Returns the opening of a book year, its period 0: the balances of the balance accounts of the open years before it, and
 * their result on the account of type 15. Undefined when there are none.
 */
export function getOpening(year: number, context: Context): LedgerEntry | undefined {
  const accounts = getRecords(context, 'ledgeraccounts').all(context.scope);
  const postings = createOpeningPostings(getBalancesBefore(context, year, CONTROL_TYPES), accounts);
  return postings.length === 0 ? undefined : createOpening(year, postings, context);
}

export function createOpening(year: number, postings: readonly Posting[], context: Context): LedgerEntry {
  return {
    id: findPlatformEntry(context, OPENINGS, year) ?? createPlatformEntry(context, OPENINGS, year),
    journalId: getJournal('M', context),
    sourceDocumentNumber: `BEGIN-${year}`,
    date: `${year}-01-01`,
    bookYear: year,
    bookPeriod: 0,
    postings: postings.map((posting) => ({ ...posting, description: renderForBooks('books.opening', { year }) })),
  };
}

/**
 * Brings the provisional openings of book years up to date. A year has one from when it begins, or something is posted in
 * it, until the year before is closed. It runs after a change of the ledger, and when a day begins.
 */
export function updateOpenings(context: Context): void {
  const firstOpen = getFirstOpenYear(context);
  const last = Math.max(firstOpen, getYear(context), getBookedYears(context).last ?? 0);
  for (const year of listPlatformEntryRecords(context, OPENINGS)) if (year > last) removeOpening(year, context);
  for (let year = Math.max(firstOpen + 1, last - MAX_OPENINGS + 1); year <= last; year += 1)
    updateOpening(year, context);
}

/** Provisional openings that are kept up to date: those of the last years, when the clock is far ahead of the books. */
const MAX_OPENINGS = 25;

/**
 * Lines that stay the same keep their identifiers. An opening that the contract could not show from the start waits for the
 * closing.
 *
 * @throws ProblemError 400 when a change would make an opening that there is too large: it would vanish without a word.
 */
function updateOpening(year: number, context: Context): void {
  const opening = getOpening(year, context);
  if (!opening) {
    removeOpening(year, context);
    return;
  }
  if (isPosted(opening, context)) return;
  const isShown = getEntryLines(opening.id, context).length > 0;
  const issues = replaceEntryLines(opening, context);
  if (issues.length === 0) return;
  if (isShown) throw validationError(issues.slice(0, 1));
  deleteEntryLines(context, opening.id);
}

/** Removes the opening of a year that begins with nothing, or has not begun any more because the clock was set back. */
export function removeOpening(year: number, context: Context): void {
  const id = findPlatformEntry(context, OPENINGS, year);
  if (id === undefined) return;
  deleteEntryLines(context, id);
  removePlatformEntry(context, id);
}
