/**
 * Postal address.
 */
export interface Address {
  /**
   * Name of the street.
   * @maxLength 100
   */
  street?: string | null;
  /**
   * House number with its addition.
   * @maxLength 20
   */
  houseNumber?: string | null;
  /**
   * Postal code, as the country writes it.
   * @maxLength 20
   */
  postalCode?: string | null;
  /**
   * City or town.
   * @maxLength 100
   */
  city?: string | null;
  /** Country of the address, see Countries. */
  countryId?: number | null;
}
/**
 * What the platform says about a record inside a list.
 */
export interface ItemMeta {
  /**
   * URL of the record by itself.
   * @format uri
   */
  self: string;
}
/**
 * Administration inside a list. With `fields` the other fields are left out.
 */
export interface AdministrationListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  readonly id?: number;
  /**
   * Number under which the platform keeps the administration.
   * @maxLength 20
   */
  number?: string;
  /**
   * Name of the administration.
   * @maxLength 100
   */
  name?: string;
  /** Postal address. */
  address?: Address | null;
  /**
   * Email address of the company.
   * @format email
   */
  email?: string | null;
  /**
   * Phone number, with country code.
   * @maxLength 30
   */
  phone?: string | null;
  /**
   * VAT identification number, with the country prefix.
   * @maxLength 20
   */
  vatNumber?: string | null;
  /**
   * Number in the trade register of the chamber of commerce (KvK).
   * @maxLength 20
   */
  chamberOfCommerceNumber?: string | null;
  /**
   * Bank account number (IBAN) that customers pay to, without spaces.
   * @maxLength 34
   */
  iban?: string | null;
  /**
   * Identifier of the bank (BIC).
   * @maxLength 11
   */
  bic?: string | null;
  /**
   * Currency of all amounts in the administration (ISO 4217).
   * @maxLength 3
   */
  currency?: string;
  /** What the platform says about a record inside a list. */
  _meta?: ItemMeta;
}
/**
 * Where the page stands in the whole list, and for whom it was made.
 */
export interface ListMeta {
  /**
   * URL of the page before this one; null on the first page.
   * @format uri
   */
  previousPage: string | null;
  /**
   * URL of the page after this one; null on the last page.
   * @format uri
   */
  nextPage: string | null;
  /** Number of records that match the filters, on all pages together. */
  totalCount: number;
  /** Number of pages, which is `totalCount` divided by the page size, rounded up. */
  pageCount: number;
  /**
   * URL of this page.
   * @format uri
   */
  self: string;
  /** Identifier of the selected administration. */
  administrationId: number;
  /**
   * Name of the selected administration.
   * @maxLength 100
   */
  administrationName: string;
  /**
   * Name of the user profile that makes the call.
   * @maxLength 100
   */
  profileName: string;
}
/**
 * A page of administrations.
 */
export interface AdministrationList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: AdministrationListItem[];
  /** Where the page stands in the whole list, and for whom it was made. */
  _meta: ListMeta;
}
/**
 * Country inside a list. With `fields` the other fields are left out.
 */
export interface CountryListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  readonly id?: number;
  /**
   * Name of the country.
   * @maxLength 100
   */
  name?: string;
  /**
   * Code of the country, two letters (ISO 3166-1 alpha-2).
   * @maxLength 2
   */
  code?: string;
  /** What the platform says about a record inside a list. */
  _meta?: ItemMeta;
}
/**
 * A page of countries.
 */
export interface CountryList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: CountryListItem[];
  /** Where the page stands in the whole list, and for whom it was made. */
  _meta: ListMeta;
}
/**
 * Debtor kind inside a list. With `fields` the other fields are left out.
 */
export interface DebtorKindListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  readonly id?: number;
  /**
   * Short code of the debtor kind, unique in the administration.
   * @maxLength 20
   */
  code?: string;
  /**
   * Which debtors belong to the kind.
   * @maxLength 200
   */
  description?: string;
  /** Contra account for payments of these debtors, see Ledger accounts. It is an account of type 6. */
  ledgerAccountId?: number;
  /** What the platform says about a record inside a list. */
  _meta?: ItemMeta;
}
/**
 * A page of debtor kinds.
 */
export interface DebtorKindList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: DebtorKindListItem[];
  /** Where the page stands in the whole list, and for whom it was made. */
  _meta: ListMeta;
}
/**
 * Debtor inside a list. With `fields` the other fields are left out.
 */
export interface DebtorListItem {
  /**
   * Debtor number, unique in the administration. The next free number is given when it is left out.
   * @maxLength 20
   */
  number?: string;
  /**
   * Name of the company or the person.
   * @maxLength 100
   */
  name?: string;
  /** Debtor kind, see Debtor kinds. It decides the contra account of what the debtor owes and pays. */
  debtorKindId?: number;
  /**
   * Name of the person to contact.
   * @maxLength 100
   */
  contactName?: string | null;
  /** Postal address. */
  address?: Address | null;
  /**
   * Email address that invoices are sent to.
   * @format email
   */
  email?: string | null;
  /**
   * Phone number, with country code.
   * @maxLength 30
   */
  phone?: string | null;
  /**
   * Address of the website.
   * @format uri
   */
  website?: string | null;
  /**
   * VAT identification number, with the country prefix.
   * @maxLength 20
   */
  vatNumber?: string | null;
  /**
   * Number in the trade register of the chamber of commerce (KvK).
   * @maxLength 20
   */
  chamberOfCommerceNumber?: string | null;
  /**
   * Bank account number (IBAN), without spaces.
   * @maxLength 34
   */
  iban?: string | null;
  /**
   * Identifier of the bank (BIC).
   * @maxLength 11
   */
  bic?: string | null;
  /** Payment condition that invoices of this debtor start with, see Payment conditions. */
  paymentConditionId?: number | null;
  /** Highest amount that the debtor may owe, in euros with 2 decimals; null for no limit. */
  creditLimit?: number | null;
  /**
   * Remark for the administration's own use.
   * @maxLength 2000
   */
  remark?: string | null;
  /** Number that identifies the record. The platform assigns it; it never changes. */
  readonly id?: number;
  /** What the platform says about a record inside a list. */
  _meta?: ItemMeta;
}
/**
 * A page of debtors.
 */
export interface DebtorList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: DebtorListItem[];
  /** Where the page stands in the whole list, and for whom it was made. */
  _meta: ListMeta;
}
/**
 * Mandate inside a list. With `fields` the other fields are left out.
 */
export interface MandateListItem {
  /**
   * Bank account that is debited. It is copied from the debtor; a value that is sent must be the debtor's own.
   * @maxLength 34
   */
  IBAN?: string;
  /**
   * How often the mandate may be used:
   * - `1`: one-time authorization
   * - `2`: continuous authorization
   */
  typeId?: 1 | 2;
  /**
   * Direct-debit scheme of the mandate:
   * - `1`: core collection
   * - `2`: business-to-business collection
   */
  sddType?: 1 | 2;
  /**
   * Date on which the debtor signed the mandate; null while it is not signed.
   * @format date
   */
  signdate?: string | null;
  /**
   * Reference of the mandate, unique for the debtor's bank.
   * @maxLength 35
   */
  reference?: string | null;
  /** Number that identifies the record. The platform assigns it; it never changes. */
  readonly id?: number;
  /** The debtor that gave the mandate. */
  readonly debtorId?: number;
  /** What the platform says about a record inside a list. */
  _meta?: ItemMeta;
}
/**
 * A page of debtor mandates.
 */
export interface MandateList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: MandateListItem[];
  /** Where the page stands in the whole list, and for whom it was made. */
  _meta: ListMeta;
}
/**
 * Article inside a list. With `fields` the other fields are left out.
 */
export interface ArticleListItem {
  /**
   * Article number, unique in the administration. Invoice and order lines refer to the article by it.
   * @maxLength 50
   */
  ArticleSku?: string;
  /**
   * Name of the article; it becomes the description of a line that has none of its own.
   * @maxLength 200
   */
  description?: string;
  /** Sales type of the article, see Sales types. It decides the ledger account and the VAT of its sales. */
  SalesTypeId?: number;
  /**
   * Unit in which the article is sold.
   * @maxLength 20
   */
  unit?: string | null;
  /** Sales price of one unit without VAT, in euros with up to 4 decimals. */
  unitPrice?: number;
  /** Purchase price of one unit without VAT, in euros with up to 4 decimals; null when unknown. */
  purchasePrice?: number | null;
  /**
   * Barcode (GTIN) of the article.
   * @maxLength 14
   */
  barcode?: string | null;
  /** Whether the article is active. Lists return only active articles unless `ActiveState` asks otherwise. */
  active?: boolean;
  /**
   * Remark for the administration's own use.
   * @maxLength 2000
   */
  remark?: string | null;
  /** Number that identifies the record. The platform assigns it; it never changes. */
  readonly id?: number;
  /** Number of units in stock, up to 4 decimals. It cannot be edited through the API; only sales orders change it, in administrations with the trade pack. */
  readonly currentStock?: number;
  /** What the platform says about a record inside a list. */
  _meta?: ItemMeta;
}
/**
 * A page of articles.
 */
export interface ArticleList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: ArticleListItem[];
  /** Where the page stands in the whole list, and for whom it was made. */
  _meta: ListMeta;
}
/**
 * Payment condition inside a list. With `fields` the other fields are left out.
 */
export interface PaymentConditionListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  readonly id?: number;
  /**
   * Short code of the payment condition, unique in the administration.
   * @maxLength 20
   */
  code?: string;
  /**
   * The condition as it is printed on an invoice.
   * @maxLength 200
   */
  description?: string;
  /**
   * Number of days between the invoice date and the due date.
   * @maximum 3650
   */
  dueDays?: number;
  /** When true, the due date moves on to the last day of its month. */
  endOfMonth?: boolean;
  /**
   * Discount for early payment in percent, up to 2 decimals; null for none.
   * @maximum 100
   */
  discountPercentage?: number | null;
  /**
   * Number of days after the invoice date within which the discount may be taken; null for none.
   * @maximum 3650
   */
  discountDays?: number | null;
  /** What the platform says about a record inside a list. */
  _meta?: ItemMeta;
}
/**
 * A page of payment conditions.
 */
export interface PaymentConditionList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: PaymentConditionListItem[];
  /** Where the page stands in the whole list, and for whom it was made. */
  _meta: ListMeta;
}
/**
 * Sales type inside a list. With `fields` the other fields are left out.
 */
export interface SalesTypeListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  readonly id?: number;
  /**
   * Short code of the sales type, unique in the administration.
   * @maxLength 20
   */
  code?: string;
  /**
   * What the sales type is for.
   * @maxLength 200
   */
  description?: string;
  /** Turnover account on which the sale is booked, see Ledger accounts. */
  ledgerAccountId?: number;
  /** VAT code of the sale, see VAT codes; null when no VAT applies. */
  vatCodeId?: number | null;
  /** What the platform says about a record inside a list. */
  _meta?: ItemMeta;
}
/**
 * A page of sales types.
 */
export interface SalesTypeList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: SalesTypeListItem[];
  /** Where the page stands in the whole list, and for whom it was made. */
  _meta: ListMeta;
}
/**
 * VAT code inside a list. With `fields` the other fields are left out.
 */
