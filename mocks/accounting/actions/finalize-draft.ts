import { validationError } from '../../messages/problems.ts';
import type { RecordOf } from '../../store/record-types.ts';
import { findPlatformEntry } from '../../store/system-tables.ts';
import { type Context, getRecords, getResource } from '../context.ts';
import { deleteRecord } from '../delete.ts';
import { createDocument } from '../ledger/invoice-documents.ts';
import { writeRecord } from '../save.ts';

type Draft = RecordOf<'draftsalesinvoices'>;
type SalesInvoice = RecordOf<'salesinvoices'>;

/**
 * Turns a draft into a posted sales invoice with the next number and a PDF.
 * @throws ProblemError 400 when it has no lines, or its book year is closed.
 */
export function finalizeDraft(draft: Draft, context: Context) {
  const scope = context.scope;
  const lines = getRecords(context, 'draftsalesinvoices/lines').all({ ...scope, parentId: draft.id });
  if (lines.length === 0) throw validationError([{ field: 'id', key: 'draftWithoutLines' }]);

  const resource = getResource(context, 'salesinvoices');
  const request = {
    resource,
    scope,
    mode: 'create',
    body: draft,
    previous: undefined,
    hasCompleteLines: true,
  } as const;
  const { record } = writeRecord(request, context, lines);
  const invoice = record as SalesInvoice;
  const { id, invoiceNumber } = invoice;
  deleteRecord('draftsalesinvoices', draft, context);
  const fileId = createDocument(invoice, draft.paymentMethodId, context);
  return { id, invoiceNumber, fileId, journalEntryId: findPlatformEntry(context, 'salesinvoices', id) };
}
