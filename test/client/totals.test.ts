import { expect, expectTypeOf, it } from 'vitest';
import {
  createClient,
  type DraftSalesInvoiceLine,
  type InvoiceLineInput,
  type PurchaseInvoiceLine,
  type PurchaseInvoiceLineInput,
  type SalesOrderLineInput,
  type VatCode,
} from '../../generated/client/src/index.ts';
import type * as totals from '../../totals/index.ts';
import { calculateSalesInvoice } from '../../totals/index.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();

it('the records and inputs of the contract fit the functions of totals', () => {
  expectTypeOf<InvoiceLineInput>().toExtend<totals.SalesLine>();
  expectTypeOf<SalesOrderLineInput>().toExtend<totals.SalesLine>();
  expectTypeOf<DraftSalesInvoiceLine>().toExtend<totals.SalesLine>();
  expectTypeOf<PurchaseInvoiceLineInput>().toExtend<totals.PurchaseLine>();
  expectTypeOf<PurchaseInvoiceLine>().toExtend<totals.PurchaseLine>();
  expectTypeOf<VatCode>().toExtend<totals.VatCode>();
});

it('the totals of lines are known before the draft is created', async () => {
  const client = createClient({ baseUrl: sandbox.url, token: 'sandbox-demo-token' });
  const { _data: vatCodes } = await client.vatCodes.list({ salesCode: true });
  const lines: InvoiceLineInput[] = [
    { bookingType: 'A', ArticleSku: 'KAAS-JONG-500', quantity: 3, unitPrice: 6.95, vatCodeId: 2 },
    { bookingType: 'V', salesTypeId: 3, unitPrice: 45, unitPriceIncludingVat: true, vatCodeId: 1 },
    { bookingType: 'T', description: 'Thank you.' },
  ];
  const draft = await client.draftSalesInvoicesWithLines.create({ debtorId: 1, lines });
  const calculated = calculateSalesInvoice({ lines, vatCodes });
  expect(draft).toMatchObject(calculated);
  expect(calculateSalesInvoice({ lines: draft.lines, vatCodes })).toMatchObject({
    amountIncludingVat: draft.amountIncludingVat,
    vatTotals: draft.vatTotals,
  });
});
