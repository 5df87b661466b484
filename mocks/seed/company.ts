import type { Fields } from './contract-types.ts';
import type { DraftEntry } from './draft-lines.ts';
import type { AccountEntry } from './standard/accounts.ts';

/** Street, house number, postal code, city, and the code of the country. */
export type AddressEntry = readonly [
  street: string | null,
  houseNumber: string | null,
  postalCode: string | null,
  city: string | null,
  country: string,
];

type DebtorFields = Fields<'Debtor'>;
type WrittenAsIs =
  | 'contactName'
  | 'email'
  | 'phone'
  | 'website'
  | 'vatNumber'
  | 'chamberOfCommerceNumber'
  | 'iban'
  | 'creditLimit'
  | 'remark';

/** A debtor. What it refers to is named by its code; what it has not is left out. */
export interface DebtorEntry extends Readonly<Partial<Pick<DebtorFields, WrittenAsIs>>> {
  readonly number: string;
  readonly name: string;
  /** Code of the debtor kind. */
  readonly kind: string;
  readonly address?: AddressEntry;
  /** Code of the payment condition. */
  readonly paymentCondition?: string;
}

/** A mandate: the number of its debtor, and its fields. The IBAN is the debtor's. */
export type MandateEntry = readonly [
  debtor: string,
  typeId: 1 | 2,
  sddType: 1 | 2,
  signdate: string | null,
  reference: string | null,
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

/** The optional parts of the platform that an administration may have. */
export interface Modules {
  readonly tradePack: boolean;
  readonly salesOrders: boolean;
  readonly approvalRoutes: boolean;
  readonly costCenters: boolean;
  readonly costUnits: boolean;
}

/**
 * A demo company as it is written down: by the numbers and codes that people know, without identifiers. What every
 * company has in common stands in `standard/`.
 */
export interface Company {
  readonly administration: Omit<Fields<'Administration'>, 'address' | 'bic' | 'currency'> & {
    readonly address: AddressEntry;
  };
  readonly modules: Modules;
  /** Ledger accounts besides the standard ones. */
  readonly accounts: readonly AccountEntry[];
  readonly debtors: readonly DebtorEntry[];
  readonly mandates: readonly MandateEntry[];
  readonly articles: readonly ArticleEntry[];
  readonly drafts: readonly DraftEntry[];
}
