import type { InvoiceLine } from '../../bookkeeping/posting.ts';
import type { Totals } from '../../bookkeeping/totals.ts';
import { vatBookings } from '../../bookkeeping/vat-bookings.ts';
import type { Fault } from '../../problems.ts';
import type { Stored } from '../../store/records.ts';
import { invoiceColumn } from '../../store/tables.ts';
import { type Context, lookup, recordsNamed, scopeIn } from '../context.ts';
import { counted, linesOf } from '../invoice-lines.ts';
import {
  book,
  bookedLines,
  forgetPlatformEntry,
  type LedgerPosting,
  logChange,
  newPlatformEntry,
  platformEntryOf,
  removeLines,
} from './ledger.ts';
import { settleOutstanding } from './outstanding.ts';
import { type InvoiceSide, postingsOfInvoice, sides } from './sides.ts';
import { periodOf, yearFaults } from './years.ts';

/**
 * Brings the ledger up to date with an invoice that was entered or changed. One that is not coded yet is not in it.
 * What is booked in a closed year, or paid on already, cannot be booked otherwise.
 */
export function postInvoice(side: InvoiceSide, id: number, context: Context): readonly Fault[] {
  const { invoices } = sides[side];
  const header = recordsNamed(context, invoices).find(scopeIn(context), id);
  if (!header) throw new Error(`${invoices} ${id} is gone before it was booked`);
  const postings = postingsOf(side, header, context);
  const entryId = platformEntryOf(invoices, id, context);
  if (postings.length === 0) return entryId === undefined ? [] : unpostInvoice(side, id, context);

  const date = String(header.invoiceDate);
  const faults = yearFaults('invoiceDate', periodOf(date).bookYear, context);
  const before = entryId === undefined ? [] : bookedLines(entryId, context);
  const entry = entryId ?? newPlatformEntry(invoices, id, context);
  const number = header.invoiceNumber as string | null;
  book({ id: entry, journalId: null, sourceDocumentNumber: number, date, ...periodOf(date), postings }, context);
  if (JSON.stringify(before) !== JSON.stringify(bookedLines(entry, context))) {
    if (before.length > 0) faults.push(...fixedFaults(side, id, entry, before, context));
    if (faults.length > 0) return faults;
    logChange(entry, 1, periodOf(date).bookYear, context);
  }
  settleOutstanding(side, id, context);
  return [];
}

/** Takes an invoice out of the ledger. */
export function unpostInvoice(side: InvoiceSide, id: number, context: Context): readonly Fault[] {
  const entryId = platformEntryOf(sides[side].invoices, id, context);
  if (entryId === undefined) return [];
  const before = bookedLines(entryId, context);
  const faults = fixedFaults(side, id, entryId, before, context);
  if (faults.length > 0) return faults;
  removeLines(entryId, context);
  forgetPlatformEntry(entryId, context);
  logChange(entryId, 2, Number(before[0]?.Bookyear ?? context.today.slice(0, 4)), context);
  settleOutstanding(side, id, context);
  return [];
}

/** The invoice in the ledger; nothing as long as it has no debtor or creditor, or no amount. */
function postingsOf(side: InvoiceSide, header: Stored, context: Context): LedgerPosting[] {
  const { invoices, partyField, parties, kinds, kindField, controlType } = sides[side];
  const party = lookup(context, parties, header[partyField]);
  const lines = counted(linesOf(invoices, header.id, context));
  if (!party || lines.length === 0) return [];
  const contraAccountId = Number(lookup(context, kinds, party[kindField])?.ledgerAccountId);
  const postings = postingsOfInvoice(side, party.id, {
    contraAccountId,
    invoiceNumber: header.invoiceNumber as string | null,
    description: header.description as string | null,
    lines: lines.map((line) => ({ ...(line as unknown as InvoiceLine), ledgerAccountId: accountOf(line, context) })),
    totals: header as unknown as Totals,
    vatBookings: bookingsOf(context),
  });
  return postings.map((posting) => {
    const isOwed = lookup(context, 'ledgeraccounts', posting.ledgerAccountId)?.type === controlType;
    return { ...posting, invoiceId: isOwed ? header.id : null };
  });
}

/** The account that a line is booked on: its own, or that of its sales type or of the sales type of its article. */
function accountOf({ bookingType, ...line }: Stored, context: Context): number {
  if (bookingType === undefined || bookingType === 'G') return Number(line.ledgerAccountId);
  const article = bookingType === 'A' ? lookup(context, 'articles', line.ArticleSku, 'ArticleSku') : undefined;
  const salesType = lookup(context, 'salestypes', article?.SalesTypeId ?? line.salesTypeId);
  return Number(salesType?.ledgerAccountId);
}

function bookingsOf(context: Context) {
  const all = { filters: [], page: 1, pageSize: 10_000 };
  const codes = recordsNamed(context, 'vatcodes').page(scopeIn(context), all);
  return vatBookings(codes as unknown as Parameters<typeof vatBookings>[0]);
}

/** Why what is booked of an invoice cannot change. */
function fixedFaults(
  side: InvoiceSide,
  id: number,
  entryId: number,
  before: readonly Record<string, unknown>[],
  context: Context,
): Fault[] {
  const faults = yearFaults('id', Number(before[0]?.Bookyear ?? context.today.slice(0, 4)), context);
  return paymentsOn(side, id, entryId, context) > 0 ? [...faults, { field: 'id', key: 'invoicePaid' }] : faults;
}

/** How many ledger lines of other entries settle an invoice. */
function paymentsOn(side: InvoiceSide, id: number, entryId: number, { database }: Context): number {
  const text = `
    select count(*) as payments from ledgerlines as line join ledgeraccounts as account on account.id = line.ledgerAccountId
    where line.${invoiceColumn} = ? and account.type = ? and line.JournalEntryId <> ? and line.Period > 0`;
  return Number(database.get(text, id, sides[side].controlType, entryId)?.payments);
}
