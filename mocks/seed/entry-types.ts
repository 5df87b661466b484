import type { DraftInput, Fields, LineInput } from './contract-types.ts';

type WrittenAsIs =
  | 'contactName'
  | 'email'
  | 'phone'
  | 'website'
  | 'vatNumber'
  | 'chamberOfCommerceNumber'
  | 'iban'
  | 'remark';

/** Something that is no more than a code and what it stands for. */
export type CodeEntry = readonly [code: string, description: string];

/** Street, house number, postal code, city, and the code of the country. */
export type AddressEntry = readonly [
  street: string | null,
  houseNumber: string | null,
  postalCode: string | null,
  city: string | null,
  country: string,
];

/** A debtor or creditor. What it refers to is named by its code; what it has not is left out. */
export interface PartyEntry extends Readonly<Partial<Pick<Fields<'Debtor'>, WrittenAsIs>>> {
  readonly number: string;
  readonly name: string;
  /** Code of the debtor kind or creditor kind. */
  readonly kind: string;
  readonly address?: AddressEntry;
  /** Code of the payment condition. */
  readonly paymentCondition?: string;
}

export interface DebtorEntry extends PartyEntry {
  readonly creditLimit?: number;
}

export interface CreditorEntry extends PartyEntry {
  /** Number of the ledger account that its invoices are usually booked on. */
  readonly account?: string;
}

/** A mandate: the number of its debtor, and its fields. The IBAN is the debtor's. */
export type MandateEntry = readonly [
  debtor: string,
  typeId: 1 | 2,
  sddType: 1 | 2,
  signdate: string | null,
  reference: string,
];

/** An article. The sales type is named by its code; an article is active unless it says otherwise. */
export type ArticleEntry = readonly [
  sku: string,
  description: string,
  salesType: string,
  unit: string | null,
  unitPrice: number,
  purchasePrice: number | null,
  currentStock: number,
  barcode: string | null,
  more?: { readonly active?: false; readonly remark?: string },
];

/** A cost unit, with the code of its type. */
export type CostUnitEntry = readonly [code: string, description: string, type: string];

/** Money that goes through the bank for something else than an invoice; a receipt is above zero. */
export type BankEntry = readonly [date: string, account: string, description: string, amount: number];

/** A payment of an invoice: of all that is still open, unless it says how much. */
export interface PaymentEntry {
  readonly date: string;
  readonly amount?: number;
  /** Payment discount that was taken. */
  readonly discount?: number;
}

/** What every invoice and order says, by the numbers and codes that people know. */
export interface SalesEntry extends Pick<DraftInput, 'reference' | 'description' | 'remark'> {
  /** Number of the debtor. */
  readonly debtor: string;
  readonly date: string;
  /** Code of the payment condition; without it that of the debtor applies. */
  readonly paymentCondition?: string;
  readonly lines: readonly LineEntry[];
}

/** What a line may say besides what its booking type asks for. */
export interface SalesLineOptions
  extends Pick<LineInput, 'unitPrice' | 'unitPriceIncludingVat' | 'discountPercentage'> {
  readonly description?: string;
  /** Code of the VAT code, instead of the one that the line would get. */
  readonly vatCode?: string;
  readonly costCenter?: string;
  readonly costUnit?: string;
}

export interface SalesLineCommon extends SalesLineOptions {
  readonly quantity?: number;
}

export type LineEntry = SalesLineCommon &
  (
    | { readonly bookingType: 'A'; readonly ArticleSku: string }
    | { readonly bookingType: 'V'; readonly salesType: string }
    | { readonly bookingType: 'G'; readonly account: string }
    | { readonly bookingType: 'T' }
  );

export interface SalesInvoiceEntry extends SalesEntry {
  readonly payments?: readonly PaymentEntry[];
}

/** An order. Without a payment condition it has none. */
export interface SalesOrderEntry extends SalesEntry {
  readonly shippingDate?: string;
  readonly deliveryAddress?: AddressEntry;
}

/** A draft by the numbers and codes that people know. */
export interface DraftEntry extends SalesEntry {
  readonly paymentMethod?: string;
}

export interface PurchaseInvoiceEntry {
  /** Number of the creditor, and the number that the creditor gave the invoice. */
  readonly creditor: string;
  readonly number: string;
  readonly date: string;
  /** Code of the payment condition; without it that of the creditor applies. */
  readonly paymentCondition?: string;
  readonly approvalRoute?: string;
  readonly description?: string;
  readonly remark?: string;
  readonly lines: readonly PurchaseLineEntry[];
  readonly payments?: readonly PaymentEntry[];
}

export interface PurchaseLineOptions {
  readonly unitPriceIncludingVat?: boolean;
  readonly discountPercentage?: number;
  /** Code of the VAT code, instead of that of the account. */
  readonly vatCode?: string;
  readonly costCenter?: string;
  readonly costUnit?: string;
}

export interface PurchaseLineEntry extends PurchaseLineOptions {
  readonly account: string;
  readonly description: string;
  readonly quantity: number;
  readonly unitPrice: number;
}

/** A journal entry of a memorial or of a cash register. */
export interface JournalEntryEntry {
  /** Code of the journal. */
  readonly journal: string;
  readonly document: string;
  readonly description: string;
  readonly date: string;
  /** Day on which it was entered, when that was not its date. */
  readonly entered?: string;
  /** Day on which it was processed; without it the entry is a draft. */
  readonly processed?: string;
  /** Day on which it was deleted: only the log still knows it. */
  readonly deleted?: string;
  /** What was in the cash register before and after it. */
  readonly cash?: readonly [openingBalance: number, closingBalance: number];
  readonly lines: readonly JournalLineEntry[];
}

export interface JournalLineOptions {
  readonly costCenter?: string;
  readonly costUnit?: string;
  readonly debtor?: string;
  readonly creditor?: string;
  readonly invoiceNumber?: string;
}

export interface JournalLineEntry extends JournalLineOptions {
  readonly account: string;
  readonly description: string;
  readonly amountDebit: number;
  readonly amountCredit: number;
}

export type MonthlyAmount = readonly [account: string, description: string, amount: number];

/**
 * The books of a company before it came to the platform, told by an average month of 2024. Amounts are in euros,
 * without VAT.
 */
export interface History {
  /** What 2024 began with, by account; credits are below zero. */
  readonly opening: readonly (readonly [account: string, amount: number])[];
  /** Invoiced to one debtor on the last day of the month, and paid in the middle of the next. */
  readonly sales: { readonly debtor: string; readonly lines: readonly MonthlyAmount[] };
  /** Invoiced by one creditor, and paid likewise. */
  readonly purchases: { readonly creditor: string; readonly lines: readonly MonthlyAmount[] };
  /** Paid each month, without an invoice. */
  readonly payments: readonly MonthlyAmount[];
  /** How much of an average month there is in each month, January first, in percent. */
  readonly season: readonly number[];
}
