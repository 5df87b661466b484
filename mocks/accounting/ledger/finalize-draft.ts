import type { RecordOf } from '../../contract/record-types.ts';
import { validationError } from '../../messages/problems.ts';
import { insertFile } from '../../store/files.ts';
import { findPlatformEntry } from '../../store/system-tables.ts';
import { type Context, getRecords, getResource, invalidateLookups, lookup, tenantScope } from '../context.ts';
import { createTextPdf } from '../pdf.ts';
import { calculate, finishSave, prepareRecord, rejectIssues, saveRecord } from '../write.ts';

type Draft = RecordOf<'draftsalesinvoices'>;
type SalesInvoice = RecordOf<'salesinvoices'>;
type Line = RecordOf<'salesinvoices/lines'>;

export interface FinalInvoice {
  readonly id: number;
  readonly invoiceNumber: string;
  /** The PDF of the invoice. */
  readonly fileId: number;
  /** The entry in the ledger. */
  readonly journalEntryId: number | undefined;
}

/**
 * Makes a draft final: it becomes a sales invoice with the next number and a PDF, and is posted; the draft is removed.
 *
 * @throws ProblemError 400 when it has no lines, or its book year is closed.
 */
export function finalizeDraft(draft: Draft, context: Context): FinalInvoice {
  const scope = tenantScope(context);
  const draftLines = getRecords(context, 'draftsalesinvoices/lines').findByParents(scope.administrationId, [draft.id]);
  const lines = draftLines.get(draft.id) ?? [];
  if (lines.length === 0) throw validationError([{ field: 'id', key: 'draftWithoutLines' }]);

  const resource = getResource(context, 'salesinvoices');
  const draftFields: Readonly<Record<string, unknown>> = draft;
  const writable = resource.fields.filter((field) => field.writable && field.name in draft);
  const body = Object.fromEntries(writable.map(({ name }) => [name, draftFields[name]]));
  const header = prepareRecord({ resource, scope, mode: 'create', body, previous: undefined }, context);
  rejectIssues(header.issues);
  const { id } = saveRecord(
    { ...header, record: { ...header.record, ...calculate(resource, lines, context) } },
    context,
  );
  const { insert } = getRecords(context, 'salesinvoices/lines');
  const invoiceLines = lines.map(({ id: _draftLine, ...line }) => insert(tenantScope(context, id), line));

  const invoices = getRecords(context, 'salesinvoices');
  const invoice = invoices.find(scope, id);
  if (!invoice) throw new Error(`There is no sales invoice ${id}`);
  finishSave(resource, { record: invoice, previous: undefined, getLines: () => invoiceLines }, context);
  getRecords(context, 'draftsalesinvoices/lines').removeByParent({ ...scope, parentId: draft.id });
  getRecords(context, 'draftsalesinvoices').remove(scope, draft.id);
  invalidateLookups(context, 'draftsalesinvoices');
  const fileId = insertFile(context, getResource(context, 'files'), createInvoicePdf(invoice, invoiceLines, context));
  invoices.update(scope, id, { fileId });
  const journalEntryId = findPlatformEntry(context, 'salesinvoices', id);
  return { id, invoiceNumber: invoice.invoiceNumber, fileId, journalEntryId };
}

function createInvoicePdf(invoice: SalesInvoice, lines: readonly Line[], context: Context): Uint8Array {
  const { invoiceNumber, invoiceDate, dueDate } = invoice;
  return createTextPdf(
    context.administration.name,
    '',
    `Factuur ${invoiceNumber}`,
    `Factuurdatum ${invoiceDate}, te betalen voor ${dueDate}`,
    `Aan: ${lookup(context, 'debtors', invoice.debtorId)?.name}`,
    '',
    ...lines.map(formatLine),
    '',
    `Totaal exclusief btw: ${formatAmount(invoice.amountExcludingVat)}`,
    `Btw: ${formatAmount(invoice.amountVat)}`,
    `Totaal inclusief btw: ${formatAmount(invoice.amountIncludingVat)}`,
  );
}

const formatAmount = (euros: number): string => `EUR ${euros.toFixed(2)}`;

const formatLine = ({ bookingType, quantity, description, amountExcludingVat }: Line): string =>
  bookingType === 'T' ? String(description) : `${quantity} x ${description}: ${formatAmount(amountExcludingVat)}`;
