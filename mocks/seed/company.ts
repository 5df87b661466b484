import type { Modules } from '../behaviours/modules.ts';
import type { Fields } from './contract-types.ts';
import type { DraftEntry } from './drafts.ts';
import type { History } from './history.ts';
import type { JournalEntryEntry } from './journal-entries.ts';
import type { PurchaseInvoiceEntry } from './purchase-invoices.ts';
import type { SalesInvoiceEntry } from './sales-invoices.ts';
import type { SalesOrderEntry } from './sales-orders.ts';
import type { AccountEntry } from './standard/accounts.ts';

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

type WrittenAsIs =
  | 'contactName'
  | 'email'
  | 'phone'
  | 'website'
  | 'vatNumber'
  | 'chamberOfCommerceNumber'
  | 'iban'
  | 'remark';

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

/**
 * A demo company as it is written down: by the numbers and codes that people know, without identifiers. What every
 * company has in common stands in `standard/`.
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
