import { type Context, getRecords, getResource, tenantScope } from '../../accounting/context.ts';
import { INVOICE_TYPES, type InvoiceType } from '../../accounting/ledger/invoice-types.ts';
import { type PaymentInput, payInvoice } from '../../accounting/ledger/pay-invoice.ts';
import { createWithLines } from '../../accounting/write-with-lines.ts';
import type { ResourceName } from '../../contract/record-types.ts';
import { recordsOf } from '../../store/records.ts';
import type { BodyWithLines } from '../bodies.ts';

/**
 * Returns the identifier of the record with this number or code.
 *
 * @throws an Error when the demo companies have none.
 */
export function findId(name: ResourceName, field: string, value: string, context: Context): number {
  const records = recordsOf(context.database, getResource(context, name));
  const [record] = records.findBy(tenantScope(context), field, [value]);
  if (!record) throw new Error(`The seed has no ${name} with ${field} ${value}`);
  return record.id;
}

/** Creates an invoice, and returns its identifier. */
export const createInvoice = (type: InvoiceType, body: BodyWithLines, context: Context): number =>
  createWithLines(INVOICE_TYPES[type].invoices, body, context);

export function pay(type: InvoiceType, invoiceId: number, input: PaymentInput, context: Context): void {
  const invoice = getRecords(context, INVOICE_TYPES[type].invoices).find(tenantScope(context), invoiceId);
  if (!invoice) throw new Error(`There is no invoice ${invoiceId}`);
  payInvoice(type, invoice, input, context);
}

/** A line of costs or turnover on a ledger account, with a VAT code. */
export function createLine(
  { account, vatCode, ...line }: { account: string; vatCode: string; description: string; unitPrice: number },
  context: Context,
) {
  return {
    ...line,
    quantity: 1,
    ledgerAccountId: findId('ledgeraccounts', 'number', account, context),
    vatCodeId: findId('vatcodes', 'code', vatCode, context),
  };
}
