import type { ValidationIssue } from '../../messages/problems.ts';
import type { StoredRecord } from '../../store/records.ts';
import { TENANT_COLUMN } from '../../store/tables.ts';
import type { InvoiceLine } from '../arithmetic/postings.ts';
import type { Totals } from '../arithmetic/totals.ts';
import { vatBookings } from '../arithmetic/vat-postings.ts';
import { type Context, getRecords, lookup, tenantScope } from '../context.ts';
import { counted, linesOf } from '../resources/invoice-lines.ts';
import { yearFaults, yearFieldOf } from './book-years.ts';
import { type InvoiceSide, postingsOfInvoice, sides } from './invoice-types.ts';
import { journalOfType } from './journals.ts';
import { settleOutstanding } from './outstanding.ts';
import {
  book,
  bookedLines,
  forgetPlatformEntry,
  isBooked,
  type LedgerPosting,
  logChange,
  newPlatformEntry,
  platformEntryOf,
  removeLines,
} from './post-entry.ts';

/**
 * Brings the ledger up to date with an invoice that was entered or changed. One that is not coded yet is not in it; one
 * that is has an entry, also when it comes to nothing. What is booked in a closed year, or paid on already, cannot be
 * booked otherwise.
 */
export function postInvoice(side: InvoiceSide, id: number, context: Context): readonly ValidationIssue[] {
  const { invoices } = sides[side];
  const header = invoiceNamed(side, id, context);
  const postings = postingsOf(side, header, context);
  const entryId = platformEntryOf(invoices, id, context);
  if (!postings) return entryId === undefined ? [] : unpostInvoice(side, id, context);

  const entry = {
    id: entryId ?? newPlatformEntry(invoices, id, context),
    journalId: journalOfType(sides[side].journalType, context),
    sourceDocumentNumber: header.invoiceNumber as string | null,
    date: String(header.invoiceDate),
    bookYear: Number(header.bookYear),
    bookPeriod: Number(header.bookPeriod),
    postings,
  };
  if (entryId === undefined || !isBooked(entry, context)) {
    const faults = yearFaults(yearFieldOf(header), entry.bookYear, context);
    if (entryId !== undefined) faults.push(...fixedFaults(side, id, entryId, context));
    if (faults.length > 0) return faults;
    const yearBefore = bookedYear(entry.id, context);
    book(entry, context);
    // The log tells what to read again in the ledger: an entry without lines is not there.
    if (postings.length > 0) logChange(entry.id, 1, entry.bookYear, context);
    else if (yearBefore !== undefined) logChange(entry.id, 2, yearBefore, context);
  }
  settleOutstanding(side, id, context);
  return [];
}

/** Takes an invoice out of the ledger. */
export function unpostInvoice(side: InvoiceSide, id: number, context: Context): readonly ValidationIssue[] {
  const entryId = platformEntryOf(sides[side].invoices, id, context);
  if (entryId === undefined) return [];
  const faults = fixedFaults(side, id, entryId, context);
  if (faults.length > 0) return faults;
  const year = bookedYear(entryId, context);
  removeLines(entryId, context);
  forgetPlatformEntry(entryId, context);
  if (year !== undefined) logChange(entryId, 2, year, context);
  settleOutstanding(side, id, context);
  return [];
}

function invoiceNamed(side: InvoiceSide, id: number, context: Context): StoredRecord {
  const header = getRecords(context, sides[side].invoices).find(tenantScope(context), id);
  if (!header) throw new Error(`There is no ${sides[side].invoices} ${id}`);
  return header;
}

/** The invoice in the ledger; undefined as long as it has no debtor or creditor, or no lines that count. */
function postingsOf(side: InvoiceSide, header: StoredRecord, context: Context): LedgerPosting[] | undefined {
  const { invoices, partyField, parties, kinds, kindField, invoiceField } = sides[side];
  const party = lookup(context, parties, header[partyField]);
  const lines = counted(linesOf(invoices, header.id, context));
  if (!party || lines.length === 0) return undefined;
  const contraAccountId = Number(lookup(context, kinds, party[kindField])?.ledgerAccountId);
  const postings = postingsOfInvoice(side, party.id, {
    contraAccountId,
    invoiceNumber: header.invoiceNumber as string | null,
    description: header.description as string | null,
    lines: lines.map((line) => ({ ...(line as unknown as InvoiceLine), ledgerAccountId: accountOf(line, context) })),
    totals: header as unknown as Totals,
    vatBookings: bookingsOf(context),
  });
  const cameFrom = { salesInvoiceId: null, purchaseInvoiceId: null, [invoiceField]: header.id };
  return postings.map((posting) => ({ ...posting, ...cameFrom }));
}

/** The account that a line is booked on: its own, or that of its sales type or of the sales type of its article. */
function accountOf({ bookingType, ...line }: StoredRecord, context: Context): number {
  if (bookingType === undefined || bookingType === 'G') return Number(line.ledgerAccountId);
  const article = bookingType === 'A' ? lookup(context, 'articles', line.ArticleSku, 'ArticleSku') : undefined;
  const salesType = lookup(context, 'salestypes', article?.SalesTypeId ?? line.salesTypeId);
  return Number(salesType?.ledgerAccountId);
}

function bookingsOf(context: Context) {
  const all = { filters: [], page: 1, pageSize: 10_000 };
  const codes = getRecords(context, 'vatcodes').page(tenantScope(context), all);
  return vatBookings(codes as unknown as Parameters<typeof vatBookings>[0]);
}

/** Why what is booked of an invoice cannot change. */
function fixedFaults(side: InvoiceSide, id: number, entryId: number, context: Context): ValidationIssue[] {
  const year = bookedYear(entryId, context);
  const faults = year === undefined ? [] : yearFaults('id', year, context);
  return paymentsOn(side, id, entryId, context) > 0 ? [...faults, { field: 'id', key: 'invoicePaid' }] : faults;
}

/** The book year of an entry; undefined for one without lines. */
function bookedYear(entryId: number, context: Context): number | undefined {
  const [line] = bookedLines(entryId, context);
  return line && Number(line.Bookyear);
}

/** How many ledger lines of other entries settle an invoice. */
function paymentsOn(side: InvoiceSide, id: number, entryId: number, { database, administration }: Context): number {
  const text = `
    select count(*) as payments from ledgerlines
    where ${TENANT_COLUMN} = ? and ${sides[side].invoiceField} = ? and JournalEntryId <> ? and Period > 0`;
  return Number(database.get(text, administration.id, id, entryId)?.payments);
}