export interface VatCodeListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  readonly id?: number;
  /**
   * Short code, unique in the administration.
   * @maxLength 20
   */
  code?: string;
  /**
   * What the code is for.
   * @maxLength 200
   */
  description?: string;
  /**
   * VAT percentage, up to 2 decimals.
   * @maximum 100
   */
  percentage?: number;
  /** Whether the code is for sales (true) or for purchases (false). */
  salesCode?: boolean;
  /** Whether the VAT is reverse-charged, so that the customer accounts for it. */
  reverseCharged?: boolean;
  /** Account on which the VAT is booked, of type 14, see Ledger accounts; null for a code without VAT. */
  ledgerAccountId?: number | null;
  /** What the platform says about a record inside a list. */
  _meta?: ItemMeta;
}
/**
 * A page of VAT codes.
 */
export interface VatCodeList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: VatCodeListItem[];
  /** Where the page stands in the whole list, and for whom it was made. */
  _meta: ListMeta;
}
/**
 * Ledger account type inside a list. With `fields` the other fields are left out.
 */
export interface LedgerAccountTypeListItem {
  /**
   * Type of ledger account:
   * - `1`: BalanceSheetOther
   * - `2`: ProfitAndLossOther
   * - `3`: CashRegister
   * - `4`: Bank
   * - `5`: Giro
   * - `6`: Sales (debtors)
   * - `7`: Purchase (creditors)
   * - `8`: SuspenseAccount
   * - `9`: Turnover
   * - `10`: Costs
   * - `12`: PaymentDifferenceDiscount
   * - `13`: NeutralAccount
   * - `14`: VatAccount
   * - `15`: ResultAccountAnnualClose
   */
  readonly id?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12 | 13 | 14 | 15;
  /** Name of the type; the descriptions of the values stand at `id`. */
  name?:
    | 'BalanceSheetOther'
    | 'ProfitAndLossOther'
    | 'CashRegister'
    | 'Bank'
    | 'Giro'
    | 'Sales (debtors)'
    | 'Purchase (creditors)'
    | 'SuspenseAccount'
    | 'Turnover'
    | 'Costs'
    | 'PaymentDifferenceDiscount'
    | 'NeutralAccount'
    | 'VatAccount'
    | 'ResultAccountAnnualClose';
  /** What the platform says about a record inside a list. */
  _meta?: ItemMeta;
}
/**
 * A page of ledger account types.
 */
export interface LedgerAccountTypeList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: LedgerAccountTypeListItem[];
  /** Where the page stands in the whole list, and for whom it was made. */
  _meta: ListMeta;
}
/**
 * Ledger account inside a list. With `fields` the other fields are left out.
 */
export interface LedgerAccountListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  readonly id?: number;
  /**
   * Account number, unique in the administration.
   * @maxLength 20
   */
  number?: string;
  /**
   * Name of the account.
   * @maxLength 200
   */
  description?: string;
  /**
   * Type of ledger account:
   * - `1`: BalanceSheetOther
   * - `2`: ProfitAndLossOther
   * - `3`: CashRegister
   * - `4`: Bank
   * - `5`: Giro
   * - `6`: Sales (debtors)
   * - `7`: Purchase (creditors)
   * - `8`: SuspenseAccount
   * - `9`: Turnover
   * - `10`: Costs
   * - `12`: PaymentDifferenceDiscount
   * - `13`: NeutralAccount
   * - `14`: VatAccount
   * - `15`: ResultAccountAnnualClose
   */
  readonly type?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12 | 13 | 14 | 15;
  /**
   * Code of the account in the reference chart of accounts (RGS); null when it has none.
   * @maxLength 40
   */
  referenceCode?: string | null;
  /**
   * Where the account is reported:
   * - `B`: balance sheet
   * - `P`: profit and loss
   */
  balanceOrProfitLoss?: 'B' | 'P';
  /** VAT code that bookings on the account start with, see VAT codes; null for none. */
  vatCodeId?: number | null;
  /** What the platform says about a record inside a list. */
  _meta?: ItemMeta;
}
/**
 * A page of ledger accounts.
 */
export interface LedgerAccountList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: LedgerAccountListItem[];
  /** Where the page stands in the whole list, and for whom it was made. */
  _meta: ListMeta;
}
/**
 * Part of the invoice total that falls under one VAT code.
 */
export interface VatTotal {
  /** The VAT code; null for lines without one. */
  vatCodeId: number | null;
  /**
   * VAT percentage, up to 2 decimals.
   * @maximum 100
   */
  percentage: number;
  /** Sum of the lines with this VAT code, without VAT, in euros with 2 decimals. */
  amountExcludingVat: number;
  /** VAT over that sum, in euros with 2 decimals. */
  amountVat: number;
}
/**
 * Draft sales invoice inside a list. With `fields` the other fields are left out.
 */
export interface DraftSalesInvoiceListItem {
  /** Debtor that the invoice is for, see Debtors. */
  debtorId?: number;
  /**
   * Date of the invoice. Without it, today.
   * @format date
   */
  invoiceDate?: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the debtor. */
  paymentConditionId?: number | null;
  /**
   * Reference of the debtor, for instance a purchase order number.
   * @maxLength 50
   */
  reference?: string | null;
  /**
   * What the invoice is for.
   * @maxLength 200
   */
  description?: string | null;
  /**
   * Remark for the administration's own use.
   * @maxLength 2000
   */
  remark?: string | null;
  /** Number that identifies the record. The platform assigns it; it never changes. */
  readonly id?: number;
  /**
   * Date on which the invoice must be paid: the invoice date and the days of the payment condition; the invoice date itself without a payment condition.
   * @format date
   */
  readonly dueDate?: string;
  /** Total of the lines without VAT, in euros with 2 decimals. Text lines do not count. */
  readonly amountExcludingVat?: number;
  /** Total VAT, in euros with 2 decimals. */
  readonly amountVat?: number;
  /** Total including VAT, in euros with 2 decimals. */
  readonly amountIncludingVat?: number;
  /** The total for each VAT code. VAT is rounded once for each code, not for each line. */
  readonly vatTotals?: readonly VatTotal[];
  /** What the platform says about a record inside a list. */
  _meta?: ItemMeta;
}
/**
 * A page of draft sales invoices.
 */
export interface DraftSalesInvoiceList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: DraftSalesInvoiceListItem[];
  /** Where the page stands in the whole list, and for whom it was made. */
  _meta: ListMeta;
}
/**
 * Draft sales invoice line inside a list. With `fields` the other fields are left out.
 */
export interface DraftSalesInvoiceLineListItem {
  /**
   * Text of the line. Without it the line gets the description of its article, sales type or ledger account.
   * @maxLength 500
   */
  description?: string | null;
  /** Number of units, up to 4 decimals. A negative quantity is a credit. */
  quantity?: number;
  /** Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. On an article line it may be left empty: the price is then taken from the article. */
  unitPrice?: number | null;
  /** When true, `unitPrice` includes VAT. This avoids rounding differences when the amounts come from a system that keeps them including VAT. */
  unitPriceIncludingVat?: boolean;
  /**
   * Discount on the line in percent, up to 2 decimals.
   * @maximum 100
   */
  discountPercentage?: number;
  /** VAT code for sales, see VAT codes. Without it the line gets the VAT code of its sales type, of the sales type of its article, or of its ledger account. A text line gets none. */
  vatCodeId?: number | null;
  /** Number that identifies the record. The platform assigns it; it never changes. */
  readonly id?: number;
  /** Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice. */
  readonly amountExcludingVat?: number;
  /** VAT over the line, in euros with 2 decimals. */
  readonly amountVat?: number;
  /** The line including VAT, in euros with 2 decimals. */
  readonly amountIncludingVat?: number;
  /** `A`: the line is booked by its article. `V`: the line is booked by its sales type. `G`: the line is booked on its ledger account. `T`: the line is only text. */
  bookingType?: 'A' | 'V' | 'G' | 'T';
  /**
   * Article number of the article that is sold, see Articles.
   * @maxLength 50
   */
  ArticleSku?: string;
  /** Sales type that the line is booked with, see Sales types. */
  salesTypeId?: number;
  /** Ledger account that the line is booked on, see Ledger accounts. Only accounts of type 9 (turnover) may be used. */
  ledgerAccountId?: number;
  /** What the platform says about a record inside a list. */
  _meta?: ItemMeta;
}
/**
 * A page of draft sales invoice lines.
 */
export interface DraftSalesInvoiceLineList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: DraftSalesInvoiceLineListItem[];
  /** Where the page stands in the whole list, and for whom it was made. */
  _meta: ListMeta;
}
/**
 * A line that sells an article.
 */
export interface ArticleLine {
  /**
   * Text of the line. Without it the line gets the description of its article, sales type or ledger account.
   * @maxLength 500
   */
  description?: string | null;
  /** Number of units, up to 4 decimals. A negative quantity is a credit. */
  quantity: number;
  /** Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. On an article line it may be left empty: the price is then taken from the article. */
  unitPrice?: number | null;
  /** When true, `unitPrice` includes VAT. This avoids rounding differences when the amounts come from a system that keeps them including VAT. */
  unitPriceIncludingVat?: boolean;
  /**
   * Discount on the line in percent, up to 2 decimals.
   * @maximum 100
   */
  discountPercentage?: number;
  /** VAT code for sales, see VAT codes. Without it the line gets the VAT code of its sales type, of the sales type of its article, or of its ledger account. A text line gets none. */
  vatCodeId?: number | null;
  /** Number that identifies the record. The platform assigns it; it never changes. */
  readonly id: number;
  /** Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice. */
  readonly amountExcludingVat: number;
  /** VAT over the line, in euros with 2 decimals. */
  readonly amountVat: number;
  /** The line including VAT, in euros with 2 decimals. */
  readonly amountIncludingVat: number;
  /** `A`: the line is booked by its article. */
  bookingType: 'A';
  /**
   * Article number of the article that is sold, see Articles.
   * @maxLength 50
   */
  ArticleSku: string;
}
/**
 * A line that is booked by a sales type.
 */
export interface SalesTypeLine {
  /**
   * Text of the line. Without it the line gets the description of its article, sales type or ledger account.
   * @maxLength 500
   */
  description?: string | null;
  /** Number of units, up to 4 decimals. A negative quantity is a credit. */
  quantity: number;
  /** Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. On an article line it may be left empty: the price is then taken from the article. */
  unitPrice?: number | null;
  /** When true, `unitPrice` includes VAT. This avoids rounding differences when the amounts come from a system that keeps them including VAT. */
  unitPriceIncludingVat?: boolean;
  /**
   * Discount on the line in percent, up to 2 decimals.
   * @maximum 100
   */
  discountPercentage?: number;
  /** VAT code for sales, see VAT codes. Without it the line gets the VAT code of its sales type, of the sales type of its article, or of its ledger account. A text line gets none. */
  vatCodeId?: number | null;
  /** Number that identifies the record. The platform assigns it; it never changes. */
  readonly id: number;
  /** Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice. */
  readonly amountExcludingVat: number;
  /** VAT over the line, in euros with 2 decimals. */
  readonly amountVat: number;
  /** The line including VAT, in euros with 2 decimals. */
  readonly amountIncludingVat: number;
  /** `V`: the line is booked by its sales type. */
  bookingType: 'V';
  /** Sales type that the line is booked with, see Sales types. */
  salesTypeId: number;
}
/**
 * A line that is booked on a ledger account.
 */
