import { expectTypeOf, it } from 'vitest';
import type {
  DraftSalesInvoiceLine,
  InvoiceLineInput,
  LedgerLine,
  PurchaseInvoiceLine,
  PurchaseInvoiceLineInput,
  SalesOrderLineInput,
  VatCode,
} from '../../generated/client/src/index.ts';
import type * as totals from '../../totals/index.ts';

it('the records and inputs of the contract fit the functions of totals', () => {
  expectTypeOf<InvoiceLineInput>().toExtend<totals.SalesLine>();
  expectTypeOf<SalesOrderLineInput>().toExtend<totals.SalesLine>();
  expectTypeOf<DraftSalesInvoiceLine>().toExtend<totals.SalesLine>();
  expectTypeOf<PurchaseInvoiceLineInput>().toExtend<totals.PurchaseLine>();
  expectTypeOf<PurchaseInvoiceLine>().toExtend<totals.PurchaseLine>();
  expectTypeOf<VatCode>().toExtend<totals.VatCode>();
  expectTypeOf<VatCode>().toExtend<totals.VatCodeBoxes>();
  expectTypeOf<LedgerLine>().toExtend<totals.VatLedgerLine>();
});
