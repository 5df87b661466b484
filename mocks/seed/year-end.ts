import { debit } from '../accounting/arithmetic/postings.ts';
import type { Context } from '../accounting/context.ts';
import { closeYear } from '../accounting/ledger/close-year.ts';
import { ALL_INVOICE_TYPES, INVOICE_TYPES } from '../accounting/ledger/invoice-types.ts';
import { createOpening } from '../accounting/ledger/openings.ts';
import { postEntry } from '../accounting/ledger/post-entry.ts';
import { updateAges } from '../store/ledger-queries.ts';
import { saveClosedYear } from '../store/system-tables.ts';
import type { Directory } from './directory.ts';
import type { History } from './entry-types.ts';
import { FIRST_BOOK_YEAR, LAST_BOOK_YEAR } from './events.ts';

/** Closes all book years but the last, and updates the ages of outstanding invoices to the day on which that is done. */
export function closeBooks(opening: History['opening'], directory: Directory, context: Context): void {
  openFirstYear(opening, directory, context);
  for (let year = FIRST_BOOK_YEAR; year < LAST_BOOK_YEAR; year += 1) closeYear(year, context);
  for (const type of ALL_INVOICE_TYPES) updateAges(context, INVOICE_TYPES[type].outstanding.table, context.today);
}

/** Posts the opening of the first book year. The year before it was closed before the platform. */
function openFirstYear(opening: History['opening'], { accounts }: Directory, context: Context): void {
  const postings = opening.map(([account, amount]) => debit(accounts.getId(account), amount));
  postEntry(createOpening(FIRST_BOOK_YEAR, postings, context), context);
  saveClosedYear(context, FIRST_BOOK_YEAR - 1);
}
