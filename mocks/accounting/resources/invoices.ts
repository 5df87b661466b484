import type { ValidationIssue } from '../../messages/problems.ts';
import type { StoredRecord } from '../../store/records.ts';
import { TENANT_COLUMN } from '../../store/tables.ts';
import { periodOf } from '../arithmetic/calendar.ts';
import { dueDateOf, type PaymentTerm } from '../arithmetic/due-date.ts';
import { getRecords, lookup, tenantScope } from '../context.ts';
import { derivable } from '../derived.ts';
import type { Change, ResourceHooks } from '../hooks.ts';
import { hasPeriodOfDate, invoicePeriodFaults } from '../ledger/book-years.ts';
import { type InvoiceSide, sides } from '../ledger/invoice-types.ts';
import { settleOutstanding } from '../ledger/outstanding.ts';
import { postInvoice, unpostInvoice } from '../ledger/post-invoice.ts';
import { settleTotals } from './invoice-lines.ts';

/** Drafts: no more than their totals. */
export const draftInvoices: ResourceHooks = {
  beforeSave: (change) => header(change, 'sales'),
  afterSave: (id, context) => settleTotals('draftsalesinvoices', id, context),
};

/** Fields of a header that are in the ledger, too. */
const bookedFields = [
  'debtorId',
  'creditorId',
  'invoiceNumber',
  'invoiceDate',
  'bookYear',
  'bookPeriod',
  'description',
];

/** Invoices that are final: they are in the ledger, too, as soon as they are coded. */
export function finalInvoices(side: InvoiceSide): ResourceHooks {
  const { invoices } = sides[side];
  return {
    beforeSave(change) {
      const { partyField } = sides[side];
      const { record, previous: before, context, addIssue: refuse } = change;
      if ((record[partyField] ?? record.inboxFileId ?? null) === null) {
        refuse({ field: partyField, key: 'oneOfRequired', parameters: { fields: [partyField, 'inboxFileId'] } });
      }
      const fields = { ...header(change, side), ...period(change) };
      if (side === 'purchases') for (const fault of duplicateFaults(change)) refuse(fault);
      if (fields.dueDate === undefined) return fields;
      for (const fault of invoicePeriodFaults({ ...record, ...fields }, before, context)) refuse(fault);
      return fields;
    },
    afterSave(id, context, before) {
      const faults = settleTotals(invoices, id, context);
      if (faults.length > 0) return faults;
      const now = getRecords(context, invoices).find(tenantScope(context), id);
      // A remark does not book the invoice again, on what may by now be another account of its debtor.
      if (!before || bookedFields.some((name) => before[name] !== now?.[name])) return postInvoice(side, id, context);
      settleOutstanding(side, id, context);
      return [];
    },
    beforeDelete: ({ id }, context) => unpostInvoice(side, id, context),
  };
}

/** A header with what its debtor or creditor gives it, and the date on which payment is due. */
function header(change: Change, side: InvoiceSide) {
  const { record, context, addIssue: refuse } = change;
  const { parties, partyField } = sides[side];
  const party = lookup(context, parties, record[partyField]);
  const paymentConditionId = record.paymentConditionId ?? party?.paymentConditionId ?? null;
  const dueDate = dueDateIn(change, paymentConditionId);
  if (dueDate === undefined) refuse({ field: 'invoiceDate', key: 'dueDateTooLate' });
  else if (dueDate < String(record.invoiceDate)) refuse({ field: 'dueDate', key: 'dueDateBeforeInvoice' });
  const { approvalRoutes } = context.administration.modules;
  if (side === 'purchases' && approvalRoutes && (record.approvalRouteId ?? null) === null) {
    refuse({ field: 'approvalRouteId', key: 'approvalRouteRequired' });
  }
  const address = side === 'sales' && { invoiceAddress: addressIn(change, party) };
  return { paymentConditionId, dueDate, ...address };
}

/** The due date: the one that was sent, or the one that the payment condition gives. */
function dueDateIn(change: Change, paymentConditionId: unknown): string | undefined {
  const { record, previous: before, context } = change;
  const dueBy = (date: unknown, conditionId: unknown): string | undefined =>
    dueDateOf(String(date), lookup(context, 'paymentconditions', conditionId) as PaymentTerm | undefined);
  const sent = derivable(change, 'dueDate', before && dueBy(before.invoiceDate, before.paymentConditionId));
  return sent === undefined ? dueBy(record.invoiceDate, paymentConditionId) : String(sent);
}

/** The book year and the period: those that were sent, or those of the invoice date. */
function period(change: Change) {
  const { record, previous: before } = change;
  const derivedBefore = before && hasPeriodOfDate(before) ? periodOf(String(before.invoiceDate)) : undefined;
  const bookYear = derivable(change, 'bookYear', derivedBefore?.bookYear);
  const bookPeriod = derivable(change, 'bookPeriod', derivedBefore?.bookPeriod);
  if (bookYear === undefined && bookPeriod === undefined) return periodOf(String(record.invoiceDate));
  return { bookYear: bookYear ?? record.bookYear, bookPeriod: bookPeriod ?? record.bookPeriod };
}

/** The address: the one that was sent, or that of the debtor. Another debtor brings another address. */
function addressIn(change: Change, debtor: StoredRecord | undefined): unknown {
  const { record, previous: before } = change;
  const ofOtherDebtor = before?.debtorId === record.debtorId ? undefined : before?.invoiceAddress;
  return derivable(change, 'invoiceAddress', ofOtherDebtor) ?? debtor?.address ?? null;
}

/** A creditor has no two invoices with one number. */
function duplicateFaults({ record, previous: before, context }: Change): readonly ValidationIssue[] {
  const { creditorId, invoiceNumber } = record;
  if (creditorId == null || invoiceNumber == null) return [];
  const { database, administration } = context;
  const text = `
    select id from purchaseinvoices
    where ${TENANT_COLUMN} = ? and creditorId = ? and invoiceNumber = ? collate nocase and id <> ?`;
  const other = database.get(text, administration.id, creditorId, invoiceNumber, before?.id ?? 0);
  if (!other) return [];
  const parameters = { number: String(invoiceNumber), id: Number(other.id) };
  return [{ field: 'invoiceNumber', key: 'invoiceNumberOfCreditorTaken', parameters }];
}
