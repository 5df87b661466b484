import { dueDateOf, type PaymentTerm } from '../bookkeeping/due-date.ts';
import { postInvoice, unpostInvoice } from './books/invoices.ts';
import { type InvoiceSide, sides } from './books/sides.ts';
import { lookup } from './context.ts';
import { settleTotals } from './invoice-lines.ts';
import type { Change, Rules } from './rules.ts';

/** Drafts: no more than their totals. */
export const draftInvoices: Rules = {
  complete: (change) => completed(change, 'sales'),
  changed: (id, context) => settleTotals('draftsalesinvoices', id, context),
};

/** Invoices that are final: they are in the ledger, too, as soon as they are coded. */
export function finalInvoices(side: InvoiceSide): Rules {
  const { invoices } = sides[side];
  return {
    complete: (change) => completed(change, side),
    changed(id, context) {
      const faults = settleTotals(invoices, id, context);
      return faults.length > 0 ? faults : postInvoice(side, id, context);
    },
    removing: ({ id }, context) => unpostInvoice(side, id, context),
  };
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
