import { validationError } from '../../messages/problems.ts';
import type { RecordOf } from '../../store/record-types.ts';
import { findPlatformEntry } from '../../store/system-tables.ts';
import { type Context, getRecords, getResource } from '../context.ts';
import { deleteRecord } from '../delete.ts';
import { createLayout } from '../ledger/layouts.ts';
import { prepareRecord } from '../prepare.ts';
import { getHooks } from '../resources/index.ts';
import { finishSave, rejectIssues, saveRecord } from '../save.ts';

type Draft = RecordOf<'draftsalesinvoices'>;
type SalesInvoice = RecordOf<'salesinvoices'>;

/**
 * Makes a draft final: it becomes a sales invoice with the next number and a PDF, and is posted; the draft is removed.
 *
 * @returns the invoice, its PDF, and its entry in the ledger.
 * @throws ProblemError 400 when it has no lines, or its book year is closed.
 */
export function finalizeDraft(draft: Draft, context: Context) {
  const scope = context.scope;
  const lines = getRecords(context, 'draftsalesinvoices/lines').all({ ...context.scope, parentId: draft.id });
  if (lines.length === 0) throw validationError([{ field: 'id', key: 'draftWithoutLines' }]);

  const resource = getResource(context, 'salesinvoices');
  const header = prepareRecord({ resource, scope, mode: 'create', body: draft, previous: undefined }, context);
  rejectIssues(header.issues);
  const record = { ...header.record, ...getHooks('salesinvoices').calculate?.(lines, context) };
  const invoice = saveRecord({ ...header, record }, context) as SalesInvoice;
  const { id, invoiceNumber } = invoice;
  const { insert } = getRecords(context, 'salesinvoices/lines');
  const invoiceLines = lines.map(({ id: _draftLine, ...line }) => insert({ ...context.scope, parentId: id }, line));
  finishSave(resource, { record: invoice, previous: undefined, getLines: () => invoiceLines }, context);
  deleteRecord('draftsalesinvoices', draft, context);
  const fileId = createLayout(invoice, invoiceLines, context);
  return { id, invoiceNumber, fileId, journalEntryId: findPlatformEntry(context, 'salesinvoices', id) };
}
