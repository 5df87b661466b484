import type { components } from '../../generated/types.d.ts';
import type { Modules } from '../accounting/modules.ts';

type Schemas = components['schemas'];

/** All fields of a record of the contract but its `id` and `_meta`, each with a value or null. */
export type Fields<Name extends keyof Schemas> = Required<Omit<Schemas[Name], 'id' | '_meta'>>;

export type LedgerAccountType = Schemas['LedgerAccountTypeId'];
export type DraftInput = Schemas['DraftSalesInvoiceWithLinesInput'];
type LineInput = Schemas['InvoiceLineInput'];

/**
 * A demo company as it is written down: by the numbers and codes that people know, without identifiers. What every
 * company has in common is in `standard/`.
 */
export interface Company {
  readonly administration: Omit<Fields<'Administration'>, 'address' | 'bic' | 'currency' | 'modules'> & {
    readonly address: AddressEntry;
  };
  readonly modules: Modules;
  /** Ledger accounts besides the standard ones. */
  readonly accounts: readonly AccountEntry[];
  readonly costCenters: readonly CodeEntry[];
  readonly costUnits: readonly CostUnitEntry[];
  readonly debtors: readonly DebtorEntry[];
  readonly mandates: readonly MandateEntry[];
  readonly creditors: readonly CreditorEntry[];
  readonly articles: readonly ArticleEntry[];
  readonly articleLocations: readonly CodeEntry[];
  readonly drafts: readonly DraftEntry[];
  readonly salesOrders: readonly SalesOrderEntry[];
  readonly salesInvoices: readonly SalesInvoiceEntry[];
  readonly purchaseInvoices: readonly PurchaseInvoiceEntry[];
  readonly journalEntries: readonly JournalEntryEntry[];
  readonly bank: readonly BankEntry[];
  /** Its books before it came to the platform. */
  readonly history: History;
}

/** A ledger account; its VAT code is named by its code. */
export interface AccountEntry {
  readonly number: string;
  readonly description: string;
  readonly type: LedgerAccountType;
  /** Code in the reference chart of accounts (RGS 3.8). */
  readonly referenceCode: string | null;
  readonly vatCode: string | null;
}

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

/** Fields of a debtor or creditor that are written as they are. */
type PartyFields = Pick<
  Fields<'Debtor'>,
  'contactName' | 'email' | 'phone' | 'website' | 'vatNumber' | 'chamberOfCommerceNumber' | 'iban' | 'remark'
>;

/** A debtor or creditor. What it refers to is named by its code; the rest is left out. */
export interface PartyEntry extends Readonly<Partial<PartyFields>> {
  readonly number: string;
  readonly name: string;
  /** Code of the debtor kind or creditor kind. */
  readonly kind: string;
  readonly address?: AddressEntry;
  readonly paymentCondition?: string;
}

export interface DebtorEntry extends PartyEntry {
  readonly creditLimit?: number;
}

export interface CreditorEntry extends PartyEntry {
  /** Number of the ledger account that its invoices are usually posted on. */
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
  readonly debtor: string;
  readonly date: string;
  /** Code of the payment condition; without it that of the debtor applies. */
  readonly paymentCondition?: string;
  readonly lines: readonly LineEntry[];
}

interface CostAssignment {
  readonly costCenter?: string;
  readonly costUnit?: string;
}

/** What a line may say besides what its booking type asks for. */
export interface SalesLineOptions
  extends CostAssignment,
    Pick<LineInput, 'quantity' | 'unitPrice' | 'unitPriceIncludingVat' | 'discountPercentage'> {
  readonly description?: string;
  /** Code of the VAT code, instead of the one that the line would get. */
  readonly vatCode?: string;
}

export type LineEntry = SalesLineOptions &
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

export interface PurchaseLineOptions extends CostAssignment {
  readonly unitPriceIncludingVat?: boolean;
  readonly discountPercentage?: number;
  /** Code of the VAT code, instead of that of the account. */
  readonly vatCode?: string;
}

export interface PurchaseLineEntry extends PurchaseLineOptions {
  readonly account: string;
  readonly description: string;
  readonly quantity: number;
  readonly unitPrice: number;
}

/** A journal entry of a memorial or of a cash register. */
export interface JournalEntryEntry {
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

export interface JournalLineOptions extends CostAssignment {
  readonly debtor?: string;
  readonly creditor?: string;
  readonly invoiceNumber?: string;
  /** Code of the VAT that the line is, or is the base of. */
  readonly vatCode?: string;
}

export interface JournalLineEntry extends JournalLineOptions {
  readonly account: string;
  readonly description: string;
  readonly amountDebit: number;
  readonly amountCredit: number;
}

export type MonthlyAmount = readonly [account: string, description: string, amount: number];

/**
 * The books of a company before it came to the platform, shown by an average month of 2024. Amounts are in euros,
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

/** A line that sells an article, for the price of the article unless it says otherwise. */
export function article(sku: string, quantity: number, options: SalesLineOptions = {}): LineEntry {
  return { bookingType: 'A', ArticleSku: sku, quantity, ...options };
}

/** A line that is posted by a sales type. */
export function sale(
  salesType: string,
  description: string,
  quantity: number,
  unitPrice: number,
  options: SalesLineOptions = {},
): LineEntry {
  return { bookingType: 'V', salesType, description, quantity, unitPrice, ...options };
}

/** A line that is posted on a turnover account. */
export function onAccount(
  account: string,
  description: string,
  quantity: number,
  unitPrice: number,
  options: SalesLineOptions = {},
): LineEntry {
  return { bookingType: 'G', account, description, quantity, unitPrice, ...options };
}

/** A line of text. */
export function text(description: string, options: SalesLineOptions = {}): LineEntry {
  return { bookingType: 'T', description, ...options };
}

/** A line of a purchase invoice, posted on an account. */
export function purchase(
  account: string,
  description: string,
  quantity: number,
  unitPrice: number,
  options: PurchaseLineOptions = {},
): PurchaseLineEntry {
  return { account, description, quantity, unitPrice, ...options };
}

/** A line of a journal entry on the debit side of an account. */
export function debit(
  account: string,
  description: string,
  amount: number,
  options: JournalLineOptions = {},
): JournalLineEntry {
  return { account, description, amountDebit: amount, amountCredit: 0, ...options };
}

/** A line of a journal entry on the credit side of an account. */
export function credit(
  account: string,
  description: string,
  amount: number,
  options: JournalLineOptions = {},
): JournalLineEntry {
  return { account, description, amountDebit: 0, amountCredit: amount, ...options };
}