export interface LedgerAccountLine {
  /**
   * Text of the line. Without it the line gets the description of its article, sales type or ledger account.
   * @maxLength 500
   */
  description?: string | null;
  /** Number of units, up to 4 decimals. A negative quantity is a credit. */
  quantity: number;
  /** Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. On an article line it may be left empty: the price is then taken from the article. */
  unitPrice?: number | null;
  /** When true, `unitPrice` includes VAT. This avoids rounding differences when the amounts come from a system that keeps them including VAT. */
  unitPriceIncludingVat?: boolean;
  /**
   * Discount on the line in percent, up to 2 decimals.
   * @maximum 100
   */
  discountPercentage?: number;
  /** VAT code for sales, see VAT codes. Without it the line gets the VAT code of its sales type, of the sales type of its article, or of its ledger account. A text line gets none. */
  vatCodeId?: number | null;
  /** Number that identifies the record. The platform assigns it; it never changes. */
  readonly id: number;
  /** Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice. */
  readonly amountExcludingVat: number;
  /** VAT over the line, in euros with 2 decimals. */
  readonly amountVat: number;
  /** The line including VAT, in euros with 2 decimals. */
  readonly amountIncludingVat: number;
  /** `G`: the line is booked on its ledger account. */
  bookingType: 'G';
  /** Ledger account that the line is booked on, see Ledger accounts. Only accounts of type 9 (turnover) may be used. */
  ledgerAccountId: number;
}
/**
 * A line of text.
 */
export interface TextLine {
  /**
   * Text of the line. Without it the line gets the description of its article, sales type or ledger account.
   * @maxLength 500
   */
  description?: string | null;
  /** Number of units, up to 4 decimals. A negative quantity is a credit. */
  quantity: number;
  /** Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. On an article line it may be left empty: the price is then taken from the article. */
  unitPrice?: number | null;
  /** When true, `unitPrice` includes VAT. This avoids rounding differences when the amounts come from a system that keeps them including VAT. */
  unitPriceIncludingVat?: boolean;
  /**
   * Discount on the line in percent, up to 2 decimals.
   * @maximum 100
   */
  discountPercentage?: number;
  /** VAT code for sales, see VAT codes. Without it the line gets the VAT code of its sales type, of the sales type of its article, or of its ledger account. A text line gets none. */
  vatCodeId?: number | null;
  /** Number that identifies the record. The platform assigns it; it never changes. */
  readonly id: number;
  /** Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice. */
  readonly amountExcludingVat: number;
  /** VAT over the line, in euros with 2 decimals. */
  readonly amountVat: number;
  /** The line including VAT, in euros with 2 decimals. */
  readonly amountIncludingVat: number;
  /** `T`: the line is only text. */
  bookingType: 'T';
}
/**
 * A line of a sales invoice. `bookingType` says how it is booked.
 */
export type InvoiceLine = ArticleLine | SalesTypeLine | LedgerAccountLine | TextLine;
/**
 * Draft sales invoice with lines inside a list. With `fields` the other fields are left out.
 */
export interface DraftSalesInvoiceWithLinesListItem {
  /** Debtor that the invoice is for, see Debtors. */
  debtorId?: number;
  /**
   * Date of the invoice. Without it, today.
   * @format date
   */
  invoiceDate?: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the debtor. */
  paymentConditionId?: number | null;
  /**
   * Reference of the debtor, for instance a purchase order number.
   * @maxLength 50
   */
  reference?: string | null;
  /**
   * What the invoice is for.
   * @maxLength 200
   */
  description?: string | null;
  /**
   * Remark for the administration's own use.
   * @maxLength 2000
   */
  remark?: string | null;
  /** Number that identifies the record. The platform assigns it; it never changes. */
  readonly id?: number;
  /**
   * Date on which the invoice must be paid: the invoice date and the days of the payment condition; the invoice date itself without a payment condition.
   * @format date
   */
  readonly dueDate?: string;
  /** Total of the lines without VAT, in euros with 2 decimals. Text lines do not count. */
  readonly amountExcludingVat?: number;
  /** Total VAT, in euros with 2 decimals. */
  readonly amountVat?: number;
  /** Total including VAT, in euros with 2 decimals. */
  readonly amountIncludingVat?: number;
  /** The total for each VAT code. VAT is rounded once for each code, not for each line. */
  readonly vatTotals?: readonly VatTotal[];
  /** The lines of the draft, in order. */
  lines?: InvoiceLine[];
  /** What the platform says about a record inside a list. */
  _meta?: ItemMeta;
}
/**
 * A page of draft sales invoices with lines.
 */
export interface DraftSalesInvoiceWithLinesList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: DraftSalesInvoiceWithLinesListItem[];
  /** Where the page stands in the whole list, and for whom it was made. */
  _meta: ListMeta;
}
/**
 * An authorization code, to be exchanged.
 */
export interface AuthorizationCodeGrant {
  /**
   * The client ID that was issued to you.
   * @maxLength 100
   */
  client_id: string;
  /**
   * The secret that belongs to the client ID.
   * @maxLength 200
   */
  client_secret: string;
  /** Says that a code is exchanged: `authorization_code`. */
  grant_type: 'authorization_code';
  /**
   * The authorization code that came to the callback.
   * @maxLength 500
   */
  code: string;
  /**
   * The same URL as in the authorize request.
   * @format uri
   */
  redirect_uri: string;
  /**
   * The code verifier, when the authorize request had a `code_challenge`.
   * @maxLength 128
   */
  code_verifier?: string;
}
/**
 * A refresh token, to be exchanged.
 */
export interface RefreshTokenGrant {
  /**
   * The client ID that was issued to you.
   * @maxLength 100
   */
  client_id: string;
  /**
   * The secret that belongs to the client ID.
   * @maxLength 200
   */
  client_secret: string;
  /** Says that a refresh token is exchanged: `refresh_token`. */
  grant_type: 'refresh_token';
  /**
   * The newest refresh token that you received.
   * @maxLength 500
   */
  refresh_token: string;
}
/**
 * What is exchanged for tokens.
 */
export type TokenRequest = AuthorizationCodeGrant | RefreshTokenGrant;
/**
 * An access token, and the refresh token that renews it.
 */
export interface TokenPair {
  /**
   * Send it in the `Authorization` header of every request. It is valid for a limited time.
   * @maxLength 4000
   */
  access_token: string;
  /**
   * Exchange it for a new pair when the access token has expired.
   * @maxLength 4000
   */
  refresh_token: string;
  /** How to use the access token; always `Bearer`. */
  token_type: 'Bearer';
  /** Number of seconds for which the access token is valid. The lifetime is not promised; read it here. */
  expires_in?: number;
  /**
   * The scopes that were granted, separated by a space.
   * @maxLength 200
   */
  scope?: string;
}
/**
 * What the platform says about a record that is returned by itself.
 */
export interface RecordMeta {
  /**
   * URL of this record.
   * @format uri
   */
  self: string;
  /** Identifier of the selected administration. */
  administrationId: number;
  /**
   * Name of the selected administration.
   * @maxLength 100
   */
  administrationName: string;
  /**
   * Name of the user profile that makes the call.
   * @maxLength 100
   */
  profileName: string;
}
/**
 * A tenant, which is the books of one company.
 */
export interface Administration {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  readonly id: number;
  /**
   * Number under which the platform keeps the administration.
   * @maxLength 20
   */
  number: string;
  /**
   * Name of the administration.
   * @maxLength 100
   */
  name: string;
  /** Postal address. */
  address?: Address | null;
  /**
   * Email address of the company.
   * @format email
   */
  email?: string | null;
  /**
   * Phone number, with country code.
   * @maxLength 30
   */
  phone?: string | null;
  /**
   * VAT identification number, with the country prefix.
   * @maxLength 20
   */
  vatNumber?: string | null;
  /**
   * Number in the trade register of the chamber of commerce (KvK).
   * @maxLength 20
   */
  chamberOfCommerceNumber?: string | null;
  /**
   * Bank account number (IBAN) that customers pay to, without spaces.
   * @maxLength 34
   */
  iban?: string | null;
  /**
   * Identifier of the bank (BIC).
   * @maxLength 11
   */
  bic?: string | null;
  /**
   * Currency of all amounts in the administration (ISO 4217).
   * @maxLength 3
   */
  currency: string;
  /** What the platform says about a record that is returned by itself. */
  _meta: RecordMeta;
}
/**
 * A country.
 */
export interface Country {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  readonly id: number;
  /**
   * Name of the country.
   * @maxLength 100
   */
  name: string;
  /**
   * Code of the country, two letters (ISO 3166-1 alpha-2).
   * @maxLength 2
   */
  code: string;
  /** What the platform says about a record that is returned by itself. */
  _meta: RecordMeta;
}
/**
 * A group of debtors that share a contra account.
 */
export interface DebtorKind {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  readonly id: number;
  /**
   * Short code of the debtor kind, unique in the administration.
   * @maxLength 20
   */
  code: string;
  /**
   * Which debtors belong to the kind.
   * @maxLength 200
   */
  description: string;
  /** Contra account for payments of these debtors, see Ledger accounts. It is an account of type 6. */
  ledgerAccountId: number;
  /** What the platform says about a record that is returned by itself. */
  _meta: RecordMeta;
}
/**
 * A debtor to create, or to put in the place of an existing one.
 */
export interface DebtorInput {
  /**
   * Debtor number, unique in the administration. The next free number is given when it is left out.
   * @maxLength 20
   */
  number?: string;
  /**
   * Name of the company or the person.
   * @maxLength 100
   */
  name: string;
  /** Debtor kind, see Debtor kinds. It decides the contra account of what the debtor owes and pays. */
  debtorKindId: number;
  /**
   * Name of the person to contact.
   * @maxLength 100
   */
  contactName?: string | null;
  /** Postal address. */
  address?: Address | null;
  /**
   * Email address that invoices are sent to.
   * @format email
   */
  email?: string | null;
  /**
   * Phone number, with country code.
   * @maxLength 30
   */
  phone?: string | null;
  /**
   * Address of the website.
   * @format uri
   */
  website?: string | null;
  /**
   * VAT identification number, with the country prefix.
   * @maxLength 20
   */
  vatNumber?: string | null;
  /**
   * Number in the trade register of the chamber of commerce (KvK).
   * @maxLength 20
   */
  chamberOfCommerceNumber?: string | null;
  /**
   * Bank account number (IBAN), without spaces.
   * @maxLength 34
   */
  iban?: string | null;
  /**
   * Identifier of the bank (BIC).
   * @maxLength 11
   */
  bic?: string | null;
  /** Payment condition that invoices of this debtor start with, see Payment conditions. */
  paymentConditionId?: number | null;
  /** Highest amount that the debtor may owe, in euros with 2 decimals; null for no limit. */
  creditLimit?: number | null;
  /**
   * Remark for the administration's own use.
   * @maxLength 2000
   */
  remark?: string | null;
}
/**
 * A customer of the administration.
 */
