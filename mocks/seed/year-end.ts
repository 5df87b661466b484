import { debit } from '../accounting/arithmetic/postings.ts';
import { type Context, getRecords, tenantScope } from '../accounting/context.ts';
import { closeYear } from '../accounting/ledger/close-year.ts';
import { everySide, sides } from '../accounting/ledger/invoice-types.ts';
import { createOpening } from '../accounting/ledger/openings.ts';
import { settleOutstanding } from '../accounting/ledger/outstanding.ts';
import { book } from '../accounting/ledger/post-entry.ts';
import { TENANT_COLUMN } from '../store/tables.ts';
import type { Directory } from './directory.ts';
import type { History } from './entry-types.ts';
import { FIRST_BOOK_YEAR, LAST_BOOK_YEAR } from './events.ts';

/** Closes all book years but the last, and counts the ages of outstanding invoices to the day on which that is done. */
export function closeBooks(opening: History['opening'], directory: Directory, context: Context): void {
  openFirstYear(opening, directory, context);
  for (let year = FIRST_BOOK_YEAR; year < LAST_BOOK_YEAR; year += 1) closeYear(year, context);
  for (const side of everySide) {
    const invoices = getRecords(context, sides[side].outstanding).page(tenantScope(context), all);
    for (const { id } of invoices) settleOutstanding(side, id, context);
  }
}

const all = { filters: [], page: 1, pageSize: 10_000 };

/** Posts what the first book year begins with. The year before it was closed before the platform. */
function openFirstYear(opening: History['opening'], { accounts }: Directory, context: Context): void {
  const postings = opening.map(([account, amount]) => debit(accounts.getId(account), amount));
  book(createOpening(FIRST_BOOK_YEAR, postings, context), context);
  const { database, administration } = context;
  const text = `insert into closed_years (${TENANT_COLUMN}, year) values (?, ?)`;
  database.run(text, administration.id, FIRST_BOOK_YEAR - 1);
}
