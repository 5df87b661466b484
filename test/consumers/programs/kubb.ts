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
} from '../.output/kubb/index.ts';
import { scan, tenant } from './values.ts';

export function patches(baseURL: string) {
  return [
    updateArticle(1, { remark: 'x' }, {}, { baseURL }),
    updateSalesInvoiceLine(1, 1, { description: 'x' }, {}, { baseURL }),
    updateJournalEntryLine(1, 1, { description: 'x' }, {}, { baseURL }),
  ];
}

export function rightBodies(baseURL: string) {
  return [
    createDebtor({ name: 'Bakkerij Zonnestraal', debtorKindId: 1 }, {}, { baseURL }),
    createSalesInvoice({ debtorId: 1 }, {}, { baseURL }),
    createPurchaseInvoice({ creditorId: 1, invoiceDate: '2026-03-02' }, {}, { baseURL }),
    createJournalEntryLine(1, { ledgerAccountId: 1, amountDebit: 12.5 }, {}, { baseURL }),
    createSalesInvoiceLine(1, { bookingType: 'A', ArticleSku: 'KAAS-JONG-500', quantity: 2 }, {}, { baseURL }),
    createSalesInvoiceWithLines(
      {
        debtorId: 1,
        lines: [
          { bookingType: 'A', ArticleSku: 'KAAS-JONG-500', quantity: 2 },
          { bookingType: 'T', description: 'Bedankt voor uw bestelling.' },
        ],
      },
      {},
      { baseURL },
    ),
  ];
}

export function header(baseURL: string) {
  return [listDebtors({}, { 'X-Tenant-Id': tenant }, { baseURL })];
}

export function pdf(baseURL: string) {
  return [uploadInboxFile(scan, {}, { baseURL })];
}

export function nonsense(baseURL: string) {
  return [
    // @ts-expect-error
    createDebtor({ nonsense: 1 }, {}, { baseURL }),
    // @ts-expect-error
    createSalesInvoice({ nonsense: 1 }, {}, { baseURL }),
    // @ts-expect-error
    createPurchaseInvoice({ nonsense: 1 }, {}, { baseURL }),
    // @ts-expect-error
    createJournalEntryLine(1, { nonsense: 1 }, {}, { baseURL }),
    // @ts-expect-error
    createSalesInvoiceLine(1, { nonsense: 1 }, {}, { baseURL }),
  ];
}

export function incomplete(baseURL: string) {
  return [
    // @ts-expect-error
    createDebtor({ name: 'Bakkerij Zonnestraal' }, {}, { baseURL }),
    // @ts-expect-error
    createJournalEntryLine(1, { amountDebit: 12.5 }, {}, { baseURL }),
  ];
}
