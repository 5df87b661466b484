import { MAX_AMOUNT } from '../../../totals/line-amounts.ts';
import { validationError } from '../../messages/problems.ts';
import { getInvoiceBalance } from '../../store/ledger-queries.ts';
import { countDays } from '../arithmetic/calendar.ts';
import { type Context, getRecords, lookup } from '../context.ts';
import { ALL_INVOICE_TYPES, INVOICE_TYPES, type Invoice, type InvoiceType } from './invoice-types.ts';

/** Updates the outstanding sum of an invoice. Throws a ProblemError 400 when it exceeds the maximum of the contract. */
export function updateOutstanding(type: InvoiceType, invoice: Invoice, context: Context): void {
  const records = getRecords(context, INVOICE_TYPES[type].outstanding);
  const outstanding = createOutstanding(type, invoice, context);
  if (!outstanding) {
    records.remove(context.scope, invoice.id);
    return;
  }
  if (Math.abs(outstanding.outstandingAmount) > MAX_AMOUNT)
    throw validationError([{ field: 'body', key: 'totalTooLarge', parameters: { limit: MAX_AMOUNT } }]);
  records.put(context.scope, outstanding);
}

/** Creates an outstanding invoice from the balance on the control accounts in the open years; undefined without one. */
export function createOutstanding(type: InvoiceType, invoice: Invoice, context: Context) {
  const { partyField, parties, numberField, nameField, sign } = INVOICE_TYPES[type];
  const balance = getBalance(type, invoice.id, context);
  if (balance === 0) return undefined;
  const party = lookup(context, parties, invoice[partyField]);
  const { id, invoiceNumber, invoiceDate, dueDate, amountIncludingVat } = invoice;
  return {
    id,
    invoiceNumber,
    invoiceDate,
    dueDate,
    amountIncludingVat,
    outstandingAmount: sign * balance,
    age: countDays(invoiceDate, context.today),
    daysUntilExpiry: countDays(context.today, dueDate),
    [partyField]: invoice[partyField],
    [numberField]: party?.number,
    [nameField]: party?.name,
  };
}

export function getBalance(type: InvoiceType, invoiceId: number, context: Context): number {
  const { invoiceField, controlType } = INVOICE_TYPES[type];
  return getInvoiceBalance(context, invoiceField, invoiceId, controlType);
}

export function updateSettledInvoices(
  lines: readonly { readonly salesInvoiceId: number | null; readonly purchaseInvoiceId: number | null }[],
  context: Context,
): void {
  for (const type of ALL_INVOICE_TYPES) {
    const { invoices, invoiceField } = INVOICE_TYPES[type];
    const ids = new Set(lines.map((line) => line[invoiceField]));
    const settled = getRecords(context, invoices).findBy(context.scope, 'id', [...ids]);
    for (const invoice of settled) updateOutstanding(type, invoice, context);
  }
}
