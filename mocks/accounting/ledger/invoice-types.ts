import {
  disbursementPostings,
  type Payment,
  purchaseInvoicePostings,
  receiptPostings,
  salesInvoicePostings,
} from '../arithmetic/postings.ts';

export type InvoiceSide = 'sales' | 'purchases';

/** How sales and purchases differ: names of resources and fields, and which side of the ledger is which. */
export const sides = {
  sales: {
    invoices: 'salesinvoices',
    parties: 'debtors',
    partyField: 'debtorId',
    kinds: 'debtorkinds',
    kindField: 'debtorKindId',
    numberField: 'debtorNumber',
    nameField: 'debtorName',
    outstanding: 'outstandingsalesinvoices',
    /** Field of a ledger line that names the invoice. */
    invoiceField: 'salesInvoiceId',
    /** Type of the journal that the invoices are booked in. */
    journalType: 'V',
    /** Type of the ledger accounts that hold what is owed. */
    controlType: 6,
    /** What debtors owe us is on the debit side. */
    sign: 1,
  },
  purchases: {
    invoices: 'purchaseinvoices',
    parties: 'creditors',
    partyField: 'creditorId',
    kinds: 'creditorkinds',
    kindField: 'creditorKindId',
    numberField: 'creditorNumber',
    nameField: 'creditorName',
    outstanding: 'outstandingpurchaseinvoices',
    invoiceField: 'purchaseInvoiceId',
    journalType: 'I',
    controlType: 7,
    sign: -1,
  },
} as const satisfies Record<InvoiceSide, object>;

export const everySide: readonly InvoiceSide[] = ['sales', 'purchases'];

/** Types of the accounts of debtors and of creditors, which only an invoice and its payments are booked on. */
export const controlTypes: readonly unknown[] = everySide.map((side) => sides[side].controlType);

/** The side whose control accounts are of a type; nothing for all other accounts. */
export const sideOfType = (type: unknown): InvoiceSide | undefined =>
  everySide.find((side) => sides[side].controlType === type);

type Invoice = Parameters<typeof salesInvoicePostings>[0];

/** An invoice in the ledger. */
export function postingsOfInvoice(side: InvoiceSide, partyId: number, invoice: Omit<Invoice, 'debtorId'>) {
  return side === 'sales'
    ? salesInvoicePostings({ ...invoice, debtorId: partyId })
    : purchaseInvoicePostings({ ...invoice, creditorId: partyId });
}

/** A payment of an invoice in the ledger. */
export function postingsOfPayment(side: InvoiceSide, partyId: number, payment: Payment) {
  return side === 'sales'
    ? receiptPostings({ ...payment, debtorId: partyId })
    : disbursementPostings({ ...payment, creditorId: partyId });
}