export interface Debtor {
  /**
   * Debtor number, unique in the administration. The next free number is given when it is left out.
   * @maxLength 20
   */
  number: string;
  /**
   * Name of the company or the person.
   * @maxLength 100
   */
  name: string;
  /** Debtor kind, see Debtor kinds. It decides the contra account of what the debtor owes and pays. */
  debtorKindId: number;
  /**
   * Name of the person to contact.
   * @maxLength 100
   */
  contactName?: string | null;
  /** Postal address. */
  address?: Address | null;
  /**
   * Email address that invoices are sent to.
   * @format email
   */
  email?: string | null;
  /**
   * Phone number, with country code.
   * @maxLength 30
   */
  phone?: string | null;
  /**
   * Address of the website.
   * @format uri
   */
  website?: string | null;
  /**
   * VAT identification number, with the country prefix.
   * @maxLength 20
   */
  vatNumber?: string | null;
  /**
   * Number in the trade register of the chamber of commerce (KvK).
   * @maxLength 20
   */
  chamberOfCommerceNumber?: string | null;
  /**
   * Bank account number (IBAN), without spaces.
   * @maxLength 34
   */
  iban?: string | null;
  /**
   * Identifier of the bank (BIC).
   * @maxLength 11
   */
  bic?: string | null;
  /** Payment condition that invoices of this debtor start with, see Payment conditions. */
  paymentConditionId?: number | null;
  /** Highest amount that the debtor may owe, in euros with 2 decimals; null for no limit. */
  creditLimit?: number | null;
  /**
   * Remark for the administration's own use.
   * @maxLength 2000
   */
  remark?: string | null;
  /** Number that identifies the record. The platform assigns it; it never changes. */
  readonly id: number;
  /** What the platform says about a record that is returned by itself. */
  _meta: RecordMeta;
}
/**
 * The fields of a debtor to change.
 */
export interface DebtorPatch {
  /**
   * Debtor number, unique in the administration. The next free number is given when it is left out.
   * @maxLength 20
   */
  number?: string;
  /**
   * Name of the company or the person.
   * @maxLength 100
   */
  name?: string;
  /** Debtor kind, see Debtor kinds. It decides the contra account of what the debtor owes and pays. */
  debtorKindId?: number;
  /**
   * Name of the person to contact.
   * @maxLength 100
   */
  contactName?: string | null;
  /** Postal address. */
  address?: Address | null;
  /**
   * Email address that invoices are sent to.
   * @format email
   */
  email?: string | null;
  /**
   * Phone number, with country code.
   * @maxLength 30
   */
  phone?: string | null;
  /**
   * Address of the website.
   * @format uri
   */
  website?: string | null;
  /**
   * VAT identification number, with the country prefix.
   * @maxLength 20
   */
  vatNumber?: string | null;
  /**
   * Number in the trade register of the chamber of commerce (KvK).
   * @maxLength 20
   */
  chamberOfCommerceNumber?: string | null;
  /**
   * Bank account number (IBAN), without spaces.
   * @maxLength 34
   */
  iban?: string | null;
  /**
   * Identifier of the bank (BIC).
   * @maxLength 11
   */
  bic?: string | null;
  /** Payment condition that invoices of this debtor start with, see Payment conditions. */
  paymentConditionId?: number | null;
  /** Highest amount that the debtor may owe, in euros with 2 decimals; null for no limit. */
  creditLimit?: number | null;
  /**
   * Remark for the administration's own use.
   * @maxLength 2000
   */
  remark?: string | null;
}
/**
 * A mandate to create, or to put in the place of an existing one.
 */
export interface MandateInput {
  /**
   * Bank account that is debited. It is copied from the debtor; a value that is sent must be the debtor's own.
   * @maxLength 34
   */
  IBAN?: string;
  /**
   * How often the mandate may be used:
   * - `1`: one-time authorization
   * - `2`: continuous authorization
   */
  typeId: 1 | 2;
  /**
   * Direct-debit scheme of the mandate:
   * - `1`: core collection
   * - `2`: business-to-business collection
   */
  sddType: 1 | 2;
  /**
   * Date on which the debtor signed the mandate; null while it is not signed.
   * @format date
   */
  signdate?: string | null;
  /**
   * Reference of the mandate, unique for the debtor's bank.
   * @maxLength 35
   */
  reference?: string | null;
}
/**
 * A direct-debit mandate of a debtor.
 */
export interface Mandate {
  /**
   * Bank account that is debited. It is copied from the debtor; a value that is sent must be the debtor's own.
   * @maxLength 34
   */
  IBAN: string;
  /**
   * How often the mandate may be used:
   * - `1`: one-time authorization
   * - `2`: continuous authorization
   */
  typeId: 1 | 2;
  /**
   * Direct-debit scheme of the mandate:
   * - `1`: core collection
   * - `2`: business-to-business collection
   */
  sddType: 1 | 2;
  /**
   * Date on which the debtor signed the mandate; null while it is not signed.
   * @format date
   */
  signdate?: string | null;
  /**
   * Reference of the mandate, unique for the debtor's bank.
   * @maxLength 35
   */
  reference?: string | null;
  /** Number that identifies the record. The platform assigns it; it never changes. */
  readonly id: number;
  /** The debtor that gave the mandate. */
  readonly debtorId: number;
  /** What the platform says about a record that is returned by itself. */
  _meta: RecordMeta;
}
/**
 * The fields of a mandate to change.
 */
export interface MandatePatch {
  /**
   * Bank account that is debited. It is copied from the debtor; a value that is sent must be the debtor's own.
   * @maxLength 34
   */
  IBAN?: string;
  /**
   * How often the mandate may be used:
   * - `1`: one-time authorization
   * - `2`: continuous authorization
   */
  typeId?: 1 | 2;
  /**
   * Direct-debit scheme of the mandate:
   * - `1`: core collection
   * - `2`: business-to-business collection
   */
  sddType?: 1 | 2;
  /**
   * Date on which the debtor signed the mandate; null while it is not signed.
   * @format date
   */
  signdate?: string | null;
  /**
   * Reference of the mandate, unique for the debtor's bank.
   * @maxLength 35
   */
  reference?: string | null;
}
/**
 * An article to create, or to put in the place of an existing one.
 */
export interface ArticleInput {
  /**
   * Article number, unique in the administration. Invoice and order lines refer to the article by it.
   * @maxLength 50
   */
  ArticleSku: string;
  /**
   * Name of the article; it becomes the description of a line that has none of its own.
   * @maxLength 200
   */
  description: string;
  /** Sales type of the article, see Sales types. It decides the ledger account and the VAT of its sales. */
  SalesTypeId: number;
  /**
   * Unit in which the article is sold.
   * @maxLength 20
   */
  unit?: string | null;
  /**
   * Sales price of one unit without VAT, in euros with up to 4 decimals.
   * @defaultValue 0
   */
  unitPrice?: number;
  /** Purchase price of one unit without VAT, in euros with up to 4 decimals; null when unknown. */
  purchasePrice?: number | null;
  /**
   * Barcode (GTIN) of the article.
   * @maxLength 14
   */
  barcode?: string | null;
  /**
   * Whether the article is active. Lists return only active articles unless `ActiveState` asks otherwise.
   * @defaultValue true
   */
  active?: boolean;
  /**
   * Remark for the administration's own use.
   * @maxLength 2000
   */
  remark?: string | null;
}
/**
 * Something that the administration sells.
 */
export interface Article {
  /**
   * Article number, unique in the administration. Invoice and order lines refer to the article by it.
   * @maxLength 50
   */
  ArticleSku: string;
  /**
   * Name of the article; it becomes the description of a line that has none of its own.
   * @maxLength 200
   */
  description: string;
  /** Sales type of the article, see Sales types. It decides the ledger account and the VAT of its sales. */
  SalesTypeId: number;
  /**
   * Unit in which the article is sold.
   * @maxLength 20
   */
  unit?: string | null;
  /** Sales price of one unit without VAT, in euros with up to 4 decimals. */
  unitPrice: number;
  /** Purchase price of one unit without VAT, in euros with up to 4 decimals; null when unknown. */
  purchasePrice?: number | null;
  /**
   * Barcode (GTIN) of the article.
   * @maxLength 14
   */
  barcode?: string | null;
  /** Whether the article is active. Lists return only active articles unless `ActiveState` asks otherwise. */
  active: boolean;
  /**
   * Remark for the administration's own use.
   * @maxLength 2000
   */
  remark?: string | null;
  /** Number that identifies the record. The platform assigns it; it never changes. */
  readonly id: number;
  /** Number of units in stock, up to 4 decimals. It cannot be edited through the API; only sales orders change it, in administrations with the trade pack. */
  readonly currentStock: number;
  /** What the platform says about a record that is returned by itself. */
  _meta: RecordMeta;
}
/**
 * The fields of an article to change.
 */
export interface ArticlePatch {
  /**
   * Article number, unique in the administration. Invoice and order lines refer to the article by it.
   * @maxLength 50
   */
  ArticleSku?: string;
  /**
   * Name of the article; it becomes the description of a line that has none of its own.
   * @maxLength 200
   */
  description?: string;
  /** Sales type of the article, see Sales types. It decides the ledger account and the VAT of its sales. */
  SalesTypeId?: number;
  /**
   * Unit in which the article is sold.
   * @maxLength 20
   */
  unit?: string | null;
  /** Sales price of one unit without VAT, in euros with up to 4 decimals. */
  unitPrice?: number;
  /** Purchase price of one unit without VAT, in euros with up to 4 decimals; null when unknown. */
  purchasePrice?: number | null;
  /**
   * Barcode (GTIN) of the article.
   * @maxLength 14
   */
  barcode?: string | null;
  /** Whether the article is active. Lists return only active articles unless `ActiveState` asks otherwise. */
  active?: boolean;
  /**
   * Remark for the administration's own use.
   * @maxLength 2000
   */
  remark?: string | null;
}
/**
 * The term within which an invoice must be paid.
 */
export interface PaymentCondition {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  readonly id: number;
  /**
   * Short code of the payment condition, unique in the administration.
   * @maxLength 20
   */
  code: string;
  /**
   * The condition as it is printed on an invoice.
   * @maxLength 200
   */
  description: string;
  /**
   * Number of days between the invoice date and the due date.
   * @maximum 3650
   */
  dueDays: number;
  /** When true, the due date moves on to the last day of its month. */
  endOfMonth: boolean;
  /**
   * Discount for early payment in percent, up to 2 decimals; null for none.
   * @maximum 100
   */
  discountPercentage?: number | null;
  /**
   * Number of days after the invoice date within which the discount may be taken; null for none.
   * @maximum 3650
   */
  discountDays?: number | null;
  /** What the platform says about a record that is returned by itself. */
  _meta: RecordMeta;
}
/**
 * A kind of turnover, with the ledger account and the VAT code that belong to it.
 */
export interface SalesType {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  readonly id: number;
  /**
   * Short code of the sales type, unique in the administration.
   * @maxLength 20
   */
  code: string;
  /**
   * What the sales type is for.
   * @maxLength 200
   */
  description: string;
  /** Turnover account on which the sale is booked, see Ledger accounts. */
  ledgerAccountId: number;
  /** VAT code of the sale, see VAT codes; null when no VAT applies. */
  vatCodeId: number | null;
  /** What the platform says about a record that is returned by itself. */
  _meta: RecordMeta;
}
/**
 * A VAT rate, and how it is accounted for.
 */
