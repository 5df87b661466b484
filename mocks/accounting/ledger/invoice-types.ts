import type { RecordOf } from '../../store/record-types.ts';
import type { InvoiceType } from '../arithmetic/postings.ts';

export type { InvoiceType } from '../arithmetic/postings.ts';

export type Invoice = RecordOf<'salesinvoices' | 'purchaseinvoices'>;
export type InvoiceLine = RecordOf<'salesinvoices/lines' | 'purchaseinvoices/lines'>;

/** Differences between sales and purchases: names of resources and fields, and sides of the ledger. */
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
    /** Type of the accounts of outstanding debts. */
    controlType: 6,
    /** Debts of debtors are on the debit side. */
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

/** Types of the debtor and creditor accounts. Only invoices and payments are posted to them. */
export const CONTROL_TYPES: readonly number[] = ALL_INVOICE_TYPES.map((type) => INVOICE_TYPES[type].controlType);

export const findInvoiceType = (accountType: number | undefined): InvoiceType | undefined =>
  ALL_INVOICE_TYPES.find((type) => INVOICE_TYPES[type].controlType === accountType);
