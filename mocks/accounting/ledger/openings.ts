import { TENANT_COLUMN } from '../../store/tables.ts';
import type { Posting } from '../arithmetic/postings.ts';
import { type ClosedAccount, openingPostings } from '../arithmetic/year-end.ts';
import { type Context, getRecords, tenantScope } from '../context.ts';
import { bookedYears, firstOpenYear, openLines, yearOf } from './book-years.ts';
import { controlTypes } from './invoice-types.ts';
import { journalOfType } from './journals.ts';
import {
  deleteLines,
  forgetPlatformEntry,
  isBooked,
  type LedgerEntry,
  newPlatformEntry,
  platformEntryOf,
  replaceLines,
} from './post-entry.ts';

/** What the platform keeps the entries of openings for; the record of one is its book year. */
const openings = 'openings';

/**
 * The opening of a book year, its period 0: what the balance accounts of the open years before it end with, and their
 * result on the account of type 15. Nothing when they end with nothing.
 */
export function openingOf(year: number, context: Context): LedgerEntry | undefined {
  const postings = openingPostings(balancesBefore(year, context), chartOf(context));
  return postings.length === 0 ? undefined : createOpening(year, postings, context);
}

/** The entry of an opening. */
export function createOpening(year: number, postings: readonly Posting[], context: Context): LedgerEntry {
  return {
    id: platformEntryOf(openings, year, context) ?? newPlatformEntry(openings, year, context),
    journalId: journalOfType('M', context),
    sourceDocumentNumber: `BEGIN-${year}`,
    date: `${year}-01-01`,
    bookYear: year,
    bookPeriod: 0,
    postings: postings.map((posting) => ({
      ...{ salesInvoiceId: null, purchaseInvoiceId: null },
      ...posting,
      description: `Beginbalans ${year}`,
    })),
  };
}

/**
 * The balances of the open years before a year, by account and invoice, in the order in which they arose. The results of
 * all but the last of these years are on the account of type 15 already, as if they had been closed.
 */
function balancesBefore(year: number, context: Context): readonly Posting[] {
  const open = openLines(context);
  const about = 'debtorId, creditorId, invoiceNumber, salesInvoiceId, purchaseInvoiceId';
  const chosen = `ledgerlines as line where ${open.sql} and line.Bookyear < ? and line.ledgerAccountId`;
  const control = `(select id from ledgeraccounts where ${TENANT_COLUMN} = ? and type in (${controlTypes.join()}))`;
  // Only accounts of debtors and creditors go over invoice by invoice; grouping a million lines so would take seconds.
  const text = `
    with balances as (
      select line.Bookyear as year, line.ledgerAccountId as accountId, ${about.replaceAll(/\w+/g, 'null as $&')},
        sum(line.amountDebit - line.amountCredit) as cents, 0 as period, 0 as lineId
      from ${chosen} is not null and line.ledgerAccountId not in ${control} group by line.Bookyear, line.ledgerAccountId
      union all
      select 0, line.ledgerAccountId, ${about}, sum(line.amountDebit - line.amountCredit),
        min(line.Bookyear * 100 + line.Period), min(line.id)
      from ${chosen} in ${control} group by line.ledgerAccountId, ${about})
    select iif(account.balanceOrProfitLoss = 'P' and balances.year < ?, result.id, account.id) as ledgerAccountId, ${about},
      max(cents, 0) / 100.0 as amountDebit, max(-cents, 0) / 100.0 as amountCredit
    from balances join ledgeraccounts as account on account.id = balances.accountId
      join ledgeraccounts as result on result.${TENANT_COLUMN} = account.${TENANT_COLUMN} and result.type = 15
    order by period, lineId`;
  const values = [...open.values, year, context.administration.id];
  return context.database.all(text, ...values, ...values, year - 1) as unknown as readonly Posting[];
}

function chartOf(context: Context): readonly ClosedAccount[] {
  const chart = getRecords(context, 'ledgeraccounts').page(tenantScope(context), {
    filters: [],
    page: 1,
    pageSize: 100_000,
  });
  return chart as unknown as readonly ClosedAccount[];
}

/**
 * Brings the provisional openings of book years up to date. A year has one from when it begins, or something is booked
 * in it, to when the year before is closed.
 *
 * @param asked the years that are read; those that have one already when left out.
 */
export function refreshOpenings(context: Context, asked?: readonly number[]): void {
  const { database, administration } = context;
  const firstOpen = firstOpenYear(context);
  const last = Math.max(firstOpen, yearOf(context), bookedYears(context).last ?? 0);
  const opened = openedYears(context);
  const gone = opened.filter((year) => year > last);
  const text = `select year from current_openings where ${TENANT_COLUMN} = ?`;
  const current = new Set(database.all(text, administration.id).map(({ year }) => year));
  const due = (asked ?? opened).filter((year) => year > firstOpen && year <= last && !current.has(year));
  if (gone.length + due.length === 0) return;
  database.transaction(() => {
    for (const year of gone) {
      removeOpening(year, context);
      database.run(`delete from current_openings where ${TENANT_COLUMN} = ? and year = ?`, administration.id, year);
    }
    for (const year of new Set(due)) refreshOpening(year, context);
  });
}

function openedYears({ database, administration }: Context): readonly number[] {
  const text = `select recordId as year from platform_entries where resource = ? and ${TENANT_COLUMN} = ?`;
  return database.all(text, openings, administration.id).map(({ year }) => Number(year));
}

/** Lines that stay as they are keep their identifiers. What an account cannot show is left out until the year is closed. */
function refreshOpening(year: number, context: Context): void {
  const { database, administration } = context;
  const opening = openingOf(year, context);
  if (!opening) removeOpening(year, context);
  else if (!isBooked(opening, context) && replaceLines(opening, context).length > 0) deleteLines(opening.id, context);
  database.run(`insert into current_openings (${TENANT_COLUMN}, year) values (?, ?)`, administration.id, year);
}

/** Removes the opening of a year that begins with nothing, or that has not begun any more: the clock was set back. */
export function removeOpening(year: number, context: Context): void {
  const id = platformEntryOf(openings, year, context);
  if (id === undefined) return;
  deleteLines(id, context);
  forgetPlatformEntry(id, context);
}