export interface VatCode {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  readonly id: number;
  /**
   * Short code, unique in the administration.
   * @maxLength 20
   */
  code: string;
  /**
   * What the code is for.
   * @maxLength 200
   */
  description: string;
  /**
   * VAT percentage, up to 2 decimals.
   * @maximum 100
   */
  percentage: number;
  /** Whether the code is for sales (true) or for purchases (false). */
  salesCode: boolean;
  /** Whether the VAT is reverse-charged, so that the customer accounts for it. */
  reverseCharged: boolean;
  /** Account on which the VAT is booked, of type 14, see Ledger accounts; null for a code without VAT. */
  ledgerAccountId: number | null;
  /** What the platform says about a record that is returned by itself. */
  _meta: RecordMeta;
}
/**
 * A type of ledger account.
 */
export interface LedgerAccountType {
  /**
   * Type of ledger account:
   * - `1`: BalanceSheetOther
   * - `2`: ProfitAndLossOther
   * - `3`: CashRegister
   * - `4`: Bank
   * - `5`: Giro
   * - `6`: Sales (debtors)
   * - `7`: Purchase (creditors)
   * - `8`: SuspenseAccount
   * - `9`: Turnover
   * - `10`: Costs
   * - `12`: PaymentDifferenceDiscount
   * - `13`: NeutralAccount
   * - `14`: VatAccount
   * - `15`: ResultAccountAnnualClose
   */
  readonly id: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12 | 13 | 14 | 15;
  /** Name of the type; the descriptions of the values stand at `id`. */
  name:
    | 'BalanceSheetOther'
    | 'ProfitAndLossOther'
    | 'CashRegister'
    | 'Bank'
    | 'Giro'
    | 'Sales (debtors)'
    | 'Purchase (creditors)'
    | 'SuspenseAccount'
    | 'Turnover'
    | 'Costs'
    | 'PaymentDifferenceDiscount'
    | 'NeutralAccount'
    | 'VatAccount'
    | 'ResultAccountAnnualClose';
  /** What the platform says about a record that is returned by itself. */
  _meta: RecordMeta;
}
/**
 * An account in the ledger of the administration.
 */
export interface LedgerAccount {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  readonly id: number;
  /**
   * Account number, unique in the administration.
   * @maxLength 20
   */
  number: string;
  /**
   * Name of the account.
   * @maxLength 200
   */
  description: string;
  /**
   * Type of ledger account:
   * - `1`: BalanceSheetOther
   * - `2`: ProfitAndLossOther
   * - `3`: CashRegister
   * - `4`: Bank
   * - `5`: Giro
   * - `6`: Sales (debtors)
   * - `7`: Purchase (creditors)
   * - `8`: SuspenseAccount
   * - `9`: Turnover
   * - `10`: Costs
   * - `12`: PaymentDifferenceDiscount
   * - `13`: NeutralAccount
   * - `14`: VatAccount
   * - `15`: ResultAccountAnnualClose
   */
  readonly type: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12 | 13 | 14 | 15;
  /**
   * Code of the account in the reference chart of accounts (RGS); null when it has none.
   * @maxLength 40
   */
  referenceCode?: string | null;
  /**
   * Where the account is reported:
   * - `B`: balance sheet
   * - `P`: profit and loss
   */
  balanceOrProfitLoss: 'B' | 'P';
  /** VAT code that bookings on the account start with, see VAT codes; null for none. */
  vatCodeId: number | null;
  /** What the platform says about a record that is returned by itself. */
  _meta: RecordMeta;
}
/**
 * The header of a draft to create, or to put in the place of an existing one.
 */
export interface DraftSalesInvoiceInput {
  /** Debtor that the invoice is for, see Debtors. */
  debtorId: number;
  /**
   * Date of the invoice. Without it, today.
   * @format date
   */
  invoiceDate?: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the debtor. */
  paymentConditionId?: number | null;
  /**
   * Reference of the debtor, for instance a purchase order number.
   * @maxLength 50
   */
  reference?: string | null;
  /**
   * What the invoice is for.
   * @maxLength 200
   */
  description?: string | null;
  /**
   * Remark for the administration's own use.
   * @maxLength 2000
   */
  remark?: string | null;
}
/**
 * The header of a sales invoice that is not final yet. When it is made final, inside the platform, it gets an invoice number and a layout.
 */
export interface DraftSalesInvoice {
  /** Debtor that the invoice is for, see Debtors. */
  debtorId: number;
  /**
   * Date of the invoice. Without it, today.
   * @format date
   */
  invoiceDate: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the debtor. */
  paymentConditionId?: number | null;
  /**
   * Reference of the debtor, for instance a purchase order number.
   * @maxLength 50
   */
  reference?: string | null;
  /**
   * What the invoice is for.
   * @maxLength 200
   */
  description?: string | null;
  /**
   * Remark for the administration's own use.
   * @maxLength 2000
   */
  remark?: string | null;
  /** Number that identifies the record. The platform assigns it; it never changes. */
  readonly id: number;
  /**
   * Date on which the invoice must be paid: the invoice date and the days of the payment condition; the invoice date itself without a payment condition.
   * @format date
   */
  readonly dueDate: string;
  /** Total of the lines without VAT, in euros with 2 decimals. Text lines do not count. */
  readonly amountExcludingVat: number;
  /** Total VAT, in euros with 2 decimals. */
  readonly amountVat: number;
  /** Total including VAT, in euros with 2 decimals. */
  readonly amountIncludingVat: number;
  /** The total for each VAT code. VAT is rounded once for each code, not for each line. */
  readonly vatTotals: readonly VatTotal[];
  /** What the platform says about a record that is returned by itself. */
  _meta: RecordMeta;
}
/**
 * The header fields of a draft to change.
 */
export interface DraftSalesInvoicePatch {
  /** Debtor that the invoice is for, see Debtors. */
  debtorId?: number;
  /**
   * Date of the invoice. Without it, today.
   * @format date
   */
  invoiceDate?: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the debtor. */
  paymentConditionId?: number | null;
  /**
   * Reference of the debtor, for instance a purchase order number.
   * @maxLength 50
   */
  reference?: string | null;
  /**
   * What the invoice is for.
   * @maxLength 200
   */
  description?: string | null;
  /**
   * Remark for the administration's own use.
   * @maxLength 2000
   */
  remark?: string | null;
}
/**
 * A line that sells an article. `ArticleSku` is required.
 */
export interface ArticleLineInput {
  /**
   * Text of the line. Without it the line gets the description of its article, sales type or ledger account.
   * @maxLength 500
   */
  description?: string | null;
  /**
   * Number of units, up to 4 decimals. A negative quantity is a credit.
   * @defaultValue 1
   */
  quantity?: number;
  /** Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. On an article line it may be left empty: the price is then taken from the article. */
  unitPrice?: number | null;
  /**
   * When true, `unitPrice` includes VAT. This avoids rounding differences when the amounts come from a system that keeps them including VAT.
   * @defaultValue false
   */
  unitPriceIncludingVat?: boolean;
  /**
   * Discount on the line in percent, up to 2 decimals.
   * @maximum 100
   * @defaultValue 0
   */
  discountPercentage?: number;
  /** VAT code for sales, see VAT codes. Without it the line gets the VAT code of its sales type, of the sales type of its article, or of its ledger account. A text line gets none. */
  vatCodeId?: number | null;
  /** `A`: the line is booked by its article. */
  bookingType: 'A';
  /**
   * Article number of the article that is sold, see Articles.
   * @maxLength 50
   */
  ArticleSku: string;
}
/**
 * A line that is booked by a sales type. `salesTypeId` is required.
 */
export interface SalesTypeLineInput {
  /**
   * Text of the line. Without it the line gets the description of its article, sales type or ledger account.
   * @maxLength 500
   */
  description?: string | null;
  /**
   * Number of units, up to 4 decimals. A negative quantity is a credit.
   * @defaultValue 1
   */
  quantity?: number;
  /** Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. On an article line it may be left empty: the price is then taken from the article. */
  unitPrice?: number | null;
  /**
   * When true, `unitPrice` includes VAT. This avoids rounding differences when the amounts come from a system that keeps them including VAT.
   * @defaultValue false
   */
  unitPriceIncludingVat?: boolean;
  /**
   * Discount on the line in percent, up to 2 decimals.
   * @maximum 100
   * @defaultValue 0
   */
  discountPercentage?: number;
  /** VAT code for sales, see VAT codes. Without it the line gets the VAT code of its sales type, of the sales type of its article, or of its ledger account. A text line gets none. */
  vatCodeId?: number | null;
  /** `V`: the line is booked by its sales type. */
  bookingType: 'V';
  /** Sales type that the line is booked with, see Sales types. */
  salesTypeId: number;
}
/**
 * A line that is booked on a ledger account. `ledgerAccountId` is required.
 */
export interface LedgerAccountLineInput {
  /**
   * Text of the line. Without it the line gets the description of its article, sales type or ledger account.
   * @maxLength 500
   */
  description?: string | null;
  /**
   * Number of units, up to 4 decimals. A negative quantity is a credit.
   * @defaultValue 1
   */
  quantity?: number;
  /** Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. On an article line it may be left empty: the price is then taken from the article. */
  unitPrice?: number | null;
  /**
   * When true, `unitPrice` includes VAT. This avoids rounding differences when the amounts come from a system that keeps them including VAT.
   * @defaultValue false
   */
  unitPriceIncludingVat?: boolean;
  /**
   * Discount on the line in percent, up to 2 decimals.
   * @maximum 100
   * @defaultValue 0
   */
  discountPercentage?: number;
  /** VAT code for sales, see VAT codes. Without it the line gets the VAT code of its sales type, of the sales type of its article, or of its ledger account. A text line gets none. */
  vatCodeId?: number | null;
  /** `G`: the line is booked on its ledger account. */
  bookingType: 'G';
  /** Ledger account that the line is booked on, see Ledger accounts. Only accounts of type 9 (turnover) may be used. */
  ledgerAccountId: number;
}
/**
 * A line of text. Nothing else is required; a price or an amount on it is not included in the total of the invoice.
 */
export interface TextLineInput {
  /**
   * Text of the line. Without it the line gets the description of its article, sales type or ledger account.
   * @maxLength 500
   */
  description?: string | null;
  /**
   * Number of units, up to 4 decimals. A negative quantity is a credit.
   * @defaultValue 1
   */
  quantity?: number;
  /** Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. On an article line it may be left empty: the price is then taken from the article. */
  unitPrice?: number | null;
  /**
   * When true, `unitPrice` includes VAT. This avoids rounding differences when the amounts come from a system that keeps them including VAT.
   * @defaultValue false
   */
  unitPriceIncludingVat?: boolean;
  /**
   * Discount on the line in percent, up to 2 decimals.
   * @maximum 100
   * @defaultValue 0
   */
  discountPercentage?: number;
  /** VAT code for sales, see VAT codes. Without it the line gets the VAT code of its sales type, of the sales type of its article, or of its ledger account. A text line gets none. */
  vatCodeId?: number | null;
  /** `T`: the line is only text. */
  bookingType: 'T';
}
/**
 * A line to create, or to put in the place of an existing one. `bookingType` decides which other field is required.
 */
