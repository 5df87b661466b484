import isEqual from 'fast-deep-equal';
import { renderForBooks } from '../../messages/render.ts';
import { insertFile } from '../../store/files.ts';
import type { RecordOf } from '../../store/record-types.ts';
import { findLayout, type Layout, removeLayout, saveLayout } from '../../store/system-tables.ts';
import { type Context, getRecords, getResource, lookup } from '../context.ts';
import { createTextPdf } from '../pdf.ts';

type SalesInvoice = RecordOf<'salesinvoices'>;
type Line = RecordOf<'salesinvoices/lines'>;

/** Creates the layout of an invoice, a PDF, which becomes its file. Returns the identifier of the file. */
export function createLayout(invoice: SalesInvoice, lines: readonly Line[], context: Context): number {
  return issueLayout(invoice.id, print(invoice, lines, undefined, context), context);
}

/**
 * Updates the layout of an invoice. When anything that it prints has changed, there is a new one, and the old one
 * stays under its identifier. A scan that a client brought is left alone.
 */
export function updateLayout(invoice: SalesInvoice, getLines: () => readonly Line[], context: Context): void {
  const current = findLayout(context, invoice.fileId);
  if (!current) return;
  const printed = print(invoice, getLines(), current, context);
  if (isEqual(printed, current)) return;
  issueLayout(invoice.id, printed, context);
  removeLayout(context, invoice.fileId);
}

function issueLayout(invoiceId: number, layout: Layout, context: Context): number {
  const fileId = insertFile(context, getResource(context, 'files'), createTextPdf(...layout.text));
  saveLayout(context, fileId, layout);
  getRecords(context, 'salesinvoices').update(context.scope, invoiceId, { fileId });
  return fileId;
}

/** Prints an invoice. A debtor that has another name since keeps the one that its layout has. */
function print(invoice: SalesInvoice, lines: readonly Line[], current: Layout | undefined, context: Context): Layout {
  const { debtorId, invoiceNumber, invoiceDate, dueDate, reference, description } = invoice;
  const isSameDebtor = current?.debtorId === debtorId;
  const debtorName = isSameDebtor ? current.debtorName : (lookup(context, 'debtors', debtorId)?.name ?? '');
  const text = [
    context.administration.name,
    '',
    renderForBooks('books.invoice', { invoiceNumber: String(invoiceNumber) }),
    renderForBooks('books.invoiceDates', { invoiceDate, dueDate: String(dueDate) }),
    renderForBooks('books.to', { debtorName }),
    ...printAddress(invoice, context),
    ...(reference ? [renderForBooks('books.reference', { reference })] : []),
    ...(description ? [renderForBooks('books.subject', { description })] : []),
    '',
    ...lines.map(printLine),
    '',
    renderForBooks('books.totalExcludingVat', { amount: printAmount(invoice.amountExcludingVat) }),
    renderForBooks('books.vat', { amount: printAmount(invoice.amountVat) }),
    renderForBooks('books.totalIncludingVat', { amount: printAmount(invoice.amountIncludingVat) }),
  ];
  return { debtorId, debtorName, text };
}

function printAddress({ invoiceAddress }: SalesInvoice, context: Context): string[] {
  if (!invoiceAddress) return [];
  const { street, houseNumber, postalCode, city, countryId } = invoiceAddress;
  const country = lookup(context, 'countries', countryId)?.name;
  return [[street, houseNumber], [postalCode, city], [country]]
    .map((parts) => parts.filter(Boolean).join(' '))
    .filter(Boolean);
}

const printAmount = (euros: number): string => `EUR ${euros.toFixed(2)}`;

const printLine = ({ bookingType, quantity, description, amountExcludingVat }: Line): string =>
  bookingType === 'T' ? String(description) : `${quantity} x ${description}: ${printAmount(amountExcludingVat)}`;
