import { Api } from '../.output/swagger-typescript-api/Api.ts';
import { scan } from './values.ts';

export function patches(baseUrl: string) {
  const { v1 } = new Api({ baseUrl });
  return [
    v1.updateArticle(1, { remark: 'x' }),
    v1.updateSalesInvoiceLine(1, 1, { description: 'x' }),
    v1.updateJournalEntryLine(1, 1, { description: 'x' }),
  ];
}

export function rightBodies(baseUrl: string) {
  const { v1 } = new Api({ baseUrl });
  return [
    v1.createDebtor({ name: 'Bakkerij Zonnestraal', debtorKindId: 1 }),
    v1.createSalesInvoice({ debtorId: 1 }),
    v1.createPurchaseInvoice({ creditorId: 1, invoiceDate: '2026-03-02' }),
    v1.createJournalEntryLine(1, { ledgerAccountId: 1, amountDebit: 12.5 }),
    v1.createSalesInvoiceLine(1, { bookingType: 'A', ArticleSku: 'KAAS-JONG-500', quantity: 2 }),
    v1.createSalesInvoiceWithLines({
      debtorId: 1,
      lines: [
        { bookingType: 'A', ArticleSku: 'KAAS-JONG-500', quantity: 2 },
        { bookingType: 'T', description: 'Bedankt voor uw bestelling.' },
      ],
    }),
  ];
}

export function pdf(baseUrl: string) {
  return [new Api({ baseUrl }).v1.uploadInboxFile(scan)];
}

export function nonsense(baseUrl: string) {
  const { v1 } = new Api({ baseUrl });
  return [
    // @ts-expect-error
    v1.createDebtor({ nonsense: 1 }),
    // @ts-expect-error
    v1.createSalesInvoice({ nonsense: 1 }),
    // @ts-expect-error
    v1.createPurchaseInvoice({ nonsense: 1 }),
    // @ts-expect-error
    v1.createJournalEntryLine(1, { nonsense: 1 }),
    // @ts-expect-error
    v1.createSalesInvoiceLine(1, { nonsense: 1 }),
  ];
}

export function incomplete(baseUrl: string) {
  const { v1 } = new Api({ baseUrl });
  return [
    // @ts-expect-error
    v1.createDebtor({ name: 'Bakkerij Zonnestraal' }),
    // @ts-expect-error
    v1.createJournalEntryLine(1, { amountDebit: 12.5 }),
  ];
}
