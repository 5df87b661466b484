import { expect, it } from 'vitest';
import { createClient, type InvoiceLineInput } from '../../generated/client/src/index.ts';
import { calculateSalesInvoice } from '../../totals/index.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();

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
