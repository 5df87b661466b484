import { type ValidationIssue, validationError } from '../../messages/problems.ts';
import { TENANT_COLUMN } from '../../store/tables.ts';
import { type Context, getRecords, tenantScope } from '../context.ts';
import { bookYears, lastClosedYear, latestYear, yearOf } from './book-years.ts';
import { openingOf, removeOpening } from './openings.ts';
import { book, isBooked, outdateOpenings } from './post-entry.ts';

/**
 * Closes a book year: what its balance accounts end with is what the next year begins with, as its period 0. Nothing
 * can be booked in it any more.
 *
 * @returns how many ledger lines period 0 of the next year has; undefined when there is no such year.
 * @throws Refusal 400 when it is closed already, has not begun, an earlier year is open, or draft entries are left in it.
 */
export function closeYear(year: number, context: Context): number | undefined {
  if (!isBookYear(year, context) || year === latestYear) return undefined;
  const faults = closingFaults(year, context);
  if (faults.length > 0) throw validationError(faults);
  const opening = openingOf(year + 1, context);
  const { database, administration } = context;
  database.run(`insert into closed_years (${TENANT_COLUMN}, year) values (?, ?)`, administration.id, year);
  outdateOpenings(context);
  if (!opening) removeOpening(year + 1, context);
  else if (!isBooked(opening, context)) book(opening, context);
  return opening?.postings.length ?? 0;
}

/**
 * Opens the last closed book year again. What the next one begins with is provisional then.
 *
 * @returns whether there is such a year.
 * @throws Refusal 400 when it is open, or a later year is closed.
 */
export function reopenYear(year: number, context: Context): boolean {
  if (!isBookYear(year, context)) return false;
  const closed = lastClosedYear(context);
  const field = 'bookyear';
  if (year > closed) throw validationError([{ field, key: 'bookYearOpen', parameters: { year } }]);
  if (year < closed) throw validationError([{ field, key: 'laterYearClosed', parameters: { year: closed } }]);
  const { database, administration } = context;
  database.run(`delete from closed_years where ${TENANT_COLUMN} = ? and year = ?`, administration.id, year);
  outdateOpenings(context);
  return true;
}

function isBookYear(year: number, context: Context): boolean {
  const { first, last } = bookYears(context);
  return year >= first && year <= last;
}

function closingFaults(year: number, context: Context): ValidationIssue[] {
  const closed = lastClosedYear(context);
  const open = Math.max(closed + 1, bookYears(context).first);
  const field = 'bookyear';
  if (year <= closed) return [{ field, key: 'bookYearClosed', parameters: { year, open } }];
  if (year > open) return [{ field, key: 'earlierYearOpen', parameters: { year: open } }];
  if (year > yearOf(context)) return [{ field, key: 'bookYearNotBegun', parameters: { year } }];
  const filters = [
    ['bookYear', [year]],
    ['status', ['draft']],
  ] as const;
  const count = getRecords(context, 'journalentries').count(tenantScope(context), { filters });
  return count > 0 ? [{ field, key: 'draftsLeft', parameters: { count } }] : [];
}