export type InvoiceLineInput = ArticleLineInput | SalesTypeLineInput | LedgerAccountLineInput | TextLineInput;
/**
 * A line of a draft sales invoice.
 */
export type DraftSalesInvoiceLine = InvoiceLine & {
  /** What the platform says about a record that is returned by itself. */
  _meta: RecordMeta;
};
/**
 * The fields of a line to change. With them the line must still be a whole line of its booking type; when the booking type changes, the reference of the old one is forgotten.
 */
export interface InvoiceLinePatch {
  /**
   * Text of the line. Without it the line gets the description of its article, sales type or ledger account.
   * @maxLength 500
   */
  description?: string | null;
  /** Number of units, up to 4 decimals. A negative quantity is a credit. */
  quantity?: number;
  /** Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. On an article line it may be left empty: the price is then taken from the article. */
  unitPrice?: number | null;
  /** When true, `unitPrice` includes VAT. This avoids rounding differences when the amounts come from a system that keeps them including VAT. */
  unitPriceIncludingVat?: boolean;
  /**
   * Discount on the line in percent, up to 2 decimals.
   * @maximum 100
   */
  discountPercentage?: number;
  /** VAT code for sales, see VAT codes. Without it the line gets the VAT code of its sales type, of the sales type of its article, or of its ledger account. A text line gets none. */
  vatCodeId?: number | null;
  /**
   * How the line is booked:
   * - `A`: by its article, `ArticleSku` is required
   * - `V`: by its sales type, `salesTypeId` is required
   * - `G`: on its ledger account, `ledgerAccountId` is required
   * - `T`: it is only text
   */
  bookingType?: 'A' | 'V' | 'G' | 'T';
  /**
   * Article number of the article that is sold, see Articles.
   * @maxLength 50
   */
  ArticleSku?: string;
  /** Sales type that the line is booked with, see Sales types. */
  salesTypeId?: number;
  /** Ledger account that the line is booked on, see Ledger accounts. Only accounts of type 9 (turnover) may be used. */
  ledgerAccountId?: number;
}
/**
 * A draft with its lines, to create or to put in the place of an existing one.
 */
export interface DraftSalesInvoiceWithLinesInput {
  /** Debtor that the invoice is for, see Debtors. */
  debtorId: number;
  /**
   * Date of the invoice. Without it, today.
   * @format date
   */
  invoiceDate?: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the debtor. */
  paymentConditionId?: number | null;
  /**
   * Reference of the debtor, for instance a purchase order number.
   * @maxLength 50
   */
  reference?: string | null;
  /**
   * What the invoice is for.
   * @maxLength 200
   */
  description?: string | null;
  /**
   * Remark for the administration's own use.
   * @maxLength 2000
   */
  remark?: string | null;
  /** The lines of the draft, in order. */
  lines: InvoiceLineInput[];
}
/**
 * A sales invoice that is not final yet, with its lines.
 */
export interface DraftSalesInvoiceWithLines {
  /** Debtor that the invoice is for, see Debtors. */
  debtorId: number;
  /**
   * Date of the invoice. Without it, today.
   * @format date
   */
  invoiceDate: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the debtor. */
  paymentConditionId?: number | null;
  /**
   * Reference of the debtor, for instance a purchase order number.
   * @maxLength 50
   */
  reference?: string | null;
  /**
   * What the invoice is for.
   * @maxLength 200
   */
  description?: string | null;
  /**
   * Remark for the administration's own use.
   * @maxLength 2000
   */
  remark?: string | null;
  /** Number that identifies the record. The platform assigns it; it never changes. */
  readonly id: number;
  /**
   * Date on which the invoice must be paid: the invoice date and the days of the payment condition; the invoice date itself without a payment condition.
   * @format date
   */
  readonly dueDate: string;
  /** Total of the lines without VAT, in euros with 2 decimals. Text lines do not count. */
  readonly amountExcludingVat: number;
  /** Total VAT, in euros with 2 decimals. */
  readonly amountVat: number;
  /** Total including VAT, in euros with 2 decimals. */
  readonly amountIncludingVat: number;
  /** The total for each VAT code. VAT is rounded once for each code, not for each line. */
  readonly vatTotals: readonly VatTotal[];
  /** The lines of the draft, in order. */
  lines: InvoiceLine[];
  /** What the platform says about a record that is returned by itself. */
  _meta: RecordMeta;
}
/**
 * The fields of a draft to change.
 */
export interface DraftSalesInvoiceWithLinesPatch {
  /** Debtor that the invoice is for, see Debtors. */
  debtorId?: number;
  /**
   * Date of the invoice. Without it, today.
   * @format date
   */
  invoiceDate?: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the debtor. */
  paymentConditionId?: number | null;
  /**
   * Reference of the debtor, for instance a purchase order number.
   * @maxLength 50
   */
  reference?: string | null;
  /**
   * What the invoice is for.
   * @maxLength 200
   */
  description?: string | null;
  /**
   * Remark for the administration's own use.
   * @maxLength 2000
   */
  remark?: string | null;
  /** The lines of the draft, in order. */
  lines?: InvoiceLineInput[];
}
export type AuthorizeParams = {
  /**
   * The client ID that was issued to you.
   * @maxLength 100
   */
  client_id: string;
  /**
   * The scopes `accounting-api` and `offline_access`, separated by a space.
   * @maxLength 200
   */
  scope: string;
  /**
   * Always `code`: the authorization code flow.
   */
  response_type: 'code';
  /**
   * URL of your callback, one that is registered for the client.
   * @format uri
   */
  redirect_uri: string;
  /**
   * A random value of yours that comes back with the code. Recommended: it shows that the answer belongs to your request.
   * @maxLength 500
   */
  state?: string;
  /**
   * Recommended (PKCE, RFC 7636): the SHA-256 hash of your code verifier in base64url.
   * @maxLength 43
   */
  code_challenge?: string;
  /**
   * Always `S256`, together with `code_challenge`.
   */
  code_challenge_method?: 'S256';
};
export type ListAdministrationsParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page. The spelling `pagesize` is accepted too.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListAdministrationsOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without it all fields are returned.
   */
  fields?: ListAdministrationsFieldsItem[];
  /**
   * With `true` the answer holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only administrations with this `id`. Repeat the parameter to allow several values.
   */
  id?: number[];
  /**
   * Only administrations with this `number`. Repeat the parameter to allow several values.
   */
  number?: string[];
  /**
   * Only administrations with this `name`. Repeat the parameter to allow several values.
   */
  name?: string[];
  /**
   * Only administrations with this `email`. Repeat the parameter to allow several values.
   */
  email?: string[];
  /**
   * Only administrations with this `phone`. Repeat the parameter to allow several values.
   */
  phone?: string[];
  /**
   * Only administrations with this `vatNumber`. Repeat the parameter to allow several values.
   */
  vatNumber?: string[];
  /**
   * Only administrations with this `chamberOfCommerceNumber`. Repeat the parameter to allow several values.
   */
  chamberOfCommerceNumber?: string[];
  /**
   * Only administrations with this `iban`. Repeat the parameter to allow several values.
   */
  iban?: string[];
  /**
   * Only administrations with this `bic`. Repeat the parameter to allow several values.
   */
  bic?: string[];
  /**
   * Only administrations with this `currency`. Repeat the parameter to allow several values.
   */
  currency?: string[];
};
export type ListAdministrationsOrderby =
  | 'id'
  | 'number'
  | 'name'
  | 'email'
  | 'phone'
  | 'vatNumber'
  | 'chamberOfCommerceNumber'
  | 'iban'
  | 'bic'
  | 'currency'
  | '-id'
  | '-number'
  | '-name'
  | '-email'
  | '-phone'
  | '-vatNumber'
  | '-chamberOfCommerceNumber'
  | '-iban'
  | '-bic'
  | '-currency';
export type ListAdministrationsFieldsItem =
  | 'id'
  | 'number'
  | 'name'
  | 'address'
  | 'email'
  | 'phone'
  | 'vatNumber'
  | 'chamberOfCommerceNumber'
  | 'iban'
  | 'bic'
  | 'currency';
export type ListCountriesParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page. The spelling `pagesize` is accepted too.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListCountriesOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without it all fields are returned.
   */
  fields?: ListCountriesFieldsItem[];
  /**
   * With `true` the answer holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only countries with this `id`. Repeat the parameter to allow several values.
   */
  id?: number[];
  /**
   * Only countries with this `name`. Repeat the parameter to allow several values.
   */
  name?: string[];
  /**
   * Only countries with this `code`. Repeat the parameter to allow several values.
   */
  code?: string[];
};
export type ListCountriesOrderby = 'id' | 'name' | 'code' | '-id' | '-name' | '-code';
export type ListCountriesFieldsItem = 'id' | 'name' | 'code';
export type ListDebtorKindsParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page. The spelling `pagesize` is accepted too.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListDebtorKindsOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without it all fields are returned.
   */
  fields?: ListDebtorKindsFieldsItem[];
  /**
   * With `true` the answer holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only debtor kinds with this `id`. Repeat the parameter to allow several values.
   */
  id?: number[];
  /**
   * Only debtor kinds with this `code`. Repeat the parameter to allow several values.
   */
  code?: string[];
  /**
   * Only debtor kinds with this `description`. Repeat the parameter to allow several values.
   */
  description?: string[];
  /**
   * Only debtor kinds with this `ledgerAccountId`. Repeat the parameter to allow several values.
   */
  ledgerAccountId?: number[];
};
export type ListDebtorKindsOrderby =
  | 'id'
  | 'code'
  | 'description'
  | 'ledgerAccountId'
  | '-id'
  | '-code'
  | '-description'
  | '-ledgerAccountId';
