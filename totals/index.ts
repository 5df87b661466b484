export {
  type CalculatedInvoice,
  calculatePurchaseInvoice,
  calculateSalesInvoice,
  type InvoiceInput,
  type PurchaseLine,
  type SalesLine,
  type VatCode,
} from './invoice.ts';
export { type Amounts, roundAmount } from './line-amounts.ts';
export type { Totals, VatTotal } from './totals.ts';
export { calculateVatReturn, type VatBox, type VatCodeBoxes, type VatLedgerLine } from './vat-return.ts';
