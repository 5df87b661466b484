import { type ValidationIssue, validationError } from '../../messages/problems.ts';
import { countUnpostedInvoices } from '../../store/unposted-invoices.ts';
import { type Context, getRecords } from '../context.ts';
import {
  closeBookYear,
  getBookYears,
  getPostedYears,
  getYear,
  MAX_YEAR,
  reopenBookYear,
} from '../ledger/book-years.ts';
import { makeOpening, updateOpenings } from '../ledger/openings.ts';

/**
 * Closes a book year: its balances open the next year, in period 0. Returns undefined for an unknown year.
 * @throws ProblemError 400 when it is closed, has not begun, an earlier year is open, or it has draft entries.
 */
export function closeYear(year: number, context: Context) {
  if (!isBookYear(year, context) || year === MAX_YEAR) return undefined;
  const issues = checkClosing(year, context);
  if (issues.length > 0) throw validationError(issues);
  updateOpenings(context);
  const openingIssues = makeOpening(year + 1, context);
  if (openingIssues.length > 0) throw validationError(openingIssues);
  closeBookYear(year, context);
  const filters = [
    ['Bookyear', [year + 1]],
    ['Period', [0]],
  ] as const;
  const openingLineCount = getRecords(context, 'ledgerlines').count(context.scope, { filters });
  return { openingLineCount, ...countUnpostedInvoices(context, year) };
}

/** Reopens the last closed year. Returns false for an unknown one. Throws a ProblemError 400 when a later one is closed. */
export function reopenYear(year: number, context: Context): boolean {
  if (!isBookYear(year, context)) return false;
  const { closed } = getPostedYears(context);
  const field = 'bookyear';
  if (year > closed) throw validationError([{ field, key: 'bookYearOpen', parameters: { year } }]);
  if (year < closed) throw validationError([{ field, key: 'laterYearClosed', parameters: { year: closed } }]);
  reopenBookYear(year, context);
  updateOpenings(context);
  return true;
}

function isBookYear(year: number, context: Context): boolean {
  const { first, last } = getBookYears(context);
  return year >= first && year <= last;
}

function checkClosing(year: number, context: Context): ValidationIssue[] {
  const { closed } = getPostedYears(context);
  const open = Math.max(closed + 1, getBookYears(context).first);
  const field = 'bookyear';
  if (year <= closed) return [{ field, key: 'bookYearClosed', parameters: { year, open } }];
  if (year > open) return [{ field, key: 'earlierYearOpen', parameters: { year: open } }];
  if (year > getYear(context)) return [{ field, key: 'bookYearNotBegun', parameters: { year } }];
  const filters = [
    ['bookYear', [year]],
    ['status', ['draft']],
  ] as const;
  const count = getRecords(context, 'journalentries').count(context.scope, { filters });
  return count > 0 ? [{ field, key: 'draftsLeft', parameters: { count } }] : [];
}