export type ListDebtorKindsFieldsItem = 'id' | 'code' | 'description' | 'ledgerAccountId';
export type ListDebtorsParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page. The spelling `pagesize` is accepted too.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListDebtorsOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without it all fields are returned.
   */
  fields?: ListDebtorsFieldsItem[];
  /**
   * With `true` the answer holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only debtors with this `id`. Repeat the parameter to allow several values.
   */
  id?: number[];
  /**
   * Only debtors with this `number`. Repeat the parameter to allow several values.
   */
  number?: string[];
  /**
   * Only debtors with this `name`. Repeat the parameter to allow several values.
   */
  name?: string[];
  /**
   * Only debtors with this `debtorKindId`. Repeat the parameter to allow several values.
   */
  debtorKindId?: number[];
  /**
   * Only debtors with this `contactName`. Repeat the parameter to allow several values.
   */
  contactName?: string[];
  /**
   * Only debtors with this `email`. Repeat the parameter to allow several values.
   */
  email?: string[];
  /**
   * Only debtors with this `phone`. Repeat the parameter to allow several values.
   */
  phone?: string[];
  /**
   * Only debtors with this `website`. Repeat the parameter to allow several values.
   */
  website?: string[];
  /**
   * Only debtors with this `vatNumber`. Repeat the parameter to allow several values.
   */
  vatNumber?: string[];
  /**
   * Only debtors with this `chamberOfCommerceNumber`. Repeat the parameter to allow several values.
   */
  chamberOfCommerceNumber?: string[];
  /**
   * Only debtors with this `iban`. Repeat the parameter to allow several values.
   */
  iban?: string[];
  /**
   * Only debtors with this `bic`. Repeat the parameter to allow several values.
   */
  bic?: string[];
  /**
   * Only debtors with this `paymentConditionId`. Repeat the parameter to allow several values.
   */
  paymentConditionId?: number[];
  /**
   * Only debtors with this `creditLimit`. Repeat the parameter to allow several values.
   */
  creditLimit?: number[];
  /**
   * Only debtors with this `remark`. Repeat the parameter to allow several values.
   */
  remark?: string[];
};
export type ListDebtorsOrderby =
  | 'id'
  | 'number'
  | 'name'
  | 'debtorKindId'
  | 'contactName'
  | 'email'
  | 'phone'
  | 'website'
  | 'vatNumber'
  | 'chamberOfCommerceNumber'
  | 'iban'
  | 'bic'
  | 'paymentConditionId'
  | 'creditLimit'
  | 'remark'
  | '-id'
  | '-number'
  | '-name'
  | '-debtorKindId'
  | '-contactName'
  | '-email'
  | '-phone'
  | '-website'
  | '-vatNumber'
  | '-chamberOfCommerceNumber'
  | '-iban'
  | '-bic'
  | '-paymentConditionId'
  | '-creditLimit'
  | '-remark';
export type ListDebtorsFieldsItem =
  | 'id'
  | 'number'
  | 'name'
  | 'debtorKindId'
  | 'contactName'
  | 'address'
  | 'email'
  | 'phone'
  | 'website'
  | 'vatNumber'
  | 'chamberOfCommerceNumber'
  | 'iban'
  | 'bic'
  | 'paymentConditionId'
  | 'creditLimit'
  | 'remark';
export type ListDebtorMandatesParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page. The spelling `pagesize` is accepted too.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListDebtorMandatesOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without it all fields are returned.
   */
  fields?: ListDebtorMandatesFieldsItem[];
  /**
   * With `true` the answer holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only debtor mandates with this `id`. Repeat the parameter to allow several values.
   */
  id?: number[];
  /**
   * Only debtor mandates with this `IBAN`. Repeat the parameter to allow several values.
   */
  IBAN?: string[];
  /**
   * Only debtor mandates with this `typeId`. Repeat the parameter to allow several values.
   */
  typeId?: (1 | 2)[];
  /**
   * Only debtor mandates with this `sddType`. Repeat the parameter to allow several values.
   */
  sddType?: (1 | 2)[];
  /**
   * Only debtor mandates with this `signdate`. Repeat the parameter to allow several values.
   */
  signdate?: string[];
  /**
   * Only debtor mandates with this `reference`. Repeat the parameter to allow several values.
   */
  reference?: string[];
};
export type ListDebtorMandatesOrderby =
  | 'id'
  | 'IBAN'
  | 'typeId'
  | 'sddType'
  | 'signdate'
  | 'reference'
  | 'debtorId'
  | '-id'
  | '-IBAN'
  | '-typeId'
  | '-sddType'
  | '-signdate'
  | '-reference'
  | '-debtorId';
export type ListDebtorMandatesFieldsItem = 'id' | 'IBAN' | 'typeId' | 'sddType' | 'signdate' | 'reference' | 'debtorId';
export type ListArticlesParams = {
  /**
   * Which articles to return:
   * - `active`: only active articles, which is also what happens without this parameter
   * - `inactive`: only inactive articles
   * - `all`: both
   * @defaultValue "active"
   */
  ActiveState?: ListArticlesActiveState;
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page. The spelling `pagesize` is accepted too.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListArticlesOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without it all fields are returned.
   */
  fields?: ListArticlesFieldsItem[];
  /**
   * With `true` the answer holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only articles with this `id`. Repeat the parameter to allow several values.
   */
  id?: number[];
  /**
   * Only articles with this `ArticleSku`. Repeat the parameter to allow several values.
   */
  ArticleSku?: string[];
  /**
   * Only articles with this `description`. Repeat the parameter to allow several values.
   */
  description?: string[];
  /**
   * Only articles with this `SalesTypeId`. Repeat the parameter to allow several values.
   */
  SalesTypeId?: number[];
  /**
   * Only articles with this `unit`. Repeat the parameter to allow several values.
   */
  unit?: string[];
  /**
   * Only articles with this `unitPrice`. Repeat the parameter to allow several values.
   */
  unitPrice?: number[];
  /**
   * Only articles with this `purchasePrice`. Repeat the parameter to allow several values.
   */
  purchasePrice?: number[];
  /**
   * Only articles with this `barcode`. Repeat the parameter to allow several values.
   */
  barcode?: string[];
  /**
   * Only articles with this `remark`. Repeat the parameter to allow several values.
   */
  remark?: string[];
  /**
   * Only articles with this `currentStock`. Repeat the parameter to allow several values.
   */
  currentStock?: number[];
};
export type ListArticlesActiveState = 'active' | 'inactive' | 'all';
export type ListArticlesOrderby =
  | 'id'
  | 'ArticleSku'
  | 'description'
  | 'SalesTypeId'
  | 'unit'
  | 'unitPrice'
  | 'purchasePrice'
  | 'barcode'
  | 'active'
  | 'remark'
  | 'currentStock'
  | '-id'
  | '-ArticleSku'
  | '-description'
  | '-SalesTypeId'
  | '-unit'
  | '-unitPrice'
  | '-purchasePrice'
  | '-barcode'
  | '-active'
  | '-remark'
  | '-currentStock';
export type ListArticlesFieldsItem =
  | 'id'
  | 'ArticleSku'
  | 'description'
  | 'SalesTypeId'
  | 'unit'
  | 'unitPrice'
  | 'purchasePrice'
  | 'barcode'
  | 'active'
  | 'remark'
  | 'currentStock';
export type ListPaymentConditionsParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page. The spelling `pagesize` is accepted too.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListPaymentConditionsOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without it all fields are returned.
   */
  fields?: ListPaymentConditionsFieldsItem[];
  /**
   * With `true` the answer holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only payment conditions with this `id`. Repeat the parameter to allow several values.
   */
  id?: number[];
  /**
   * Only payment conditions with this `code`. Repeat the parameter to allow several values.
   */
  code?: string[];
  /**
   * Only payment conditions with this `description`. Repeat the parameter to allow several values.
   */
  description?: string[];
  /**
   * Only payment conditions with this `dueDays`. Repeat the parameter to allow several values.
   */
  dueDays?: number[];
  /**
   * Only payment conditions with this `endOfMonth`.
   */
  endOfMonth?: boolean;
  /**
   * Only payment conditions with this `discountPercentage`. Repeat the parameter to allow several values.
   */
  discountPercentage?: number[];
  /**
   * Only payment conditions with this `discountDays`. Repeat the parameter to allow several values.
   */
  discountDays?: number[];
};
export type ListPaymentConditionsOrderby =
  | 'id'
  | 'code'
  | 'description'
  | 'dueDays'
  | 'endOfMonth'
  | 'discountPercentage'
  | 'discountDays'
  | '-id'
  | '-code'
  | '-description'
  | '-dueDays'
  | '-endOfMonth'
  | '-discountPercentage'
  | '-discountDays';
export type ListPaymentConditionsFieldsItem =
  | 'id'
  | 'code'
  | 'description'
  | 'dueDays'
  | 'endOfMonth'
  | 'discountPercentage'
  | 'discountDays';
export type ListSalesTypesParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page. The spelling `pagesize` is accepted too.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListSalesTypesOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without it all fields are returned.
   */
  fields?: ListSalesTypesFieldsItem[];
  /**
   * With `true` the answer holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only sales types with this `id`. Repeat the parameter to allow several values.
   */
  id?: number[];
  /**
   * Only sales types with this `code`. Repeat the parameter to allow several values.
   */
  code?: string[];
  /**
   * Only sales types with this `description`. Repeat the parameter to allow several values.
   */
  description?: string[];
  /**
   * Only sales types with this `ledgerAccountId`. Repeat the parameter to allow several values.
   */
  ledgerAccountId?: number[];
  /**
   * Only sales types with this `vatCodeId`. Repeat the parameter to allow several values.
   */
  vatCodeId?: number[];
};
export type ListSalesTypesOrderby =
  | 'id'
  | 'code'
  | 'description'
  | 'ledgerAccountId'
  | 'vatCodeId'
  | '-id'
  | '-code'
  | '-description'
  | '-ledgerAccountId'
  | '-vatCodeId';
export type ListSalesTypesFieldsItem = 'id' | 'code' | 'description' | 'ledgerAccountId' | 'vatCodeId';
export type ListVatCodesParams = {
  /**
   * `true` returns the codes for sales, `false` those for purchases.
   */
  salesCode?: boolean;
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page. The spelling `pagesize` is accepted too.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListVatCodesOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without it all fields are returned.
   */
  fields?: ListVatCodesFieldsItem[];
  /**
   * With `true` the answer holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only VAT codes with this `id`. Repeat the parameter to allow several values.
   */
  id?: number[];
  /**
   * Only VAT codes with this `code`. Repeat the parameter to allow several values.
   */
  code?: string[];
  /**
   * Only VAT codes with this `description`. Repeat the parameter to allow several values.
   */
  description?: string[];
  /**
   * Only VAT codes with this `percentage`. Repeat the parameter to allow several values.
   */
  percentage?: number[];
  /**
   * Only VAT codes with this `reverseCharged`.
   */
  reverseCharged?: boolean;
  /**
   * Only VAT codes with this `ledgerAccountId`. Repeat the parameter to allow several values.
   */
  ledgerAccountId?: number[];
};
export type ListVatCodesOrderby =
  | 'id'
  | 'code'
  | 'description'
  | 'percentage'
  | 'salesCode'
  | 'reverseCharged'
  | 'ledgerAccountId'
  | '-id'
  | '-code'
  | '-description'
  | '-percentage'
  | '-salesCode'
  | '-reverseCharged'
  | '-ledgerAccountId';
export type ListVatCodesFieldsItem =
  | 'id'
  | 'code'
  | 'description'
  | 'percentage'
  | 'salesCode'
  | 'reverseCharged'
  | 'ledgerAccountId';
export type ListLedgerAccountTypesParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page. The spelling `pagesize` is accepted too.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListLedgerAccountTypesOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without it all fields are returned.
   */
  fields?: ListLedgerAccountTypesFieldsItem[];
  /**
   * With `true` the answer holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only ledger account types with this `id`. Repeat the parameter to allow several values.
   */
  id?: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12 | 13 | 14 | 15)[];
  /**
   * Only ledger account types with this `name`. Repeat the parameter to allow several values.
   */
  name?: (
    | 'BalanceSheetOther'
    | 'ProfitAndLossOther'
    | 'CashRegister'
    | 'Bank'
    | 'Giro'
    | 'Sales (debtors)'
    | 'Purchase (creditors)'
    | 'SuspenseAccount'
    | 'Turnover'
    | 'Costs'
    | 'PaymentDifferenceDiscount'
    | 'NeutralAccount'
    | 'VatAccount'
    | 'ResultAccountAnnualClose'
  )[];
};
export type ListLedgerAccountTypesOrderby = 'id' | 'name' | '-id' | '-name';
export type ListLedgerAccountTypesFieldsItem = 'id' | 'name';
export type ListLedgerAccountsParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page. The spelling `pagesize` is accepted too.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListLedgerAccountsOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without it all fields are returned.
   */
  fields?: ListLedgerAccountsFieldsItem[];
  /**
   * With `true` the answer holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only ledger accounts with this `id`. Repeat the parameter to allow several values.
   */
  id?: number[];
  /**
   * Only ledger accounts with this `number`. Repeat the parameter to allow several values.
   */
  number?: string[];
  /**
   * Only ledger accounts with this `description`. Repeat the parameter to allow several values.
   */
  description?: string[];
  /**
   * Only ledger accounts with this `type`. Repeat the parameter to allow several values.
   */
  type?: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12 | 13 | 14 | 15)[];
  /**
   * Only ledger accounts with this `referenceCode`. Repeat the parameter to allow several values.
   */
  referenceCode?: string[];
  /**
   * Only ledger accounts with this `balanceOrProfitLoss`. Repeat the parameter to allow several values.
   */
  balanceOrProfitLoss?: ('B' | 'P')[];
  /**
   * Only ledger accounts with this `vatCodeId`. Repeat the parameter to allow several values.
   */
  vatCodeId?: number[];
};
export type ListLedgerAccountsOrderby =
  | 'id'
  | 'number'
  | 'description'
  | 'type'
  | 'referenceCode'
  | 'balanceOrProfitLoss'
  | 'vatCodeId'
  | '-id'
  | '-number'
  | '-description'
  | '-type'
  | '-referenceCode'
  | '-balanceOrProfitLoss'
  | '-vatCodeId';
export type ListLedgerAccountsFieldsItem =
  | 'id'
  | 'number'
  | 'description'
  | 'type'
  | 'referenceCode'
  | 'balanceOrProfitLoss'
  | 'vatCodeId';
export type ListDraftSalesInvoicesParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page. The spelling `pagesize` is accepted too.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListDraftSalesInvoicesOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without it all fields are returned.
   */
  fields?: ListDraftSalesInvoicesFieldsItem[];
  /**
   * With `true` the answer holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only draft sales invoices with this `id`. Repeat the parameter to allow several values.
   */
  id?: number[];
  /**
   * Only draft sales invoices with this `debtorId`. Repeat the parameter to allow several values.
   */
  debtorId?: number[];
  /**
   * Only draft sales invoices with this `invoiceDate`. Repeat the parameter to allow several values.
   */
  invoiceDate?: string[];
  /**
   * Only draft sales invoices with this `paymentConditionId`. Repeat the parameter to allow several values.
   */
  paymentConditionId?: number[];
  /**
   * Only draft sales invoices with this `reference`. Repeat the parameter to allow several values.
   */
  reference?: string[];
  /**
   * Only draft sales invoices with this `description`. Repeat the parameter to allow several values.
   */
  description?: string[];
  /**
   * Only draft sales invoices with this `remark`. Repeat the parameter to allow several values.
   */
  remark?: string[];
  /**
   * Only draft sales invoices with this `dueDate`. Repeat the parameter to allow several values.
   */
  dueDate?: string[];
  /**
   * Only draft sales invoices with this `amountExcludingVat`. Repeat the parameter to allow several values.
   */
  amountExcludingVat?: number[];
  /**
   * Only draft sales invoices with this `amountVat`. Repeat the parameter to allow several values.
   */
  amountVat?: number[];
  /**
   * Only draft sales invoices with this `amountIncludingVat`. Repeat the parameter to allow several values.
   */
  amountIncludingVat?: number[];
};
export type ListDraftSalesInvoicesOrderby =
  | 'id'
  | 'debtorId'
  | 'invoiceDate'
  | 'paymentConditionId'
  | 'reference'
  | 'description'
  | 'remark'
  | 'dueDate'
  | 'amountExcludingVat'
  | 'amountVat'
  | 'amountIncludingVat'
  | '-id'
  | '-debtorId'
  | '-invoiceDate'
  | '-paymentConditionId'
  | '-reference'
  | '-description'
  | '-remark'
  | '-dueDate'
  | '-amountExcludingVat'
  | '-amountVat'
  | '-amountIncludingVat';
export type ListDraftSalesInvoicesFieldsItem =
  | 'id'
  | 'debtorId'
  | 'invoiceDate'
  | 'paymentConditionId'
  | 'reference'
  | 'description'
  | 'remark'
  | 'dueDate'
  | 'amountExcludingVat'
  | 'amountVat'
  | 'amountIncludingVat'
  | 'vatTotals';
export type ListDraftSalesInvoiceLinesParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page. The spelling `pagesize` is accepted too.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListDraftSalesInvoiceLinesOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without it all fields are returned.
   */
  fields?: ListDraftSalesInvoiceLinesFieldsItem[];
  /**
   * With `true` the answer holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only draft sales invoice lines with this `id`. Repeat the parameter to allow several values.
   */
  id?: number[];
  /**
   * Only draft sales invoice lines with this `description`. Repeat the parameter to allow several values.
   */
  description?: string[];
  /**
   * Only draft sales invoice lines with this `quantity`. Repeat the parameter to allow several values.
   */
  quantity?: number[];
  /**
   * Only draft sales invoice lines with this `unitPrice`. Repeat the parameter to allow several values.
   */
  unitPrice?: number[];
  /**
   * Only draft sales invoice lines with this `unitPriceIncludingVat`.
   */
  unitPriceIncludingVat?: boolean;
  /**
   * Only draft sales invoice lines with this `discountPercentage`. Repeat the parameter to allow several values.
   */
  discountPercentage?: number[];
  /**
   * Only draft sales invoice lines with this `vatCodeId`. Repeat the parameter to allow several values.
   */
  vatCodeId?: number[];
  /**
   * Only draft sales invoice lines with this `amountExcludingVat`. Repeat the parameter to allow several values.
   */
  amountExcludingVat?: number[];
  /**
   * Only draft sales invoice lines with this `amountVat`. Repeat the parameter to allow several values.
   */
  amountVat?: number[];
  /**
   * Only draft sales invoice lines with this `amountIncludingVat`. Repeat the parameter to allow several values.
   */
  amountIncludingVat?: number[];
  /**
   * Only draft sales invoice lines with this `bookingType`. Repeat the parameter to allow several values.
   */
  bookingType?: ('A' | 'V' | 'G' | 'T')[];
  /**
   * Only draft sales invoice lines with this `ArticleSku`. Repeat the parameter to allow several values.
   */
  ArticleSku?: string[];
  /**
   * Only draft sales invoice lines with this `salesTypeId`. Repeat the parameter to allow several values.
   */
  salesTypeId?: number[];
  /**
   * Only draft sales invoice lines with this `ledgerAccountId`. Repeat the parameter to allow several values.
   */
  ledgerAccountId?: number[];
};
export type ListDraftSalesInvoiceLinesOrderby =
  | 'id'
  | 'description'
  | 'quantity'
  | 'unitPrice'
  | 'unitPriceIncludingVat'
  | 'discountPercentage'
  | 'vatCodeId'
  | 'amountExcludingVat'
  | 'amountVat'
  | 'amountIncludingVat'
  | 'bookingType'
  | 'ArticleSku'
  | 'salesTypeId'
  | 'ledgerAccountId'
  | '-id'
  | '-description'
  | '-quantity'
  | '-unitPrice'
  | '-unitPriceIncludingVat'
  | '-discountPercentage'
  | '-vatCodeId'
  | '-amountExcludingVat'
  | '-amountVat'
  | '-amountIncludingVat'
  | '-bookingType'
  | '-ArticleSku'
  | '-salesTypeId'
  | '-ledgerAccountId';
export type ListDraftSalesInvoiceLinesFieldsItem =
  | 'id'
  | 'description'
  | 'quantity'
  | 'unitPrice'
  | 'unitPriceIncludingVat'
  | 'discountPercentage'
  | 'vatCodeId'
  | 'amountExcludingVat'
  | 'amountVat'
  | 'amountIncludingVat'
  | 'bookingType'
  | 'ArticleSku'
  | 'salesTypeId'
  | 'ledgerAccountId';
export type ListDraftSalesInvoicesWithLinesParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page. The spelling `pagesize` is accepted too.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListDraftSalesInvoicesWithLinesOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without it all fields are returned.
   */
  fields?: ListDraftSalesInvoicesWithLinesFieldsItem[];
  /**
   * With `true` the answer holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only draft sales invoices with lines with this `id`. Repeat the parameter to allow several values.
   */
  id?: number[];
  /**
   * Only draft sales invoices with lines with this `debtorId`. Repeat the parameter to allow several values.
   */
  debtorId?: number[];
  /**
   * Only draft sales invoices with lines with this `invoiceDate`. Repeat the parameter to allow several values.
   */
  invoiceDate?: string[];
  /**
   * Only draft sales invoices with lines with this `paymentConditionId`. Repeat the parameter to allow several values.
   */
  paymentConditionId?: number[];
  /**
   * Only draft sales invoices with lines with this `reference`. Repeat the parameter to allow several values.
   */
  reference?: string[];
  /**
   * Only draft sales invoices with lines with this `description`. Repeat the parameter to allow several values.
   */
  description?: string[];
  /**
   * Only draft sales invoices with lines with this `remark`. Repeat the parameter to allow several values.
   */
  remark?: string[];
  /**
   * Only draft sales invoices with lines with this `dueDate`. Repeat the parameter to allow several values.
   */
  dueDate?: string[];
  /**
   * Only draft sales invoices with lines with this `amountExcludingVat`. Repeat the parameter to allow several values.
   */
  amountExcludingVat?: number[];
  /**
   * Only draft sales invoices with lines with this `amountVat`. Repeat the parameter to allow several values.
   */
  amountVat?: number[];
  /**
   * Only draft sales invoices with lines with this `amountIncludingVat`. Repeat the parameter to allow several values.
   */
  amountIncludingVat?: number[];
};
export type ListDraftSalesInvoicesWithLinesOrderby =
  | 'id'
  | 'debtorId'
  | 'invoiceDate'
  | 'paymentConditionId'
  | 'reference'
  | 'description'
  | 'remark'
  | 'dueDate'
  | 'amountExcludingVat'
  | 'amountVat'
  | 'amountIncludingVat'
  | '-id'
  | '-debtorId'
  | '-invoiceDate'
  | '-paymentConditionId'
  | '-reference'
  | '-description'
  | '-remark'
  | '-dueDate'
  | '-amountExcludingVat'
  | '-amountVat'
  | '-amountIncludingVat';
export type ListDraftSalesInvoicesWithLinesFieldsItem =
  | 'id'
  | 'debtorId'
  | 'invoiceDate'
  | 'paymentConditionId'
  | 'reference'
  | 'description'
  | 'remark'
  | 'dueDate'
  | 'amountExcludingVat'
  | 'amountVat'
  | 'amountIncludingVat'
  | 'vatTotals'
  | 'lines';
