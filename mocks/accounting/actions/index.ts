import type { Json } from '../../../contract/document.ts';
import { ProblemError } from '../../messages/problems.ts';
import type { RecordOf, ResourceName } from '../../store/record-types.ts';
import { type Context, getRecords, getResource } from '../context.ts';
import { INVOICE_TYPES, type InvoiceType } from '../ledger/invoice-types.ts';
import { getEntryLines } from '../ledger/post-entry.ts';
import { createNotFoundError } from '../references.ts';
import { closeYear, reopenYear } from './close-year.ts';
import { finalizeDraft } from './finalize-draft.ts';
import { type PaymentInput, payInvoice } from './pay-invoice.ts';
import { processEntry } from './process-entry.ts';
import { recognizeInvoice, type ScanResult } from './recognize-invoice.ts';

/** Action of a person in the platform. Returns the response of the control plane. */
type UserAction = (path: Readonly<Record<string, unknown>>, body: Json, context: Context) => object;

/** Actions by the operation of the control plane. */
export const userActions: Readonly<Record<string, UserAction>> = {
  finalizeDraft: onRecord('draftsalesinvoices', (draft, _body, context) => {
    const { id, invoiceNumber, fileId, journalEntryId } = finalizeDraft(draft, context);
    return { salesInvoiceId: id, invoiceNumber, fileId, journalEntryId };
  }),

  processJournalEntry: onRecord('journalentries', (entry, _body, context) => {
    processEntry(entry, context);
    return { journalEntryId: entry.id, ledgerLineCount: getEntryLines(entry.id, context).length };
  }),

  recognizeSalesInvoice: onInvoice('sales', recognizeInvoice),
  recognizePurchaseInvoice: onInvoice('purchases', recognizeInvoice),
  paySalesInvoice: onInvoice('sales', payInvoice),
  payPurchaseInvoice: onInvoice('purchases', payInvoice),

  closeBookYear: onBookYear((bookyear, context) => {
    const closing = closeYear(bookyear, context);
    return closing && { bookyear, ...closing };
  }),

  reopenBookYear: onBookYear((bookyear, context) => (reopenYear(bookyear, context) ? { bookyear } : undefined)),
};

/** @param work returns undefined when there is no such year. */
function onBookYear(work: (year: number, context: Context) => object | undefined): UserAction {
  return ({ bookyear }, _body, context) => {
    const year = Number(bookyear);
    const result = work(year, context);
    if (result) return result;
    throw new ProblemError('not-found', { key: 'bookYearNotFound', parameters: { year } });
  };
}

function onInvoice(type: InvoiceType, work: typeof recognizeInvoice | typeof payInvoice): UserAction {
  return onRecord(INVOICE_TYPES[type].invoices, (invoice, body, context) => ({
    invoiceId: invoice.id,
    ...work(type, invoice, body as PaymentInput & ScanResult, context),
  }));
}

function onRecord<Name extends ResourceName>(
  name: Name,
  work: (record: RecordOf<Name>, body: Json, context: Context) => object,
): UserAction {
  return (path, body, context) => {
    const id = Number(path.id);
    const record = getRecords(context, name).find(context.scope, id);
    if (record) return work(record, body, context);
    throw createNotFoundError(getResource(context, name), id, context);
  };
}
