import {
  createDebtor,
  createJournalEntryLine,
  createPurchaseInvoice,
  createSalesInvoice,
  createSalesInvoiceLine,
  createSalesInvoiceWithLines,
  listDebtors,
  updateArticle,
  updateJournalEntryLine,
  updateSalesInvoiceLine,
  uploadInboxFile,
} from '../.output/hey-api/sdk.gen.ts';

/** A scan. It is a `File`, which is a `Blob` as well. */
const scan = new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' });

export function patches(baseUrl: string) {
  return [
    updateArticle({ baseUrl, path: { id: 1 }, body: { remark: 'x' } }),
    updateSalesInvoiceLine({ baseUrl, path: { invoiceId: 1, lineId: 1 }, body: { description: 'x' } }),
    updateJournalEntryLine({ baseUrl, path: { entryId: 1, lineId: 1 }, body: { description: 'x' } }),
  ];
}

export function rightBodies(baseUrl: string) {
  return [
    createDebtor({ baseUrl, body: { name: 'Bakkerij Zonnestraal', debtorKindId: 1 } }),
    createSalesInvoice({ baseUrl, body: { debtorId: 1 } }),
    createPurchaseInvoice({ baseUrl, body: { creditorId: 1, invoiceDate: '2026-03-02' } }),
    createJournalEntryLine({ baseUrl, path: { entryId: 1 }, body: { ledgerAccountId: 1, amountDebit: 12.5 } }),
    createSalesInvoiceLine({
      baseUrl,
      path: { invoiceId: 1 },
      body: { bookingType: 'A', ArticleSku: 'KAAS-JONG-500', quantity: 2 },
    }),
    createSalesInvoiceWithLines({
      baseUrl,
      body: {
        debtorId: 1,
        lines: [
          { bookingType: 'A', ArticleSku: 'KAAS-JONG-500', quantity: 2 },
          { bookingType: 'T', description: 'Bedankt voor uw bestelling.' },
        ],
      },
    }),
  ];
}

export function header(baseUrl: string) {
  return [listDebtors({ baseUrl, headers: { 'X-Tenant-Id': '1' } })];
}

export function pdf(baseUrl: string) {
  return [uploadInboxFile({ baseUrl, body: scan })];
}

export function nonsense(baseUrl: string) {
  return [
    // @ts-expect-error
    createDebtor({ baseUrl, body: { nonsense: 1 } }),
    // @ts-expect-error
    createSalesInvoice({ baseUrl, body: { nonsense: 1 } }),
    // @ts-expect-error
    createPurchaseInvoice({ baseUrl, body: { nonsense: 1 } }),
    // @ts-expect-error
    createJournalEntryLine({ baseUrl, path: { entryId: 1 }, body: { nonsense: 1 } }),
    // @ts-expect-error
    createSalesInvoiceLine({ baseUrl, path: { invoiceId: 1 }, body: { nonsense: 1 } }),
  ];
}

export function incomplete(baseUrl: string) {
  return [
    // @ts-expect-error
    createDebtor({ baseUrl, body: { name: 'Bakkerij Zonnestraal' } }),
    // @ts-expect-error
    createJournalEntryLine({ baseUrl, path: { entryId: 1 }, body: { amountDebit: 12.5 } }),
  ];
}
