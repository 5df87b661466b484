import type { RecordOf } from '../../store/record-types.ts';
import type { InvoiceType } from '../arithmetic/postings.ts';

export type { InvoiceType } from '../arithmetic/postings.ts';

export type Invoice = RecordOf<'salesinvoices' | 'purchaseinvoices'>;
export type InvoiceLine = RecordOf<'salesinvoices/lines' | 'purchaseinvoices/lines'>;

/** How sales and purchases differ: names of resources and fields, and which side of the ledger is which. */
export const INVOICE_TYPES = {
  sales: {
    invoices: 'salesinvoices',
    parties: 'debtors',
    partyField: 'debtorId',
    kinds: 'debtorkinds',
    kindField: 'debtorKindId',
    outstanding: 'outstandingsalesinvoices',
    numberField: 'debtorNumber',
    nameField: 'debtorName',
    invoiceField: 'salesInvoiceId',
    journalType: 'V',
    /** Type of the ledger accounts that hold what is owed. */
    controlType: 6,
    /** Amounts that debtors owe are on the debit side. */
    sign: 1,
  },
  purchases: {
    invoices: 'purchaseinvoices',
    parties: 'creditors',
    partyField: 'creditorId',
    kinds: 'creditorkinds',
    kindField: 'creditorKindId',
    outstanding: 'outstandingpurchaseinvoices',
    numberField: 'creditorNumber',
    nameField: 'creditorName',
    invoiceField: 'purchaseInvoiceId',
    journalType: 'I',
    controlType: 7,
    sign: -1,
  },
} as const satisfies Record<InvoiceType, object>;

export const ALL_INVOICE_TYPES: readonly InvoiceType[] = ['sales', 'purchases'];

/** Types of the accounts of debtors and of creditors, which only invoices and their payments are posted to. */
export const CONTROL_TYPES: readonly number[] = ALL_INVOICE_TYPES.map((type) => INVOICE_TYPES[type].controlType);

export const findInvoiceType = (accountType: number | undefined): InvoiceType | undefined =>
  ALL_INVOICE_TYPES.find((type) => INVOICE_TYPES[type].controlType === accountType);
