import { periodOf } from '../bookkeeping/calendar.ts';
import { dueDateOf, type PaymentTerm } from '../bookkeeping/due-date.ts';
import type { Fault } from '../problems.ts';
import { postInvoice, unpostInvoice } from './books/invoices.ts';
import { settleOutstanding } from './books/outstanding.ts';
import { type InvoiceSide, sides } from './books/sides.ts';
import { yearFaults } from './books/years.ts';
import { lookup, recordsNamed, scopeIn } from './context.ts';
import { settleTotals } from './invoice-lines.ts';
import type { Change, Rules } from './rules.ts';

/** Drafts: no more than their totals. */
export const draftInvoices: Rules = {
  complete: (change) => completed(change, 'sales'),
  changed: (id, context) => settleTotals('draftsalesinvoices', id, context),
};

/** Fields of a header that are in the ledger, too. */
const bookedFields = ['debtorId', 'creditorId', 'invoiceNumber', 'invoiceDate', 'description'];

/** Invoices that are final: they are in the ledger, too, as soon as they are coded. */
export function finalInvoices(side: InvoiceSide): Rules {
  const { invoices } = sides[side];
  return {
    complete(change) {
      const { partyField } = sides[side];
      const { record } = change;
      if ((record[partyField] ?? record.inboxFileId ?? null) === null) {
        change.refuse({ field: partyField, key: 'oneOfRequired', parameters: { fields: [partyField, 'inboxFileId'] } });
      }
      const fields = completed(change, side);
      if (fields.dueDate !== undefined) for (const fault of dateFaults(change)) change.refuse(fault);
      return fields;
    },
    changed(id, context, before) {
      const faults = settleTotals(invoices, id, context);
      if (faults.length > 0) return faults;
      const now = recordsNamed(context, invoices).find(scopeIn(context), id);
      // A remark does not book the invoice again, on what may by now be another account of its debtor.
      if (!before || bookedFields.some((name) => before[name] !== now?.[name])) return postInvoice(side, id, context);
      settleOutstanding(side, id, context);
      return [];
    },
    removing: ({ id }, context) => unpostInvoice(side, id, context),
  };
}

/** An invoice is dated in a book year that is open, also as long as it has no lines. */
function dateFaults({ record, before, context }: Change): readonly Fault[] {
  if (record.invoiceDate === before?.invoiceDate) return [];
  return yearFaults('invoiceDate', periodOf(String(record.invoiceDate)).bookYear, context);
}

/** A header with the payment condition of its debtor or creditor, and the date on which payment is due. */
function completed({ record, context, refuse }: Change, side: InvoiceSide) {
  const { parties, partyField } = sides[side];
  const party = lookup(context, parties, record[partyField]);
  const paymentConditionId = record.paymentConditionId ?? party?.paymentConditionId ?? null;
  const condition = lookup(context, 'paymentconditions', paymentConditionId);
  const dueDate = dueDateOf(String(record.invoiceDate), condition as PaymentTerm | undefined);
  if (dueDate === undefined) refuse({ field: 'invoiceDate', key: 'dueDateTooLate' });
  const { approvalRoutes } = context.administration.modules;
  if (side === 'purchases' && approvalRoutes && (record.approvalRouteId ?? null) === null) {
    refuse({ field: 'approvalRouteId', key: 'approvalRouteRequired' });
  }
  return { paymentConditionId, dueDate };
}
