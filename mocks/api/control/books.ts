import { closeYear, reopenYear } from '../../accounting/actions/close-year.ts';
import { finalizeDraft } from '../../accounting/actions/finalize-draft.ts';
import { type PaymentInput, payInvoice } from '../../accounting/actions/pay-invoice.ts';
import { processEntry } from '../../accounting/actions/process-entry.ts';
import { recognizeInvoice, type ScanResult } from '../../accounting/actions/recognize-invoice.ts';
import type { Context } from '../../accounting/context.ts';
import { getRecords, getResource } from '../../accounting/context.ts';
import { INVOICE_TYPES, type InvoiceType } from '../../accounting/ledger/invoice-types.ts';
import { getEntryLines } from '../../accounting/ledger/post-entry.ts';
import { ProblemError } from '../../messages/problems.ts';
import type { RecordOf, ResourceName } from '../../store/record-types.ts';
import { type Action, getAdministration, ok, withAdministration } from './context.ts';

/** What a person does in the platform's user interface: to the modules of an administration, and to its books. */
export const bookActions: Readonly<Record<string, Action>> = {
  listAdministrationModules: (_request, { administrations }) => ok({ administrations: administrations.list() }),

  updateModules({ parameters, body }, control) {
    const { id, modules } = getAdministration(parameters.path.administrationId, control);
    const updated = { ...modules, ...(body as object) };
    control.administrations.saveModules(id, updated);
    return ok(updated);
  },

  finalizeDraft: onRecord('draftsalesinvoices', (draft, _body, context) => {
    const { id, invoiceNumber, fileId, journalEntryId } = finalizeDraft(draft, context);
    return { salesInvoiceId: id, invoiceNumber, fileId, journalEntryId };
  }),

  processJournalEntry: onRecord('journalentries', (entry, _body, context) => {
    processEntry(entry, context);
    return { journalEntryId: entry.id, ledgerLineCount: getEntryLines(entry.id, context).length };
  }),

  recogniseSalesInvoice: onInvoice('sales', recognizeInvoice),
  recognisePurchaseInvoice: onInvoice('purchases', recognizeInvoice),
  paySalesInvoice: onInvoice('sales', payInvoice),
  payPurchaseInvoice: onInvoice('purchases', payInvoice),

  closeBookYear: onBookYear((bookyear, context) => {
    const openingLineCount = closeYear(bookyear, context);
    return openingLineCount === undefined ? undefined : { bookyear, openingLineCount };
  }),

  reopenBookYear: onBookYear((bookyear, context) => (reopenYear(bookyear, context) ? { bookyear } : undefined)),
};

/** Does something to a book year of an administration. `work` returns undefined when there is no such year. */
function onBookYear(work: (year: number, context: Context) => object | undefined): Action {
  return ({ parameters }, control) =>
    withAdministration(parameters.path.administrationId, control, (context) => {
      const year = Number(parameters.path.bookyear);
      const result = work(year, context);
      if (!result) throw new ProblemError('not-found', { key: 'bookYearNotFound', parameters: { year } });
      return ok(result);
    });
}

/** Does something to an invoice. */
function onInvoice(type: InvoiceType, work: typeof recognizeInvoice | typeof payInvoice): Action {
  return onRecord(INVOICE_TYPES[type].invoices, (invoice, body, context) => ({
    invoiceId: invoice.id,
    ...work(type, invoice, (body ?? {}) as PaymentInput & ScanResult, context),
  }));
}

/** Does something to a record of an administration. */
function onRecord<Name extends ResourceName>(
  name: Name,
  work: (record: RecordOf<Name>, body: unknown, context: Context) => object,
): Action {
  return ({ parameters, body }, control) =>
    withAdministration(parameters.path.administrationId, control, (context) => {
      const id = Number(parameters.path.id);
      const record = getRecords(context, name).find(context.scope, id);
      if (record) return ok(work(record, body, context));
      const { collectionPath: path } = getResource(context, name);
      throw new ProblemError('not-found', { key: 'recordNotFound', parameters: { id, path } });
    });
}
