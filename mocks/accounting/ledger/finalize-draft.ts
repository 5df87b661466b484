import { validationError } from '../../messages/problems.ts';
import { filesOf } from '../../store/files.ts';
import type { StoredRecord } from '../../store/records.ts';
import { type Context, forget, getRecords, getResource, lookup, tenantScope } from '../context.ts';
import { createTextPdf } from '../pdf.ts';
import { linesOf } from '../resources/invoice-lines.ts';
import { settle, store } from '../write.ts';
import { platformEntryOf } from './post-entry.ts';

/** What has become of a draft. */
export interface FinalInvoice {
  readonly id: number;
  readonly invoiceNumber: string;
  /** Its layout. */
  readonly fileId: number;
  /** The entry in the ledger. */
  readonly journalEntryId: number | undefined;
}

/**
 * Makes a draft final: it becomes a sales invoice with the next number and a layout, and is booked; the draft is gone.
 *
 * @throws Refusal 400 when it has no lines, or its book year is closed.
 */
export function finalizeDraft(draft: StoredRecord, context: Context): FinalInvoice {
  const lines = linesOf('draftsalesinvoices', draft.id, context);
  if (lines.length === 0) throw validationError([{ field: 'id', key: 'draftWithoutLines' }]);
  const invoices = getResource(context, 'salesinvoices');
  const writable = invoices.fields.filter((field) => field.writable && field.name in draft);
  const body = Object.fromEntries(writable.map(({ name }) => [name, draft[name]]));
  const order = { resource: invoices, scope: tenantScope(context), manner: 'create', before: undefined } as const;
  const { id, faults } = store({ ...order, body }, context);
  const invoiceLines = getRecords(context, 'salesinvoices/lines');
  for (const { id: _draftLine, ...line } of lines) invoiceLines.insert(tenantScope(context, id), line);
  settle(invoices, tenantScope(context), id, faults, context);
  getRecords(context, 'draftsalesinvoices/lines').removeByParent({ ...tenantScope(context), parentId: draft.id });
  getRecords(context, 'draftsalesinvoices').remove(tenantScope(context), draft.id);
  forget(context, 'draftsalesinvoices');
  return { ...laidOut(id, context), journalEntryId: platformEntryOf('salesinvoices', id, context) };
}

/** Gives an invoice its layout, a document that it names. */
function laidOut(id: number, context: Context): Pick<FinalInvoice, 'id' | 'invoiceNumber' | 'fileId'> {
  const invoices = getRecords(context, 'salesinvoices');
  const invoice = invoices.find(tenantScope(context), id);
  if (!invoice) throw new Error(`Sales invoice ${id} is gone right after it was made`);
  const debtor = lookup(context, 'debtors', invoice.debtorId);
  const invoiceNumber = String(invoice.invoiceNumber);
  const layout = createTextPdf(
    context.administration.name,
    '',
    `Factuur ${invoiceNumber}`,
    `Factuurdatum ${invoice.invoiceDate}, te betalen voor ${invoice.dueDate}`,
    `Aan: ${debtor?.name}`,
    '',
    ...linesOf('salesinvoices', id, context).map(printed),
    '',
    `Totaal exclusief btw: ${euros(invoice.amountExcludingVat)}`,
    `Btw: ${euros(invoice.amountVat)}`,
    `Totaal inclusief btw: ${euros(invoice.amountIncludingVat)}`,
  );
  const fileId = filesOf(context.database, getResource(context, 'files')).insert(tenantScope(context), layout);
  invoices.update(tenantScope(context), id, { fileId });
  return { id, invoiceNumber, fileId };
}

const euros = (amount: unknown): string => `EUR ${Number(amount).toFixed(2)}`;

function printed({ bookingType, quantity, description, amountExcludingVat }: StoredRecord): string {
  return bookingType === 'T' ? String(description) : `${quantity} x ${description}: ${euros(amountExcludingVat)}`;
}
