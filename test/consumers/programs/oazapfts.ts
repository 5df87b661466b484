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
} from '../.output/oazapfts/api.ts';
import { scan, tenant } from './values.ts';

export function patches(baseUrl: string) {
  return [
    updateArticle(1, { remark: 'x' }, {}, { baseUrl }),
    updateSalesInvoiceLine(1, 1, { description: 'x' }, {}, { baseUrl }),
    updateJournalEntryLine(1, 1, { description: 'x' }, {}, { baseUrl }),
  ];
}

export function rightBodies(baseUrl: string) {
  return [
    createDebtor({ name: 'Bakkerij Zonnestraal', debtorKindId: 1 }, {}, { baseUrl }),
    createSalesInvoice({ debtorId: 1 }, {}, { baseUrl }),
    createPurchaseInvoice({ creditorId: 1, invoiceDate: '2026-03-02' }, {}, { baseUrl }),
    createJournalEntryLine(1, { ledgerAccountId: 1, amountDebit: 12.5 }, {}, { baseUrl }),
    createSalesInvoiceLine(1, { bookingType: 'A', ArticleSku: 'KAAS-JONG-500', quantity: 2 }, {}, { baseUrl }),
    createSalesInvoiceWithLines(
      {
        debtorId: 1,
        lines: [
          { bookingType: 'A', ArticleSku: 'KAAS-JONG-500', quantity: 2 },
          { bookingType: 'T', description: 'Bedankt voor uw bestelling.' },
        ],
      },
      {},
      { baseUrl },
    ),
  ];
}

export function header(baseUrl: string) {
  return [listDebtors({ xTenantId: tenant }, { baseUrl })];
}

export function pdf(baseUrl: string) {
  return [uploadInboxFile(scan, {}, { baseUrl })];
}

export function nonsense(baseUrl: string) {
  return [
    // @ts-expect-error
    createDebtor({ nonsense: 1 }, {}, { baseUrl }),
    // @ts-expect-error
    createSalesInvoice({ nonsense: 1 }, {}, { baseUrl }),
    // @ts-expect-error
    createPurchaseInvoice({ nonsense: 1 }, {}, { baseUrl }),
    // @ts-expect-error
    createJournalEntryLine(1, { nonsense: 1 }, {}, { baseUrl }),
    // @ts-expect-error
    createSalesInvoiceLine(1, { nonsense: 1 }, {}, { baseUrl }),
  ];
}

export function incomplete(baseUrl: string) {
  return [
    // @ts-expect-error
    createDebtor({ name: 'Bakkerij Zonnestraal' }, {}, { baseUrl }),
    // @ts-expect-error
    createJournalEntryLine(1, { amountDebit: 12.5 }, {}, { baseUrl }),
  ];
}
