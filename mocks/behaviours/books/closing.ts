import type { Posting } from '../../bookkeeping/posting.ts';
import { type ClosedAccount, openingPostings } from '../../bookkeeping/year-end.ts';
import { type Fault, invalid } from '../../problems.ts';
import { recordsOf } from '../../store/records.ts';
import { administrationColumn, invoiceColumn } from '../../store/tables.ts';
import { type Context, recordsNamed, resourceNamed, scopeIn } from '../context.ts';
import { book, type LedgerPosting, newPlatformEntry } from './ledger.ts';
import { bookYears, lastClosedYear, latestYear } from './years.ts';

/**
 * Closes a book year: what its balance accounts end with is what the next year begins with, as its period 0. Nothing
 * can be booked in it any more.
 *
 * @returns how many ledger lines period 0 of the next year has; undefined when there is no such year.
 * @throws Refusal 400 when it is closed already, has not begun, an earlier year is open, or draft entries are left in it.
 */
export function closeYear(year: number, context: Context): number | undefined {
  const { first, last } = bookYears(context);
  if (year < first || year > last || year === latestYear) return undefined;
  const faults = closingFaults(year, first, context);
  if (faults.length > 0) throw invalid(faults);
  const { database, administration } = context;
  database.run(`insert into closed_years (${administrationColumn}, year) values (?, ?)`, administration.id, year);
  const postings = openingsAfter(year, context);
  if (postings.length > 0) {
    const next = year + 1;
    book(
      {
        id: newPlatformEntry('openings', next, context),
        journalId: null,
        sourceDocumentNumber: `BEGIN-${next}`,
        date: `${next}-01-01`,
        bookYear: next,
        bookPeriod: 0,
        postings,
      },
      context,
    );
  }
  return postings.length;
}

function closingFaults(year: number, first: number, context: Context): Fault[] {
  const closed = lastClosedYear(context);
  const open = Math.max(closed + 1, first);
  const field = 'bookyear';
  if (year <= closed) return [{ field, key: 'bookYearClosed', parameters: { year, open } }];
  if (year > open) return [{ field, key: 'earlierYearOpen', parameters: { year: open } }];
  if (year > Number(context.today.slice(0, 4))) return [{ field, key: 'bookYearNotBegun', parameters: { year } }];
  const filters = [
    ['bookYear', [year]],
    ['status', ['draft']],
  ] as const;
  const count = recordsNamed(context, 'journalentries').count(scopeIn(context), { filters });
  return count > 0 ? [{ field, key: 'draftsLeft', parameters: { count } }] : [];
}

function openingsAfter(year: number, context: Context): LedgerPosting[] {
  const { database, administration } = context;
  const text = `
    select ledgerAccountId, amountDebit / 100.0 as amountDebit, amountCredit / 100.0 as amountCredit,
      debtorId, creditorId, invoiceNumber, ${invoiceColumn} as invoiceId
    from ledgerlines where ${administrationColumn} = ? and Bookyear = ? order by id`;
  const lines = database.all(text, administration.id, year) as unknown as readonly Posting[];
  const accounts = recordsOf(database, resourceNamed(context, 'ledgeraccounts'));
  const chart = accounts.page(scopeIn(context), { filters: [], page: 1, pageSize: 100_000 });
  return openingPostings(lines, chart as unknown as readonly ClosedAccount[]).map((posting) => ({
    ...posting,
    description: `Beginbalans ${year + 1}`,
    invoiceId: posting.invoiceId ?? null,
  }));
}
