import type { ValidationIssue } from '../../messages/problems.ts';
import { findDuplicateInvoice } from '../../store/ledger-queries.ts';
import type { RecordOf } from '../../store/record-types.ts';
import { calculateDueDate, getPeriod } from '../arithmetic/calendar.ts';
import { lookup } from '../context.ts';
import type { Change, ResourceHooks } from '../hooks.ts';
import { checkInvoicePeriod, isInPeriodOfDate } from '../ledger/book-years.ts';
import { deleteDocument } from '../ledger/invoice-documents.ts';
import { INVOICE_TYPES, type Invoice, type InvoiceLine, type InvoiceType } from '../ledger/invoice-types.ts';
import { postInvoice, unpostInvoice } from '../ledger/post-invoice.ts';
import {
  type CalculatedFields,
  calculatePurchaseHeader,
  calculateSalesHeader,
  getExplicitValue,
  type PurchaseLine,
  type SalesLine,
} from './invoice-lines.ts';

type Draft = RecordOf<'draftsalesinvoices'>;
type PurchaseInvoice = RecordOf<'purchaseinvoices'>;

/** Draft invoices: with totals, outside the ledger. */
export const draftInvoices: ResourceHooks<Draft, SalesLine> = {
  beforeSave: (change) => completeHeader(change, 'sales'),
  calculate: calculateSalesHeader,
};

type HeaderFields = Partial<
  Pick<Invoice, 'controlAccountId' | 'paymentConditionId' | 'dueDate' | 'invoiceAddress' | 'bookYear' | 'bookPeriod'> &
    CalculatedFields
>;

/** Final invoices: in the ledger once they have a party and lines. */
export function finalInvoices(type: InvoiceType): ResourceHooks<Invoice, InvoiceLine, HeaderFields> {
  return {
    beforeSave(change) {
      const { record, previous, context, addIssue } = change;
      const controlAccountId = chooseControlAccount(change, type);
      const fields = { ...completeHeader(change, type), ...completePeriod(change), controlAccountId };
      if (type === 'purchases') for (const issue of checkDuplicate(change as Change<PurchaseInvoice>)) addIssue(issue);
      if (fields.dueDate === undefined) return fields;
      for (const issue of checkInvoicePeriod({ ...record, ...fields }, previous, context)) addIssue(issue);
      return fields;
    },
    calculate: (lines, context) =>
      type === 'sales'
        ? calculateSalesHeader(lines as readonly SalesLine[], context)
        : calculatePurchaseHeader(lines as readonly PurchaseLine[], context),
    afterSave: ({ record, getLines }, context) => postInvoice(type, record, getLines, context),
    beforeDelete(invoice, context) {
      const issues = unpostInvoice(type, invoice, context);
      if (type === 'sales') deleteDocument(invoice.id, context);
      return issues;
    },
  };
}

/** Returns the control account, which changes only with the party. */
function chooseControlAccount({ record, previous, context }: Change<Invoice>, type: InvoiceType): number | null {
  const { partyField, parties, kinds, kindField } = INVOICE_TYPES[type];
  const party = lookup(context, parties, record[partyField]);
  if (previous && previous[partyField] === record[partyField]) return previous.controlAccountId;
  return lookup(context, kinds, party?.[kindField])?.ledgerAccountId ?? null;
}

function completeHeader(change: Change<Draft> | Change<Invoice>, type: InvoiceType) {
  const { record, context, addIssue } = change as Change<Invoice>;
  const { parties, partyField } = INVOICE_TYPES[type];
  const party = lookup(context, parties, record[partyField]);
  const paymentConditionId = record.paymentConditionId ?? party?.paymentConditionId ?? null;
  const dueDate = getDueDate(change as Change<Invoice>, paymentConditionId);
  if (dueDate === undefined) addIssue({ field: 'invoiceDate', key: 'dueDateTooLate' });
  else if (dueDate < record.invoiceDate) addIssue({ field: 'dueDate', key: 'dueDateBeforeInvoice' });
  if (type === 'purchases' && context.administration.modules.approvalRoutes && record.approvalRouteId === null) {
    addIssue({ field: 'approvalRouteId', key: 'approvalRouteRequired' });
  }
  const address = type === 'sales' && { invoiceAddress: getAddress(change as Change<Draft>) };
  return { paymentConditionId, ...(dueDate !== undefined && { dueDate }), ...address };
}

function getDueDate(change: Change<Invoice>, paymentConditionId: number | null): string | undefined {
  const { record, previous, context } = change;
  const getTermDate = (date: string, conditionId: number | null): string | undefined =>
    calculateDueDate(date, lookup(context, 'paymentconditions', conditionId));
  const derived = previous && getTermDate(previous.invoiceDate, previous.paymentConditionId);
  return getExplicitValue(change, 'dueDate', derived) ?? getTermDate(record.invoiceDate, paymentConditionId);
}

function completePeriod(change: Change<Invoice>) {
  const { record, previous } = change;
  const derived = previous && isInPeriodOfDate(previous) ? getPeriod(previous.invoiceDate) : undefined;
  const bookYear = getExplicitValue(change, 'bookYear', derived?.bookYear);
  const bookPeriod = getExplicitValue(change, 'bookPeriod', derived?.bookPeriod);
  if (bookYear === undefined && bookPeriod === undefined) return getPeriod(record.invoiceDate);
  return { bookYear: bookYear ?? record.bookYear, bookPeriod: bookPeriod ?? record.bookPeriod };
}

/** Returns the address that was sent, or the debtor's. A new debtor brings a new address. */
function getAddress(change: Change<Draft>): Draft['invoiceAddress'] {
  const { record, previous, context } = change;
  const derived = previous?.debtorId === record.debtorId ? undefined : previous?.invoiceAddress;
  const debtor = lookup(context, 'debtors', record.debtorId);
  return getExplicitValue(change, 'invoiceAddress', derived) ?? debtor?.address ?? null;
}

function checkDuplicate({ record, previous, context }: Change<PurchaseInvoice>): readonly ValidationIssue[] {
  const { creditorId, invoiceNumber } = record;
  if (creditorId === null || invoiceNumber === null) return [];
  const id = findDuplicateInvoice(context, creditorId, invoiceNumber, previous?.id ?? 0);
  if (id === undefined) return [];
  return [{ field: 'invoiceNumber', key: 'invoiceNumberOfCreditorTaken', parameters: { number: invoiceNumber, id } }];
}
