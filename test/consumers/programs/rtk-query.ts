import { configureStore } from '@reduxjs/toolkit';
import { enhancedApi as api } from '../.output/rtk-query/api.ts';
import { server } from './rtk-query-api.ts';
import { scan, tenant } from './values.ts';

function storeFor(url: string) {
  server.url = url;
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
}

export function patches(url: string) {
  const { dispatch } = storeFor(url);
  const { updateArticle, updateJournalEntryLine, updateSalesInvoiceLine } = api.endpoints;
  return [
    dispatch(updateArticle.initiate({ id: 1, articlePatch: { remark: 'x' } })),
    dispatch(updateSalesInvoiceLine.initiate({ invoiceId: 1, lineId: 1, invoiceLinePatch: { description: 'x' } })),
    dispatch(updateJournalEntryLine.initiate({ entryId: 1, lineId: 1, journalEntryLinePatch: { description: 'x' } })),
  ];
}

export function rightBodies(url: string) {
  const { dispatch } = storeFor(url);
  const { endpoints } = api;
  const article = { bookingType: 'A', ArticleSku: 'KAAS-JONG-500', quantity: 2 } as const;
  const salesInvoiceWithLinesInput = {
    debtorId: 1,
    lines: [article, { bookingType: 'T' as const, description: 'Bedankt voor uw bestelling.' }],
  };
  return [
    dispatch(endpoints.createDebtor.initiate({ debtorInput: { name: 'Bakkerij Zonnestraal', debtorKindId: 1 } })),
    dispatch(endpoints.createSalesInvoice.initiate({ salesInvoiceInput: { debtorId: 1 } })),
    dispatch(
      endpoints.createPurchaseInvoice.initiate({ purchaseInvoiceInput: { creditorId: 1, invoiceDate: '2026-03-02' } }),
    ),
    dispatch(
      endpoints.createJournalEntryLine.initiate({
        entryId: 1,
        journalEntryLineInput: { ledgerAccountId: 1, amountDebit: 12.5 },
      }),
    ),
    dispatch(endpoints.createSalesInvoiceLine.initiate({ invoiceId: 1, invoiceLineInput: article })),
    dispatch(endpoints.createSalesInvoiceWithLines.initiate({ salesInvoiceWithLinesInput })),
  ];
}

export function header(url: string) {
  return [storeFor(url).dispatch(api.endpoints.listDebtors.initiate({ 'X-Tenant-Id': tenant }))];
}

export function pdf(url: string) {
  return [storeFor(url).dispatch(api.endpoints.uploadInboxFile.initiate({ body: scan }))];
}

export function nonsense(url: string) {
  const { dispatch } = storeFor(url);
  const { endpoints } = api;
  return [
    // @ts-expect-error
    dispatch(endpoints.createDebtor.initiate({ debtorInput: { nonsense: 1 } })),
    // @ts-expect-error
    dispatch(endpoints.createSalesInvoice.initiate({ salesInvoiceInput: { nonsense: 1 } })),
    // @ts-expect-error
    dispatch(endpoints.createPurchaseInvoice.initiate({ purchaseInvoiceInput: { nonsense: 1 } })),
    // @ts-expect-error
    dispatch(endpoints.createJournalEntryLine.initiate({ entryId: 1, journalEntryLineInput: { nonsense: 1 } })),
    // @ts-expect-error
    dispatch(endpoints.createSalesInvoiceLine.initiate({ invoiceId: 1, invoiceLineInput: { nonsense: 1 } })),
  ];
}

export function incomplete(url: string) {
  const { dispatch } = storeFor(url);
  const { endpoints } = api;
  return [
    // @ts-expect-error
    dispatch(endpoints.createDebtor.initiate({ debtorInput: { name: 'Bakkerij Zonnestraal' } })),
    // @ts-expect-error
    dispatch(endpoints.createJournalEntryLine.initiate({ entryId: 1, journalEntryLineInput: { amountDebit: 12.5 } })),
  ];
}
