import { type Context, getRecords, getResource, tenantScope } from '../../accounting/context.ts';
import { closeYear, reopenYear } from '../../accounting/ledger/close-year.ts';
import { finalizeDraft } from '../../accounting/ledger/finalize-draft.ts';
import { type InvoiceSide, sides } from '../../accounting/ledger/invoice-types.ts';
import { type PaymentOrder, payInvoice } from '../../accounting/ledger/pay-invoice.ts';
import { bookedLines } from '../../accounting/ledger/post-entry.ts';
import { type Reading, recogniseInvoice } from '../../accounting/ledger/recognise-invoice.ts';
import { processEntry } from '../../accounting/resources/journal-entries.ts';
import { ProblemError } from '../../messages/problems.ts';
import type { StoredRecord } from '../../store/records.ts';
import { type Action, ok, withAdministration } from './context.ts';

/** Actions that users take in the platform's own user interface. */
export const bookActions: Readonly<Record<string, Action>> = {
  finalizeDraft: onRecord('draftsalesinvoices', (draft, _body, context) => {
    const { id, invoiceNumber, fileId, journalEntryId } = finalizeDraft(draft, context);
    return { salesInvoiceId: id, invoiceNumber, fileId, journalEntryId };
  }),

  processJournalEntry: onRecord('journalentries', (entry, _body, context) => {
    processEntry(entry, context);
    return { journalEntryId: entry.id, ledgerLineCount: bookedLines(entry.id, context).length };
  }),

  recogniseSalesInvoice: recognise('sales'),
  recognisePurchaseInvoice: recognise('purchases'),
  paySalesInvoice: pay('sales'),
  payPurchaseInvoice: pay('purchases'),

  closeBookYear: onBookYear((bookyear, context) => {
    const openingLineCount = closeYear(bookyear, context);
    return openingLineCount === undefined ? undefined : { bookyear, openingLineCount };
  }),

  reopenBookYear: onBookYear((bookyear, context) => (reopenYear(bookyear, context) ? { bookyear } : undefined)),
};

/** Creates an action on a book year of an administration. The work returns undefined for an unknown year. */
function onBookYear(work: (year: number, context: Context) => object | undefined): Action {
  return ({ parameters }, control) =>
    withAdministration(parameters.path.administrationId, control, (context) => {
      const year = Number(parameters.path.bookyear);
      const result = work(year, context);
      if (!result) throw new ProblemError('not-found', { key: 'bookYearNotFound', parameters: { year } });
      return ok(result);
    });
}

function recognise(side: InvoiceSide): Action {
  return onRecord(sides[side].invoices, (invoice, body, context) => ({
    invoiceId: invoice.id,
    ...recogniseInvoice(side, invoice, (body ?? {}) as Reading, context),
  }));
}

function pay(side: InvoiceSide): Action {
  return onRecord(sides[side].invoices, (invoice, body, context) => ({
    invoiceId: invoice.id,
    ...payInvoice(side, invoice, (body ?? {}) as PaymentOrder, context),
  }));
}

/** Creates an action on one record of an administration. */
function onRecord(resource: string, work: (record: StoredRecord, body: unknown, context: Context) => object): Action {
  return ({ parameters, body }, control) =>
    withAdministration(parameters.path.administrationId, control, (context) => {
      const id = Number(parameters.path.id);
      const record = getRecords(context, resource).find(tenantScope(context), id);
      if (record) return ok(work(record, body, context));
      const { collectionPath: path } = getResource(context, resource);
      throw new ProblemError('not-found', { key: 'recordNotFound', parameters: { id, path } });
    });
}
