import {
  createDebtor,
  createJournalEntryLine,
  createPurchaseInvoice,
  createSalesInvoice,
  createSalesInvoiceLine,
  createSalesInvoiceWithLines,
  updateArticle,
  updateJournalEntryLine,
  updateSalesInvoiceLine,
  uploadInboxFile,
} from '../.output/orval-react-query/api.ts';
import { scan } from './values.ts';

const { fetch } = globalThis;

/** The addresses in the generated code are relative to the page that it runs in, and there is no page here. */
function openPage(url: string): void {
  globalThis.fetch = (path, options) => fetch(new URL(String(path), url), options);
}

export function patches(url: string) {
  openPage(url);
  return [
    updateArticle(1, { remark: 'x' }),
    updateSalesInvoiceLine(1, 1, { description: 'x' }),
    updateJournalEntryLine(1, 1, { description: 'x' }),
  ];
}

export function rightBodies(url: string) {
  openPage(url);
  return [
    createDebtor({ name: 'Bakkerij Zonnestraal', debtorKindId: 1 }),
    createSalesInvoice({ debtorId: 1 }),
    createPurchaseInvoice({ creditorId: 1, invoiceDate: '2026-03-02' }),
    createJournalEntryLine(1, { ledgerAccountId: 1, amountDebit: 12.5 }),
    createSalesInvoiceLine(1, { bookingType: 'A', ArticleSku: 'KAAS-JONG-500', quantity: 2 }),
    createSalesInvoiceWithLines({
      debtorId: 1,
      lines: [
        { bookingType: 'A', ArticleSku: 'KAAS-JONG-500', quantity: 2 },
        { bookingType: 'T', description: 'Bedankt voor uw bestelling.' },
      ],
    }),
  ];
}

export function pdf(url: string) {
  openPage(url);
  return [uploadInboxFile(scan)];
}

export function nonsense() {
  return [
    // @ts-expect-error
    createDebtor({ nonsense: 1 }),
    // @ts-expect-error
    createSalesInvoice({ nonsense: 1 }),
    // @ts-expect-error
    createPurchaseInvoice({ nonsense: 1 }),
    // @ts-expect-error
    createJournalEntryLine(1, { nonsense: 1 }),
    // @ts-expect-error
    createSalesInvoiceLine(1, { nonsense: 1 }),
  ];
}

export function incomplete() {
  return [
    // @ts-expect-error
    createDebtor({ name: 'Bakkerij Zonnestraal' }),
    // @ts-expect-error
    createJournalEntryLine(1, { amountDebit: 12.5 }),
  ];
}
