/**
 * The types of the Accounting Platform API: its schemas, and the parameters of its operations.
 *
 * @module
 */

/** The schemas of the API, by name. */
export interface Schemas {
  AdministrationList: AdministrationList;
  AdministrationListItem: AdministrationListItem;
  DebtorList: DebtorList;
  DebtorListItem: DebtorListItem;
  DebtorReplacement: DebtorReplacement;
  MandateList: MandateList;
  MandateListItem: MandateListItem;
  MandateReplacement: MandateReplacement;
  DebtorKindList: DebtorKindList;
  DebtorKindListItem: DebtorKindListItem;
  CreditorList: CreditorList;
  CreditorListItem: CreditorListItem;
  CreditorReplacement: CreditorReplacement;
  CreditorKindList: CreditorKindList;
  CreditorKindListItem: CreditorKindListItem;
  ArticleList: ArticleList;
  ArticleListItem: ArticleListItem;
  ArticleReplacement: ArticleReplacement;
  ArticleLocationList: ArticleLocationList;
  ArticleLocationListItem: ArticleLocationListItem;
  CountryList: CountryList;
  CountryListItem: CountryListItem;
  PaymentConditionList: PaymentConditionList;
  PaymentConditionListItem: PaymentConditionListItem;
  PaymentMethodList: PaymentMethodList;
  PaymentMethodListItem: PaymentMethodListItem;
  SalesTypeList: SalesTypeList;
  SalesTypeListItem: SalesTypeListItem;
  VatCodeList: VatCodeList;
  VatCodeListItem: VatCodeListItem;
  CostCenterList: CostCenterList;
  CostCenterListItem: CostCenterListItem;
  CostUnitList: CostUnitList;
  CostUnitListItem: CostUnitListItem;
  CostUnitTypeList: CostUnitTypeList;
  CostUnitTypeListItem: CostUnitTypeListItem;
  DraftSalesInvoiceList: DraftSalesInvoiceList;
  DraftSalesInvoiceListItem: DraftSalesInvoiceListItem;
  DraftSalesInvoiceReplacement: DraftSalesInvoiceReplacement;
  DraftSalesInvoiceLineList: DraftSalesInvoiceLineList;
  DraftSalesInvoiceLineListItem: DraftSalesInvoiceLineListItem;
  ArticleLineReplacement: ArticleLineReplacement;
  SalesTypeLineReplacement: SalesTypeLineReplacement;
  LedgerAccountLineReplacement: LedgerAccountLineReplacement;
  TextLineReplacement: TextLineReplacement;
  InvoiceLineReplacement: InvoiceLineReplacement;
  DraftSalesInvoiceWithLinesList: DraftSalesInvoiceWithLinesList;
  DraftSalesInvoiceWithLinesListItem: DraftSalesInvoiceWithLinesListItem;
  DraftSalesInvoiceWithLinesReplacement: DraftSalesInvoiceWithLinesReplacement;
  SalesInvoiceList: SalesInvoiceList;
  SalesInvoiceListItem: SalesInvoiceListItem;
  SalesInvoiceReplacement: SalesInvoiceReplacement;
  SalesInvoiceLineList: SalesInvoiceLineList;
  SalesInvoiceLineListItem: SalesInvoiceLineListItem;
  SalesInvoiceWithLinesList: SalesInvoiceWithLinesList;
  SalesInvoiceWithLinesListItem: SalesInvoiceWithLinesListItem;
  SalesInvoiceWithLinesReplacement: SalesInvoiceWithLinesReplacement;
  OutstandingSalesInvoiceList: OutstandingSalesInvoiceList;
  OutstandingSalesInvoiceListItem: OutstandingSalesInvoiceListItem;
  SalesOrderList: SalesOrderList;
  SalesOrderListItem: SalesOrderListItem;
  SalesOrderReplacement: SalesOrderReplacement;
  SalesOrderWithLinesList: SalesOrderWithLinesList;
  SalesOrderWithLinesListItem: SalesOrderWithLinesListItem;
  SalesOrderLineReplacement: SalesOrderLineReplacement;
  SalesOrderWithLinesReplacement: SalesOrderWithLinesReplacement;
  ApprovalRouteList: ApprovalRouteList;
  ApprovalRouteListItem: ApprovalRouteListItem;
  PurchaseInvoiceList: PurchaseInvoiceList;
  PurchaseInvoiceListItem: PurchaseInvoiceListItem;
  PurchaseInvoiceReplacement: PurchaseInvoiceReplacement;
  PurchaseInvoiceLineList: PurchaseInvoiceLineList;
  PurchaseInvoiceLineListItem: PurchaseInvoiceLineListItem;
  PurchaseInvoiceLineReplacement: PurchaseInvoiceLineReplacement;
  PurchaseInvoiceWithLinesList: PurchaseInvoiceWithLinesList;
  PurchaseInvoiceWithLinesListItem: PurchaseInvoiceWithLinesListItem;
  PurchaseInvoiceWithLinesReplacement: PurchaseInvoiceWithLinesReplacement;
  OutstandingPurchaseInvoiceList: OutstandingPurchaseInvoiceList;
  OutstandingPurchaseInvoiceListItem: OutstandingPurchaseInvoiceListItem;
  JournalList: JournalList;
  JournalListItem: JournalListItem;
  JournalEntryList: JournalEntryList;
  JournalEntryListItem: JournalEntryListItem;
  JournalEntryReplacement: JournalEntryReplacement;
  JournalEntryLineList: JournalEntryLineList;
  JournalEntryLineListItem: JournalEntryLineListItem;
  JournalEntryLineReplacement: JournalEntryLineReplacement;
  JournalEntryWithLinesList: JournalEntryWithLinesList;
  JournalEntryWithLinesListItem: JournalEntryWithLinesListItem;
  JournalEntryWithLinesReplacement: JournalEntryWithLinesReplacement;
  LedgerAccountList: LedgerAccountList;
  LedgerAccountListItem: LedgerAccountListItem;
  LedgerAccountTypeList: LedgerAccountTypeList;
  LedgerAccountTypeListItem: LedgerAccountTypeListItem;
  LedgerAccountClassificationList: LedgerAccountClassificationList;
  LedgerAccountClassificationListItem: LedgerAccountClassificationListItem;
  LedgerLineList: LedgerLineList;
  LedgerLineListItem: LedgerLineListItem;
  LedgerBalanceList: LedgerBalanceList;
  LedgerBalanceListItem: LedgerBalanceListItem;
  JournalEntryChangeList: JournalEntryChangeList;
  JournalEntryChangeListItem: JournalEntryChangeListItem;
  Problem: Problem;
  AuthorizationCodeGrant: AuthorizationCodeGrant;
  RefreshTokenGrant: RefreshTokenGrant;
  TokenRequest: TokenRequest;
  TokenPair: TokenPair;
  TokenError: TokenError;
  Address: Address;
  ItemMeta: ItemMeta;
  ListMeta: ListMeta;
  ValidationProblem: ValidationProblem;
  Administration: Administration;
  DebtorInput: DebtorInput;
  Debtor: Debtor;
  DebtorPatch: DebtorPatch;
  MandateInput: MandateInput;
  Mandate: Mandate;
  MandatePatch: MandatePatch;
  DebtorKind: DebtorKind;
  CreditorInput: CreditorInput;
  Creditor: Creditor;
  CreditorPatch: CreditorPatch;
  CreditorKind: CreditorKind;
  ArticleInput: ArticleInput;
  Article: Article;
  ArticlePatch: ArticlePatch;
  ArticleLocation: ArticleLocation;
  Country: Country;
  PaymentCondition: PaymentCondition;
  PaymentMethod: PaymentMethod;
  SalesType: SalesType;
  VatCode: VatCode;
  CostCenter: CostCenter;
  CostUnit: CostUnit;
  CostUnitType: CostUnitType;
  InvoiceAddress: InvoiceAddress;
  VatTotal: VatTotal;
  DraftSalesInvoiceInput: DraftSalesInvoiceInput;
  DraftSalesInvoice: DraftSalesInvoice;
  DraftSalesInvoicePatch: DraftSalesInvoicePatch;
  ArticleLineInput: ArticleLineInput;
  SalesTypeLineInput: SalesTypeLineInput;
  LedgerAccountLineInput: LedgerAccountLineInput;
  TextLineInput: TextLineInput;
  InvoiceLineInput: InvoiceLineInput;
  ArticleLine: ArticleLine;
  SalesTypeLine: SalesTypeLine;
  LedgerAccountLine: LedgerAccountLine;
  TextLine: TextLine;
  InvoiceLine: InvoiceLine;
  DraftSalesInvoiceLine: DraftSalesInvoiceLine;
  InvoiceLinePatch: InvoiceLinePatch;
  DraftSalesInvoiceWithLinesInput: DraftSalesInvoiceWithLinesInput;
  DraftSalesInvoiceWithLines: DraftSalesInvoiceWithLines;
  DraftSalesInvoiceWithLinesPatch: DraftSalesInvoiceWithLinesPatch;
  SalesInvoiceInput: SalesInvoiceInput;
  SalesInvoice: SalesInvoice;
  SalesInvoicePatch: SalesInvoicePatch;
  StoredFile: StoredFile;
  SalesInvoiceLine: SalesInvoiceLine;
  SalesInvoiceWithLinesInput: SalesInvoiceWithLinesInput;
  SalesInvoiceWithLines: SalesInvoiceWithLines;
  SalesInvoiceWithLinesPatch: SalesInvoiceWithLinesPatch;
  OutstandingSalesInvoice: OutstandingSalesInvoice;
  SalesOrder: SalesOrder;
  SalesOrderPatch: SalesOrderPatch;
  SalesOrderLine: SalesOrderLine;
  SalesOrderLineInput: SalesOrderLineInput;
  SalesOrderWithLinesInput: SalesOrderWithLinesInput;
  SalesOrderWithLines: SalesOrderWithLines;
  SalesOrderWithLinesPatch: SalesOrderWithLinesPatch;
  ApprovalRoute: ApprovalRoute;
  PurchaseInvoiceInput: PurchaseInvoiceInput;
  PurchaseInvoice: PurchaseInvoice;
  PurchaseInvoicePatch: PurchaseInvoicePatch;
  PurchaseInvoiceLineInput: PurchaseInvoiceLineInput;
  PurchaseInvoiceLine: PurchaseInvoiceLine;
  PurchaseInvoiceLinePatch: PurchaseInvoiceLinePatch;
  NestedPurchaseInvoiceLine: NestedPurchaseInvoiceLine;
  PurchaseInvoiceWithLinesInput: PurchaseInvoiceWithLinesInput;
  PurchaseInvoiceWithLines: PurchaseInvoiceWithLines;
  PurchaseInvoiceWithLinesPatch: PurchaseInvoiceWithLinesPatch;
  OutstandingPurchaseInvoice: OutstandingPurchaseInvoice;
  InboxFile: InboxFile;
  Journal: Journal;
  JournalEntryInput: JournalEntryInput;
  JournalEntry: JournalEntry;
  JournalEntryPatch: JournalEntryPatch;
  JournalEntryLineInput: JournalEntryLineInput;
  JournalEntryLine: JournalEntryLine;
  JournalEntryLinePatch: JournalEntryLinePatch;
  NestedJournalEntryLine: NestedJournalEntryLine;
  JournalEntryWithLinesInput: JournalEntryWithLinesInput;
  JournalEntryWithLines: JournalEntryWithLines;
  JournalEntryWithLinesPatch: JournalEntryWithLinesPatch;
  LedgerAccount: LedgerAccount;
  LedgerAccountType: LedgerAccountType;
  LedgerAccountClassification: LedgerAccountClassification;
  LedgerLine: LedgerLine;
  JournalEntryChange: JournalEntryChange;
  RecordMeta: RecordMeta;
  DraftSalesInvoiceArticleLine: DraftSalesInvoiceArticleLine;
  DraftSalesInvoiceSalesTypeLine: DraftSalesInvoiceSalesTypeLine;
  DraftSalesInvoiceLedgerAccountLine: DraftSalesInvoiceLedgerAccountLine;
  DraftSalesInvoiceTextLine: DraftSalesInvoiceTextLine;
  SalesInvoiceArticleLine: SalesInvoiceArticleLine;
  SalesInvoiceSalesTypeLine: SalesInvoiceSalesTypeLine;
  SalesInvoiceLedgerAccountLine: SalesInvoiceLedgerAccountLine;
  SalesInvoiceTextLine: SalesInvoiceTextLine;
  LedgerBalance: LedgerBalance;
  OtherText: OtherText;
  OtherNumber: OtherNumber;
}

/** A schema of the API, by name: `Schema<'DebtorInput'>`. */
export type Schema<Name extends keyof Schemas> = Schemas[Name];

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
 * What the platform says about a record.
 */
export interface ItemMeta {
  /**
   * URL of the record by itself.
   * @format uri
   */
  self: string;
}

/**
 * One of the administrations. Without `fields` it always has `id`, `number`, `name`, `currency` and `modules`.
 */
export interface AdministrationListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
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
   * Creditor identifier under which the company collects direct debits (SEPA); null for a company without one. The reference of a mandate is unique under it.
   * @maxLength 35
   */
  creditorIdentifier?: string | null;
  /**
   * Currency of all amounts in the administration (ISO 4217).
   * @maxLength 3
   */
  currency?: string;
  /**
   * Modules of the subscription that the administration has, by name:
   * - `approvalRoutes`: purchase invoices are approved along a route
   * - `costCenters`: amounts are assigned to cost centers
   * - `costUnits`: amounts are assigned to cost units
   * - `salesOrders`: sales orders
   * - `tradePack`: trade pack, with sales orders, stock and article locations
   */
  modules?: string[];
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * The place of the page in the whole list, and the administration and user that it was made for.
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
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * One of the debtors. Without `fields` it always has `id`, `number`, `name` and `debtorKindId`.
 */
export interface DebtorListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
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
  /** Payment condition that invoices of this debtor start with, see Payment conditions. */
  paymentConditionId?: number | null;
  /** Highest amount that the debtor may owe, in euros with 2 decimals; null for no limit. */
  creditLimit?: number | null;
  /**
   * Remark for the administration's own use.
   * @maxLength 2000
   */
  remark?: string | null;
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
   * VAT identification number with the country prefix; null for none. Dutch, Belgian and German numbers must have the right check digits. Spaces and small letters are accepted; it is stored without spaces, in capitals.
   * @maxLength 30
   */
  vatNumber?: string | null;
  /**
   * Number in the trade register of the chamber of commerce (KvK).
   * @maxLength 20
   */
  chamberOfCommerceNumber?: string | null;
  /**
   * Bank account number (IBAN, ISO 13616) with the right check digits; null for none. Spaces and small letters are accepted; it is stored without spaces, in capitals.
   * @maxLength 68
   */
  iban?: string | null;
  /**
   * Identifier of the bank (BIC).
   * @maxLength 11
   */
  bic?: string | null;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of debtors.
 */
export interface DebtorList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: DebtorListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * The debtor to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and rejected when it differs; `_meta` is ignored.
 */
export interface DebtorReplacement {
  /** Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
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
  /** Payment condition that invoices of this debtor start with, see Payment conditions. */
  paymentConditionId?: number | null;
  /** Highest amount that the debtor may owe, in euros with 2 decimals; null for no limit. */
  creditLimit?: number | null;
  /**
   * Remark for the administration's own use.
   * @maxLength 2000
   */
  remark?: string | null;
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
   * VAT identification number with the country prefix; null for none. Dutch, Belgian and German numbers must have the right check digits. Spaces and small letters are accepted; it is stored without spaces, in capitals.
   * @maxLength 30
   */
  vatNumber?: string | null;
  /**
   * Number in the trade register of the chamber of commerce (KvK).
   * @maxLength 20
   */
  chamberOfCommerceNumber?: string | null;
  /**
   * Bank account number (IBAN, ISO 13616) with the right check digits; null for none. Spaces and small letters are accepted; it is stored without spaces, in capitals.
   * @maxLength 68
   */
  iban?: string | null;
  /**
   * Identifier of the bank (BIC).
   * @maxLength 11
   */
  bic?: string | null;
  /** What the platform says about a record. */
  _meta?: ItemMeta;
}

/**
 * A number that the platform may add to an enum.
 */
export type OtherNumber = number & Record<never, never>;

/**
 * One of the mandates of a debtor. Without `fields` it always has `id`, `debtorId`, `IBAN`, `typeId`, `sddType` and `reference`.
 */
export interface MandateListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /**
   * Bank account that is debited. It is copied from the debtor; a value that is sent must be the debtor's own. Spaces and small letters are accepted, as in the `iban` of the debtor.
   * @maxLength 68
   */
  IBAN?: string;
  /**
   * How often the mandate may be used:
   * - `1`: one-time authorization
   * - `2`: continuous authorization
   */
  typeId?: 1 | 2 | OtherNumber;
  /**
   * Direct-debit scheme of the mandate:
   * - `1`: core collection
   * - `2`: business-to-business collection
   */
  sddType?: 1 | 2 | OtherNumber;
  /**
   * Date on which the debtor signed the mandate; null while it is not signed.
   * @format date
   */
  signdate?: string | null;
  /**
   * Reference of the mandate, unique among the mandates under one creditor identifier, which is the `creditorIdentifier` of the administration. Left out, the platform assigns one.
   * @maxLength 35
   */
  reference?: string;
  /** The debtor that gave the mandate. */
  debtorId?: number;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of mandates of a debtor.
 */
export interface MandateList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: MandateListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * What replaces a mandate. `IBAN`, `typeId`, `sddType` and `reference` identify the mandate, which keeps them when they are left out; without `signdate` it is not signed.
 */
export interface MandateReplacement {
  /** Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /**
   * Bank account that is debited. It is copied from the debtor; a value that is sent must be the debtor's own. Spaces and small letters are accepted, as in the `iban` of the debtor.
   * @maxLength 68
   */
  IBAN?: string;
  /**
   * How often the mandate may be used:
   * - `1`: one-time authorization
   * - `2`: continuous authorization
   */
  typeId?: 1 | 2 | OtherNumber;
  /**
   * Direct-debit scheme of the mandate:
   * - `1`: core collection
   * - `2`: business-to-business collection
   */
  sddType?: 1 | 2 | OtherNumber;
  /**
   * Date on which the debtor signed the mandate; null while it is not signed.
   * @format date
   */
  signdate?: string | null;
  /**
   * Reference of the mandate, unique among the mandates under one creditor identifier, which is the `creditorIdentifier` of the administration. Left out, the platform assigns one.
   * @maxLength 35
   */
  reference?: string;
  /** Read-only: leave it out, or send it back unchanged. The debtor that gave the mandate. */
  debtorId?: number;
  /** What the platform says about a record. */
  _meta?: ItemMeta;
}

/**
 * One of the debtor kinds. Without `fields` it always has `id`, `code`, `description` and `ledgerAccountId`.
 */
export interface DebtorKindListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
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
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of debtor kinds.
 */
export interface DebtorKindList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: DebtorKindListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * One of the creditors. Without `fields` it always has `id`, `number`, `name` and `creditorKindId`.
 */
export interface CreditorListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /**
   * Creditor number, unique in the administration. The next free number is given when it is left out.
   * @maxLength 20
   */
  number?: string;
  /**
   * Name of the company or the person.
   * @maxLength 100
   */
  name?: string;
  /** Creditor kind, see Creditor kinds. It decides the contra account of what the creditor is owed and paid. */
  creditorKindId?: number;
  /** Payment condition that invoices of this creditor start with, see Payment conditions. */
  paymentConditionId?: number | null;
  /** Ledger account that invoices of this creditor are usually posted to, see Ledger accounts; null for none. */
  ledgerAccountId?: number | null;
  /**
   * Remark for the administration's own use.
   * @maxLength 2000
   */
  remark?: string | null;
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
   * VAT identification number with the country prefix; null for none. Dutch, Belgian and German numbers must have the right check digits. Spaces and small letters are accepted; it is stored without spaces, in capitals.
   * @maxLength 30
   */
  vatNumber?: string | null;
  /**
   * Number in the trade register of the chamber of commerce (KvK).
   * @maxLength 20
   */
  chamberOfCommerceNumber?: string | null;
  /**
   * Bank account number (IBAN, ISO 13616) with the right check digits; null for none. Spaces and small letters are accepted; it is stored without spaces, in capitals.
   * @maxLength 68
   */
  iban?: string | null;
  /**
   * Identifier of the bank (BIC).
   * @maxLength 11
   */
  bic?: string | null;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of creditors.
 */
export interface CreditorList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: CreditorListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * The creditor to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and rejected when it differs; `_meta` is ignored.
 */
export interface CreditorReplacement {
  /** Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /**
   * Creditor number, unique in the administration. The next free number is given when it is left out.
   * @maxLength 20
   */
  number?: string;
  /**
   * Name of the company or the person.
   * @maxLength 100
   */
  name: string;
  /** Creditor kind, see Creditor kinds. It decides the contra account of what the creditor is owed and paid. */
  creditorKindId: number;
  /** Payment condition that invoices of this creditor start with, see Payment conditions. */
  paymentConditionId?: number | null;
  /** Ledger account that invoices of this creditor are usually posted to, see Ledger accounts; null for none. */
  ledgerAccountId?: number | null;
  /**
   * Remark for the administration's own use.
   * @maxLength 2000
   */
  remark?: string | null;
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
   * VAT identification number with the country prefix; null for none. Dutch, Belgian and German numbers must have the right check digits. Spaces and small letters are accepted; it is stored without spaces, in capitals.
   * @maxLength 30
   */
  vatNumber?: string | null;
  /**
   * Number in the trade register of the chamber of commerce (KvK).
   * @maxLength 20
   */
  chamberOfCommerceNumber?: string | null;
  /**
   * Bank account number (IBAN, ISO 13616) with the right check digits; null for none. Spaces and small letters are accepted; it is stored without spaces, in capitals.
   * @maxLength 68
   */
  iban?: string | null;
  /**
   * Identifier of the bank (BIC).
   * @maxLength 11
   */
  bic?: string | null;
  /** What the platform says about a record. */
  _meta?: ItemMeta;
}

/**
 * One of the creditor kinds. Without `fields` it always has `id`, `code`, `description` and `ledgerAccountId`.
 */
export interface CreditorKindListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /**
   * Short code of the creditor kind, unique in the administration.
   * @maxLength 20
   */
  code?: string;
  /**
   * Which creditors belong to the kind.
   * @maxLength 200
   */
  description?: string;
  /** Contra account for payments to these creditors, see Ledger accounts. It is an account of type 7. */
  ledgerAccountId?: number;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of creditor kinds.
 */
export interface CreditorKindList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: CreditorKindListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * One of the articles. Without `fields` it always has `id`, `ArticleSku`, `description`, `SalesTypeId`, `unitPrice`, `active` and `currentStock`.
 */
export interface ArticleListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
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
  /** Number of units in stock, up to 4 decimals. It cannot be edited through the API; only sales orders change it, in administrations with the trade pack. */
  currentStock?: number;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of articles.
 */
export interface ArticleList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: ArticleListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * The article to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and rejected when it differs; `_meta` is ignored.
 */
export interface ArticleReplacement {
  /** Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
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
  /** Read-only: leave it out, or send it back unchanged. Number of units in stock, up to 4 decimals. It cannot be edited through the API; only sales orders change it, in administrations with the trade pack. */
  currentStock?: number;
  /** What the platform says about a record. */
  _meta?: ItemMeta;
}

/**
 * One of the article locations. Without `fields` it always has `id`, `code` and `description`.
 */
export interface ArticleLocationListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /**
   * Short code of the location, unique in the administration.
   * @maxLength 20
   */
  code?: string;
  /**
   * Where the location is.
   * @maxLength 200
   */
  description?: string;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of article locations.
 */
export interface ArticleLocationList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: ArticleLocationListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * One of the countries. Without `fields` it always has `id`, `name` and `code`.
 */
export interface CountryListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
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
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of countries.
 */
export interface CountryList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: CountryListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * One of the payment conditions. Without `fields` it always has `id`, `code`, `description`, `dueDays` and `endOfMonth`.
 */
export interface PaymentConditionListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
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
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of payment conditions.
 */
export interface PaymentConditionList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: PaymentConditionListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * One of the payment methods. Without `fields` it always has `id`, `code` and `description`.
 */
export interface PaymentMethodListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /**
   * Short code of the payment method, unique in the administration.
   * @maxLength 20
   */
  code?: string;
  /**
   * Name of the payment method.
   * @maxLength 200
   */
  description?: string;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of payment methods.
 */
export interface PaymentMethodList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: PaymentMethodListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * One of the sales types. Without `fields` it always has `id`, `code`, `description`, `ledgerAccountId` and `vatCodeId`.
 */
export interface SalesTypeListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
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
  /** Turnover account to which the sale is posted, see Ledger accounts. */
  ledgerAccountId?: number;
  /** VAT code of the sale, see VAT codes; null when no VAT applies. */
  vatCodeId?: number | null;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of sales types.
 */
export interface SalesTypeList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: SalesTypeListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * One of the VAT codes. Without `fields` it always has `id`, `code`, `description`, `percentage`, `salesCode`, `reverseCharged`, `returnBox`, `deductionBox` and `ledgerAccountId`.
 */
export interface VatCodeListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
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
  /** Whether the VAT is reverse-charged. On a sale the customer accounts for the VAT, and none is charged. On a purchase the administration owes the VAT and deducts it itself; the creditor charges none. */
  reverseCharged?: boolean;
  /**
   * Box of the Dutch VAT return in which the amount is reported; null for a purchase that is reported only as
   * deduction:
   * - `1a`: supplies at the high rate
   * - `1b`: supplies at the low rate
   * - `1c`: supplies at other rates, except 0%
   * - `1d`: private use
   * - `1e`: supplies at 0%, exempt, or reverse-charged to the customer
   * - `2a`: domestic supplies whose VAT is reverse-charged to the administration
   * - `3a`: exports out of the European Union
   * - `3b`: supplies and services to other countries of the European Union
   * - `3c`: installation and distance sales within the European Union
   * - `4a`: supplies and services from outside the European Union
   * - `4b`: supplies and services from other countries of the European Union
   * @maxLength 2
   */
  returnBox?: string | null;
  /**
   * Box of the Dutch VAT return in which the VAT is deducted as input tax, which is `5b`; null where nothing is deducted.
   * @maxLength 2
   */
  deductionBox?: string | null;
  /** Account to which the VAT is posted, of type 14, see Ledger accounts; null for a code without VAT. */
  ledgerAccountId?: number | null;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of VAT codes.
 */
export interface VatCodeList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: VatCodeListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * One of the cost centers. Without `fields` it always has `id`, `code` and `description`.
 */
export interface CostCenterListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /**
   * Short code of the cost center, unique in the administration.
   * @maxLength 20
   */
  code?: string;
  /**
   * Name of the cost center.
   * @maxLength 200
   */
  description?: string;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of cost centers.
 */
export interface CostCenterList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: CostCenterListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * One of the cost units. Without `fields` it always has `id`, `code`, `description` and `costUnitTypeId`.
 */
export interface CostUnitListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /**
   * Short code of the cost unit, unique in the administration.
   * @maxLength 20
   */
  code?: string;
  /**
   * Name of the cost unit.
   * @maxLength 200
   */
  description?: string;
  /** Type of the cost unit, see Cost unit types. */
  costUnitTypeId?: number;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of cost units.
 */
export interface CostUnitList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: CostUnitListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * One of the cost unit types. Without `fields` it always has `id`, `code` and `description`.
 */
export interface CostUnitTypeListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /**
   * Short code of the cost unit type, unique in the administration.
   * @maxLength 20
   */
  code?: string;
  /**
   * What cost units of the type are.
   * @maxLength 200
   */
  description?: string;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of cost unit types.
 */
export interface CostUnitTypeList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: CostUnitTypeListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * Address that the invoice is sent to, with its country. When it is left out, it is the address of the debtor at that moment, and changes when the invoice gets another debtor.
 */
export interface InvoiceAddress {
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
 * Part of the invoice total that falls under one VAT code.
 */
export interface VatTotal {
  /** The VAT code; null for lines without one. */
  vatCodeId: number | null;
  /**
   * Percentage of the VAT code, up to 2 decimals; 0 without one. It is shown also where the VAT is reverse-charged, so that `amountVat` is 0.
   * @maximum 100
   */
  percentage: number;
  /** Sum of the lines with this VAT code, without VAT, in euros with 2 decimals. */
  amountExcludingVat: number;
  /** VAT that is charged on those lines, in euros with 2 decimals; 0 when it is reverse-charged. */
  amountVat: number;
}

/**
 * One of the draft sales invoices. Without `fields` it always has `id`, `debtorId`, `invoiceDate`, `dueDate`, `amountExcludingVat`, `amountVat`, `amountIncludingVat` and `vatTotals`.
 */
export interface DraftSalesInvoiceListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /** Debtor that the invoice is for, see Debtors. */
  debtorId?: number;
  /**
   * Date of the invoice; today when it is left out.
   * @format date
   */
  invoiceDate?: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the debtor. */
  paymentConditionId?: number | null;
  /**
   * Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
   * @format date
   */
  dueDate?: string;
  /** Address that the invoice is sent to, with its country. When it is left out, it is the address of the debtor at that moment, and changes when the invoice gets another debtor. */
  invoiceAddress?: InvoiceAddress | null;
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
  /** How the invoice is to be paid, see Payment methods; null for no preference. */
  paymentMethodId?: number | null;
  /** Total of the lines without VAT, in euros with 2 decimals. Text lines do not count. */
  amountExcludingVat?: number;
  /** Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines. */
  amountVat?: number;
  /** Total including VAT, in euros with 2 decimals. */
  amountIncludingVat?: number;
  /** The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line. */
  vatTotals?: VatTotal[];
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of draft sales invoices.
 */
export interface DraftSalesInvoiceList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: DraftSalesInvoiceListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * The draft sales invoice to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and rejected when it differs; `_meta` is ignored.
 */
export interface DraftSalesInvoiceReplacement {
  /** Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /** Debtor that the invoice is for, see Debtors. */
  debtorId: number;
  /**
   * Date of the invoice; today when it is left out.
   * @format date
   */
  invoiceDate?: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the debtor. */
  paymentConditionId?: number | null;
  /**
   * Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
   * @format date
   */
  dueDate?: string;
  /** Address that the invoice is sent to, with its country. When it is left out, it is the address of the debtor at that moment, and changes when the invoice gets another debtor. */
  invoiceAddress?: InvoiceAddress | null;
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
  /** How the invoice is to be paid, see Payment methods; null for no preference. */
  paymentMethodId?: number | null;
  /** Read-only: leave it out, or send it back unchanged. Total of the lines without VAT, in euros with 2 decimals. Text lines do not count. */
  amountExcludingVat?: number;
  /** Read-only: leave it out, or send it back unchanged. Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines. */
  amountVat?: number;
  /** Read-only: leave it out, or send it back unchanged. Total including VAT, in euros with 2 decimals. */
  amountIncludingVat?: number;
  /** Read-only: leave it out, or send it back unchanged. The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line. */
  vatTotals?: VatTotal[];
  /** What the platform says about a record. */
  _meta?: ItemMeta;
}

/**
 * A value that the platform may add to an enum.
 */
export type OtherText = string & Record<never, never>;

/**
 * One of the draft sales invoice lines. Without `fields` it always has `id`, `bookingType`, `quantity`, `amountExcludingVat`, `amountVat` and `amountIncludingVat`.
 */
export interface DraftSalesInvoiceLineListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
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
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
  /** Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice. */
  amountExcludingVat?: number;
  /** VAT over the line, in euros with 2 decimals. */
  amountVat?: number;
  /** The line including VAT, in euros with 2 decimals. */
  amountIncludingVat?: number;
  /** `A`: the line is posted by its article; `V`: the line is posted by its sales type; `G`: the line is posted to its ledger account; `T`: the line is only text. */
  bookingType?: 'A' | 'V' | 'G' | 'T' | OtherText;
  /**
   * Article number of the article that is sold, see Articles.
   * @maxLength 50
   */
  ArticleSku?: string;
  /** Sales type that the line is posted with, see Sales types. */
  salesTypeId?: number;
  /** Ledger account that the line is posted to, see Ledger accounts. Only accounts of type 9 (turnover) may be used. */
  ledgerAccountId?: number;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of draft sales invoice lines.
 */
export interface DraftSalesInvoiceLineList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: DraftSalesInvoiceLineListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * The article line to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and rejected when it differs; `_meta` is ignored.
 */
export interface ArticleLineReplacement {
  /** Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
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
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
  /** Read-only: leave it out, or send it back unchanged. Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice. */
  amountExcludingVat?: number;
  /** Read-only: leave it out, or send it back unchanged. VAT over the line, in euros with 2 decimals. */
  amountVat?: number;
  /** Read-only: leave it out, or send it back unchanged. The line including VAT, in euros with 2 decimals. */
  amountIncludingVat?: number;
  /** `A`: the line is posted by its article. */
  bookingType: 'A';
  /**
   * Article number of the article that is sold, see Articles.
   * @maxLength 50
   */
  ArticleSku: string;
  /** What the platform says about a record. */
  _meta?: ItemMeta;
}

/**
 * The sales type line to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and rejected when it differs; `_meta` is ignored.
 */
export interface SalesTypeLineReplacement {
  /** Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
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
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
  /** Read-only: leave it out, or send it back unchanged. Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice. */
  amountExcludingVat?: number;
  /** Read-only: leave it out, or send it back unchanged. VAT over the line, in euros with 2 decimals. */
  amountVat?: number;
  /** Read-only: leave it out, or send it back unchanged. The line including VAT, in euros with 2 decimals. */
  amountIncludingVat?: number;
  /** `V`: the line is posted by its sales type. */
  bookingType: 'V';
  /** Sales type that the line is posted with, see Sales types. */
  salesTypeId: number;
  /** What the platform says about a record. */
  _meta?: ItemMeta;
}

/**
 * The ledger account line to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and rejected when it differs; `_meta` is ignored.
 */
export interface LedgerAccountLineReplacement {
  /** Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
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
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
  /** Read-only: leave it out, or send it back unchanged. Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice. */
  amountExcludingVat?: number;
  /** Read-only: leave it out, or send it back unchanged. VAT over the line, in euros with 2 decimals. */
  amountVat?: number;
  /** Read-only: leave it out, or send it back unchanged. The line including VAT, in euros with 2 decimals. */
  amountIncludingVat?: number;
  /** `G`: the line is posted to its ledger account. */
  bookingType: 'G';
  /** Ledger account that the line is posted to, see Ledger accounts. Only accounts of type 9 (turnover) may be used. */
  ledgerAccountId: number;
  /** What the platform says about a record. */
  _meta?: ItemMeta;
}

/**
 * The text line to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and rejected when it differs; `_meta` is ignored.
 */
export interface TextLineReplacement {
  /** Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
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
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
  /** Read-only: leave it out, or send it back unchanged. Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice. */
  amountExcludingVat?: number;
  /** Read-only: leave it out, or send it back unchanged. VAT over the line, in euros with 2 decimals. */
  amountVat?: number;
  /** Read-only: leave it out, or send it back unchanged. The line including VAT, in euros with 2 decimals. */
  amountIncludingVat?: number;
  /** `T`: the line is only text. */
  bookingType: 'T';
  /** What the platform says about a record. */
  _meta?: ItemMeta;
}

/**
 * A line to create, or to put in the place of an existing one. `bookingType` decides which other field is required.
 */
export type InvoiceLineReplacement =
  | ArticleLineReplacement
  | SalesTypeLineReplacement
  | LedgerAccountLineReplacement
  | TextLineReplacement;

/**
 * A line that sells an article.
 */
export interface ArticleLine {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
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
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
  /** Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice. */
  amountExcludingVat: number;
  /** VAT over the line, in euros with 2 decimals. */
  amountVat: number;
  /** The line including VAT, in euros with 2 decimals. */
  amountIncludingVat: number;
  /** `A`: the line is posted by its article. */
  bookingType: 'A';
  /**
   * Article number of the article that is sold, see Articles.
   * @maxLength 50
   */
  ArticleSku: string;
}

/**
 * A line that is posted by a sales type.
 */
export interface SalesTypeLine {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
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
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
  /** Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice. */
  amountExcludingVat: number;
  /** VAT over the line, in euros with 2 decimals. */
  amountVat: number;
  /** The line including VAT, in euros with 2 decimals. */
  amountIncludingVat: number;
  /** `V`: the line is posted by its sales type. */
  bookingType: 'V';
  /** Sales type that the line is posted with, see Sales types. */
  salesTypeId: number;
}

/**
 * A line that is posted to a ledger account.
 */
export interface LedgerAccountLine {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
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
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
  /** Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice. */
  amountExcludingVat: number;
  /** VAT over the line, in euros with 2 decimals. */
  amountVat: number;
  /** The line including VAT, in euros with 2 decimals. */
  amountIncludingVat: number;
  /** `G`: the line is posted to its ledger account. */
  bookingType: 'G';
  /** Ledger account that the line is posted to, see Ledger accounts. Only accounts of type 9 (turnover) may be used. */
  ledgerAccountId: number;
}

/**
 * A line of text.
 */
export interface TextLine {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
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
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
  /** Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice. */
  amountExcludingVat: number;
  /** VAT over the line, in euros with 2 decimals. */
  amountVat: number;
  /** The line including VAT, in euros with 2 decimals. */
  amountIncludingVat: number;
  /** `T`: the line is only text. */
  bookingType: 'T';
}

/**
 * A line of a sales invoice. `bookingType` says how it is posted.
 */
export type InvoiceLine = ArticleLine | SalesTypeLine | LedgerAccountLine | TextLine;

/**
 * One of the draft sales invoices with lines. Without `fields` it always has `id`, `debtorId`, `invoiceDate`, `dueDate`, `amountExcludingVat`, `amountVat`, `amountIncludingVat`, `vatTotals` and `lines`.
 */
export interface DraftSalesInvoiceWithLinesListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /** Debtor that the invoice is for, see Debtors. */
  debtorId?: number;
  /**
   * Date of the invoice; today when it is left out.
   * @format date
   */
  invoiceDate?: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the debtor. */
  paymentConditionId?: number | null;
  /**
   * Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
   * @format date
   */
  dueDate?: string;
  /** Address that the invoice is sent to, with its country. When it is left out, it is the address of the debtor at that moment, and changes when the invoice gets another debtor. */
  invoiceAddress?: InvoiceAddress | null;
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
  /** How the invoice is to be paid, see Payment methods; null for no preference. */
  paymentMethodId?: number | null;
  /** Total of the lines without VAT, in euros with 2 decimals. Text lines do not count. */
  amountExcludingVat?: number;
  /** Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines. */
  amountVat?: number;
  /** Total including VAT, in euros with 2 decimals. */
  amountIncludingVat?: number;
  /** The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line. */
  vatTotals?: VatTotal[];
  /** The lines of the draft, in order. */
  lines?: InvoiceLine[];
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of draft sales invoices with lines.
 */
export interface DraftSalesInvoiceWithLinesList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: DraftSalesInvoiceWithLinesListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * The draft sales invoice with lines to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and rejected when it differs; `_meta` is ignored.
 */
export interface DraftSalesInvoiceWithLinesReplacement {
  /** Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /** Debtor that the invoice is for, see Debtors. */
  debtorId: number;
  /**
   * Date of the invoice; today when it is left out.
   * @format date
   */
  invoiceDate?: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the debtor. */
  paymentConditionId?: number | null;
  /**
   * Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
   * @format date
   */
  dueDate?: string;
  /** Address that the invoice is sent to, with its country. When it is left out, it is the address of the debtor at that moment, and changes when the invoice gets another debtor. */
  invoiceAddress?: InvoiceAddress | null;
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
  /** How the invoice is to be paid, see Payment methods; null for no preference. */
  paymentMethodId?: number | null;
  /** Read-only: leave it out, or send it back unchanged. Total of the lines without VAT, in euros with 2 decimals. Text lines do not count. */
  amountExcludingVat?: number;
  /** Read-only: leave it out, or send it back unchanged. Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines. */
  amountVat?: number;
  /** Read-only: leave it out, or send it back unchanged. Total including VAT, in euros with 2 decimals. */
  amountIncludingVat?: number;
  /** Read-only: leave it out, or send it back unchanged. The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line. */
  vatTotals?: VatTotal[];
  /** The lines of the draft, in order. */
  lines: InvoiceLineReplacement[];
  /** What the platform says about a record. */
  _meta?: ItemMeta;
}

/**
 * One of the sales invoices. Without `fields` it always has `id`, `invoiceNumber`, `invoiceDate`, `dueDate`, `bookYear`, `bookPeriod`, `amountExcludingVat`, `amountVat`, `amountIncludingVat` and `vatTotals`.
 */
export interface SalesInvoiceListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /** Debtor that the invoice is for, see Debtors. */
  debtorId?: number;
  /**
   * Date of the invoice; today when it is left out.
   * @format date
   */
  invoiceDate?: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the debtor. */
  paymentConditionId?: number | null;
  /**
   * Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
   * @format date
   */
  dueDate?: string;
  /** Address that the invoice is sent to, with its country. When it is left out, it is the address of the debtor at that moment, and changes when the invoice gets another debtor. */
  invoiceAddress?: InvoiceAddress | null;
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
  /**
   * Number of the invoice, unique in the administration. Left out, it is the next one in the series of the administration; the platform assigns no number twice, even after a deletion.
   * @maxLength 20
   */
  invoiceNumber?: string;
  /**
   * Book year in which the invoice is posted. Sent together with `bookPeriod`, or left out together: then it is the calendar year of the invoice date.
   * @maximum 9999
   */
  bookYear?: number;
  /**
   * Period of the book year in which the invoice is posted. Sent together with `bookYear`, or left out together: then it is the month of the invoice date.
   * @maximum 53
   */
  bookPeriod?: number;
  /** Scan in the inbox files that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already. */
  inboxFileId?: number | null;
  /** The PDF of the invoice, see Files: its layout, or the scan that it was read from or that is attached to it; null for none. */
  fileId?: number | null;
  /** Total of the lines without VAT, in euros with 2 decimals. Text lines do not count. */
  amountExcludingVat?: number;
  /** Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines. */
  amountVat?: number;
  /** Total including VAT, in euros with 2 decimals. */
  amountIncludingVat?: number;
  /** The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line. */
  vatTotals?: VatTotal[];
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of sales invoices.
 */
export interface SalesInvoiceList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: SalesInvoiceListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * The sales invoice to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and rejected when it differs; `_meta` is ignored.
 */
export interface SalesInvoiceReplacement {
  /** Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /** Debtor that the invoice is for, see Debtors. */
  debtorId?: number;
  /**
   * Date of the invoice; today when it is left out.
   * @format date
   */
  invoiceDate?: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the debtor. */
  paymentConditionId?: number | null;
  /**
   * Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
   * @format date
   */
  dueDate?: string;
  /** Address that the invoice is sent to, with its country. When it is left out, it is the address of the debtor at that moment, and changes when the invoice gets another debtor. */
  invoiceAddress?: InvoiceAddress | null;
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
  /**
   * Number of the invoice, unique in the administration. Left out, it is the next one in the series of the administration; the platform assigns no number twice, even after a deletion.
   * @maxLength 20
   */
  invoiceNumber?: string;
  /**
   * Book year in which the invoice is posted. Sent together with `bookPeriod`, or left out together: then it is the calendar year of the invoice date.
   * @maximum 9999
   */
  bookYear?: number;
  /**
   * Period of the book year in which the invoice is posted. Sent together with `bookYear`, or left out together: then it is the month of the invoice date.
   * @maximum 53
   */
  bookPeriod?: number;
  /** Scan in the inbox files that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already. */
  inboxFileId?: number | null;
  /** Read-only: leave it out, or send it back unchanged. The PDF of the invoice, see Files: its layout, or the scan that it was read from or that is attached to it; null for none. */
  fileId?: number | null;
  /** Read-only: leave it out, or send it back unchanged. Total of the lines without VAT, in euros with 2 decimals. Text lines do not count. */
  amountExcludingVat?: number;
  /** Read-only: leave it out, or send it back unchanged. Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines. */
  amountVat?: number;
  /** Read-only: leave it out, or send it back unchanged. Total including VAT, in euros with 2 decimals. */
  amountIncludingVat?: number;
  /** Read-only: leave it out, or send it back unchanged. The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line. */
  vatTotals?: VatTotal[];
  /** What the platform says about a record. */
  _meta?: ItemMeta;
}

/**
 * One of the sales invoice lines. Without `fields` it always has `id`, `bookingType`, `quantity`, `amountExcludingVat`, `amountVat` and `amountIncludingVat`.
 */
export interface SalesInvoiceLineListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
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
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
  /** Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice. */
  amountExcludingVat?: number;
  /** VAT over the line, in euros with 2 decimals. */
  amountVat?: number;
  /** The line including VAT, in euros with 2 decimals. */
  amountIncludingVat?: number;
  /** `A`: the line is posted by its article; `V`: the line is posted by its sales type; `G`: the line is posted to its ledger account; `T`: the line is only text. */
  bookingType?: 'A' | 'V' | 'G' | 'T' | OtherText;
  /**
   * Article number of the article that is sold, see Articles.
   * @maxLength 50
   */
  ArticleSku?: string;
  /** Sales type that the line is posted with, see Sales types. */
  salesTypeId?: number;
  /** Ledger account that the line is posted to, see Ledger accounts. Only accounts of type 9 (turnover) may be used. */
  ledgerAccountId?: number;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of sales invoice lines.
 */
export interface SalesInvoiceLineList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: SalesInvoiceLineListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * One of the sales invoices with lines. Without `fields` it always has `id`, `invoiceNumber`, `invoiceDate`, `dueDate`, `bookYear`, `bookPeriod`, `amountExcludingVat`, `amountVat`, `amountIncludingVat`, `vatTotals` and `lines`.
 */
export interface SalesInvoiceWithLinesListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /** Debtor that the invoice is for, see Debtors. */
  debtorId?: number;
  /**
   * Date of the invoice; today when it is left out.
   * @format date
   */
  invoiceDate?: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the debtor. */
  paymentConditionId?: number | null;
  /**
   * Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
   * @format date
   */
  dueDate?: string;
  /** Address that the invoice is sent to, with its country. When it is left out, it is the address of the debtor at that moment, and changes when the invoice gets another debtor. */
  invoiceAddress?: InvoiceAddress | null;
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
  /**
   * Number of the invoice, unique in the administration. Left out, it is the next one in the series of the administration; the platform assigns no number twice, even after a deletion.
   * @maxLength 20
   */
  invoiceNumber?: string;
  /**
   * Book year in which the invoice is posted. Sent together with `bookPeriod`, or left out together: then it is the calendar year of the invoice date.
   * @maximum 9999
   */
  bookYear?: number;
  /**
   * Period of the book year in which the invoice is posted. Sent together with `bookYear`, or left out together: then it is the month of the invoice date.
   * @maximum 53
   */
  bookPeriod?: number;
  /** Scan in the inbox files that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already. */
  inboxFileId?: number | null;
  /** The PDF of the invoice, see Files: its layout, or the scan that it was read from or that is attached to it; null for none. */
  fileId?: number | null;
  /** Total of the lines without VAT, in euros with 2 decimals. Text lines do not count. */
  amountExcludingVat?: number;
  /** Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines. */
  amountVat?: number;
  /** Total including VAT, in euros with 2 decimals. */
  amountIncludingVat?: number;
  /** The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line. */
  vatTotals?: VatTotal[];
  /** The lines of the sales invoice, in order. */
  lines?: InvoiceLine[];
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of sales invoices with lines.
 */
export interface SalesInvoiceWithLinesList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: SalesInvoiceWithLinesListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * The sales invoice with lines to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and rejected when it differs; `_meta` is ignored.
 */
export interface SalesInvoiceWithLinesReplacement {
  /** Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /** Debtor that the invoice is for, see Debtors. */
  debtorId: number;
  /**
   * Date of the invoice; today when it is left out.
   * @format date
   */
  invoiceDate?: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the debtor. */
  paymentConditionId?: number | null;
  /**
   * Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
   * @format date
   */
  dueDate?: string;
  /** Address that the invoice is sent to, with its country. When it is left out, it is the address of the debtor at that moment, and changes when the invoice gets another debtor. */
  invoiceAddress?: InvoiceAddress | null;
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
  /**
   * Number of the invoice, unique in the administration. Left out, it is the next one in the series of the administration; the platform assigns no number twice, even after a deletion.
   * @maxLength 20
   */
  invoiceNumber?: string;
  /**
   * Book year in which the invoice is posted. Sent together with `bookPeriod`, or left out together: then it is the calendar year of the invoice date.
   * @maximum 9999
   */
  bookYear?: number;
  /**
   * Period of the book year in which the invoice is posted. Sent together with `bookYear`, or left out together: then it is the month of the invoice date.
   * @maximum 53
   */
  bookPeriod?: number;
  /** Scan in the inbox files that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already. */
  inboxFileId?: number | null;
  /** Read-only: leave it out, or send it back unchanged. The PDF of the invoice, see Files: its layout, or the scan that it was read from or that is attached to it; null for none. */
  fileId?: number | null;
  /** Read-only: leave it out, or send it back unchanged. Total of the lines without VAT, in euros with 2 decimals. Text lines do not count. */
  amountExcludingVat?: number;
  /** Read-only: leave it out, or send it back unchanged. Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines. */
  amountVat?: number;
  /** Read-only: leave it out, or send it back unchanged. Total including VAT, in euros with 2 decimals. */
  amountIncludingVat?: number;
  /** Read-only: leave it out, or send it back unchanged. The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line. */
  vatTotals?: VatTotal[];
  /** The lines of the sales invoice, in order. */
  lines: InvoiceLineReplacement[];
  /** What the platform says about a record. */
  _meta?: ItemMeta;
}

/**
 * One of the outstanding sales invoices. Without `fields` it always has `id`, `invoiceNumber`, `invoiceDate`, `dueDate`, `amountIncludingVat`, `outstandingAmount`, `age`, `daysUntilExpiry`, `debtorId`, `debtorNumber` and `debtorName`.
 */
export interface OutstandingSalesInvoiceListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /**
   * Number of the invoice.
   * @maxLength 50
   */
  invoiceNumber?: string;
  /**
   * Date of the invoice.
   * @format date
   */
  invoiceDate?: string;
  /**
   * Date on which the invoice must be paid.
   * @format date
   */
  dueDate?: string;
  /** Total of the invoice including VAT, in euros with 2 decimals. */
  amountIncludingVat?: number;
  /** Part of the total that is not paid, in euros with 2 decimals. */
  outstandingAmount?: number;
  /** Number of days since the invoice date. */
  age?: number;
  /** Number of days until the due date; negative when it has passed. */
  daysUntilExpiry?: number;
  /** The debtor, see Debtors. */
  debtorId?: number;
  /**
   * Number of the debtor.
   * @maxLength 20
   */
  debtorNumber?: string;
  /**
   * Name of the debtor.
   * @maxLength 100
   */
  debtorName?: string;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of outstanding sales invoices.
 */
export interface OutstandingSalesInvoiceList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: OutstandingSalesInvoiceListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * One of the sales orders. Without `fields` it always has `id`, `number`, `debtorId`, `orderDate`, `amountExcludingVat`, `amountVat`, `amountIncludingVat` and `vatTotals`.
 */
export interface SalesOrderListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /** Debtor that ordered, see Debtors. */
  debtorId?: number;
  /**
   * Date of the order; today when it is left out.
   * @format date
   */
  orderDate?: string;
  /**
   * Date on which the order is shipped; null while it is not known.
   * @format date
   */
  shippingDate?: string | null;
  /** Postal address. */
  deliveryAddress?: Address | null;
  /** Payment condition of the order, see Payment conditions; null for none. */
  paymentConditionId?: number | null;
  /**
   * Reference of the debtor, for instance a purchase order number.
   * @maxLength 50
   */
  reference?: string | null;
  /**
   * What the order is for.
   * @maxLength 200
   */
  description?: string | null;
  /**
   * Remark for the administration's own use.
   * @maxLength 2000
   */
  remark?: string | null;
  /**
   * Number of the order, the next one in the series of the administration.
   * @maxLength 20
   */
  number?: string;
  /** Total of the lines without VAT, in euros with 2 decimals. Text lines do not count. */
  amountExcludingVat?: number;
  /** Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines. */
  amountVat?: number;
  /** Total including VAT, in euros with 2 decimals. */
  amountIncludingVat?: number;
  /** The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line. */
  vatTotals?: VatTotal[];
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of sales orders.
 */
export interface SalesOrderList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: SalesOrderListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * The sales order to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and rejected when it differs; `_meta` is ignored.
 */
export interface SalesOrderReplacement {
  /** Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /** Debtor that ordered, see Debtors. */
  debtorId: number;
  /**
   * Date of the order; today when it is left out.
   * @format date
   */
  orderDate?: string;
  /**
   * Date on which the order is shipped; null while it is not known.
   * @format date
   */
  shippingDate?: string | null;
  /** Postal address. */
  deliveryAddress?: Address | null;
  /** Payment condition of the order, see Payment conditions; null for none. */
  paymentConditionId?: number | null;
  /**
   * Reference of the debtor, for instance a purchase order number.
   * @maxLength 50
   */
  reference?: string | null;
  /**
   * What the order is for.
   * @maxLength 200
   */
  description?: string | null;
  /**
   * Remark for the administration's own use.
   * @maxLength 2000
   */
  remark?: string | null;
  /**
   * Read-only: leave it out, or send it back unchanged. Number of the order, the next one in the series of the administration.
   * @maxLength 20
   */
  number?: string;
  /** Read-only: leave it out, or send it back unchanged. Total of the lines without VAT, in euros with 2 decimals. Text lines do not count. */
  amountExcludingVat?: number;
  /** Read-only: leave it out, or send it back unchanged. Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines. */
  amountVat?: number;
  /** Read-only: leave it out, or send it back unchanged. Total including VAT, in euros with 2 decimals. */
  amountIncludingVat?: number;
  /** Read-only: leave it out, or send it back unchanged. The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line. */
  vatTotals?: VatTotal[];
  /** What the platform says about a record. */
  _meta?: ItemMeta;
}

/**
 * A line of an order. `bookingType` is `A` (article) or `T` (text).
 */
export type SalesOrderLine = ArticleLine | TextLine;

/**
 * One of the sales orders with lines. Without `fields` it always has `id`, `number`, `debtorId`, `orderDate`, `amountExcludingVat`, `amountVat`, `amountIncludingVat`, `vatTotals` and `lines`.
 */
export interface SalesOrderWithLinesListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /** Debtor that ordered, see Debtors. */
  debtorId?: number;
  /**
   * Date of the order; today when it is left out.
   * @format date
   */
  orderDate?: string;
  /**
   * Date on which the order is shipped; null while it is not known.
   * @format date
   */
  shippingDate?: string | null;
  /** Postal address. */
  deliveryAddress?: Address | null;
  /** Payment condition of the order, see Payment conditions; null for none. */
  paymentConditionId?: number | null;
  /**
   * Reference of the debtor, for instance a purchase order number.
   * @maxLength 50
   */
  reference?: string | null;
  /**
   * What the order is for.
   * @maxLength 200
   */
  description?: string | null;
  /**
   * Remark for the administration's own use.
   * @maxLength 2000
   */
  remark?: string | null;
  /**
   * Number of the order, the next one in the series of the administration.
   * @maxLength 20
   */
  number?: string;
  /** Total of the lines without VAT, in euros with 2 decimals. Text lines do not count. */
  amountExcludingVat?: number;
  /** Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines. */
  amountVat?: number;
  /** Total including VAT, in euros with 2 decimals. */
  amountIncludingVat?: number;
  /** The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line. */
  vatTotals?: VatTotal[];
  /** The lines of the order, in order. */
  lines?: SalesOrderLine[];
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of sales orders with lines.
 */
export interface SalesOrderWithLinesList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: SalesOrderWithLinesListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * A line of an order to create. `bookingType` is `A` (article) or `T` (text).
 */
export type SalesOrderLineReplacement = ArticleLineReplacement | TextLineReplacement;

/**
 * The sales order with lines to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and rejected when it differs; `_meta` is ignored.
 */
export interface SalesOrderWithLinesReplacement {
  /** Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /** Debtor that ordered, see Debtors. */
  debtorId: number;
  /**
   * Date of the order; today when it is left out.
   * @format date
   */
  orderDate?: string;
  /**
   * Date on which the order is shipped; null while it is not known.
   * @format date
   */
  shippingDate?: string | null;
  /** Postal address. */
  deliveryAddress?: Address | null;
  /** Payment condition of the order, see Payment conditions; null for none. */
  paymentConditionId?: number | null;
  /**
   * Reference of the debtor, for instance a purchase order number.
   * @maxLength 50
   */
  reference?: string | null;
  /**
   * What the order is for.
   * @maxLength 200
   */
  description?: string | null;
  /**
   * Remark for the administration's own use.
   * @maxLength 2000
   */
  remark?: string | null;
  /**
   * Read-only: leave it out, or send it back unchanged. Number of the order, the next one in the series of the administration.
   * @maxLength 20
   */
  number?: string;
  /** Read-only: leave it out, or send it back unchanged. Total of the lines without VAT, in euros with 2 decimals. Text lines do not count. */
  amountExcludingVat?: number;
  /** Read-only: leave it out, or send it back unchanged. Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines. */
  amountVat?: number;
  /** Read-only: leave it out, or send it back unchanged. Total including VAT, in euros with 2 decimals. */
  amountIncludingVat?: number;
  /** Read-only: leave it out, or send it back unchanged. The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line. */
  vatTotals?: VatTotal[];
  /** The lines of the order, in order. At least one is of type `A`. */
  lines: SalesOrderLineReplacement[];
  /** What the platform says about a record. */
  _meta?: ItemMeta;
}

/**
 * One of the approval routes. Without `fields` it always has `id`, `code` and `description`.
 */
export interface ApprovalRouteListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /**
   * Short code of the approval route, unique in the administration.
   * @maxLength 20
   */
  code?: string;
  /**
   * Who approves, and for what.
   * @maxLength 200
   */
  description?: string;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of approval routes.
 */
export interface ApprovalRouteList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: ApprovalRouteListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * One of the purchase invoices. Without `fields` it always has `id`, `invoiceDate`, `dueDate`, `bookYear`, `bookPeriod`, `amountExcludingVat`, `amountVat`, `amountIncludingVat` and `vatTotals`.
 */
export interface PurchaseInvoiceListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /** Creditor that sent the invoice, see Creditors. It is read from the scan when the invoice is created from an inbox file, and left out until then. */
  creditorId?: number;
  /**
   * Number that the creditor gave the invoice. A creditor has no two invoices with the same number; capitals and small letters count as equal.
   * @maxLength 50
   */
  invoiceNumber?: string | null;
  /**
   * Date of the invoice; today when it is left out.
   * @format date
   */
  invoiceDate?: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the creditor. */
  paymentConditionId?: number | null;
  /**
   * Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
   * @format date
   */
  dueDate?: string;
  /**
   * Book year in which the invoice is posted. Sent together with `bookPeriod`, or left out together: then it is the calendar year of the invoice date.
   * @maximum 9999
   */
  bookYear?: number;
  /**
   * Period of the book year in which the invoice is posted. Sent together with `bookYear`, or left out together: then it is the month of the invoice date.
   * @maximum 53
   */
  bookPeriod?: number;
  /** Approval route of the invoice, see Approval routes. Mandatory where the administration uses the option. */
  approvalRouteId?: number | null;
  /** Scan in the inbox files that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already. */
  inboxFileId?: number | null;
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
  /** The scan that the invoice was read from or that is attached to it, see Files; null for none. */
  fileId?: number | null;
  /** Total of the lines without VAT, in euros with 2 decimals. Text lines do not count. */
  amountExcludingVat?: number;
  /** Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines. */
  amountVat?: number;
  /** Total including VAT, in euros with 2 decimals. */
  amountIncludingVat?: number;
  /** The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line. */
  vatTotals?: VatTotal[];
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of purchase invoices.
 */
export interface PurchaseInvoiceList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: PurchaseInvoiceListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * The purchase invoice to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and rejected when it differs; `_meta` is ignored.
 */
export interface PurchaseInvoiceReplacement {
  /** Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /** Creditor that sent the invoice, see Creditors. It is read from the scan when the invoice is created from an inbox file, and left out until then. */
  creditorId?: number;
  /**
   * Number that the creditor gave the invoice. A creditor has no two invoices with the same number; capitals and small letters count as equal.
   * @maxLength 50
   */
  invoiceNumber?: string | null;
  /**
   * Date of the invoice; today when it is left out.
   * @format date
   */
  invoiceDate?: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the creditor. */
  paymentConditionId?: number | null;
  /**
   * Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
   * @format date
   */
  dueDate?: string;
  /**
   * Book year in which the invoice is posted. Sent together with `bookPeriod`, or left out together: then it is the calendar year of the invoice date.
   * @maximum 9999
   */
  bookYear?: number;
  /**
   * Period of the book year in which the invoice is posted. Sent together with `bookYear`, or left out together: then it is the month of the invoice date.
   * @maximum 53
   */
  bookPeriod?: number;
  /** Approval route of the invoice, see Approval routes. Mandatory where the administration uses the option. */
  approvalRouteId?: number | null;
  /** Scan in the inbox files that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already. */
  inboxFileId?: number | null;
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
  /** Read-only: leave it out, or send it back unchanged. The scan that the invoice was read from or that is attached to it, see Files; null for none. */
  fileId?: number | null;
  /** Read-only: leave it out, or send it back unchanged. Total of the lines without VAT, in euros with 2 decimals. Text lines do not count. */
  amountExcludingVat?: number;
  /** Read-only: leave it out, or send it back unchanged. Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines. */
  amountVat?: number;
  /** Read-only: leave it out, or send it back unchanged. Total including VAT, in euros with 2 decimals. */
  amountIncludingVat?: number;
  /** Read-only: leave it out, or send it back unchanged. The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line. */
  vatTotals?: VatTotal[];
  /** What the platform says about a record. */
  _meta?: ItemMeta;
}

/**
 * One of the purchase invoice lines. Without `fields` it always has `id`, `ledgerAccountId`, `quantity`, `unitPrice`, `amountExcludingVat`, `amountVat` and `amountIncludingVat`.
 */
export interface PurchaseInvoiceLineListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /** Ledger account that the line is posted to, see Ledger accounts. */
  ledgerAccountId?: number;
  /**
   * Text of the line. Without it the line gets the description of its ledger account.
   * @maxLength 500
   */
  description?: string | null;
  /** Number of units, up to 4 decimals. A negative quantity is a credit. */
  quantity?: number;
  /** Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. */
  unitPrice?: number;
  /** When true, `unitPrice` includes VAT. This avoids rounding differences when the amounts come from a system that keeps them including VAT. */
  unitPriceIncludingVat?: boolean;
  /**
   * Discount on the line in percent, up to 2 decimals.
   * @maximum 100
   */
  discountPercentage?: number;
  /** VAT code for purchases, see VAT codes. Without it the line gets the VAT code of its ledger account. */
  vatCodeId?: number | null;
  /** VAT over the line as it is on the paper, in euros with 2 decimals. Left out, it is computed; it may be at most 0.05 away from that, and where no VAT is charged it is 0. */
  amountVat?: number;
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
  /** Quantity times price less discount, without VAT, in euros with 2 decimals. */
  amountExcludingVat?: number;
  /** The line including VAT, in euros with 2 decimals. */
  amountIncludingVat?: number;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of purchase invoice lines.
 */
export interface PurchaseInvoiceLineList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: PurchaseInvoiceLineListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * The purchase invoice line to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and rejected when it differs; `_meta` is ignored.
 */
export interface PurchaseInvoiceLineReplacement {
  /** Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /** Ledger account that the line is posted to, see Ledger accounts. */
  ledgerAccountId: number;
  /**
   * Text of the line. Without it the line gets the description of its ledger account.
   * @maxLength 500
   */
  description?: string | null;
  /** Number of units, up to 4 decimals. A negative quantity is a credit. */
  quantity?: number;
  /** Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. */
  unitPrice: number;
  /** When true, `unitPrice` includes VAT. This avoids rounding differences when the amounts come from a system that keeps them including VAT. */
  unitPriceIncludingVat?: boolean;
  /**
   * Discount on the line in percent, up to 2 decimals.
   * @maximum 100
   */
  discountPercentage?: number;
  /** VAT code for purchases, see VAT codes. Without it the line gets the VAT code of its ledger account. */
  vatCodeId?: number | null;
  /** VAT over the line as it is on the paper, in euros with 2 decimals. Left out, it is computed; it may be at most 0.05 away from that, and where no VAT is charged it is 0. */
  amountVat?: number;
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
  /** Read-only: leave it out, or send it back unchanged. Quantity times price less discount, without VAT, in euros with 2 decimals. */
  amountExcludingVat?: number;
  /** Read-only: leave it out, or send it back unchanged. The line including VAT, in euros with 2 decimals. */
  amountIncludingVat?: number;
  /** What the platform says about a record. */
  _meta?: ItemMeta;
}

/**
 * A line inside its purchase invoice.
 */
export interface NestedPurchaseInvoiceLine {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
  /** Ledger account that the line is posted to, see Ledger accounts. */
  ledgerAccountId: number;
  /**
   * Text of the line. Without it the line gets the description of its ledger account.
   * @maxLength 500
   */
  description?: string | null;
  /** Number of units, up to 4 decimals. A negative quantity is a credit. */
  quantity: number;
  /** Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. */
  unitPrice: number;
  /** When true, `unitPrice` includes VAT. This avoids rounding differences when the amounts come from a system that keeps them including VAT. */
  unitPriceIncludingVat?: boolean;
  /**
   * Discount on the line in percent, up to 2 decimals.
   * @maximum 100
   */
  discountPercentage?: number;
  /** VAT code for purchases, see VAT codes. Without it the line gets the VAT code of its ledger account. */
  vatCodeId?: number | null;
  /** VAT over the line as it is on the paper, in euros with 2 decimals. Left out, it is computed; it may be at most 0.05 away from that, and where no VAT is charged it is 0. */
  amountVat: number;
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
  /** Quantity times price less discount, without VAT, in euros with 2 decimals. */
  amountExcludingVat: number;
  /** The line including VAT, in euros with 2 decimals. */
  amountIncludingVat: number;
}

/**
 * One of the purchase invoices with lines. Without `fields` it always has `id`, `invoiceDate`, `dueDate`, `bookYear`, `bookPeriod`, `amountExcludingVat`, `amountVat`, `amountIncludingVat`, `vatTotals` and `lines`.
 */
export interface PurchaseInvoiceWithLinesListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /** Creditor that sent the invoice, see Creditors. It is read from the scan when the invoice is created from an inbox file, and left out until then. */
  creditorId?: number;
  /**
   * Number that the creditor gave the invoice. A creditor has no two invoices with the same number; capitals and small letters count as equal.
   * @maxLength 50
   */
  invoiceNumber?: string | null;
  /**
   * Date of the invoice; today when it is left out.
   * @format date
   */
  invoiceDate?: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the creditor. */
  paymentConditionId?: number | null;
  /**
   * Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
   * @format date
   */
  dueDate?: string;
  /**
   * Book year in which the invoice is posted. Sent together with `bookPeriod`, or left out together: then it is the calendar year of the invoice date.
   * @maximum 9999
   */
  bookYear?: number;
  /**
   * Period of the book year in which the invoice is posted. Sent together with `bookYear`, or left out together: then it is the month of the invoice date.
   * @maximum 53
   */
  bookPeriod?: number;
  /** Approval route of the invoice, see Approval routes. Mandatory where the administration uses the option. */
  approvalRouteId?: number | null;
  /** Scan in the inbox files that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already. */
  inboxFileId?: number | null;
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
  /** The scan that the invoice was read from or that is attached to it, see Files; null for none. */
  fileId?: number | null;
  /** Total of the lines without VAT, in euros with 2 decimals. Text lines do not count. */
  amountExcludingVat?: number;
  /** Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines. */
  amountVat?: number;
  /** Total including VAT, in euros with 2 decimals. */
  amountIncludingVat?: number;
  /** The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line. */
  vatTotals?: VatTotal[];
  /** The lines of the purchase invoice, in order. */
  lines?: NestedPurchaseInvoiceLine[];
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of purchase invoices with lines.
 */
export interface PurchaseInvoiceWithLinesList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: PurchaseInvoiceWithLinesListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * The purchase invoice with lines to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and rejected when it differs; `_meta` is ignored.
 */
export interface PurchaseInvoiceWithLinesReplacement {
  /** Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /** Creditor that sent the invoice, see Creditors. It is read from the scan when the invoice is created from an inbox file, and left out until then. */
  creditorId: number;
  /**
   * Number that the creditor gave the invoice. A creditor has no two invoices with the same number; capitals and small letters count as equal.
   * @maxLength 50
   */
  invoiceNumber?: string | null;
  /**
   * Date of the invoice; today when it is left out.
   * @format date
   */
  invoiceDate?: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the creditor. */
  paymentConditionId?: number | null;
  /**
   * Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
   * @format date
   */
  dueDate?: string;
  /**
   * Book year in which the invoice is posted. Sent together with `bookPeriod`, or left out together: then it is the calendar year of the invoice date.
   * @maximum 9999
   */
  bookYear?: number;
  /**
   * Period of the book year in which the invoice is posted. Sent together with `bookYear`, or left out together: then it is the month of the invoice date.
   * @maximum 53
   */
  bookPeriod?: number;
  /** Approval route of the invoice, see Approval routes. Mandatory where the administration uses the option. */
  approvalRouteId?: number | null;
  /** Scan in the inbox files that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already. */
  inboxFileId?: number | null;
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
  /** Read-only: leave it out, or send it back unchanged. The scan that the invoice was read from or that is attached to it, see Files; null for none. */
  fileId?: number | null;
  /** Read-only: leave it out, or send it back unchanged. Total of the lines without VAT, in euros with 2 decimals. Text lines do not count. */
  amountExcludingVat?: number;
  /** Read-only: leave it out, or send it back unchanged. Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines. */
  amountVat?: number;
  /** Read-only: leave it out, or send it back unchanged. Total including VAT, in euros with 2 decimals. */
  amountIncludingVat?: number;
  /** Read-only: leave it out, or send it back unchanged. The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line. */
  vatTotals?: VatTotal[];
  /** The lines of the purchase invoice, in order. */
  lines: PurchaseInvoiceLineReplacement[];
  /** What the platform says about a record. */
  _meta?: ItemMeta;
}

/**
 * One of the outstanding purchase invoices. Without `fields` it always has `id`, `invoiceNumber`, `invoiceDate`, `dueDate`, `amountIncludingVat`, `outstandingAmount`, `age`, `daysUntilExpiry`, `creditorId`, `creditorNumber` and `creditorName`.
 */
export interface OutstandingPurchaseInvoiceListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /**
   * Number that the creditor gave the invoice; null for none.
   * @maxLength 50
   */
  invoiceNumber?: string | null;
  /**
   * Date of the invoice.
   * @format date
   */
  invoiceDate?: string;
  /**
   * Date on which the invoice must be paid.
   * @format date
   */
  dueDate?: string;
  /** Total of the invoice including VAT, in euros with 2 decimals. */
  amountIncludingVat?: number;
  /** Part of the total that is not paid, in euros with 2 decimals. */
  outstandingAmount?: number;
  /** Number of days since the invoice date. */
  age?: number;
  /** Number of days until the due date; negative when it has passed. */
  daysUntilExpiry?: number;
  /** The creditor, see Creditors. */
  creditorId?: number;
  /**
   * Number of the creditor.
   * @maxLength 20
   */
  creditorNumber?: string;
  /**
   * Name of the creditor.
   * @maxLength 100
   */
  creditorName?: string;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of outstanding purchase invoices.
 */
export interface OutstandingPurchaseInvoiceList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: OutstandingPurchaseInvoiceListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * One of the journals. Without `fields` it always has `id`, `code`, `description`, `type` and `ledgerAccountId`.
 */
export interface JournalListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /**
   * Short code of the journal, unique in the administration.
   * @maxLength 20
   */
  code?: string;
  /**
   * Name of the journal.
   * @maxLength 200
   */
  description?: string;
  /**
   * Type of the journal. Accept other values too:
   * - `M`: memorial
   * - `K`: cash registration
   * - `V`: sales
   * - `I`: purchase
   * - `B`: bank
   * @maxLength 20
   */
  type?: string;
  /** Ledger account of the cash register (type K) or of the bank account (type B); null for other journals. */
  ledgerAccountId?: number | null;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of journals.
 */
export interface JournalList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: JournalListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * One of the journal entries. Without `fields` it always has `id`, `JournalId`, `bookYear`, `bookPeriod`, `sourceDocumentNumber` and `status`.
 */
export interface JournalEntryListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /** Journal that the entry is made in, of type M (memorial) or K (cash registration), see Journals. */
  JournalId?: number;
  /**
   * Book year (fiscal year).
   * @maximum 9999
   */
  bookYear?: number;
  /**
   * Period of the book year in which the entry is posted, from 1. A book year of months has 12.
   * @maximum 53
   */
  bookPeriod?: number;
  /**
   * Document number of the entry.
   * @maxLength 50
   */
  sourceDocumentNumber?: string;
  /**
   * What the entry is.
   * @maxLength 200
   */
  description?: string | null;
  /**
   * Date of the document. It may lie outside `bookYear` and `bookPeriod`, which decide where the entry is posted.
   * @format date
   */
  date?: string | null;
  /** For a cash registration: the balance of the cash register before the entry, in euros with 2 decimals. Null for a memorial. */
  openingBalance?: number | null;
  /** For a cash registration: the balance of the cash register after the entry, in euros with 2 decimals. The lines account for the difference with `openingBalance`: credits add to it, debits take from it. Null for a memorial. */
  closingBalance?: number | null;
  /**
   * State of the entry:
   * - `draft`: entered and ready to process
   * - `processed`: posted to the ledger; the entry and its lines cannot be changed any more
   */
  status?: 'draft' | 'processed' | OtherText;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of journal entries.
 */
export interface JournalEntryList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: JournalEntryListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * The journal entry to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and rejected when it differs; `_meta` is ignored.
 */
export interface JournalEntryReplacement {
  /** Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /** Journal that the entry is made in, of type M (memorial) or K (cash registration), see Journals. */
  JournalId: number;
  /**
   * Book year (fiscal year).
   * @maximum 9999
   */
  bookYear: number;
  /**
   * Period of the book year in which the entry is posted, from 1. A book year of months has 12.
   * @maximum 53
   */
  bookPeriod: number;
  /**
   * Document number of the entry.
   * @maxLength 50
   */
  sourceDocumentNumber: string;
  /**
   * What the entry is.
   * @maxLength 200
   */
  description?: string | null;
  /**
   * Date of the document. It may lie outside `bookYear` and `bookPeriod`, which decide where the entry is posted.
   * @format date
   */
  date?: string | null;
  /** For a cash registration: the balance of the cash register before the entry, in euros with 2 decimals. Null for a memorial. */
  openingBalance?: number | null;
  /** For a cash registration: the balance of the cash register after the entry, in euros with 2 decimals. The lines account for the difference with `openingBalance`: credits add to it, debits take from it. Null for a memorial. */
  closingBalance?: number | null;
  /**
   * Read-only: leave it out, or send it back unchanged. State of the entry:
   * - `draft`: entered and ready to process
   * - `processed`: posted to the ledger; the entry and its lines cannot be changed any more
   */
  status?: 'draft' | 'processed' | OtherText;
  /** What the platform says about a record. */
  _meta?: ItemMeta;
}

/**
 * One of the journal entry lines. Without `fields` it always has `id`, `ledgerAccountId`, `amountDebit` and `amountCredit`.
 */
export interface JournalEntryLineListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /** Ledger account that the line is posted to, see Ledger accounts. */
  ledgerAccountId?: number;
  /**
   * Text of the line.
   * @maxLength 500
   */
  description?: string | null;
  /** Amount on the debit side, in euros with 2 decimals. In a memorial, debits and credits are equal. */
  amountDebit?: number;
  /** Amount on the credit side, in euros with 2 decimals. In a memorial, debits and credits are equal. */
  amountCredit?: number;
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
  /** The debtor that the line is about, see Debtors; null for none. */
  debtorId?: number | null;
  /** The creditor that the line is about, see Creditors; null for none. */
  creditorId?: number | null;
  /**
   * Number of the invoice that the line is about; null for none. A line on an account of debtors or creditors needs it, with the debtor or creditor.
   * @maxLength 50
   */
  invoiceNumber?: string | null;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of journal entry lines.
 */
export interface JournalEntryLineList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: JournalEntryLineListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * The journal entry line to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and rejected when it differs; `_meta` is ignored.
 */
export interface JournalEntryLineReplacement {
  /** Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /** Ledger account that the line is posted to, see Ledger accounts. */
  ledgerAccountId: number;
  /**
   * Text of the line.
   * @maxLength 500
   */
  description?: string | null;
  /** Amount on the debit side, in euros with 2 decimals. In a memorial, debits and credits are equal. */
  amountDebit?: number;
  /** Amount on the credit side, in euros with 2 decimals. In a memorial, debits and credits are equal. */
  amountCredit?: number;
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
  /** The debtor that the line is about, see Debtors; null for none. */
  debtorId?: number | null;
  /** The creditor that the line is about, see Creditors; null for none. */
  creditorId?: number | null;
  /**
   * Number of the invoice that the line is about; null for none. A line on an account of debtors or creditors needs it, with the debtor or creditor.
   * @maxLength 50
   */
  invoiceNumber?: string | null;
  /** What the platform says about a record. */
  _meta?: ItemMeta;
}

/**
 * A line inside its journal entry.
 */
export interface NestedJournalEntryLine {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
  /** Ledger account that the line is posted to, see Ledger accounts. */
  ledgerAccountId: number;
  /**
   * Text of the line.
   * @maxLength 500
   */
  description?: string | null;
  /** Amount on the debit side, in euros with 2 decimals. In a memorial, debits and credits are equal. */
  amountDebit: number;
  /** Amount on the credit side, in euros with 2 decimals. In a memorial, debits and credits are equal. */
  amountCredit: number;
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
  /** The debtor that the line is about, see Debtors; null for none. */
  debtorId?: number | null;
  /** The creditor that the line is about, see Creditors; null for none. */
  creditorId?: number | null;
  /**
   * Number of the invoice that the line is about; null for none. A line on an account of debtors or creditors needs it, with the debtor or creditor.
   * @maxLength 50
   */
  invoiceNumber?: string | null;
}

/**
 * One of the journal entries with lines. Without `fields` it always has `id`, `JournalId`, `bookYear`, `bookPeriod`, `sourceDocumentNumber`, `status` and `lines`.
 */
export interface JournalEntryWithLinesListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /** Journal that the entry is made in, of type M (memorial) or K (cash registration), see Journals. */
  JournalId?: number;
  /**
   * Book year (fiscal year).
   * @maximum 9999
   */
  bookYear?: number;
  /**
   * Period of the book year in which the entry is posted, from 1. A book year of months has 12.
   * @maximum 53
   */
  bookPeriod?: number;
  /**
   * Document number of the entry.
   * @maxLength 50
   */
  sourceDocumentNumber?: string;
  /**
   * What the entry is.
   * @maxLength 200
   */
  description?: string | null;
  /**
   * Date of the document. It may lie outside `bookYear` and `bookPeriod`, which decide where the entry is posted.
   * @format date
   */
  date?: string | null;
  /** For a cash registration: the balance of the cash register before the entry, in euros with 2 decimals. Null for a memorial. */
  openingBalance?: number | null;
  /** For a cash registration: the balance of the cash register after the entry, in euros with 2 decimals. The lines account for the difference with `openingBalance`: credits add to it, debits take from it. Null for a memorial. */
  closingBalance?: number | null;
  /**
   * State of the entry:
   * - `draft`: entered and ready to process
   * - `processed`: posted to the ledger; the entry and its lines cannot be changed any more
   */
  status?: 'draft' | 'processed' | OtherText;
  /** The lines of the journal entry, in order. */
  lines?: NestedJournalEntryLine[];
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of journal entries with lines.
 */
export interface JournalEntryWithLinesList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: JournalEntryWithLinesListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * The journal entry with lines to put in the place of the existing one. It may be sent as it was returned: a field that only the platform writes is accepted unchanged and rejected when it differs; `_meta` is ignored.
 */
export interface JournalEntryWithLinesReplacement {
  /** Read-only: leave it out, or send it back unchanged. Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /** Journal that the entry is made in, of type M (memorial) or K (cash registration), see Journals. */
  JournalId: number;
  /**
   * Book year (fiscal year).
   * @maximum 9999
   */
  bookYear: number;
  /**
   * Period of the book year in which the entry is posted, from 1. A book year of months has 12.
   * @maximum 53
   */
  bookPeriod: number;
  /**
   * Document number of the entry.
   * @maxLength 50
   */
  sourceDocumentNumber: string;
  /**
   * What the entry is.
   * @maxLength 200
   */
  description?: string | null;
  /**
   * Date of the document. It may lie outside `bookYear` and `bookPeriod`, which decide where the entry is posted.
   * @format date
   */
  date?: string | null;
  /** For a cash registration: the balance of the cash register before the entry, in euros with 2 decimals. Null for a memorial. */
  openingBalance?: number | null;
  /** For a cash registration: the balance of the cash register after the entry, in euros with 2 decimals. The lines account for the difference with `openingBalance`: credits add to it, debits take from it. Null for a memorial. */
  closingBalance?: number | null;
  /**
   * Read-only: leave it out, or send it back unchanged. State of the entry:
   * - `draft`: entered and ready to process
   * - `processed`: posted to the ledger; the entry and its lines cannot be changed any more
   */
  status?: 'draft' | 'processed' | OtherText;
  /** The lines of the journal entry, in order. */
  lines: JournalEntryLineReplacement[];
  /** What the platform says about a record. */
  _meta?: ItemMeta;
}

/**
 * One of the ledger accounts. Without `fields` it always has `id`, `number`, `description`, `type`, `balanceOrProfitLoss` and `vatCodeId`.
 */
export interface LedgerAccountListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
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
  type?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12 | 13 | 14 | 15 | OtherNumber;
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
  balanceOrProfitLoss?: 'B' | 'P' | OtherText;
  /** VAT code that bookings on the account start with, see VAT codes; null for none. */
  vatCodeId?: number | null;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of ledger accounts.
 */
export interface LedgerAccountList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: LedgerAccountListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * One of the ledger account types. Without `fields` it always has `id` and `name`.
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
  id?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12 | 13 | 14 | 15 | OtherNumber;
  /** Name of the type; the values are described at `id`. */
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
    | 'ResultAccountAnnualClose'
    | OtherText;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of ledger account types.
 */
export interface LedgerAccountTypeList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: LedgerAccountTypeListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * One of the ledger account classifications. Without `fields` it always has `id`, `ledgerAccountId`, `ledgerAccountNumber`, `ledgerAccountDescription`, `groupCode`, `groupDescription`, `compactionCode`, `compactionDescription`, `referenceCode`, `referenceDescription`, `level` and `sortOrder`.
 */
export interface LedgerAccountClassificationListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /** The account that is classified, see Ledger accounts. */
  ledgerAccountId?: number;
  /**
   * Number of the account.
   * @maxLength 20
   */
  ledgerAccountNumber?: string;
  /**
   * Name of the account.
   * @maxLength 200
   */
  ledgerAccountDescription?: string;
  /**
   * Code of the group in the account structure that the account belongs to.
   * @maxLength 20
   */
  groupCode?: string;
  /**
   * Name of that group.
   * @maxLength 200
   */
  groupDescription?: string;
  /**
   * Code of the line in the compaction structure that the account adds to.
   * @maxLength 20
   */
  compactionCode?: string;
  /**
   * Name of that line.
   * @maxLength 200
   */
  compactionDescription?: string;
  /**
   * Code of the account in the reference chart of accounts (RGS); null when it has none.
   * @maxLength 40
   */
  referenceCode?: string | null;
  /**
   * Name that the reference chart of accounts has for that code; null when there is no code.
   * @maxLength 200
   */
  referenceDescription?: string | null;
  /**
   * Level of the account in the reference chart of accounts, from 1 at the top (balance sheet, or profit and loss); null when there is no code.
   * @maximum 10
   */
  level?: number | null;
  /** Position of the account among all accounts in the order of the reports, from 1: by line of the compaction structure, then by number. Sort on it with `orderby=sortOrder`. */
  sortOrder?: number;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of ledger account classifications.
 */
export interface LedgerAccountClassificationList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: LedgerAccountClassificationListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * One of the ledger lines. Without `fields` it always has `id`, `JournalEntryId`, `Bookyear`, `Period`, `date`, `journalId`, `ledgerAccountId`, `ledgerAccountNumber`, `ledgerAccountDescription`, `amountDebit` and `amountCredit`.
 */
export interface LedgerLineListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /** The entry that the line belongs to. It is a journal entry, or an entry that the platform made of an invoice, a bank statement or the closing of a year. */
  JournalEntryId?: number;
  /**
   * Book year (fiscal year).
   * @maximum 9999
   */
  Bookyear?: number;
  /**
   * Period of the book year; 0 holds the year-end closing entries, the balances that the year begins with. They are provisional until the year before is closed.
   * @maximum 53
   */
  Period?: number;
  /**
   * Date of the transaction.
   * @format date
   */
  date?: string;
  /** The journal of the entry, see Journals. */
  journalId?: number;
  /**
   * Document number of the entry.
   * @maxLength 50
   */
  sourceDocumentNumber?: string | null;
  /** The account, see Ledger accounts. */
  ledgerAccountId?: number;
  /**
   * Number of the account.
   * @maxLength 20
   */
  ledgerAccountNumber?: string;
  /**
   * Name of the account.
   * @maxLength 200
   */
  ledgerAccountDescription?: string;
  /**
   * What the transaction is.
   * @maxLength 500
   */
  description?: string | null;
  /** Amount on the debit side, in euros with 2 decimals; 0 for a credit. */
  amountDebit?: number;
  /** Amount on the credit side, in euros with 2 decimals; 0 for a debit. */
  amountCredit?: number;
  /** VAT code of the transaction, see VAT codes; null for none. */
  vatCodeId?: number | null;
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
  /** The debtor that the transaction is with, see Debtors; null for none. */
  debtorId?: number | null;
  /** The creditor that the transaction is with, see Creditors; null for none. */
  creditorId?: number | null;
  /**
   * Number of the invoice that the transaction is about; null for none.
   * @maxLength 50
   */
  invoiceNumber?: string | null;
  /** The sales invoice that the line came from, or that it settles on an account of debtors; null for none. */
  salesInvoiceId?: number | null;
  /** The purchase invoice that the line came from, or that it settles on an account of creditors; null for none. */
  purchaseInvoiceId?: number | null;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of ledger lines.
 */
export interface LedgerLineList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: LedgerLineListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * One of the balances per ledger account. Without `fields` it always has `ledgerAccountId`, `ledgerAccountNumber`, `ledgerAccountDescription`, `BalanceOrProfitLoss`, `bookyear`, `amountDebit`, `amountCredit` and `balance`.
 */
export interface LedgerBalanceListItem {
  /** The account, see Ledger accounts. */
  ledgerAccountId?: number;
  /**
   * Number of the account.
   * @maxLength 20
   */
  ledgerAccountNumber?: string;
  /**
   * Name of the account.
   * @maxLength 200
   */
  ledgerAccountDescription?: string;
  /**
   * Where the account is reported:
   * - `B`: balance sheet
   * - `P`: profit and loss
   */
  BalanceOrProfitLoss?: 'B' | 'P' | OtherText;
  /**
   * Book year (fiscal year).
   * @maximum 9999
   */
  bookyear?: number;
  /**
   * Period of the book year; null unless the balances are split by period. As a filter it chooses the periods that are added up.
   * @maximum 53
   */
  period?: number | null;
  /** The journal, see Journals; null unless the balances are split by journal. */
  journalId?: number | null;
  /** The cost center, see Cost centers; null unless the balances are split by it. */
  costCenterId?: number | null;
  /** The cost unit, see Cost units; null unless the balances are split by it. */
  costUnitId?: number | null;
  /** Sum of the debits, in euros with 2 decimals. */
  amountDebit?: number;
  /** Sum of the credits, in euros with 2 decimals. */
  amountCredit?: number;
  /** Debits less credits, in euros with 2 decimals. */
  balance?: number;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of balances per ledger account.
 */
export interface LedgerBalanceList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: LedgerBalanceListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * One of the changes of journal entries. Without `fields` it always has `id`, `JournalEntryId`, `Action`, `ChangedDate` and `Bookyear`.
 */
export interface JournalEntryChangeListItem {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id?: number;
  /** The journal entry that changed. After a deletion it leads nowhere any more. */
  JournalEntryId?: number;
  /**
   * What happened to the entry:
   * - `1`: it was added or updated
   * - `2`: it was deleted (reverted)
   */
  Action?: 1 | 2 | OtherNumber;
  /**
   * Time of the change, in UTC.
   * @format date-time
   */
  ChangedDate?: string;
  /**
   * Book year (fiscal year).
   * @maximum 9999
   */
  Bookyear?: number;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A page of changes of journal entries.
 */
export interface JournalEntryChangeList {
  /** The records of the page. Left out with `metaOnly=true`. */
  _data?: JournalEntryChangeListItem[];
  /** The place of the page in the whole list, and the administration and user that it was made for. */
  _meta: ListMeta;
}

/**
 * Why a request failed, as a problem document (RFC 9457).
 */
export interface Problem {
  /**
   * Stable identifier of the kind of problem. Decide by this value, never by the text.
   * @format uri
   */
  type: string;
  /**
   * The kind of problem in a few words.
   * @maxLength 200
   */
  title: string;
  /**
   * The HTTP status of the response.
   * @maximum 599
   */
  status: number;
  /**
   * What happened with this request and what can be done about it.
   * @maxLength 2000
   */
  detail?: string;
  /**
   * Path of the request that the problem is about.
   * @maxLength 50000
   */
  instance?: string;
  [key: string]: unknown;
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
 * Why the grant was rejected.
 */
export interface TokenError {
  /**
   * Kind of error, as RFC 6749 names it:
   * - `invalid_request`: a field is missing or wrong
   * - `invalid_client`: the client is not known, or its secret is wrong
   * - `invalid_grant`: the code or the refresh token is unknown, used, expired or not for this client
   * - `unauthorized_client`: the client may not use this grant
   * - `unsupported_grant_type`: there is no such grant
   * - `invalid_scope`: the scope is unknown or more than was granted
   */
  error:
    | 'invalid_request'
    | 'invalid_client'
    | 'invalid_grant'
    | 'unauthorized_client'
    | 'unsupported_grant_type'
    | 'invalid_scope'
    | OtherText;
  /**
   * Explanation for the developer.
   * @maxLength 500
   */
  error_description?: string;
  [key: string]: unknown;
}

/**
 * A dictionary of the fields that hold an invalid value. The key is the path of the field (`name`, `address.city`, `lines[0].salesTypeId`), or the name of the parameter; it is `body` when the request body as a whole is at fault. The value is the list of messages for that field.
 */
export type ValidationProblemErrors = { [key: string]: string[] };

/**
 * Which fields of a request break the rules of the object, and why. Only `errors` is certain; a server may add the members of a problem document (RFC 9457).
 */
export interface ValidationProblem {
  /**
   * Stable identifier of the kind of problem.
   * @format uri
   */
  type?: string;
  /**
   * The kind of problem in a few words.
   * @maxLength 200
   */
  title?: string;
  /**
   * The HTTP status of the response.
   * @maximum 599
   */
  status?: number;
  /**
   * What is wrong with the request as a whole.
   * @maxLength 2000
   */
  detail?: string;
  /**
   * Path of the request that the problem is about.
   * @maxLength 50000
   */
  instance?: string;
  /** A dictionary of the fields that hold an invalid value. The key is the path of the field (`name`, `address.city`, `lines[0].salesTypeId`), or the name of the parameter; it is `body` when the request body as a whole is at fault. The value is the list of messages for that field. */
  errors: ValidationProblemErrors;
  [key: string]: unknown;
}

/**
 * A tenant, which is the books of one company.
 */
export interface Administration {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
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
   * Creditor identifier under which the company collects direct debits (SEPA); null for a company without one. The reference of a mandate is unique under it.
   * @maxLength 35
   */
  creditorIdentifier?: string | null;
  /**
   * Currency of all amounts in the administration (ISO 4217).
   * @maxLength 3
   */
  currency: string;
  /**
   * Modules of the subscription that the administration has, by name:
   * - `approvalRoutes`: purchase invoices are approved along a route
   * - `costCenters`: amounts are assigned to cost centers
   * - `costUnits`: amounts are assigned to cost units
   * - `salesOrders`: sales orders
   * - `tradePack`: trade pack, with sales orders, stock and article locations
   */
  modules: string[];
  /** What the platform says about a record. */
  _meta: ItemMeta;
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
  /** Payment condition that invoices of this debtor start with, see Payment conditions. */
  paymentConditionId?: number | null;
  /** Highest amount that the debtor may owe, in euros with 2 decimals; null for no limit. */
  creditLimit?: number | null;
  /**
   * Remark for the administration's own use.
   * @maxLength 2000
   */
  remark?: string | null;
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
   * VAT identification number with the country prefix; null for none. Dutch, Belgian and German numbers must have the right check digits. Spaces and small letters are accepted; it is stored without spaces, in capitals.
   * @maxLength 30
   */
  vatNumber?: string | null;
  /**
   * Number in the trade register of the chamber of commerce (KvK).
   * @maxLength 20
   */
  chamberOfCommerceNumber?: string | null;
  /**
   * Bank account number (IBAN, ISO 13616) with the right check digits; null for none. Spaces and small letters are accepted; it is stored without spaces, in capitals.
   * @maxLength 68
   */
  iban?: string | null;
  /**
   * Identifier of the bank (BIC).
   * @maxLength 11
   */
  bic?: string | null;
}

/**
 * A customer of the administration.
 */
export interface Debtor {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
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
  /** Payment condition that invoices of this debtor start with, see Payment conditions. */
  paymentConditionId?: number | null;
  /** Highest amount that the debtor may owe, in euros with 2 decimals; null for no limit. */
  creditLimit?: number | null;
  /**
   * Remark for the administration's own use.
   * @maxLength 2000
   */
  remark?: string | null;
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
   * VAT identification number with the country prefix; null for none. Dutch, Belgian and German numbers must have the right check digits. Spaces and small letters are accepted; it is stored without spaces, in capitals.
   * @maxLength 30
   */
  vatNumber?: string | null;
  /**
   * Number in the trade register of the chamber of commerce (KvK).
   * @maxLength 20
   */
  chamberOfCommerceNumber?: string | null;
  /**
   * Bank account number (IBAN, ISO 13616) with the right check digits; null for none. Spaces and small letters are accepted; it is stored without spaces, in capitals.
   * @maxLength 68
   */
  iban?: string | null;
  /**
   * Identifier of the bank (BIC).
   * @maxLength 11
   */
  bic?: string | null;
  /** What the platform says about a record. */
  _meta: ItemMeta;
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
  /** Payment condition that invoices of this debtor start with, see Payment conditions. */
  paymentConditionId?: number | null;
  /** Highest amount that the debtor may owe, in euros with 2 decimals; null for no limit. */
  creditLimit?: number | null;
  /**
   * Remark for the administration's own use.
   * @maxLength 2000
   */
  remark?: string | null;
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
   * VAT identification number with the country prefix; null for none. Dutch, Belgian and German numbers must have the right check digits. Spaces and small letters are accepted; it is stored without spaces, in capitals.
   * @maxLength 30
   */
  vatNumber?: string | null;
  /**
   * Number in the trade register of the chamber of commerce (KvK).
   * @maxLength 20
   */
  chamberOfCommerceNumber?: string | null;
  /**
   * Bank account number (IBAN, ISO 13616) with the right check digits; null for none. Spaces and small letters are accepted; it is stored without spaces, in capitals.
   * @maxLength 68
   */
  iban?: string | null;
  /**
   * Identifier of the bank (BIC).
   * @maxLength 11
   */
  bic?: string | null;
}

/**
 * A mandate to create, or to put in the place of an existing one.
 */
export interface MandateInput {
  /**
   * Bank account that is debited. It is copied from the debtor; a value that is sent must be the debtor's own. Spaces and small letters are accepted, as in the `iban` of the debtor.
   * @maxLength 68
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
   * Reference of the mandate, unique among the mandates under one creditor identifier, which is the `creditorIdentifier` of the administration. Left out, the platform assigns one.
   * @maxLength 35
   */
  reference?: string;
}

/**
 * A direct-debit mandate of a debtor.
 */
export interface Mandate {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
  /**
   * Bank account that is debited. It is copied from the debtor; a value that is sent must be the debtor's own. Spaces and small letters are accepted, as in the `iban` of the debtor.
   * @maxLength 68
   */
  IBAN: string;
  /**
   * How often the mandate may be used:
   * - `1`: one-time authorization
   * - `2`: continuous authorization
   */
  typeId: 1 | 2 | OtherNumber;
  /**
   * Direct-debit scheme of the mandate:
   * - `1`: core collection
   * - `2`: business-to-business collection
   */
  sddType: 1 | 2 | OtherNumber;
  /**
   * Date on which the debtor signed the mandate; null while it is not signed.
   * @format date
   */
  signdate?: string | null;
  /**
   * Reference of the mandate, unique among the mandates under one creditor identifier, which is the `creditorIdentifier` of the administration. Left out, the platform assigns one.
   * @maxLength 35
   */
  reference: string;
  /** The debtor that gave the mandate. */
  debtorId: number;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * The fields of a mandate to change.
 */
export interface MandatePatch {
  /**
   * Bank account that is debited. It is copied from the debtor; a value that is sent must be the debtor's own. Spaces and small letters are accepted, as in the `iban` of the debtor.
   * @maxLength 68
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
   * Reference of the mandate, unique among the mandates under one creditor identifier, which is the `creditorIdentifier` of the administration. Left out, the platform assigns one.
   * @maxLength 35
   */
  reference?: string;
}

/**
 * A group of debtors that share a contra account.
 */
export interface DebtorKind {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
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
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A creditor to create, or to put in the place of an existing one.
 */
export interface CreditorInput {
  /**
   * Creditor number, unique in the administration. The next free number is given when it is left out.
   * @maxLength 20
   */
  number?: string;
  /**
   * Name of the company or the person.
   * @maxLength 100
   */
  name: string;
  /** Creditor kind, see Creditor kinds. It decides the contra account of what the creditor is owed and paid. */
  creditorKindId: number;
  /** Payment condition that invoices of this creditor start with, see Payment conditions. */
  paymentConditionId?: number | null;
  /** Ledger account that invoices of this creditor are usually posted to, see Ledger accounts; null for none. */
  ledgerAccountId?: number | null;
  /**
   * Remark for the administration's own use.
   * @maxLength 2000
   */
  remark?: string | null;
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
   * VAT identification number with the country prefix; null for none. Dutch, Belgian and German numbers must have the right check digits. Spaces and small letters are accepted; it is stored without spaces, in capitals.
   * @maxLength 30
   */
  vatNumber?: string | null;
  /**
   * Number in the trade register of the chamber of commerce (KvK).
   * @maxLength 20
   */
  chamberOfCommerceNumber?: string | null;
  /**
   * Bank account number (IBAN, ISO 13616) with the right check digits; null for none. Spaces and small letters are accepted; it is stored without spaces, in capitals.
   * @maxLength 68
   */
  iban?: string | null;
  /**
   * Identifier of the bank (BIC).
   * @maxLength 11
   */
  bic?: string | null;
}

/**
 * A supplier of the administration.
 */
export interface Creditor {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
  /**
   * Creditor number, unique in the administration. The next free number is given when it is left out.
   * @maxLength 20
   */
  number: string;
  /**
   * Name of the company or the person.
   * @maxLength 100
   */
  name: string;
  /** Creditor kind, see Creditor kinds. It decides the contra account of what the creditor is owed and paid. */
  creditorKindId: number;
  /** Payment condition that invoices of this creditor start with, see Payment conditions. */
  paymentConditionId?: number | null;
  /** Ledger account that invoices of this creditor are usually posted to, see Ledger accounts; null for none. */
  ledgerAccountId?: number | null;
  /**
   * Remark for the administration's own use.
   * @maxLength 2000
   */
  remark?: string | null;
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
   * VAT identification number with the country prefix; null for none. Dutch, Belgian and German numbers must have the right check digits. Spaces and small letters are accepted; it is stored without spaces, in capitals.
   * @maxLength 30
   */
  vatNumber?: string | null;
  /**
   * Number in the trade register of the chamber of commerce (KvK).
   * @maxLength 20
   */
  chamberOfCommerceNumber?: string | null;
  /**
   * Bank account number (IBAN, ISO 13616) with the right check digits; null for none. Spaces and small letters are accepted; it is stored without spaces, in capitals.
   * @maxLength 68
   */
  iban?: string | null;
  /**
   * Identifier of the bank (BIC).
   * @maxLength 11
   */
  bic?: string | null;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * The fields of a creditor to change.
 */
export interface CreditorPatch {
  /**
   * Creditor number, unique in the administration. The next free number is given when it is left out.
   * @maxLength 20
   */
  number?: string;
  /**
   * Name of the company or the person.
   * @maxLength 100
   */
  name?: string;
  /** Creditor kind, see Creditor kinds. It decides the contra account of what the creditor is owed and paid. */
  creditorKindId?: number;
  /** Payment condition that invoices of this creditor start with, see Payment conditions. */
  paymentConditionId?: number | null;
  /** Ledger account that invoices of this creditor are usually posted to, see Ledger accounts; null for none. */
  ledgerAccountId?: number | null;
  /**
   * Remark for the administration's own use.
   * @maxLength 2000
   */
  remark?: string | null;
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
   * VAT identification number with the country prefix; null for none. Dutch, Belgian and German numbers must have the right check digits. Spaces and small letters are accepted; it is stored without spaces, in capitals.
   * @maxLength 30
   */
  vatNumber?: string | null;
  /**
   * Number in the trade register of the chamber of commerce (KvK).
   * @maxLength 20
   */
  chamberOfCommerceNumber?: string | null;
  /**
   * Bank account number (IBAN, ISO 13616) with the right check digits; null for none. Spaces and small letters are accepted; it is stored without spaces, in capitals.
   * @maxLength 68
   */
  iban?: string | null;
  /**
   * Identifier of the bank (BIC).
   * @maxLength 11
   */
  bic?: string | null;
}

/**
 * A group of creditors that share a contra account.
 */
export interface CreditorKind {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
  /**
   * Short code of the creditor kind, unique in the administration.
   * @maxLength 20
   */
  code: string;
  /**
   * Which creditors belong to the kind.
   * @maxLength 200
   */
  description: string;
  /** Contra account for payments to these creditors, see Ledger accounts. It is an account of type 7. */
  ledgerAccountId: number;
  /** What the platform says about a record. */
  _meta: ItemMeta;
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
 * Something that the administration sells.
 */
export interface Article {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
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
  /** Number of units in stock, up to 4 decimals. It cannot be edited through the API; only sales orders change it, in administrations with the trade pack. */
  currentStock: number;
  /** What the platform says about a record. */
  _meta: ItemMeta;
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
 * A place in the warehouse where articles are kept.
 */
export interface ArticleLocation {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
  /**
   * Short code of the location, unique in the administration.
   * @maxLength 20
   */
  code: string;
  /**
   * Where the location is.
   * @maxLength 200
   */
  description: string;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A country.
 */
export interface Country {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
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
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * The term within which an invoice must be paid.
 */
export interface PaymentCondition {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
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
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A way in which an invoice is paid.
 */
export interface PaymentMethod {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
  /**
   * Short code of the payment method, unique in the administration.
   * @maxLength 20
   */
  code: string;
  /**
   * Name of the payment method.
   * @maxLength 200
   */
  description: string;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A kind of turnover, with the ledger account and the VAT code that belong to it.
 */
export interface SalesType {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
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
  /** Turnover account to which the sale is posted, see Ledger accounts. */
  ledgerAccountId: number;
  /** VAT code of the sale, see VAT codes; null when no VAT applies. */
  vatCodeId: number | null;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A VAT rate, and how it is accounted for.
 */
export interface VatCode {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
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
  /** Whether the VAT is reverse-charged. On a sale the customer accounts for the VAT, and none is charged. On a purchase the administration owes the VAT and deducts it itself; the creditor charges none. */
  reverseCharged: boolean;
  /**
   * Box of the Dutch VAT return in which the amount is reported; null for a purchase that is reported only as
   * deduction:
   * - `1a`: supplies at the high rate
   * - `1b`: supplies at the low rate
   * - `1c`: supplies at other rates, except 0%
   * - `1d`: private use
   * - `1e`: supplies at 0%, exempt, or reverse-charged to the customer
   * - `2a`: domestic supplies whose VAT is reverse-charged to the administration
   * - `3a`: exports out of the European Union
   * - `3b`: supplies and services to other countries of the European Union
   * - `3c`: installation and distance sales within the European Union
   * - `4a`: supplies and services from outside the European Union
   * - `4b`: supplies and services from other countries of the European Union
   * @maxLength 2
   */
  returnBox: string | null;
  /**
   * Box of the Dutch VAT return in which the VAT is deducted as input tax, which is `5b`; null where nothing is deducted.
   * @maxLength 2
   */
  deductionBox: string | null;
  /** Account to which the VAT is posted, of type 14, see Ledger accounts; null for a code without VAT. */
  ledgerAccountId: number | null;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A part of the company that costs and turnover are assigned to.
 */
export interface CostCenter {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
  /**
   * Short code of the cost center, unique in the administration.
   * @maxLength 20
   */
  code: string;
  /**
   * Name of the cost center.
   * @maxLength 200
   */
  description: string;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A product, project or order that costs and turnover are assigned to.
 */
export interface CostUnit {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
  /**
   * Short code of the cost unit, unique in the administration.
   * @maxLength 20
   */
  code: string;
  /**
   * Name of the cost unit.
   * @maxLength 200
   */
  description: string;
  /** Type of the cost unit, see Cost unit types. */
  costUnitTypeId: number;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A kind of cost unit.
 */
export interface CostUnitType {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
  /**
   * Short code of the cost unit type, unique in the administration.
   * @maxLength 20
   */
  code: string;
  /**
   * What cost units of the type are.
   * @maxLength 200
   */
  description: string;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * The header of a draft to create, or to put in the place of an existing one.
 */
export interface DraftSalesInvoiceInput {
  /** Debtor that the invoice is for, see Debtors. */
  debtorId: number;
  /**
   * Date of the invoice; today when it is left out.
   * @format date
   */
  invoiceDate?: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the debtor. */
  paymentConditionId?: number | null;
  /**
   * Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
   * @format date
   */
  dueDate?: string;
  /** Address that the invoice is sent to, with its country. When it is left out, it is the address of the debtor at that moment, and changes when the invoice gets another debtor. */
  invoiceAddress?: InvoiceAddress | null;
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
  /** How the invoice is to be paid, see Payment methods; null for no preference. */
  paymentMethodId?: number | null;
}

/**
 * The header of a sales invoice that is not final yet. When it is made final, inside the platform, it gets an invoice number and a layout.
 */
export interface DraftSalesInvoice {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
  /** Debtor that the invoice is for, see Debtors. */
  debtorId: number;
  /**
   * Date of the invoice; today when it is left out.
   * @format date
   */
  invoiceDate: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the debtor. */
  paymentConditionId?: number | null;
  /**
   * Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
   * @format date
   */
  dueDate: string;
  /** Address that the invoice is sent to, with its country. When it is left out, it is the address of the debtor at that moment, and changes when the invoice gets another debtor. */
  invoiceAddress?: InvoiceAddress | null;
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
  /** How the invoice is to be paid, see Payment methods; null for no preference. */
  paymentMethodId?: number | null;
  /** Total of the lines without VAT, in euros with 2 decimals. Text lines do not count. */
  amountExcludingVat: number;
  /** Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines. */
  amountVat: number;
  /** Total including VAT, in euros with 2 decimals. */
  amountIncludingVat: number;
  /** The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line. */
  vatTotals: VatTotal[];
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * The header fields of a draft to change.
 */
export interface DraftSalesInvoicePatch {
  /** Debtor that the invoice is for, see Debtors. */
  debtorId?: number;
  /**
   * Date of the invoice; today when it is left out.
   * @format date
   */
  invoiceDate?: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the debtor. */
  paymentConditionId?: number | null;
  /**
   * Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
   * @format date
   */
  dueDate?: string;
  /** Address that the invoice is sent to, with its country. When it is left out, it is the address of the debtor at that moment, and changes when the invoice gets another debtor. */
  invoiceAddress?: InvoiceAddress | null;
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
  /** How the invoice is to be paid, see Payment methods; null for no preference. */
  paymentMethodId?: number | null;
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
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
  /** `A`: the line is posted by its article. */
  bookingType: 'A';
  /**
   * Article number of the article that is sold, see Articles.
   * @maxLength 50
   */
  ArticleSku: string;
}

/**
 * A line that is posted by a sales type. `salesTypeId` is required.
 */
export interface SalesTypeLineInput {
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
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
  /** `V`: the line is posted by its sales type. */
  bookingType: 'V';
  /** Sales type that the line is posted with, see Sales types. */
  salesTypeId: number;
}

/**
 * A line that is posted to a ledger account. `ledgerAccountId` is required.
 */
export interface LedgerAccountLineInput {
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
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
  /** `G`: the line is posted to its ledger account. */
  bookingType: 'G';
  /** Ledger account that the line is posted to, see Ledger accounts. Only accounts of type 9 (turnover) may be used. */
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
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
  /** `T`: the line is only text. */
  bookingType: 'T';
}

/**
 * A line to create, or to put in the place of an existing one. `bookingType` decides which other field is required.
 */
export type InvoiceLineInput = ArticleLineInput | SalesTypeLineInput | LedgerAccountLineInput | TextLineInput;

/**
 * A line that sells an article.
 */
export interface DraftSalesInvoiceArticleLine {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
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
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
  /** Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice. */
  amountExcludingVat: number;
  /** VAT over the line, in euros with 2 decimals. */
  amountVat: number;
  /** The line including VAT, in euros with 2 decimals. */
  amountIncludingVat: number;
  /** `A`: the line is posted by its article. */
  bookingType: 'A';
  /**
   * Article number of the article that is sold, see Articles.
   * @maxLength 50
   */
  ArticleSku: string;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A line that is posted by a sales type.
 */
export interface DraftSalesInvoiceSalesTypeLine {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
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
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
  /** Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice. */
  amountExcludingVat: number;
  /** VAT over the line, in euros with 2 decimals. */
  amountVat: number;
  /** The line including VAT, in euros with 2 decimals. */
  amountIncludingVat: number;
  /** `V`: the line is posted by its sales type. */
  bookingType: 'V';
  /** Sales type that the line is posted with, see Sales types. */
  salesTypeId: number;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A line that is posted to a ledger account.
 */
export interface DraftSalesInvoiceLedgerAccountLine {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
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
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
  /** Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice. */
  amountExcludingVat: number;
  /** VAT over the line, in euros with 2 decimals. */
  amountVat: number;
  /** The line including VAT, in euros with 2 decimals. */
  amountIncludingVat: number;
  /** `G`: the line is posted to its ledger account. */
  bookingType: 'G';
  /** Ledger account that the line is posted to, see Ledger accounts. Only accounts of type 9 (turnover) may be used. */
  ledgerAccountId: number;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A line of text.
 */
export interface DraftSalesInvoiceTextLine {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
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
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
  /** Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice. */
  amountExcludingVat: number;
  /** VAT over the line, in euros with 2 decimals. */
  amountVat: number;
  /** The line including VAT, in euros with 2 decimals. */
  amountIncludingVat: number;
  /** `T`: the line is only text. */
  bookingType: 'T';
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A line of a draft sales invoice.
 */
export type DraftSalesInvoiceLine =
  | DraftSalesInvoiceArticleLine
  | DraftSalesInvoiceSalesTypeLine
  | DraftSalesInvoiceLedgerAccountLine
  | DraftSalesInvoiceTextLine;

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
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
  /**
   * How the line is posted:
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
  /** Sales type that the line is posted with, see Sales types. */
  salesTypeId?: number;
  /** Ledger account that the line is posted to, see Ledger accounts. Only accounts of type 9 (turnover) may be used. */
  ledgerAccountId?: number;
}

/**
 * A draft with its lines, to create or to put in the place of an existing one.
 */
export interface DraftSalesInvoiceWithLinesInput {
  /** Debtor that the invoice is for, see Debtors. */
  debtorId: number;
  /**
   * Date of the invoice; today when it is left out.
   * @format date
   */
  invoiceDate?: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the debtor. */
  paymentConditionId?: number | null;
  /**
   * Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
   * @format date
   */
  dueDate?: string;
  /** Address that the invoice is sent to, with its country. When it is left out, it is the address of the debtor at that moment, and changes when the invoice gets another debtor. */
  invoiceAddress?: InvoiceAddress | null;
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
  /** How the invoice is to be paid, see Payment methods; null for no preference. */
  paymentMethodId?: number | null;
  /** The lines of the draft, in order. */
  lines: InvoiceLineInput[];
}

/**
 * A sales invoice that is not final yet, with its lines.
 */
export interface DraftSalesInvoiceWithLines {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
  /** Debtor that the invoice is for, see Debtors. */
  debtorId: number;
  /**
   * Date of the invoice; today when it is left out.
   * @format date
   */
  invoiceDate: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the debtor. */
  paymentConditionId?: number | null;
  /**
   * Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
   * @format date
   */
  dueDate: string;
  /** Address that the invoice is sent to, with its country. When it is left out, it is the address of the debtor at that moment, and changes when the invoice gets another debtor. */
  invoiceAddress?: InvoiceAddress | null;
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
  /** How the invoice is to be paid, see Payment methods; null for no preference. */
  paymentMethodId?: number | null;
  /** Total of the lines without VAT, in euros with 2 decimals. Text lines do not count. */
  amountExcludingVat: number;
  /** Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines. */
  amountVat: number;
  /** Total including VAT, in euros with 2 decimals. */
  amountIncludingVat: number;
  /** The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line. */
  vatTotals: VatTotal[];
  /** The lines of the draft, in order. */
  lines: InvoiceLine[];
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * The fields of a draft to change.
 */
export interface DraftSalesInvoiceWithLinesPatch {
  /** Debtor that the invoice is for, see Debtors. */
  debtorId?: number;
  /**
   * Date of the invoice; today when it is left out.
   * @format date
   */
  invoiceDate?: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the debtor. */
  paymentConditionId?: number | null;
  /**
   * Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
   * @format date
   */
  dueDate?: string;
  /** Address that the invoice is sent to, with its country. When it is left out, it is the address of the debtor at that moment, and changes when the invoice gets another debtor. */
  invoiceAddress?: InvoiceAddress | null;
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
  /** How the invoice is to be paid, see Payment methods; null for no preference. */
  paymentMethodId?: number | null;
  /** The lines of the draft, in order. */
  lines?: InvoiceLineInput[];
}

/**
 * The header of a sales invoice to create, or to put in the place of an existing one. It names its debtor, or the scan that it is read from.
 */
export interface SalesInvoiceInput {
  /** Debtor that the invoice is for, see Debtors. */
  debtorId?: number;
  /**
   * Date of the invoice; today when it is left out.
   * @format date
   */
  invoiceDate?: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the debtor. */
  paymentConditionId?: number | null;
  /**
   * Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
   * @format date
   */
  dueDate?: string;
  /** Address that the invoice is sent to, with its country. When it is left out, it is the address of the debtor at that moment, and changes when the invoice gets another debtor. */
  invoiceAddress?: InvoiceAddress | null;
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
  /**
   * Number of the invoice, unique in the administration. Left out, it is the next one in the series of the administration; the platform assigns no number twice, even after a deletion.
   * @maxLength 20
   */
  invoiceNumber?: string;
  /**
   * Book year in which the invoice is posted. Sent together with `bookPeriod`, or left out together: then it is the calendar year of the invoice date.
   * @maximum 9999
   */
  bookYear?: number;
  /**
   * Period of the book year in which the invoice is posted. Sent together with `bookYear`, or left out together: then it is the month of the invoice date.
   * @maximum 53
   */
  bookPeriod?: number;
  /** Scan in the inbox files that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already. */
  inboxFileId?: number | null;
}

/**
 * The header of a sales invoice.
 */
export interface SalesInvoice {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
  /** Debtor that the invoice is for, see Debtors. */
  debtorId?: number;
  /**
   * Date of the invoice; today when it is left out.
   * @format date
   */
  invoiceDate: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the debtor. */
  paymentConditionId?: number | null;
  /**
   * Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
   * @format date
   */
  dueDate: string;
  /** Address that the invoice is sent to, with its country. When it is left out, it is the address of the debtor at that moment, and changes when the invoice gets another debtor. */
  invoiceAddress?: InvoiceAddress | null;
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
  /**
   * Number of the invoice, unique in the administration. Left out, it is the next one in the series of the administration; the platform assigns no number twice, even after a deletion.
   * @maxLength 20
   */
  invoiceNumber: string;
  /**
   * Book year in which the invoice is posted. Sent together with `bookPeriod`, or left out together: then it is the calendar year of the invoice date.
   * @maximum 9999
   */
  bookYear: number;
  /**
   * Period of the book year in which the invoice is posted. Sent together with `bookYear`, or left out together: then it is the month of the invoice date.
   * @maximum 53
   */
  bookPeriod: number;
  /** Scan in the inbox files that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already. */
  inboxFileId?: number | null;
  /** The PDF of the invoice, see Files: its layout, or the scan that it was read from or that is attached to it; null for none. */
  fileId?: number | null;
  /** Total of the lines without VAT, in euros with 2 decimals. Text lines do not count. */
  amountExcludingVat: number;
  /** Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines. */
  amountVat: number;
  /** Total including VAT, in euros with 2 decimals. */
  amountIncludingVat: number;
  /** The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line. */
  vatTotals: VatTotal[];
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * The header fields of a sales invoice to change.
 */
export interface SalesInvoicePatch {
  /** Debtor that the invoice is for, see Debtors. */
  debtorId?: number;
  /**
   * Date of the invoice; today when it is left out.
   * @format date
   */
  invoiceDate?: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the debtor. */
  paymentConditionId?: number | null;
  /**
   * Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
   * @format date
   */
  dueDate?: string;
  /** Address that the invoice is sent to, with its country. When it is left out, it is the address of the debtor at that moment, and changes when the invoice gets another debtor. */
  invoiceAddress?: InvoiceAddress | null;
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
  /**
   * Number of the invoice, unique in the administration. Left out, it is the next one in the series of the administration; the platform assigns no number twice, even after a deletion.
   * @maxLength 20
   */
  invoiceNumber?: string;
  /**
   * Book year in which the invoice is posted. Sent together with `bookPeriod`, or left out together: then it is the calendar year of the invoice date.
   * @maximum 9999
   */
  bookYear?: number;
  /**
   * Period of the book year in which the invoice is posted. Sent together with `bookYear`, or left out together: then it is the month of the invoice date.
   * @maximum 53
   */
  bookPeriod?: number;
  /** Scan in the inbox files that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already. */
  inboxFileId?: number | null;
}

/**
 * A PDF that the platform keeps. Download it under Files.
 */
export interface StoredFile {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A line that sells an article.
 */
export interface SalesInvoiceArticleLine {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
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
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
  /** Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice. */
  amountExcludingVat: number;
  /** VAT over the line, in euros with 2 decimals. */
  amountVat: number;
  /** The line including VAT, in euros with 2 decimals. */
  amountIncludingVat: number;
  /** `A`: the line is posted by its article. */
  bookingType: 'A';
  /**
   * Article number of the article that is sold, see Articles.
   * @maxLength 50
   */
  ArticleSku: string;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A line that is posted by a sales type.
 */
export interface SalesInvoiceSalesTypeLine {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
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
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
  /** Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice. */
  amountExcludingVat: number;
  /** VAT over the line, in euros with 2 decimals. */
  amountVat: number;
  /** The line including VAT, in euros with 2 decimals. */
  amountIncludingVat: number;
  /** `V`: the line is posted by its sales type. */
  bookingType: 'V';
  /** Sales type that the line is posted with, see Sales types. */
  salesTypeId: number;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A line that is posted to a ledger account.
 */
export interface SalesInvoiceLedgerAccountLine {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
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
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
  /** Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice. */
  amountExcludingVat: number;
  /** VAT over the line, in euros with 2 decimals. */
  amountVat: number;
  /** The line including VAT, in euros with 2 decimals. */
  amountIncludingVat: number;
  /** `G`: the line is posted to its ledger account. */
  bookingType: 'G';
  /** Ledger account that the line is posted to, see Ledger accounts. Only accounts of type 9 (turnover) may be used. */
  ledgerAccountId: number;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A line of text.
 */
export interface SalesInvoiceTextLine {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
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
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
  /** Quantity times price less discount, without VAT, in euros with 2 decimals. The amount of a text line does not count in the total of the invoice. */
  amountExcludingVat: number;
  /** VAT over the line, in euros with 2 decimals. */
  amountVat: number;
  /** The line including VAT, in euros with 2 decimals. */
  amountIncludingVat: number;
  /** `T`: the line is only text. */
  bookingType: 'T';
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A line of a sales invoice.
 */
export type SalesInvoiceLine =
  | SalesInvoiceArticleLine
  | SalesInvoiceSalesTypeLine
  | SalesInvoiceLedgerAccountLine
  | SalesInvoiceTextLine;

/**
 * A sales invoice with its lines, to create or to put in the place of an existing one.
 */
export interface SalesInvoiceWithLinesInput {
  /** Debtor that the invoice is for, see Debtors. */
  debtorId: number;
  /**
   * Date of the invoice; today when it is left out.
   * @format date
   */
  invoiceDate?: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the debtor. */
  paymentConditionId?: number | null;
  /**
   * Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
   * @format date
   */
  dueDate?: string;
  /** Address that the invoice is sent to, with its country. When it is left out, it is the address of the debtor at that moment, and changes when the invoice gets another debtor. */
  invoiceAddress?: InvoiceAddress | null;
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
  /**
   * Number of the invoice, unique in the administration. Left out, it is the next one in the series of the administration; the platform assigns no number twice, even after a deletion.
   * @maxLength 20
   */
  invoiceNumber?: string;
  /**
   * Book year in which the invoice is posted. Sent together with `bookPeriod`, or left out together: then it is the calendar year of the invoice date.
   * @maximum 9999
   */
  bookYear?: number;
  /**
   * Period of the book year in which the invoice is posted. Sent together with `bookYear`, or left out together: then it is the month of the invoice date.
   * @maximum 53
   */
  bookPeriod?: number;
  /** Scan in the inbox files that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already. */
  inboxFileId?: number | null;
  /** The lines of the sales invoice, in order. */
  lines: InvoiceLineInput[];
}

/**
 * A sales invoice with its lines.
 */
export interface SalesInvoiceWithLines {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
  /** Debtor that the invoice is for, see Debtors. */
  debtorId?: number;
  /**
   * Date of the invoice; today when it is left out.
   * @format date
   */
  invoiceDate: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the debtor. */
  paymentConditionId?: number | null;
  /**
   * Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
   * @format date
   */
  dueDate: string;
  /** Address that the invoice is sent to, with its country. When it is left out, it is the address of the debtor at that moment, and changes when the invoice gets another debtor. */
  invoiceAddress?: InvoiceAddress | null;
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
  /**
   * Number of the invoice, unique in the administration. Left out, it is the next one in the series of the administration; the platform assigns no number twice, even after a deletion.
   * @maxLength 20
   */
  invoiceNumber: string;
  /**
   * Book year in which the invoice is posted. Sent together with `bookPeriod`, or left out together: then it is the calendar year of the invoice date.
   * @maximum 9999
   */
  bookYear: number;
  /**
   * Period of the book year in which the invoice is posted. Sent together with `bookYear`, or left out together: then it is the month of the invoice date.
   * @maximum 53
   */
  bookPeriod: number;
  /** Scan in the inbox files that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already. */
  inboxFileId?: number | null;
  /** The PDF of the invoice, see Files: its layout, or the scan that it was read from or that is attached to it; null for none. */
  fileId?: number | null;
  /** Total of the lines without VAT, in euros with 2 decimals. Text lines do not count. */
  amountExcludingVat: number;
  /** Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines. */
  amountVat: number;
  /** Total including VAT, in euros with 2 decimals. */
  amountIncludingVat: number;
  /** The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line. */
  vatTotals: VatTotal[];
  /** The lines of the sales invoice, in order. */
  lines: InvoiceLine[];
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * The fields of a sales invoice to change.
 */
export interface SalesInvoiceWithLinesPatch {
  /** Debtor that the invoice is for, see Debtors. */
  debtorId?: number;
  /**
   * Date of the invoice; today when it is left out.
   * @format date
   */
  invoiceDate?: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the debtor. */
  paymentConditionId?: number | null;
  /**
   * Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
   * @format date
   */
  dueDate?: string;
  /** Address that the invoice is sent to, with its country. When it is left out, it is the address of the debtor at that moment, and changes when the invoice gets another debtor. */
  invoiceAddress?: InvoiceAddress | null;
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
  /**
   * Number of the invoice, unique in the administration. Left out, it is the next one in the series of the administration; the platform assigns no number twice, even after a deletion.
   * @maxLength 20
   */
  invoiceNumber?: string;
  /**
   * Book year in which the invoice is posted. Sent together with `bookPeriod`, or left out together: then it is the calendar year of the invoice date.
   * @maximum 9999
   */
  bookYear?: number;
  /**
   * Period of the book year in which the invoice is posted. Sent together with `bookYear`, or left out together: then it is the month of the invoice date.
   * @maximum 53
   */
  bookPeriod?: number;
  /** Scan in the inbox files that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already. */
  inboxFileId?: number | null;
  /** The lines of the sales invoice, in order. */
  lines?: InvoiceLineInput[];
}

/**
 * A sales invoice that is not paid in full. Its `id` is that of the invoice.
 */
export interface OutstandingSalesInvoice {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
  /**
   * Number of the invoice.
   * @maxLength 50
   */
  invoiceNumber: string;
  /**
   * Date of the invoice.
   * @format date
   */
  invoiceDate: string;
  /**
   * Date on which the invoice must be paid.
   * @format date
   */
  dueDate: string;
  /** Total of the invoice including VAT, in euros with 2 decimals. */
  amountIncludingVat: number;
  /** Part of the total that is not paid, in euros with 2 decimals. */
  outstandingAmount: number;
  /** Number of days since the invoice date. */
  age: number;
  /** Number of days until the due date; negative when it has passed. */
  daysUntilExpiry: number;
  /** The debtor, see Debtors. */
  debtorId: number;
  /**
   * Number of the debtor.
   * @maxLength 20
   */
  debtorNumber: string;
  /**
   * Name of the debtor.
   * @maxLength 100
   */
  debtorName: string;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * The header of a sales order.
 */
export interface SalesOrder {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
  /** Debtor that ordered, see Debtors. */
  debtorId: number;
  /**
   * Date of the order; today when it is left out.
   * @format date
   */
  orderDate: string;
  /**
   * Date on which the order is shipped; null while it is not known.
   * @format date
   */
  shippingDate?: string | null;
  /** Postal address. */
  deliveryAddress?: Address | null;
  /** Payment condition of the order, see Payment conditions; null for none. */
  paymentConditionId?: number | null;
  /**
   * Reference of the debtor, for instance a purchase order number.
   * @maxLength 50
   */
  reference?: string | null;
  /**
   * What the order is for.
   * @maxLength 200
   */
  description?: string | null;
  /**
   * Remark for the administration's own use.
   * @maxLength 2000
   */
  remark?: string | null;
  /**
   * Number of the order, the next one in the series of the administration.
   * @maxLength 20
   */
  number: string;
  /** Total of the lines without VAT, in euros with 2 decimals. Text lines do not count. */
  amountExcludingVat: number;
  /** Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines. */
  amountVat: number;
  /** Total including VAT, in euros with 2 decimals. */
  amountIncludingVat: number;
  /** The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line. */
  vatTotals: VatTotal[];
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * The header fields of a sales order to change.
 */
export interface SalesOrderPatch {
  /** Debtor that ordered, see Debtors. */
  debtorId?: number;
  /**
   * Date of the order; today when it is left out.
   * @format date
   */
  orderDate?: string;
  /**
   * Date on which the order is shipped; null while it is not known.
   * @format date
   */
  shippingDate?: string | null;
  /** Postal address. */
  deliveryAddress?: Address | null;
  /** Payment condition of the order, see Payment conditions; null for none. */
  paymentConditionId?: number | null;
  /**
   * Reference of the debtor, for instance a purchase order number.
   * @maxLength 50
   */
  reference?: string | null;
  /**
   * What the order is for.
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
 * A line of an order to create. `bookingType` is `A` (article) or `T` (text).
 */
export type SalesOrderLineInput = ArticleLineInput | TextLineInput;

/**
 * A sales order with its lines, to create or to put in the place of an existing one.
 */
export interface SalesOrderWithLinesInput {
  /** Debtor that ordered, see Debtors. */
  debtorId: number;
  /**
   * Date of the order; today when it is left out.
   * @format date
   */
  orderDate?: string;
  /**
   * Date on which the order is shipped; null while it is not known.
   * @format date
   */
  shippingDate?: string | null;
  /** Postal address. */
  deliveryAddress?: Address | null;
  /** Payment condition of the order, see Payment conditions; null for none. */
  paymentConditionId?: number | null;
  /**
   * Reference of the debtor, for instance a purchase order number.
   * @maxLength 50
   */
  reference?: string | null;
  /**
   * What the order is for.
   * @maxLength 200
   */
  description?: string | null;
  /**
   * Remark for the administration's own use.
   * @maxLength 2000
   */
  remark?: string | null;
  /** The lines of the order, in order. At least one is of type `A`. */
  lines: SalesOrderLineInput[];
}

/**
 * A sales order with its lines.
 */
export interface SalesOrderWithLines {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
  /** Debtor that ordered, see Debtors. */
  debtorId: number;
  /**
   * Date of the order; today when it is left out.
   * @format date
   */
  orderDate: string;
  /**
   * Date on which the order is shipped; null while it is not known.
   * @format date
   */
  shippingDate?: string | null;
  /** Postal address. */
  deliveryAddress?: Address | null;
  /** Payment condition of the order, see Payment conditions; null for none. */
  paymentConditionId?: number | null;
  /**
   * Reference of the debtor, for instance a purchase order number.
   * @maxLength 50
   */
  reference?: string | null;
  /**
   * What the order is for.
   * @maxLength 200
   */
  description?: string | null;
  /**
   * Remark for the administration's own use.
   * @maxLength 2000
   */
  remark?: string | null;
  /**
   * Number of the order, the next one in the series of the administration.
   * @maxLength 20
   */
  number: string;
  /** Total of the lines without VAT, in euros with 2 decimals. Text lines do not count. */
  amountExcludingVat: number;
  /** Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines. */
  amountVat: number;
  /** Total including VAT, in euros with 2 decimals. */
  amountIncludingVat: number;
  /** The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line. */
  vatTotals: VatTotal[];
  /** The lines of the order, in order. */
  lines: SalesOrderLine[];
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * The fields of a sales order to change.
 */
export interface SalesOrderWithLinesPatch {
  /** Debtor that ordered, see Debtors. */
  debtorId?: number;
  /**
   * Date of the order; today when it is left out.
   * @format date
   */
  orderDate?: string;
  /**
   * Date on which the order is shipped; null while it is not known.
   * @format date
   */
  shippingDate?: string | null;
  /** Postal address. */
  deliveryAddress?: Address | null;
  /** Payment condition of the order, see Payment conditions; null for none. */
  paymentConditionId?: number | null;
  /**
   * Reference of the debtor, for instance a purchase order number.
   * @maxLength 50
   */
  reference?: string | null;
  /**
   * What the order is for.
   * @maxLength 200
   */
  description?: string | null;
  /**
   * Remark for the administration's own use.
   * @maxLength 2000
   */
  remark?: string | null;
  /** The lines of the order, in order. At least one is of type `A`. */
  lines?: SalesOrderLineInput[];
}

/**
 * The steps of approval that a purchase invoice goes through before it may be paid.
 */
export interface ApprovalRoute {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
  /**
   * Short code of the approval route, unique in the administration.
   * @maxLength 20
   */
  code: string;
  /**
   * Who approves, and for what.
   * @maxLength 200
   */
  description: string;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * The header of a purchase invoice to create, or to put in the place of an existing one. It names its creditor, or the scan that it is read from.
 */
export interface PurchaseInvoiceInput {
  /** Creditor that sent the invoice, see Creditors. It is read from the scan when the invoice is created from an inbox file, and left out until then. */
  creditorId?: number;
  /**
   * Number that the creditor gave the invoice. A creditor has no two invoices with the same number; capitals and small letters count as equal.
   * @maxLength 50
   */
  invoiceNumber?: string | null;
  /**
   * Date of the invoice; today when it is left out.
   * @format date
   */
  invoiceDate?: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the creditor. */
  paymentConditionId?: number | null;
  /**
   * Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
   * @format date
   */
  dueDate?: string;
  /**
   * Book year in which the invoice is posted. Sent together with `bookPeriod`, or left out together: then it is the calendar year of the invoice date.
   * @maximum 9999
   */
  bookYear?: number;
  /**
   * Period of the book year in which the invoice is posted. Sent together with `bookYear`, or left out together: then it is the month of the invoice date.
   * @maximum 53
   */
  bookPeriod?: number;
  /** Approval route of the invoice, see Approval routes. Mandatory where the administration uses the option. */
  approvalRouteId?: number | null;
  /** Scan in the inbox files that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already. */
  inboxFileId?: number | null;
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
 * The header of a purchase invoice.
 */
export interface PurchaseInvoice {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
  /** Creditor that sent the invoice, see Creditors. It is read from the scan when the invoice is created from an inbox file, and left out until then. */
  creditorId?: number;
  /**
   * Number that the creditor gave the invoice. A creditor has no two invoices with the same number; capitals and small letters count as equal.
   * @maxLength 50
   */
  invoiceNumber?: string | null;
  /**
   * Date of the invoice; today when it is left out.
   * @format date
   */
  invoiceDate: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the creditor. */
  paymentConditionId?: number | null;
  /**
   * Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
   * @format date
   */
  dueDate: string;
  /**
   * Book year in which the invoice is posted. Sent together with `bookPeriod`, or left out together: then it is the calendar year of the invoice date.
   * @maximum 9999
   */
  bookYear: number;
  /**
   * Period of the book year in which the invoice is posted. Sent together with `bookYear`, or left out together: then it is the month of the invoice date.
   * @maximum 53
   */
  bookPeriod: number;
  /** Approval route of the invoice, see Approval routes. Mandatory where the administration uses the option. */
  approvalRouteId?: number | null;
  /** Scan in the inbox files that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already. */
  inboxFileId?: number | null;
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
  /** The scan that the invoice was read from or that is attached to it, see Files; null for none. */
  fileId?: number | null;
  /** Total of the lines without VAT, in euros with 2 decimals. Text lines do not count. */
  amountExcludingVat: number;
  /** Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines. */
  amountVat: number;
  /** Total including VAT, in euros with 2 decimals. */
  amountIncludingVat: number;
  /** The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line. */
  vatTotals: VatTotal[];
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * The header fields of a purchase invoice to change.
 */
export interface PurchaseInvoicePatch {
  /** Creditor that sent the invoice, see Creditors. It is read from the scan when the invoice is created from an inbox file, and left out until then. */
  creditorId?: number;
  /**
   * Number that the creditor gave the invoice. A creditor has no two invoices with the same number; capitals and small letters count as equal.
   * @maxLength 50
   */
  invoiceNumber?: string | null;
  /**
   * Date of the invoice; today when it is left out.
   * @format date
   */
  invoiceDate?: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the creditor. */
  paymentConditionId?: number | null;
  /**
   * Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
   * @format date
   */
  dueDate?: string;
  /**
   * Book year in which the invoice is posted. Sent together with `bookPeriod`, or left out together: then it is the calendar year of the invoice date.
   * @maximum 9999
   */
  bookYear?: number;
  /**
   * Period of the book year in which the invoice is posted. Sent together with `bookYear`, or left out together: then it is the month of the invoice date.
   * @maximum 53
   */
  bookPeriod?: number;
  /** Approval route of the invoice, see Approval routes. Mandatory where the administration uses the option. */
  approvalRouteId?: number | null;
  /** Scan in the inbox files that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already. */
  inboxFileId?: number | null;
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
 * A line to create, or to put in the place of an existing one.
 */
export interface PurchaseInvoiceLineInput {
  /** Ledger account that the line is posted to, see Ledger accounts. */
  ledgerAccountId: number;
  /**
   * Text of the line. Without it the line gets the description of its ledger account.
   * @maxLength 500
   */
  description?: string | null;
  /** Number of units, up to 4 decimals. A negative quantity is a credit. */
  quantity?: number;
  /** Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. */
  unitPrice: number;
  /** When true, `unitPrice` includes VAT. This avoids rounding differences when the amounts come from a system that keeps them including VAT. */
  unitPriceIncludingVat?: boolean;
  /**
   * Discount on the line in percent, up to 2 decimals.
   * @maximum 100
   */
  discountPercentage?: number;
  /** VAT code for purchases, see VAT codes. Without it the line gets the VAT code of its ledger account. */
  vatCodeId?: number | null;
  /** VAT over the line as it is on the paper, in euros with 2 decimals. Left out, it is computed; it may be at most 0.05 away from that, and where no VAT is charged it is 0. */
  amountVat?: number;
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
}

/**
 * A line of a purchase invoice.
 */
export interface PurchaseInvoiceLine {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
  /** Ledger account that the line is posted to, see Ledger accounts. */
  ledgerAccountId: number;
  /**
   * Text of the line. Without it the line gets the description of its ledger account.
   * @maxLength 500
   */
  description?: string | null;
  /** Number of units, up to 4 decimals. A negative quantity is a credit. */
  quantity: number;
  /** Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. */
  unitPrice: number;
  /** When true, `unitPrice` includes VAT. This avoids rounding differences when the amounts come from a system that keeps them including VAT. */
  unitPriceIncludingVat?: boolean;
  /**
   * Discount on the line in percent, up to 2 decimals.
   * @maximum 100
   */
  discountPercentage?: number;
  /** VAT code for purchases, see VAT codes. Without it the line gets the VAT code of its ledger account. */
  vatCodeId?: number | null;
  /** VAT over the line as it is on the paper, in euros with 2 decimals. Left out, it is computed; it may be at most 0.05 away from that, and where no VAT is charged it is 0. */
  amountVat: number;
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
  /** Quantity times price less discount, without VAT, in euros with 2 decimals. */
  amountExcludingVat: number;
  /** The line including VAT, in euros with 2 decimals. */
  amountIncludingVat: number;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * The fields of a line to change.
 */
export interface PurchaseInvoiceLinePatch {
  /** Ledger account that the line is posted to, see Ledger accounts. */
  ledgerAccountId?: number;
  /**
   * Text of the line. Without it the line gets the description of its ledger account.
   * @maxLength 500
   */
  description?: string | null;
  /** Number of units, up to 4 decimals. A negative quantity is a credit. */
  quantity?: number;
  /** Price of one unit in euros, up to 4 decimals. Without VAT, unless `unitPriceIncludingVat` is true. */
  unitPrice?: number;
  /** When true, `unitPrice` includes VAT. This avoids rounding differences when the amounts come from a system that keeps them including VAT. */
  unitPriceIncludingVat?: boolean;
  /**
   * Discount on the line in percent, up to 2 decimals.
   * @maximum 100
   */
  discountPercentage?: number;
  /** VAT code for purchases, see VAT codes. Without it the line gets the VAT code of its ledger account. */
  vatCodeId?: number | null;
  /** VAT over the line as it is on the paper, in euros with 2 decimals. Left out, it is computed; it may be at most 0.05 away from that, and where no VAT is charged it is 0. */
  amountVat?: number;
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
}

/**
 * A purchase invoice with its lines, to create or to put in the place of an existing one.
 */
export interface PurchaseInvoiceWithLinesInput {
  /** Creditor that sent the invoice, see Creditors. It is read from the scan when the invoice is created from an inbox file, and left out until then. */
  creditorId: number;
  /**
   * Number that the creditor gave the invoice. A creditor has no two invoices with the same number; capitals and small letters count as equal.
   * @maxLength 50
   */
  invoiceNumber?: string | null;
  /**
   * Date of the invoice; today when it is left out.
   * @format date
   */
  invoiceDate?: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the creditor. */
  paymentConditionId?: number | null;
  /**
   * Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
   * @format date
   */
  dueDate?: string;
  /**
   * Book year in which the invoice is posted. Sent together with `bookPeriod`, or left out together: then it is the calendar year of the invoice date.
   * @maximum 9999
   */
  bookYear?: number;
  /**
   * Period of the book year in which the invoice is posted. Sent together with `bookYear`, or left out together: then it is the month of the invoice date.
   * @maximum 53
   */
  bookPeriod?: number;
  /** Approval route of the invoice, see Approval routes. Mandatory where the administration uses the option. */
  approvalRouteId?: number | null;
  /** Scan in the inbox files that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already. */
  inboxFileId?: number | null;
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
  /** The lines of the purchase invoice, in order. */
  lines: PurchaseInvoiceLineInput[];
}

/**
 * A purchase invoice with its lines.
 */
export interface PurchaseInvoiceWithLines {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
  /** Creditor that sent the invoice, see Creditors. It is read from the scan when the invoice is created from an inbox file, and left out until then. */
  creditorId?: number;
  /**
   * Number that the creditor gave the invoice. A creditor has no two invoices with the same number; capitals and small letters count as equal.
   * @maxLength 50
   */
  invoiceNumber?: string | null;
  /**
   * Date of the invoice; today when it is left out.
   * @format date
   */
  invoiceDate: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the creditor. */
  paymentConditionId?: number | null;
  /**
   * Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
   * @format date
   */
  dueDate: string;
  /**
   * Book year in which the invoice is posted. Sent together with `bookPeriod`, or left out together: then it is the calendar year of the invoice date.
   * @maximum 9999
   */
  bookYear: number;
  /**
   * Period of the book year in which the invoice is posted. Sent together with `bookYear`, or left out together: then it is the month of the invoice date.
   * @maximum 53
   */
  bookPeriod: number;
  /** Approval route of the invoice, see Approval routes. Mandatory where the administration uses the option. */
  approvalRouteId?: number | null;
  /** Scan in the inbox files that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already. */
  inboxFileId?: number | null;
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
  /** The scan that the invoice was read from or that is attached to it, see Files; null for none. */
  fileId?: number | null;
  /** Total of the lines without VAT, in euros with 2 decimals. Text lines do not count. */
  amountExcludingVat: number;
  /** Total VAT, in euros with 2 decimals. Of a purchase invoice it is the sum of the VAT of its lines. */
  amountVat: number;
  /** Total including VAT, in euros with 2 decimals. */
  amountIncludingVat: number;
  /** The total for each VAT code. On a sale, VAT is rounded once for each code, not for each line. */
  vatTotals: VatTotal[];
  /** The lines of the purchase invoice, in order. */
  lines: NestedPurchaseInvoiceLine[];
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * The fields of a purchase invoice to change.
 */
export interface PurchaseInvoiceWithLinesPatch {
  /** Creditor that sent the invoice, see Creditors. It is read from the scan when the invoice is created from an inbox file, and left out until then. */
  creditorId?: number;
  /**
   * Number that the creditor gave the invoice. A creditor has no two invoices with the same number; capitals and small letters count as equal.
   * @maxLength 50
   */
  invoiceNumber?: string | null;
  /**
   * Date of the invoice; today when it is left out.
   * @format date
   */
  invoiceDate?: string;
  /** Payment condition of the invoice, see Payment conditions. Without it, that of the creditor. */
  paymentConditionId?: number | null;
  /**
   * Date on which the invoice must be paid, not before the invoice date. Left out, it is the invoice date and the days of the payment condition, moved on to the end of that month when the condition says so.
   * @format date
   */
  dueDate?: string;
  /**
   * Book year in which the invoice is posted. Sent together with `bookPeriod`, or left out together: then it is the calendar year of the invoice date.
   * @maximum 9999
   */
  bookYear?: number;
  /**
   * Period of the book year in which the invoice is posted. Sent together with `bookYear`, or left out together: then it is the month of the invoice date.
   * @maximum 53
   */
  bookPeriod?: number;
  /** Approval route of the invoice, see Approval routes. Mandatory where the administration uses the option. */
  approvalRouteId?: number | null;
  /** Scan in the inbox files that the content of the invoice is read from, when it is created without ledger account coding; null for an invoice that is coded already. */
  inboxFileId?: number | null;
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
  /** The lines of the purchase invoice, in order. */
  lines?: PurchaseInvoiceLineInput[];
}

/**
 * A purchase invoice that is not paid in full. Its `id` is that of the invoice.
 */
export interface OutstandingPurchaseInvoice {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
  /**
   * Number that the creditor gave the invoice; null for none.
   * @maxLength 50
   */
  invoiceNumber: string | null;
  /**
   * Date of the invoice.
   * @format date
   */
  invoiceDate: string;
  /**
   * Date on which the invoice must be paid.
   * @format date
   */
  dueDate: string;
  /** Total of the invoice including VAT, in euros with 2 decimals. */
  amountIncludingVat: number;
  /** Part of the total that is not paid, in euros with 2 decimals. */
  outstandingAmount: number;
  /** Number of days since the invoice date. */
  age: number;
  /** Number of days until the due date; negative when it has passed. */
  daysUntilExpiry: number;
  /** The creditor, see Creditors. */
  creditorId: number;
  /**
   * Number of the creditor.
   * @maxLength 20
   */
  creditorNumber: string;
  /**
   * Name of the creditor.
   * @maxLength 100
   */
  creditorName: string;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A PDF that is still to be processed.
 */
export interface InboxFile {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A book that holds the entries of one kind.
 */
export interface Journal {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
  /**
   * Short code of the journal, unique in the administration.
   * @maxLength 20
   */
  code: string;
  /**
   * Name of the journal.
   * @maxLength 200
   */
  description: string;
  /**
   * Type of the journal. Accept other values too:
   * - `M`: memorial
   * - `K`: cash registration
   * - `V`: sales
   * - `I`: purchase
   * - `B`: bank
   * @maxLength 20
   */
  type: string;
  /** Ledger account of the cash register (type K) or of the bank account (type B); null for other journals. */
  ledgerAccountId: number | null;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * The header of a journal entry to create, or to put in the place of an existing one.
 */
export interface JournalEntryInput {
  /** Journal that the entry is made in, of type M (memorial) or K (cash registration), see Journals. */
  JournalId: number;
  /**
   * Book year (fiscal year).
   * @maximum 9999
   */
  bookYear: number;
  /**
   * Period of the book year in which the entry is posted, from 1. A book year of months has 12.
   * @maximum 53
   */
  bookPeriod: number;
  /**
   * Document number of the entry.
   * @maxLength 50
   */
  sourceDocumentNumber: string;
  /**
   * What the entry is.
   * @maxLength 200
   */
  description?: string | null;
  /**
   * Date of the document. It may lie outside `bookYear` and `bookPeriod`, which decide where the entry is posted.
   * @format date
   */
  date?: string | null;
  /** For a cash registration: the balance of the cash register before the entry, in euros with 2 decimals. Null for a memorial. */
  openingBalance?: number | null;
  /** For a cash registration: the balance of the cash register after the entry, in euros with 2 decimals. The lines account for the difference with `openingBalance`: credits add to it, debits take from it. Null for a memorial. */
  closingBalance?: number | null;
}

/**
 * The header of a journal entry.
 */
export interface JournalEntry {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
  /** Journal that the entry is made in, of type M (memorial) or K (cash registration), see Journals. */
  JournalId: number;
  /**
   * Book year (fiscal year).
   * @maximum 9999
   */
  bookYear: number;
  /**
   * Period of the book year in which the entry is posted, from 1. A book year of months has 12.
   * @maximum 53
   */
  bookPeriod: number;
  /**
   * Document number of the entry.
   * @maxLength 50
   */
  sourceDocumentNumber: string;
  /**
   * What the entry is.
   * @maxLength 200
   */
  description?: string | null;
  /**
   * Date of the document. It may lie outside `bookYear` and `bookPeriod`, which decide where the entry is posted.
   * @format date
   */
  date?: string | null;
  /** For a cash registration: the balance of the cash register before the entry, in euros with 2 decimals. Null for a memorial. */
  openingBalance?: number | null;
  /** For a cash registration: the balance of the cash register after the entry, in euros with 2 decimals. The lines account for the difference with `openingBalance`: credits add to it, debits take from it. Null for a memorial. */
  closingBalance?: number | null;
  /**
   * State of the entry:
   * - `draft`: entered and ready to process
   * - `processed`: posted to the ledger; the entry and its lines cannot be changed any more
   */
  status: 'draft' | 'processed' | OtherText;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * The header fields of a journal entry to change.
 */
export interface JournalEntryPatch {
  /** Journal that the entry is made in, of type M (memorial) or K (cash registration), see Journals. */
  JournalId?: number;
  /**
   * Book year (fiscal year).
   * @maximum 9999
   */
  bookYear?: number;
  /**
   * Period of the book year in which the entry is posted, from 1. A book year of months has 12.
   * @maximum 53
   */
  bookPeriod?: number;
  /**
   * Document number of the entry.
   * @maxLength 50
   */
  sourceDocumentNumber?: string;
  /**
   * What the entry is.
   * @maxLength 200
   */
  description?: string | null;
  /**
   * Date of the document. It may lie outside `bookYear` and `bookPeriod`, which decide where the entry is posted.
   * @format date
   */
  date?: string | null;
  /** For a cash registration: the balance of the cash register before the entry, in euros with 2 decimals. Null for a memorial. */
  openingBalance?: number | null;
  /** For a cash registration: the balance of the cash register after the entry, in euros with 2 decimals. The lines account for the difference with `openingBalance`: credits add to it, debits take from it. Null for a memorial. */
  closingBalance?: number | null;
}

/**
 * A line to create, or to put in the place of an existing one. It has a debit, a credit, or both.
 */
export interface JournalEntryLineInput {
  /** Ledger account that the line is posted to, see Ledger accounts. */
  ledgerAccountId: number;
  /**
   * Text of the line.
   * @maxLength 500
   */
  description?: string | null;
  /** Amount on the debit side, in euros with 2 decimals. In a memorial, debits and credits are equal. */
  amountDebit?: number;
  /** Amount on the credit side, in euros with 2 decimals. In a memorial, debits and credits are equal. */
  amountCredit?: number;
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
  /** The debtor that the line is about, see Debtors; null for none. */
  debtorId?: number | null;
  /** The creditor that the line is about, see Creditors; null for none. */
  creditorId?: number | null;
  /**
   * Number of the invoice that the line is about; null for none. A line on an account of debtors or creditors needs it, with the debtor or creditor.
   * @maxLength 50
   */
  invoiceNumber?: string | null;
}

/**
 * A line of a journal entry.
 */
export interface JournalEntryLine {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
  /** Ledger account that the line is posted to, see Ledger accounts. */
  ledgerAccountId: number;
  /**
   * Text of the line.
   * @maxLength 500
   */
  description?: string | null;
  /** Amount on the debit side, in euros with 2 decimals. In a memorial, debits and credits are equal. */
  amountDebit: number;
  /** Amount on the credit side, in euros with 2 decimals. In a memorial, debits and credits are equal. */
  amountCredit: number;
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
  /** The debtor that the line is about, see Debtors; null for none. */
  debtorId?: number | null;
  /** The creditor that the line is about, see Creditors; null for none. */
  creditorId?: number | null;
  /**
   * Number of the invoice that the line is about; null for none. A line on an account of debtors or creditors needs it, with the debtor or creditor.
   * @maxLength 50
   */
  invoiceNumber?: string | null;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * The fields of a line to change.
 */
export interface JournalEntryLinePatch {
  /** Ledger account that the line is posted to, see Ledger accounts. */
  ledgerAccountId?: number;
  /**
   * Text of the line.
   * @maxLength 500
   */
  description?: string | null;
  /** Amount on the debit side, in euros with 2 decimals. In a memorial, debits and credits are equal. */
  amountDebit?: number;
  /** Amount on the credit side, in euros with 2 decimals. In a memorial, debits and credits are equal. */
  amountCredit?: number;
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
  /** The debtor that the line is about, see Debtors; null for none. */
  debtorId?: number | null;
  /** The creditor that the line is about, see Creditors; null for none. */
  creditorId?: number | null;
  /**
   * Number of the invoice that the line is about; null for none. A line on an account of debtors or creditors needs it, with the debtor or creditor.
   * @maxLength 50
   */
  invoiceNumber?: string | null;
}

/**
 * A journal entry with its lines, to create or to put in the place of an existing one.
 */
export interface JournalEntryWithLinesInput {
  /** Journal that the entry is made in, of type M (memorial) or K (cash registration), see Journals. */
  JournalId: number;
  /**
   * Book year (fiscal year).
   * @maximum 9999
   */
  bookYear: number;
  /**
   * Period of the book year in which the entry is posted, from 1. A book year of months has 12.
   * @maximum 53
   */
  bookPeriod: number;
  /**
   * Document number of the entry.
   * @maxLength 50
   */
  sourceDocumentNumber: string;
  /**
   * What the entry is.
   * @maxLength 200
   */
  description?: string | null;
  /**
   * Date of the document. It may lie outside `bookYear` and `bookPeriod`, which decide where the entry is posted.
   * @format date
   */
  date?: string | null;
  /** For a cash registration: the balance of the cash register before the entry, in euros with 2 decimals. Null for a memorial. */
  openingBalance?: number | null;
  /** For a cash registration: the balance of the cash register after the entry, in euros with 2 decimals. The lines account for the difference with `openingBalance`: credits add to it, debits take from it. Null for a memorial. */
  closingBalance?: number | null;
  /** The lines of the journal entry, in order. */
  lines: JournalEntryLineInput[];
}

/**
 * A journal entry with its lines.
 */
export interface JournalEntryWithLines {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
  /** Journal that the entry is made in, of type M (memorial) or K (cash registration), see Journals. */
  JournalId: number;
  /**
   * Book year (fiscal year).
   * @maximum 9999
   */
  bookYear: number;
  /**
   * Period of the book year in which the entry is posted, from 1. A book year of months has 12.
   * @maximum 53
   */
  bookPeriod: number;
  /**
   * Document number of the entry.
   * @maxLength 50
   */
  sourceDocumentNumber: string;
  /**
   * What the entry is.
   * @maxLength 200
   */
  description?: string | null;
  /**
   * Date of the document. It may lie outside `bookYear` and `bookPeriod`, which decide where the entry is posted.
   * @format date
   */
  date?: string | null;
  /** For a cash registration: the balance of the cash register before the entry, in euros with 2 decimals. Null for a memorial. */
  openingBalance?: number | null;
  /** For a cash registration: the balance of the cash register after the entry, in euros with 2 decimals. The lines account for the difference with `openingBalance`: credits add to it, debits take from it. Null for a memorial. */
  closingBalance?: number | null;
  /**
   * State of the entry:
   * - `draft`: entered and ready to process
   * - `processed`: posted to the ledger; the entry and its lines cannot be changed any more
   */
  status: 'draft' | 'processed' | OtherText;
  /** The lines of the journal entry, in order. */
  lines: NestedJournalEntryLine[];
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * The fields of a journal entry to change.
 */
export interface JournalEntryWithLinesPatch {
  /** Journal that the entry is made in, of type M (memorial) or K (cash registration), see Journals. */
  JournalId?: number;
  /**
   * Book year (fiscal year).
   * @maximum 9999
   */
  bookYear?: number;
  /**
   * Period of the book year in which the entry is posted, from 1. A book year of months has 12.
   * @maximum 53
   */
  bookPeriod?: number;
  /**
   * Document number of the entry.
   * @maxLength 50
   */
  sourceDocumentNumber?: string;
  /**
   * What the entry is.
   * @maxLength 200
   */
  description?: string | null;
  /**
   * Date of the document. It may lie outside `bookYear` and `bookPeriod`, which decide where the entry is posted.
   * @format date
   */
  date?: string | null;
  /** For a cash registration: the balance of the cash register before the entry, in euros with 2 decimals. Null for a memorial. */
  openingBalance?: number | null;
  /** For a cash registration: the balance of the cash register after the entry, in euros with 2 decimals. The lines account for the difference with `openingBalance`: credits add to it, debits take from it. Null for a memorial. */
  closingBalance?: number | null;
  /** The lines of the journal entry, in order. */
  lines?: JournalEntryLineInput[];
}

/**
 * An account in the ledger of the administration.
 */
export interface LedgerAccount {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
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
  type: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12 | 13 | 14 | 15 | OtherNumber;
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
  balanceOrProfitLoss: 'B' | 'P' | OtherText;
  /** VAT code that bookings on the account start with, see VAT codes; null for none. */
  vatCodeId: number | null;
  /** What the platform says about a record. */
  _meta: ItemMeta;
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
  id: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12 | 13 | 14 | 15 | OtherNumber;
  /** Name of the type; the values are described at `id`. */
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
    | 'ResultAccountAnnualClose'
    | OtherText;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * Place of a ledger account in the structure of the reports.
 */
export interface LedgerAccountClassification {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
  /** The account that is classified, see Ledger accounts. */
  ledgerAccountId: number;
  /**
   * Number of the account.
   * @maxLength 20
   */
  ledgerAccountNumber: string;
  /**
   * Name of the account.
   * @maxLength 200
   */
  ledgerAccountDescription: string;
  /**
   * Code of the group in the account structure that the account belongs to.
   * @maxLength 20
   */
  groupCode: string;
  /**
   * Name of that group.
   * @maxLength 200
   */
  groupDescription: string;
  /**
   * Code of the line in the compaction structure that the account adds to.
   * @maxLength 20
   */
  compactionCode: string;
  /**
   * Name of that line.
   * @maxLength 200
   */
  compactionDescription: string;
  /**
   * Code of the account in the reference chart of accounts (RGS); null when it has none.
   * @maxLength 40
   */
  referenceCode: string | null;
  /**
   * Name that the reference chart of accounts has for that code; null when there is no code.
   * @maxLength 200
   */
  referenceDescription: string | null;
  /**
   * Level of the account in the reference chart of accounts, from 1 at the top (balance sheet, or profit and loss); null when there is no code.
   * @maximum 10
   */
  level: number | null;
  /** Position of the account among all accounts in the order of the reports, from 1: by line of the compaction structure, then by number. Sort on it with `orderby=sortOrder`. */
  sortOrder: number;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A transaction on a ledger account.
 */
export interface LedgerLine {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
  /** The entry that the line belongs to. It is a journal entry, or an entry that the platform made of an invoice, a bank statement or the closing of a year. */
  JournalEntryId: number;
  /**
   * Book year (fiscal year).
   * @maximum 9999
   */
  Bookyear: number;
  /**
   * Period of the book year; 0 holds the year-end closing entries, the balances that the year begins with. They are provisional until the year before is closed.
   * @maximum 53
   */
  Period: number;
  /**
   * Date of the transaction.
   * @format date
   */
  date: string;
  /** The journal of the entry, see Journals. */
  journalId: number;
  /**
   * Document number of the entry.
   * @maxLength 50
   */
  sourceDocumentNumber?: string | null;
  /** The account, see Ledger accounts. */
  ledgerAccountId: number;
  /**
   * Number of the account.
   * @maxLength 20
   */
  ledgerAccountNumber: string;
  /**
   * Name of the account.
   * @maxLength 200
   */
  ledgerAccountDescription: string;
  /**
   * What the transaction is.
   * @maxLength 500
   */
  description?: string | null;
  /** Amount on the debit side, in euros with 2 decimals; 0 for a credit. */
  amountDebit: number;
  /** Amount on the credit side, in euros with 2 decimals; 0 for a debit. */
  amountCredit: number;
  /** VAT code of the transaction, see VAT codes; null for none. */
  vatCodeId?: number | null;
  /** Cost center that the amount is assigned to, see Cost centers; null for none. Usable when the administration uses cost centers. */
  costCenterId?: number | null;
  /** Cost unit that the amount is assigned to, see Cost units; null for none. Usable when the administration uses cost units. */
  costUnitId?: number | null;
  /** The debtor that the transaction is with, see Debtors; null for none. */
  debtorId?: number | null;
  /** The creditor that the transaction is with, see Creditors; null for none. */
  creditorId?: number | null;
  /**
   * Number of the invoice that the transaction is about; null for none.
   * @maxLength 50
   */
  invoiceNumber?: string | null;
  /** The sales invoice that the line came from, or that it settles on an account of debtors; null for none. */
  salesInvoiceId?: number | null;
  /** The purchase invoice that the line came from, or that it settles on an account of creditors; null for none. */
  purchaseInvoiceId?: number | null;
  /** What the platform says about a record. */
  _meta: ItemMeta;
}

/**
 * A change of a journal entry, which was added, updated or deleted.
 */
export interface JournalEntryChange {
  /** Number that identifies the record. The platform assigns it; it never changes. */
  id: number;
  /** The journal entry that changed. After a deletion it leads nowhere any more. */
  JournalEntryId: number;
  /**
   * What happened to the entry:
   * - `1`: it was added or updated
   * - `2`: it was deleted (reverted)
   */
  Action: 1 | 2 | OtherNumber;
  /**
   * Time of the change, in UTC.
   * @format date-time
   */
  ChangedDate: string;
  /**
   * Book year (fiscal year).
   * @maximum 9999
   */
  Bookyear: number;
  /** What the platform says about a record. */
  _meta: ItemMeta;
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
 * One of the balances per ledger account. Without `fields` it always has `ledgerAccountId`, `ledgerAccountNumber`, `ledgerAccountDescription`, `BalanceOrProfitLoss`, `bookyear`, `amountDebit`, `amountCredit` and `balance`.
 */
export interface LedgerBalance {
  /** The account, see Ledger accounts. */
  ledgerAccountId: number;
  /**
   * Number of the account.
   * @maxLength 20
   */
  ledgerAccountNumber: string;
  /**
   * Name of the account.
   * @maxLength 200
   */
  ledgerAccountDescription: string;
  /**
   * Where the account is reported:
   * - `B`: balance sheet
   * - `P`: profit and loss
   */
  BalanceOrProfitLoss: 'B' | 'P' | OtherText;
  /**
   * Book year (fiscal year).
   * @maximum 9999
   */
  bookyear: number;
  /**
   * Period of the book year; null unless the balances are split by period. As a filter it chooses the periods that are added up.
   * @maximum 53
   */
  period?: number | null;
  /** The journal, see Journals; null unless the balances are split by journal. */
  journalId?: number | null;
  /** The cost center, see Cost centers; null unless the balances are split by it. */
  costCenterId?: number | null;
  /** The cost unit, see Cost units; null unless the balances are split by it. */
  costUnitId?: number | null;
  /** Sum of the debits, in euros with 2 decimals. */
  amountDebit: number;
  /** Sum of the credits, in euros with 2 decimals. */
  amountCredit: number;
  /** Debits less credits, in euros with 2 decimals. */
  balance: number;
  /** What the platform says about a record. */
  _meta: ItemMeta;
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
   * Your own random value, which comes back with the code. Recommended: it shows that the response belongs to your request.
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
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListAdministrationsOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListAdministrationsFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `number`. Repeat the parameter to allow several values.
   */
  number?: string | readonly string[];
  /**
   * Only records with this `name`. Repeat the parameter to allow several values.
   */
  name?: string | readonly string[];
  /**
   * Only records with this `email`. Repeat the parameter to allow several values.
   */
  email?: string | readonly string[];
  /**
   * Only records with this `phone`. Repeat the parameter to allow several values.
   */
  phone?: string | readonly string[];
  /**
   * Only records with this `vatNumber`. Repeat the parameter to allow several values.
   */
  vatNumber?: string | readonly string[];
  /**
   * Only records with this `chamberOfCommerceNumber`. Repeat the parameter to allow several values.
   */
  chamberOfCommerceNumber?: string | readonly string[];
  /**
   * Only records with this `iban`. Repeat the parameter to allow several values.
   */
  iban?: string | readonly string[];
  /**
   * Only records with this `bic`. Repeat the parameter to allow several values.
   */
  bic?: string | readonly string[];
  /**
   * Only records with this `creditorIdentifier`. Repeat the parameter to allow several values.
   */
  creditorIdentifier?: string | readonly string[];
  /**
   * Only records with this `currency`. Repeat the parameter to allow several values.
   */
  currency?: string | readonly string[];
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
  | 'creditorIdentifier'
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
  | '-creditorIdentifier'
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
  | 'creditorIdentifier'
  | 'currency'
  | 'modules';
export type ListDebtorsParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListDebtorsOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListDebtorsFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `number`. Repeat the parameter to allow several values.
   */
  number?: string | readonly string[];
  /**
   * Only records with this `name`. Repeat the parameter to allow several values.
   */
  name?: string | readonly string[];
  /**
   * Only records with this `debtorKindId`. Repeat the parameter to allow several values.
   */
  debtorKindId?: number | readonly number[];
  /**
   * Only records with this `paymentConditionId`. Repeat the parameter to allow several values.
   */
  paymentConditionId?: number | readonly number[];
  /**
   * Only records with this `creditLimit`. Repeat the parameter to allow several values.
   */
  creditLimit?: number | readonly number[];
  /**
   * Only records with this `remark`. Repeat the parameter to allow several values.
   */
  remark?: string | readonly string[];
  /**
   * Only records with this `contactName`. Repeat the parameter to allow several values.
   */
  contactName?: string | readonly string[];
  /**
   * Only records with this `email`. Repeat the parameter to allow several values.
   */
  email?: string | readonly string[];
  /**
   * Only records with this `phone`. Repeat the parameter to allow several values.
   */
  phone?: string | readonly string[];
  /**
   * Only records with this `website`. Repeat the parameter to allow several values.
   */
  website?: string | readonly string[];
  /**
   * Only records with this `vatNumber`. Repeat the parameter to allow several values.
   */
  vatNumber?: string | readonly string[];
  /**
   * Only records with this `chamberOfCommerceNumber`. Repeat the parameter to allow several values.
   */
  chamberOfCommerceNumber?: string | readonly string[];
  /**
   * Only records with this `iban`. Repeat the parameter to allow several values.
   */
  iban?: string | readonly string[];
  /**
   * Only records with this `bic`. Repeat the parameter to allow several values.
   */
  bic?: string | readonly string[];
};

export type ListDebtorsOrderby =
  | 'id'
  | 'number'
  | 'name'
  | 'debtorKindId'
  | 'paymentConditionId'
  | 'creditLimit'
  | 'remark'
  | 'contactName'
  | 'email'
  | 'phone'
  | 'website'
  | 'vatNumber'
  | 'chamberOfCommerceNumber'
  | 'iban'
  | 'bic'
  | '-id'
  | '-number'
  | '-name'
  | '-debtorKindId'
  | '-paymentConditionId'
  | '-creditLimit'
  | '-remark'
  | '-contactName'
  | '-email'
  | '-phone'
  | '-website'
  | '-vatNumber'
  | '-chamberOfCommerceNumber'
  | '-iban'
  | '-bic';
export type ListDebtorsFieldsItem =
  | 'id'
  | 'number'
  | 'name'
  | 'debtorKindId'
  | 'paymentConditionId'
  | 'creditLimit'
  | 'remark'
  | 'contactName'
  | 'address'
  | 'email'
  | 'phone'
  | 'website'
  | 'vatNumber'
  | 'chamberOfCommerceNumber'
  | 'iban'
  | 'bic';
export type ListDebtorMandatesParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListDebtorMandatesOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListDebtorMandatesFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `IBAN`. Repeat the parameter to allow several values.
   */
  IBAN?: string | readonly string[];
  /**
   * Only records with this `typeId`. Repeat the parameter to allow several values.
   */
  typeId?: (1 | 2) | readonly (1 | 2)[];
  /**
   * Only records with this `sddType`. Repeat the parameter to allow several values.
   */
  sddType?: (1 | 2) | readonly (1 | 2)[];
  /**
   * Only records with this `signdate`. Repeat the parameter to allow several values.
   */
  signdate?: string | readonly string[];
  /**
   * Only records with this `reference`. Repeat the parameter to allow several values.
   */
  reference?: string | readonly string[];
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
export type ListDebtorKindsParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListDebtorKindsOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListDebtorKindsFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `code`. Repeat the parameter to allow several values.
   */
  code?: string | readonly string[];
  /**
   * Only records with this `description`. Repeat the parameter to allow several values.
   */
  description?: string | readonly string[];
  /**
   * Only records with this `ledgerAccountId`. Repeat the parameter to allow several values.
   */
  ledgerAccountId?: number | readonly number[];
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
export type ListCreditorsParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListCreditorsOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListCreditorsFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `number`. Repeat the parameter to allow several values.
   */
  number?: string | readonly string[];
  /**
   * Only records with this `name`. Repeat the parameter to allow several values.
   */
  name?: string | readonly string[];
  /**
   * Only records with this `creditorKindId`. Repeat the parameter to allow several values.
   */
  creditorKindId?: number | readonly number[];
  /**
   * Only records with this `paymentConditionId`. Repeat the parameter to allow several values.
   */
  paymentConditionId?: number | readonly number[];
  /**
   * Only records with this `ledgerAccountId`. Repeat the parameter to allow several values.
   */
  ledgerAccountId?: number | readonly number[];
  /**
   * Only records with this `remark`. Repeat the parameter to allow several values.
   */
  remark?: string | readonly string[];
  /**
   * Only records with this `contactName`. Repeat the parameter to allow several values.
   */
  contactName?: string | readonly string[];
  /**
   * Only records with this `email`. Repeat the parameter to allow several values.
   */
  email?: string | readonly string[];
  /**
   * Only records with this `phone`. Repeat the parameter to allow several values.
   */
  phone?: string | readonly string[];
  /**
   * Only records with this `website`. Repeat the parameter to allow several values.
   */
  website?: string | readonly string[];
  /**
   * Only records with this `vatNumber`. Repeat the parameter to allow several values.
   */
  vatNumber?: string | readonly string[];
  /**
   * Only records with this `chamberOfCommerceNumber`. Repeat the parameter to allow several values.
   */
  chamberOfCommerceNumber?: string | readonly string[];
  /**
   * Only records with this `iban`. Repeat the parameter to allow several values.
   */
  iban?: string | readonly string[];
  /**
   * Only records with this `bic`. Repeat the parameter to allow several values.
   */
  bic?: string | readonly string[];
};

export type ListCreditorsOrderby =
  | 'id'
  | 'number'
  | 'name'
  | 'creditorKindId'
  | 'paymentConditionId'
  | 'ledgerAccountId'
  | 'remark'
  | 'contactName'
  | 'email'
  | 'phone'
  | 'website'
  | 'vatNumber'
  | 'chamberOfCommerceNumber'
  | 'iban'
  | 'bic'
  | '-id'
  | '-number'
  | '-name'
  | '-creditorKindId'
  | '-paymentConditionId'
  | '-ledgerAccountId'
  | '-remark'
  | '-contactName'
  | '-email'
  | '-phone'
  | '-website'
  | '-vatNumber'
  | '-chamberOfCommerceNumber'
  | '-iban'
  | '-bic';
export type ListCreditorsFieldsItem =
  | 'id'
  | 'number'
  | 'name'
  | 'creditorKindId'
  | 'paymentConditionId'
  | 'ledgerAccountId'
  | 'remark'
  | 'contactName'
  | 'address'
  | 'email'
  | 'phone'
  | 'website'
  | 'vatNumber'
  | 'chamberOfCommerceNumber'
  | 'iban'
  | 'bic';
export type ListCreditorKindsParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListCreditorKindsOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListCreditorKindsFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `code`. Repeat the parameter to allow several values.
   */
  code?: string | readonly string[];
  /**
   * Only records with this `description`. Repeat the parameter to allow several values.
   */
  description?: string | readonly string[];
  /**
   * Only records with this `ledgerAccountId`. Repeat the parameter to allow several values.
   */
  ledgerAccountId?: number | readonly number[];
};

export type ListCreditorKindsOrderby =
  | 'id'
  | 'code'
  | 'description'
  | 'ledgerAccountId'
  | '-id'
  | '-code'
  | '-description'
  | '-ledgerAccountId';
export type ListCreditorKindsFieldsItem = 'id' | 'code' | 'description' | 'ledgerAccountId';
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
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListArticlesOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListArticlesFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `ArticleSku`. Repeat the parameter to allow several values.
   */
  ArticleSku?: string | readonly string[];
  /**
   * Only records with this `description`. Repeat the parameter to allow several values.
   */
  description?: string | readonly string[];
  /**
   * Only records with this `SalesTypeId`. Repeat the parameter to allow several values.
   */
  SalesTypeId?: number | readonly number[];
  /**
   * Only records with this `unit`. Repeat the parameter to allow several values.
   */
  unit?: string | readonly string[];
  /**
   * Only records with this `unitPrice`. Repeat the parameter to allow several values.
   */
  unitPrice?: number | readonly number[];
  /**
   * Only records with this `purchasePrice`. Repeat the parameter to allow several values.
   */
  purchasePrice?: number | readonly number[];
  /**
   * Only records with this `barcode`. Repeat the parameter to allow several values.
   */
  barcode?: string | readonly string[];
  /**
   * Only records with this `remark`. Repeat the parameter to allow several values.
   */
  remark?: string | readonly string[];
  /**
   * Only records with this `currentStock`. Repeat the parameter to allow several values.
   */
  currentStock?: number | readonly number[];
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
export type ListArticleLocationsParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListArticleLocationsOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListArticleLocationsFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `code`. Repeat the parameter to allow several values.
   */
  code?: string | readonly string[];
  /**
   * Only records with this `description`. Repeat the parameter to allow several values.
   */
  description?: string | readonly string[];
};

export type ListArticleLocationsOrderby = 'id' | 'code' | 'description' | '-id' | '-code' | '-description';
export type ListArticleLocationsFieldsItem = 'id' | 'code' | 'description';
export type ListCountriesParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListCountriesOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListCountriesFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `name`. Repeat the parameter to allow several values.
   */
  name?: string | readonly string[];
  /**
   * Only records with this `code`. Repeat the parameter to allow several values.
   */
  code?: string | readonly string[];
};

export type ListCountriesOrderby = 'id' | 'name' | 'code' | '-id' | '-name' | '-code';
export type ListCountriesFieldsItem = 'id' | 'name' | 'code';
export type ListPaymentConditionsParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListPaymentConditionsOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListPaymentConditionsFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `code`. Repeat the parameter to allow several values.
   */
  code?: string | readonly string[];
  /**
   * Only records with this `description`. Repeat the parameter to allow several values.
   */
  description?: string | readonly string[];
  /**
   * Only records with this `dueDays`. Repeat the parameter to allow several values.
   */
  dueDays?: number | readonly number[];
  /**
   * Only records with this `endOfMonth`. Repeat the parameter to allow several values.
   */
  endOfMonth?: boolean | readonly boolean[];
  /**
   * Only records with this `discountPercentage`. Repeat the parameter to allow several values.
   */
  discountPercentage?: number | readonly number[];
  /**
   * Only records with this `discountDays`. Repeat the parameter to allow several values.
   */
  discountDays?: number | readonly number[];
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
export type ListPaymentMethodsParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListPaymentMethodsOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListPaymentMethodsFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `code`. Repeat the parameter to allow several values.
   */
  code?: string | readonly string[];
  /**
   * Only records with this `description`. Repeat the parameter to allow several values.
   */
  description?: string | readonly string[];
};

export type ListPaymentMethodsOrderby = 'id' | 'code' | 'description' | '-id' | '-code' | '-description';
export type ListPaymentMethodsFieldsItem = 'id' | 'code' | 'description';
export type ListSalesTypesParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListSalesTypesOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListSalesTypesFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `code`. Repeat the parameter to allow several values.
   */
  code?: string | readonly string[];
  /**
   * Only records with this `description`. Repeat the parameter to allow several values.
   */
  description?: string | readonly string[];
  /**
   * Only records with this `ledgerAccountId`. Repeat the parameter to allow several values.
   */
  ledgerAccountId?: number | readonly number[];
  /**
   * Only records with this `vatCodeId`. Repeat the parameter to allow several values.
   */
  vatCodeId?: number | readonly number[];
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
   * `true` returns the codes for sales, `false` those for purchases. Repeat the parameter to allow several values.
   */
  salesCode?: boolean | readonly boolean[];
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListVatCodesOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListVatCodesFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `code`. Repeat the parameter to allow several values.
   */
  code?: string | readonly string[];
  /**
   * Only records with this `description`. Repeat the parameter to allow several values.
   */
  description?: string | readonly string[];
  /**
   * Only records with this `percentage`. Repeat the parameter to allow several values.
   */
  percentage?: number | readonly number[];
  /**
   * Only records with this `reverseCharged`. Repeat the parameter to allow several values.
   */
  reverseCharged?: boolean | readonly boolean[];
  /**
   * Only records with this `returnBox`. Repeat the parameter to allow several values.
   */
  returnBox?: string | readonly string[];
  /**
   * Only records with this `deductionBox`. Repeat the parameter to allow several values.
   */
  deductionBox?: string | readonly string[];
  /**
   * Only records with this `ledgerAccountId`. Repeat the parameter to allow several values.
   */
  ledgerAccountId?: number | readonly number[];
};

export type ListVatCodesOrderby =
  | 'id'
  | 'code'
  | 'description'
  | 'percentage'
  | 'salesCode'
  | 'reverseCharged'
  | 'returnBox'
  | 'deductionBox'
  | 'ledgerAccountId'
  | '-id'
  | '-code'
  | '-description'
  | '-percentage'
  | '-salesCode'
  | '-reverseCharged'
  | '-returnBox'
  | '-deductionBox'
  | '-ledgerAccountId';
export type ListVatCodesFieldsItem =
  | 'id'
  | 'code'
  | 'description'
  | 'percentage'
  | 'salesCode'
  | 'reverseCharged'
  | 'returnBox'
  | 'deductionBox'
  | 'ledgerAccountId';
export type ListCostCentersParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListCostCentersOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListCostCentersFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `code`. Repeat the parameter to allow several values.
   */
  code?: string | readonly string[];
  /**
   * Only records with this `description`. Repeat the parameter to allow several values.
   */
  description?: string | readonly string[];
};

export type ListCostCentersOrderby = 'id' | 'code' | 'description' | '-id' | '-code' | '-description';
export type ListCostCentersFieldsItem = 'id' | 'code' | 'description';
export type ListCostUnitsParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListCostUnitsOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListCostUnitsFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `code`. Repeat the parameter to allow several values.
   */
  code?: string | readonly string[];
  /**
   * Only records with this `description`. Repeat the parameter to allow several values.
   */
  description?: string | readonly string[];
  /**
   * Only records with this `costUnitTypeId`. Repeat the parameter to allow several values.
   */
  costUnitTypeId?: number | readonly number[];
};

export type ListCostUnitsOrderby =
  | 'id'
  | 'code'
  | 'description'
  | 'costUnitTypeId'
  | '-id'
  | '-code'
  | '-description'
  | '-costUnitTypeId';
export type ListCostUnitsFieldsItem = 'id' | 'code' | 'description' | 'costUnitTypeId';
export type ListCostUnitTypesParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListCostUnitTypesOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListCostUnitTypesFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `code`. Repeat the parameter to allow several values.
   */
  code?: string | readonly string[];
  /**
   * Only records with this `description`. Repeat the parameter to allow several values.
   */
  description?: string | readonly string[];
};

export type ListCostUnitTypesOrderby = 'id' | 'code' | 'description' | '-id' | '-code' | '-description';
export type ListCostUnitTypesFieldsItem = 'id' | 'code' | 'description';
export type ListDraftSalesInvoicesParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListDraftSalesInvoicesOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListDraftSalesInvoicesFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `debtorId`. Repeat the parameter to allow several values.
   */
  debtorId?: number | readonly number[];
  /**
   * Only records with this `invoiceDate`. Repeat the parameter to allow several values.
   */
  invoiceDate?: string | readonly string[];
  /**
   * Only records with this `paymentConditionId`. Repeat the parameter to allow several values.
   */
  paymentConditionId?: number | readonly number[];
  /**
   * Only records with this `dueDate`. Repeat the parameter to allow several values.
   */
  dueDate?: string | readonly string[];
  /**
   * Only records with this `reference`. Repeat the parameter to allow several values.
   */
  reference?: string | readonly string[];
  /**
   * Only records with this `description`. Repeat the parameter to allow several values.
   */
  description?: string | readonly string[];
  /**
   * Only records with this `remark`. Repeat the parameter to allow several values.
   */
  remark?: string | readonly string[];
  /**
   * Only records with this `paymentMethodId`. Repeat the parameter to allow several values.
   */
  paymentMethodId?: number | readonly number[];
  /**
   * Only records with this `amountExcludingVat`. Repeat the parameter to allow several values.
   */
  amountExcludingVat?: number | readonly number[];
  /**
   * Only records with this `amountVat`. Repeat the parameter to allow several values.
   */
  amountVat?: number | readonly number[];
  /**
   * Only records with this `amountIncludingVat`. Repeat the parameter to allow several values.
   */
  amountIncludingVat?: number | readonly number[];
};

export type ListDraftSalesInvoicesOrderby =
  | 'id'
  | 'debtorId'
  | 'invoiceDate'
  | 'paymentConditionId'
  | 'dueDate'
  | 'reference'
  | 'description'
  | 'remark'
  | 'paymentMethodId'
  | 'amountExcludingVat'
  | 'amountVat'
  | 'amountIncludingVat'
  | '-id'
  | '-debtorId'
  | '-invoiceDate'
  | '-paymentConditionId'
  | '-dueDate'
  | '-reference'
  | '-description'
  | '-remark'
  | '-paymentMethodId'
  | '-amountExcludingVat'
  | '-amountVat'
  | '-amountIncludingVat';
export type ListDraftSalesInvoicesFieldsItem =
  | 'id'
  | 'debtorId'
  | 'invoiceDate'
  | 'paymentConditionId'
  | 'dueDate'
  | 'invoiceAddress'
  | 'reference'
  | 'description'
  | 'remark'
  | 'paymentMethodId'
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
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListDraftSalesInvoiceLinesOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListDraftSalesInvoiceLinesFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `description`. Repeat the parameter to allow several values.
   */
  description?: string | readonly string[];
  /**
   * Only records with this `quantity`. Repeat the parameter to allow several values.
   */
  quantity?: number | readonly number[];
  /**
   * Only records with this `unitPrice`. Repeat the parameter to allow several values.
   */
  unitPrice?: number | readonly number[];
  /**
   * Only records with this `unitPriceIncludingVat`. Repeat the parameter to allow several values.
   */
  unitPriceIncludingVat?: boolean | readonly boolean[];
  /**
   * Only records with this `discountPercentage`. Repeat the parameter to allow several values.
   */
  discountPercentage?: number | readonly number[];
  /**
   * Only records with this `vatCodeId`. Repeat the parameter to allow several values.
   */
  vatCodeId?: number | readonly number[];
  /**
   * Only records with this `costCenterId`. Repeat the parameter to allow several values.
   */
  costCenterId?: number | readonly number[];
  /**
   * Only records with this `costUnitId`. Repeat the parameter to allow several values.
   */
  costUnitId?: number | readonly number[];
  /**
   * Only records with this `amountExcludingVat`. Repeat the parameter to allow several values.
   */
  amountExcludingVat?: number | readonly number[];
  /**
   * Only records with this `amountVat`. Repeat the parameter to allow several values.
   */
  amountVat?: number | readonly number[];
  /**
   * Only records with this `amountIncludingVat`. Repeat the parameter to allow several values.
   */
  amountIncludingVat?: number | readonly number[];
  /**
   * Only records with this `bookingType`. Repeat the parameter to allow several values.
   */
  bookingType?: ('A' | 'V' | 'G' | 'T') | readonly ('A' | 'V' | 'G' | 'T')[];
  /**
   * Only records with this `ArticleSku`. Repeat the parameter to allow several values.
   */
  ArticleSku?: string | readonly string[];
  /**
   * Only records with this `salesTypeId`. Repeat the parameter to allow several values.
   */
  salesTypeId?: number | readonly number[];
  /**
   * Only records with this `ledgerAccountId`. Repeat the parameter to allow several values.
   */
  ledgerAccountId?: number | readonly number[];
};

export type ListDraftSalesInvoiceLinesOrderby =
  | 'id'
  | 'description'
  | 'quantity'
  | 'unitPrice'
  | 'unitPriceIncludingVat'
  | 'discountPercentage'
  | 'vatCodeId'
  | 'costCenterId'
  | 'costUnitId'
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
  | '-costCenterId'
  | '-costUnitId'
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
  | 'costCenterId'
  | 'costUnitId'
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
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListDraftSalesInvoicesWithLinesOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListDraftSalesInvoicesWithLinesFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `debtorId`. Repeat the parameter to allow several values.
   */
  debtorId?: number | readonly number[];
  /**
   * Only records with this `invoiceDate`. Repeat the parameter to allow several values.
   */
  invoiceDate?: string | readonly string[];
  /**
   * Only records with this `paymentConditionId`. Repeat the parameter to allow several values.
   */
  paymentConditionId?: number | readonly number[];
  /**
   * Only records with this `dueDate`. Repeat the parameter to allow several values.
   */
  dueDate?: string | readonly string[];
  /**
   * Only records with this `reference`. Repeat the parameter to allow several values.
   */
  reference?: string | readonly string[];
  /**
   * Only records with this `description`. Repeat the parameter to allow several values.
   */
  description?: string | readonly string[];
  /**
   * Only records with this `remark`. Repeat the parameter to allow several values.
   */
  remark?: string | readonly string[];
  /**
   * Only records with this `paymentMethodId`. Repeat the parameter to allow several values.
   */
  paymentMethodId?: number | readonly number[];
  /**
   * Only records with this `amountExcludingVat`. Repeat the parameter to allow several values.
   */
  amountExcludingVat?: number | readonly number[];
  /**
   * Only records with this `amountVat`. Repeat the parameter to allow several values.
   */
  amountVat?: number | readonly number[];
  /**
   * Only records with this `amountIncludingVat`. Repeat the parameter to allow several values.
   */
  amountIncludingVat?: number | readonly number[];
};

export type ListDraftSalesInvoicesWithLinesOrderby =
  | 'id'
  | 'debtorId'
  | 'invoiceDate'
  | 'paymentConditionId'
  | 'dueDate'
  | 'reference'
  | 'description'
  | 'remark'
  | 'paymentMethodId'
  | 'amountExcludingVat'
  | 'amountVat'
  | 'amountIncludingVat'
  | '-id'
  | '-debtorId'
  | '-invoiceDate'
  | '-paymentConditionId'
  | '-dueDate'
  | '-reference'
  | '-description'
  | '-remark'
  | '-paymentMethodId'
  | '-amountExcludingVat'
  | '-amountVat'
  | '-amountIncludingVat';
export type ListDraftSalesInvoicesWithLinesFieldsItem =
  | 'id'
  | 'debtorId'
  | 'invoiceDate'
  | 'paymentConditionId'
  | 'dueDate'
  | 'invoiceAddress'
  | 'reference'
  | 'description'
  | 'remark'
  | 'paymentMethodId'
  | 'amountExcludingVat'
  | 'amountVat'
  | 'amountIncludingVat'
  | 'vatTotals'
  | 'lines';
export type ListSalesInvoicesParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListSalesInvoicesOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListSalesInvoicesFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `debtorId`. Repeat the parameter to allow several values.
   */
  debtorId?: number | readonly number[];
  /**
   * Only records with this `invoiceDate`. Repeat the parameter to allow several values.
   */
  invoiceDate?: string | readonly string[];
  /**
   * Only records with this `paymentConditionId`. Repeat the parameter to allow several values.
   */
  paymentConditionId?: number | readonly number[];
  /**
   * Only records with this `dueDate`. Repeat the parameter to allow several values.
   */
  dueDate?: string | readonly string[];
  /**
   * Only records with this `reference`. Repeat the parameter to allow several values.
   */
  reference?: string | readonly string[];
  /**
   * Only records with this `description`. Repeat the parameter to allow several values.
   */
  description?: string | readonly string[];
  /**
   * Only records with this `remark`. Repeat the parameter to allow several values.
   */
  remark?: string | readonly string[];
  /**
   * Only records with this `invoiceNumber`. Repeat the parameter to allow several values.
   */
  invoiceNumber?: string | readonly string[];
  /**
   * Only records with this `bookYear`. Repeat the parameter to allow several values.
   */
  bookYear?: number | readonly number[];
  /**
   * Only records with this `bookPeriod`. Repeat the parameter to allow several values.
   */
  bookPeriod?: number | readonly number[];
  /**
   * Only records with this `inboxFileId`. Repeat the parameter to allow several values.
   */
  inboxFileId?: number | readonly number[];
  /**
   * Only records with this `fileId`. Repeat the parameter to allow several values.
   */
  fileId?: number | readonly number[];
  /**
   * Only records with this `amountExcludingVat`. Repeat the parameter to allow several values.
   */
  amountExcludingVat?: number | readonly number[];
  /**
   * Only records with this `amountVat`. Repeat the parameter to allow several values.
   */
  amountVat?: number | readonly number[];
  /**
   * Only records with this `amountIncludingVat`. Repeat the parameter to allow several values.
   */
  amountIncludingVat?: number | readonly number[];
};

export type ListSalesInvoicesOrderby =
  | 'id'
  | 'debtorId'
  | 'invoiceDate'
  | 'paymentConditionId'
  | 'dueDate'
  | 'reference'
  | 'description'
  | 'remark'
  | 'invoiceNumber'
  | 'bookYear'
  | 'bookPeriod'
  | 'inboxFileId'
  | 'fileId'
  | 'amountExcludingVat'
  | 'amountVat'
  | 'amountIncludingVat'
  | '-id'
  | '-debtorId'
  | '-invoiceDate'
  | '-paymentConditionId'
  | '-dueDate'
  | '-reference'
  | '-description'
  | '-remark'
  | '-invoiceNumber'
  | '-bookYear'
  | '-bookPeriod'
  | '-inboxFileId'
  | '-fileId'
  | '-amountExcludingVat'
  | '-amountVat'
  | '-amountIncludingVat';
export type ListSalesInvoicesFieldsItem =
  | 'id'
  | 'debtorId'
  | 'invoiceDate'
  | 'paymentConditionId'
  | 'dueDate'
  | 'invoiceAddress'
  | 'reference'
  | 'description'
  | 'remark'
  | 'invoiceNumber'
  | 'bookYear'
  | 'bookPeriod'
  | 'inboxFileId'
  | 'fileId'
  | 'amountExcludingVat'
  | 'amountVat'
  | 'amountIncludingVat'
  | 'vatTotals';
export type ListSalesInvoiceLinesParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListSalesInvoiceLinesOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListSalesInvoiceLinesFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `description`. Repeat the parameter to allow several values.
   */
  description?: string | readonly string[];
  /**
   * Only records with this `quantity`. Repeat the parameter to allow several values.
   */
  quantity?: number | readonly number[];
  /**
   * Only records with this `unitPrice`. Repeat the parameter to allow several values.
   */
  unitPrice?: number | readonly number[];
  /**
   * Only records with this `unitPriceIncludingVat`. Repeat the parameter to allow several values.
   */
  unitPriceIncludingVat?: boolean | readonly boolean[];
  /**
   * Only records with this `discountPercentage`. Repeat the parameter to allow several values.
   */
  discountPercentage?: number | readonly number[];
  /**
   * Only records with this `vatCodeId`. Repeat the parameter to allow several values.
   */
  vatCodeId?: number | readonly number[];
  /**
   * Only records with this `costCenterId`. Repeat the parameter to allow several values.
   */
  costCenterId?: number | readonly number[];
  /**
   * Only records with this `costUnitId`. Repeat the parameter to allow several values.
   */
  costUnitId?: number | readonly number[];
  /**
   * Only records with this `amountExcludingVat`. Repeat the parameter to allow several values.
   */
  amountExcludingVat?: number | readonly number[];
  /**
   * Only records with this `amountVat`. Repeat the parameter to allow several values.
   */
  amountVat?: number | readonly number[];
  /**
   * Only records with this `amountIncludingVat`. Repeat the parameter to allow several values.
   */
  amountIncludingVat?: number | readonly number[];
  /**
   * Only records with this `bookingType`. Repeat the parameter to allow several values.
   */
  bookingType?: ('A' | 'V' | 'G' | 'T') | readonly ('A' | 'V' | 'G' | 'T')[];
  /**
   * Only records with this `ArticleSku`. Repeat the parameter to allow several values.
   */
  ArticleSku?: string | readonly string[];
  /**
   * Only records with this `salesTypeId`. Repeat the parameter to allow several values.
   */
  salesTypeId?: number | readonly number[];
  /**
   * Only records with this `ledgerAccountId`. Repeat the parameter to allow several values.
   */
  ledgerAccountId?: number | readonly number[];
};

export type ListSalesInvoiceLinesOrderby =
  | 'id'
  | 'description'
  | 'quantity'
  | 'unitPrice'
  | 'unitPriceIncludingVat'
  | 'discountPercentage'
  | 'vatCodeId'
  | 'costCenterId'
  | 'costUnitId'
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
  | '-costCenterId'
  | '-costUnitId'
  | '-amountExcludingVat'
  | '-amountVat'
  | '-amountIncludingVat'
  | '-bookingType'
  | '-ArticleSku'
  | '-salesTypeId'
  | '-ledgerAccountId';
export type ListSalesInvoiceLinesFieldsItem =
  | 'id'
  | 'description'
  | 'quantity'
  | 'unitPrice'
  | 'unitPriceIncludingVat'
  | 'discountPercentage'
  | 'vatCodeId'
  | 'costCenterId'
  | 'costUnitId'
  | 'amountExcludingVat'
  | 'amountVat'
  | 'amountIncludingVat'
  | 'bookingType'
  | 'ArticleSku'
  | 'salesTypeId'
  | 'ledgerAccountId';
export type ListSalesInvoicesWithLinesParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListSalesInvoicesWithLinesOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListSalesInvoicesWithLinesFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `debtorId`. Repeat the parameter to allow several values.
   */
  debtorId?: number | readonly number[];
  /**
   * Only records with this `invoiceDate`. Repeat the parameter to allow several values.
   */
  invoiceDate?: string | readonly string[];
  /**
   * Only records with this `paymentConditionId`. Repeat the parameter to allow several values.
   */
  paymentConditionId?: number | readonly number[];
  /**
   * Only records with this `dueDate`. Repeat the parameter to allow several values.
   */
  dueDate?: string | readonly string[];
  /**
   * Only records with this `reference`. Repeat the parameter to allow several values.
   */
  reference?: string | readonly string[];
  /**
   * Only records with this `description`. Repeat the parameter to allow several values.
   */
  description?: string | readonly string[];
  /**
   * Only records with this `remark`. Repeat the parameter to allow several values.
   */
  remark?: string | readonly string[];
  /**
   * Only records with this `invoiceNumber`. Repeat the parameter to allow several values.
   */
  invoiceNumber?: string | readonly string[];
  /**
   * Only records with this `bookYear`. Repeat the parameter to allow several values.
   */
  bookYear?: number | readonly number[];
  /**
   * Only records with this `bookPeriod`. Repeat the parameter to allow several values.
   */
  bookPeriod?: number | readonly number[];
  /**
   * Only records with this `inboxFileId`. Repeat the parameter to allow several values.
   */
  inboxFileId?: number | readonly number[];
  /**
   * Only records with this `fileId`. Repeat the parameter to allow several values.
   */
  fileId?: number | readonly number[];
  /**
   * Only records with this `amountExcludingVat`. Repeat the parameter to allow several values.
   */
  amountExcludingVat?: number | readonly number[];
  /**
   * Only records with this `amountVat`. Repeat the parameter to allow several values.
   */
  amountVat?: number | readonly number[];
  /**
   * Only records with this `amountIncludingVat`. Repeat the parameter to allow several values.
   */
  amountIncludingVat?: number | readonly number[];
};

export type ListSalesInvoicesWithLinesOrderby =
  | 'id'
  | 'debtorId'
  | 'invoiceDate'
  | 'paymentConditionId'
  | 'dueDate'
  | 'reference'
  | 'description'
  | 'remark'
  | 'invoiceNumber'
  | 'bookYear'
  | 'bookPeriod'
  | 'inboxFileId'
  | 'fileId'
  | 'amountExcludingVat'
  | 'amountVat'
  | 'amountIncludingVat'
  | '-id'
  | '-debtorId'
  | '-invoiceDate'
  | '-paymentConditionId'
  | '-dueDate'
  | '-reference'
  | '-description'
  | '-remark'
  | '-invoiceNumber'
  | '-bookYear'
  | '-bookPeriod'
  | '-inboxFileId'
  | '-fileId'
  | '-amountExcludingVat'
  | '-amountVat'
  | '-amountIncludingVat';
export type ListSalesInvoicesWithLinesFieldsItem =
  | 'id'
  | 'debtorId'
  | 'invoiceDate'
  | 'paymentConditionId'
  | 'dueDate'
  | 'invoiceAddress'
  | 'reference'
  | 'description'
  | 'remark'
  | 'invoiceNumber'
  | 'bookYear'
  | 'bookPeriod'
  | 'inboxFileId'
  | 'fileId'
  | 'amountExcludingVat'
  | 'amountVat'
  | 'amountIncludingVat'
  | 'vatTotals'
  | 'lines';
export type ListOutstandingSalesInvoicesParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListOutstandingSalesInvoicesOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListOutstandingSalesInvoicesFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `invoiceNumber`. Repeat the parameter to allow several values.
   */
  invoiceNumber?: string | readonly string[];
  /**
   * Only records with this `invoiceDate`. Repeat the parameter to allow several values.
   */
  invoiceDate?: string | readonly string[];
  /**
   * Only records with this `dueDate`. Repeat the parameter to allow several values.
   */
  dueDate?: string | readonly string[];
  /**
   * Only records with this `amountIncludingVat`. Repeat the parameter to allow several values.
   */
  amountIncludingVat?: number | readonly number[];
  /**
   * Only records with this `outstandingAmount`. Repeat the parameter to allow several values.
   */
  outstandingAmount?: number | readonly number[];
  /**
   * Only records with this `age`. Repeat the parameter to allow several values.
   */
  age?: number | readonly number[];
  /**
   * Only records with this `daysUntilExpiry`. Repeat the parameter to allow several values.
   */
  daysUntilExpiry?: number | readonly number[];
  /**
   * Only records with this `debtorId`. Repeat the parameter to allow several values.
   */
  debtorId?: number | readonly number[];
  /**
   * Only records with this `debtorNumber`. Repeat the parameter to allow several values.
   */
  debtorNumber?: string | readonly string[];
  /**
   * Only records with this `debtorName`. Repeat the parameter to allow several values.
   */
  debtorName?: string | readonly string[];
};

export type ListOutstandingSalesInvoicesOrderby =
  | 'id'
  | 'invoiceNumber'
  | 'invoiceDate'
  | 'dueDate'
  | 'amountIncludingVat'
  | 'outstandingAmount'
  | 'age'
  | 'daysUntilExpiry'
  | 'debtorId'
  | 'debtorNumber'
  | 'debtorName'
  | '-id'
  | '-invoiceNumber'
  | '-invoiceDate'
  | '-dueDate'
  | '-amountIncludingVat'
  | '-outstandingAmount'
  | '-age'
  | '-daysUntilExpiry'
  | '-debtorId'
  | '-debtorNumber'
  | '-debtorName';
export type ListOutstandingSalesInvoicesFieldsItem =
  | 'id'
  | 'invoiceNumber'
  | 'invoiceDate'
  | 'dueDate'
  | 'amountIncludingVat'
  | 'outstandingAmount'
  | 'age'
  | 'daysUntilExpiry'
  | 'debtorId'
  | 'debtorNumber'
  | 'debtorName';
export type ListSalesOrdersParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListSalesOrdersOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListSalesOrdersFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `debtorId`. Repeat the parameter to allow several values.
   */
  debtorId?: number | readonly number[];
  /**
   * Only records with this `orderDate`. Repeat the parameter to allow several values.
   */
  orderDate?: string | readonly string[];
  /**
   * Only records with this `shippingDate`. Repeat the parameter to allow several values.
   */
  shippingDate?: string | readonly string[];
  /**
   * Only records with this `paymentConditionId`. Repeat the parameter to allow several values.
   */
  paymentConditionId?: number | readonly number[];
  /**
   * Only records with this `reference`. Repeat the parameter to allow several values.
   */
  reference?: string | readonly string[];
  /**
   * Only records with this `description`. Repeat the parameter to allow several values.
   */
  description?: string | readonly string[];
  /**
   * Only records with this `remark`. Repeat the parameter to allow several values.
   */
  remark?: string | readonly string[];
  /**
   * Only records with this `number`. Repeat the parameter to allow several values.
   */
  number?: string | readonly string[];
  /**
   * Only records with this `amountExcludingVat`. Repeat the parameter to allow several values.
   */
  amountExcludingVat?: number | readonly number[];
  /**
   * Only records with this `amountVat`. Repeat the parameter to allow several values.
   */
  amountVat?: number | readonly number[];
  /**
   * Only records with this `amountIncludingVat`. Repeat the parameter to allow several values.
   */
  amountIncludingVat?: number | readonly number[];
};

export type ListSalesOrdersOrderby =
  | 'id'
  | 'debtorId'
  | 'orderDate'
  | 'shippingDate'
  | 'paymentConditionId'
  | 'reference'
  | 'description'
  | 'remark'
  | 'number'
  | 'amountExcludingVat'
  | 'amountVat'
  | 'amountIncludingVat'
  | '-id'
  | '-debtorId'
  | '-orderDate'
  | '-shippingDate'
  | '-paymentConditionId'
  | '-reference'
  | '-description'
  | '-remark'
  | '-number'
  | '-amountExcludingVat'
  | '-amountVat'
  | '-amountIncludingVat';
export type ListSalesOrdersFieldsItem =
  | 'id'
  | 'debtorId'
  | 'orderDate'
  | 'shippingDate'
  | 'deliveryAddress'
  | 'paymentConditionId'
  | 'reference'
  | 'description'
  | 'remark'
  | 'number'
  | 'amountExcludingVat'
  | 'amountVat'
  | 'amountIncludingVat'
  | 'vatTotals';
export type ListSalesOrdersWithLinesParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListSalesOrdersWithLinesOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListSalesOrdersWithLinesFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `debtorId`. Repeat the parameter to allow several values.
   */
  debtorId?: number | readonly number[];
  /**
   * Only records with this `orderDate`. Repeat the parameter to allow several values.
   */
  orderDate?: string | readonly string[];
  /**
   * Only records with this `shippingDate`. Repeat the parameter to allow several values.
   */
  shippingDate?: string | readonly string[];
  /**
   * Only records with this `paymentConditionId`. Repeat the parameter to allow several values.
   */
  paymentConditionId?: number | readonly number[];
  /**
   * Only records with this `reference`. Repeat the parameter to allow several values.
   */
  reference?: string | readonly string[];
  /**
   * Only records with this `description`. Repeat the parameter to allow several values.
   */
  description?: string | readonly string[];
  /**
   * Only records with this `remark`. Repeat the parameter to allow several values.
   */
  remark?: string | readonly string[];
  /**
   * Only records with this `number`. Repeat the parameter to allow several values.
   */
  number?: string | readonly string[];
  /**
   * Only records with this `amountExcludingVat`. Repeat the parameter to allow several values.
   */
  amountExcludingVat?: number | readonly number[];
  /**
   * Only records with this `amountVat`. Repeat the parameter to allow several values.
   */
  amountVat?: number | readonly number[];
  /**
   * Only records with this `amountIncludingVat`. Repeat the parameter to allow several values.
   */
  amountIncludingVat?: number | readonly number[];
};

export type ListSalesOrdersWithLinesOrderby =
  | 'id'
  | 'debtorId'
  | 'orderDate'
  | 'shippingDate'
  | 'paymentConditionId'
  | 'reference'
  | 'description'
  | 'remark'
  | 'number'
  | 'amountExcludingVat'
  | 'amountVat'
  | 'amountIncludingVat'
  | '-id'
  | '-debtorId'
  | '-orderDate'
  | '-shippingDate'
  | '-paymentConditionId'
  | '-reference'
  | '-description'
  | '-remark'
  | '-number'
  | '-amountExcludingVat'
  | '-amountVat'
  | '-amountIncludingVat';
export type ListSalesOrdersWithLinesFieldsItem =
  | 'id'
  | 'debtorId'
  | 'orderDate'
  | 'shippingDate'
  | 'deliveryAddress'
  | 'paymentConditionId'
  | 'reference'
  | 'description'
  | 'remark'
  | 'number'
  | 'amountExcludingVat'
  | 'amountVat'
  | 'amountIncludingVat'
  | 'vatTotals'
  | 'lines';
export type ListApprovalRoutesParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListApprovalRoutesOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListApprovalRoutesFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `code`. Repeat the parameter to allow several values.
   */
  code?: string | readonly string[];
  /**
   * Only records with this `description`. Repeat the parameter to allow several values.
   */
  description?: string | readonly string[];
};

export type ListApprovalRoutesOrderby = 'id' | 'code' | 'description' | '-id' | '-code' | '-description';
export type ListApprovalRoutesFieldsItem = 'id' | 'code' | 'description';
export type ListPurchaseInvoicesParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListPurchaseInvoicesOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListPurchaseInvoicesFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `creditorId`. Repeat the parameter to allow several values.
   */
  creditorId?: number | readonly number[];
  /**
   * Only records with this `invoiceNumber`. Repeat the parameter to allow several values.
   */
  invoiceNumber?: string | readonly string[];
  /**
   * Only records with this `invoiceDate`. Repeat the parameter to allow several values.
   */
  invoiceDate?: string | readonly string[];
  /**
   * Only records with this `paymentConditionId`. Repeat the parameter to allow several values.
   */
  paymentConditionId?: number | readonly number[];
  /**
   * Only records with this `dueDate`. Repeat the parameter to allow several values.
   */
  dueDate?: string | readonly string[];
  /**
   * Only records with this `bookYear`. Repeat the parameter to allow several values.
   */
  bookYear?: number | readonly number[];
  /**
   * Only records with this `bookPeriod`. Repeat the parameter to allow several values.
   */
  bookPeriod?: number | readonly number[];
  /**
   * Only records with this `approvalRouteId`. Repeat the parameter to allow several values.
   */
  approvalRouteId?: number | readonly number[];
  /**
   * Only records with this `inboxFileId`. Repeat the parameter to allow several values.
   */
  inboxFileId?: number | readonly number[];
  /**
   * Only records with this `description`. Repeat the parameter to allow several values.
   */
  description?: string | readonly string[];
  /**
   * Only records with this `remark`. Repeat the parameter to allow several values.
   */
  remark?: string | readonly string[];
  /**
   * Only records with this `fileId`. Repeat the parameter to allow several values.
   */
  fileId?: number | readonly number[];
  /**
   * Only records with this `amountExcludingVat`. Repeat the parameter to allow several values.
   */
  amountExcludingVat?: number | readonly number[];
  /**
   * Only records with this `amountVat`. Repeat the parameter to allow several values.
   */
  amountVat?: number | readonly number[];
  /**
   * Only records with this `amountIncludingVat`. Repeat the parameter to allow several values.
   */
  amountIncludingVat?: number | readonly number[];
};

export type ListPurchaseInvoicesOrderby =
  | 'id'
  | 'creditorId'
  | 'invoiceNumber'
  | 'invoiceDate'
  | 'paymentConditionId'
  | 'dueDate'
  | 'bookYear'
  | 'bookPeriod'
  | 'approvalRouteId'
  | 'inboxFileId'
  | 'description'
  | 'remark'
  | 'fileId'
  | 'amountExcludingVat'
  | 'amountVat'
  | 'amountIncludingVat'
  | '-id'
  | '-creditorId'
  | '-invoiceNumber'
  | '-invoiceDate'
  | '-paymentConditionId'
  | '-dueDate'
  | '-bookYear'
  | '-bookPeriod'
  | '-approvalRouteId'
  | '-inboxFileId'
  | '-description'
  | '-remark'
  | '-fileId'
  | '-amountExcludingVat'
  | '-amountVat'
  | '-amountIncludingVat';
export type ListPurchaseInvoicesFieldsItem =
  | 'id'
  | 'creditorId'
  | 'invoiceNumber'
  | 'invoiceDate'
  | 'paymentConditionId'
  | 'dueDate'
  | 'bookYear'
  | 'bookPeriod'
  | 'approvalRouteId'
  | 'inboxFileId'
  | 'description'
  | 'remark'
  | 'fileId'
  | 'amountExcludingVat'
  | 'amountVat'
  | 'amountIncludingVat'
  | 'vatTotals';
export type ListPurchaseInvoiceLinesParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListPurchaseInvoiceLinesOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListPurchaseInvoiceLinesFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `ledgerAccountId`. Repeat the parameter to allow several values.
   */
  ledgerAccountId?: number | readonly number[];
  /**
   * Only records with this `description`. Repeat the parameter to allow several values.
   */
  description?: string | readonly string[];
  /**
   * Only records with this `quantity`. Repeat the parameter to allow several values.
   */
  quantity?: number | readonly number[];
  /**
   * Only records with this `unitPrice`. Repeat the parameter to allow several values.
   */
  unitPrice?: number | readonly number[];
  /**
   * Only records with this `unitPriceIncludingVat`. Repeat the parameter to allow several values.
   */
  unitPriceIncludingVat?: boolean | readonly boolean[];
  /**
   * Only records with this `discountPercentage`. Repeat the parameter to allow several values.
   */
  discountPercentage?: number | readonly number[];
  /**
   * Only records with this `vatCodeId`. Repeat the parameter to allow several values.
   */
  vatCodeId?: number | readonly number[];
  /**
   * Only records with this `amountVat`. Repeat the parameter to allow several values.
   */
  amountVat?: number | readonly number[];
  /**
   * Only records with this `costCenterId`. Repeat the parameter to allow several values.
   */
  costCenterId?: number | readonly number[];
  /**
   * Only records with this `costUnitId`. Repeat the parameter to allow several values.
   */
  costUnitId?: number | readonly number[];
  /**
   * Only records with this `amountExcludingVat`. Repeat the parameter to allow several values.
   */
  amountExcludingVat?: number | readonly number[];
  /**
   * Only records with this `amountIncludingVat`. Repeat the parameter to allow several values.
   */
  amountIncludingVat?: number | readonly number[];
};

export type ListPurchaseInvoiceLinesOrderby =
  | 'id'
  | 'ledgerAccountId'
  | 'description'
  | 'quantity'
  | 'unitPrice'
  | 'unitPriceIncludingVat'
  | 'discountPercentage'
  | 'vatCodeId'
  | 'amountVat'
  | 'costCenterId'
  | 'costUnitId'
  | 'amountExcludingVat'
  | 'amountIncludingVat'
  | '-id'
  | '-ledgerAccountId'
  | '-description'
  | '-quantity'
  | '-unitPrice'
  | '-unitPriceIncludingVat'
  | '-discountPercentage'
  | '-vatCodeId'
  | '-amountVat'
  | '-costCenterId'
  | '-costUnitId'
  | '-amountExcludingVat'
  | '-amountIncludingVat';
export type ListPurchaseInvoiceLinesFieldsItem =
  | 'id'
  | 'ledgerAccountId'
  | 'description'
  | 'quantity'
  | 'unitPrice'
  | 'unitPriceIncludingVat'
  | 'discountPercentage'
  | 'vatCodeId'
  | 'amountVat'
  | 'costCenterId'
  | 'costUnitId'
  | 'amountExcludingVat'
  | 'amountIncludingVat';
export type ListPurchaseInvoicesWithLinesParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListPurchaseInvoicesWithLinesOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListPurchaseInvoicesWithLinesFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `creditorId`. Repeat the parameter to allow several values.
   */
  creditorId?: number | readonly number[];
  /**
   * Only records with this `invoiceNumber`. Repeat the parameter to allow several values.
   */
  invoiceNumber?: string | readonly string[];
  /**
   * Only records with this `invoiceDate`. Repeat the parameter to allow several values.
   */
  invoiceDate?: string | readonly string[];
  /**
   * Only records with this `paymentConditionId`. Repeat the parameter to allow several values.
   */
  paymentConditionId?: number | readonly number[];
  /**
   * Only records with this `dueDate`. Repeat the parameter to allow several values.
   */
  dueDate?: string | readonly string[];
  /**
   * Only records with this `bookYear`. Repeat the parameter to allow several values.
   */
  bookYear?: number | readonly number[];
  /**
   * Only records with this `bookPeriod`. Repeat the parameter to allow several values.
   */
  bookPeriod?: number | readonly number[];
  /**
   * Only records with this `approvalRouteId`. Repeat the parameter to allow several values.
   */
  approvalRouteId?: number | readonly number[];
  /**
   * Only records with this `inboxFileId`. Repeat the parameter to allow several values.
   */
  inboxFileId?: number | readonly number[];
  /**
   * Only records with this `description`. Repeat the parameter to allow several values.
   */
  description?: string | readonly string[];
  /**
   * Only records with this `remark`. Repeat the parameter to allow several values.
   */
  remark?: string | readonly string[];
  /**
   * Only records with this `fileId`. Repeat the parameter to allow several values.
   */
  fileId?: number | readonly number[];
  /**
   * Only records with this `amountExcludingVat`. Repeat the parameter to allow several values.
   */
  amountExcludingVat?: number | readonly number[];
  /**
   * Only records with this `amountVat`. Repeat the parameter to allow several values.
   */
  amountVat?: number | readonly number[];
  /**
   * Only records with this `amountIncludingVat`. Repeat the parameter to allow several values.
   */
  amountIncludingVat?: number | readonly number[];
};

export type ListPurchaseInvoicesWithLinesOrderby =
  | 'id'
  | 'creditorId'
  | 'invoiceNumber'
  | 'invoiceDate'
  | 'paymentConditionId'
  | 'dueDate'
  | 'bookYear'
  | 'bookPeriod'
  | 'approvalRouteId'
  | 'inboxFileId'
  | 'description'
  | 'remark'
  | 'fileId'
  | 'amountExcludingVat'
  | 'amountVat'
  | 'amountIncludingVat'
  | '-id'
  | '-creditorId'
  | '-invoiceNumber'
  | '-invoiceDate'
  | '-paymentConditionId'
  | '-dueDate'
  | '-bookYear'
  | '-bookPeriod'
  | '-approvalRouteId'
  | '-inboxFileId'
  | '-description'
  | '-remark'
  | '-fileId'
  | '-amountExcludingVat'
  | '-amountVat'
  | '-amountIncludingVat';
export type ListPurchaseInvoicesWithLinesFieldsItem =
  | 'id'
  | 'creditorId'
  | 'invoiceNumber'
  | 'invoiceDate'
  | 'paymentConditionId'
  | 'dueDate'
  | 'bookYear'
  | 'bookPeriod'
  | 'approvalRouteId'
  | 'inboxFileId'
  | 'description'
  | 'remark'
  | 'fileId'
  | 'amountExcludingVat'
  | 'amountVat'
  | 'amountIncludingVat'
  | 'vatTotals'
  | 'lines';
export type ListOutstandingPurchaseInvoicesParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListOutstandingPurchaseInvoicesOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListOutstandingPurchaseInvoicesFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `invoiceNumber`. Repeat the parameter to allow several values.
   */
  invoiceNumber?: string | readonly string[];
  /**
   * Only records with this `invoiceDate`. Repeat the parameter to allow several values.
   */
  invoiceDate?: string | readonly string[];
  /**
   * Only records with this `dueDate`. Repeat the parameter to allow several values.
   */
  dueDate?: string | readonly string[];
  /**
   * Only records with this `amountIncludingVat`. Repeat the parameter to allow several values.
   */
  amountIncludingVat?: number | readonly number[];
  /**
   * Only records with this `outstandingAmount`. Repeat the parameter to allow several values.
   */
  outstandingAmount?: number | readonly number[];
  /**
   * Only records with this `age`. Repeat the parameter to allow several values.
   */
  age?: number | readonly number[];
  /**
   * Only records with this `daysUntilExpiry`. Repeat the parameter to allow several values.
   */
  daysUntilExpiry?: number | readonly number[];
  /**
   * Only records with this `creditorId`. Repeat the parameter to allow several values.
   */
  creditorId?: number | readonly number[];
  /**
   * Only records with this `creditorNumber`. Repeat the parameter to allow several values.
   */
  creditorNumber?: string | readonly string[];
  /**
   * Only records with this `creditorName`. Repeat the parameter to allow several values.
   */
  creditorName?: string | readonly string[];
};

export type ListOutstandingPurchaseInvoicesOrderby =
  | 'id'
  | 'invoiceNumber'
  | 'invoiceDate'
  | 'dueDate'
  | 'amountIncludingVat'
  | 'outstandingAmount'
  | 'age'
  | 'daysUntilExpiry'
  | 'creditorId'
  | 'creditorNumber'
  | 'creditorName'
  | '-id'
  | '-invoiceNumber'
  | '-invoiceDate'
  | '-dueDate'
  | '-amountIncludingVat'
  | '-outstandingAmount'
  | '-age'
  | '-daysUntilExpiry'
  | '-creditorId'
  | '-creditorNumber'
  | '-creditorName';
export type ListOutstandingPurchaseInvoicesFieldsItem =
  | 'id'
  | 'invoiceNumber'
  | 'invoiceDate'
  | 'dueDate'
  | 'amountIncludingVat'
  | 'outstandingAmount'
  | 'age'
  | 'daysUntilExpiry'
  | 'creditorId'
  | 'creditorNumber'
  | 'creditorName';
export type ListJournalsParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListJournalsOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListJournalsFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `code`. Repeat the parameter to allow several values.
   */
  code?: string | readonly string[];
  /**
   * Only records with this `description`. Repeat the parameter to allow several values.
   */
  description?: string | readonly string[];
  /**
   * Only records with this `type`. Repeat the parameter to allow several values.
   */
  type?: string | readonly string[];
  /**
   * Only records with this `ledgerAccountId`. Repeat the parameter to allow several values.
   */
  ledgerAccountId?: number | readonly number[];
};

export type ListJournalsOrderby =
  | 'id'
  | 'code'
  | 'description'
  | 'type'
  | 'ledgerAccountId'
  | '-id'
  | '-code'
  | '-description'
  | '-type'
  | '-ledgerAccountId';
export type ListJournalsFieldsItem = 'id' | 'code' | 'description' | 'type' | 'ledgerAccountId';
export type ListJournalEntriesParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListJournalEntriesOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListJournalEntriesFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `JournalId`. Repeat the parameter to allow several values.
   */
  JournalId?: number | readonly number[];
  /**
   * Only records with this `bookYear`. Repeat the parameter to allow several values.
   */
  bookYear?: number | readonly number[];
  /**
   * Only records with this `bookPeriod`. Repeat the parameter to allow several values.
   */
  bookPeriod?: number | readonly number[];
  /**
   * Only records with this `sourceDocumentNumber`. Repeat the parameter to allow several values.
   */
  sourceDocumentNumber?: string | readonly string[];
  /**
   * Only records with this `description`. Repeat the parameter to allow several values.
   */
  description?: string | readonly string[];
  /**
   * Only records with this `date`. Repeat the parameter to allow several values.
   */
  date?: string | readonly string[];
  /**
   * Only records with this `openingBalance`. Repeat the parameter to allow several values.
   */
  openingBalance?: number | readonly number[];
  /**
   * Only records with this `closingBalance`. Repeat the parameter to allow several values.
   */
  closingBalance?: number | readonly number[];
  /**
   * Only records with this `status`. Repeat the parameter to allow several values.
   */
  status?: ('draft' | 'processed') | readonly ('draft' | 'processed')[];
};

export type ListJournalEntriesOrderby =
  | 'id'
  | 'JournalId'
  | 'bookYear'
  | 'bookPeriod'
  | 'sourceDocumentNumber'
  | 'description'
  | 'date'
  | 'openingBalance'
  | 'closingBalance'
  | 'status'
  | '-id'
  | '-JournalId'
  | '-bookYear'
  | '-bookPeriod'
  | '-sourceDocumentNumber'
  | '-description'
  | '-date'
  | '-openingBalance'
  | '-closingBalance'
  | '-status';
export type ListJournalEntriesFieldsItem =
  | 'id'
  | 'JournalId'
  | 'bookYear'
  | 'bookPeriod'
  | 'sourceDocumentNumber'
  | 'description'
  | 'date'
  | 'openingBalance'
  | 'closingBalance'
  | 'status';
export type ListJournalEntryLinesParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListJournalEntryLinesOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListJournalEntryLinesFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `ledgerAccountId`. Repeat the parameter to allow several values.
   */
  ledgerAccountId?: number | readonly number[];
  /**
   * Only records with this `description`. Repeat the parameter to allow several values.
   */
  description?: string | readonly string[];
  /**
   * Only records with this `amountDebit`. Repeat the parameter to allow several values.
   */
  amountDebit?: number | readonly number[];
  /**
   * Only records with this `amountCredit`. Repeat the parameter to allow several values.
   */
  amountCredit?: number | readonly number[];
  /**
   * Only records with this `costCenterId`. Repeat the parameter to allow several values.
   */
  costCenterId?: number | readonly number[];
  /**
   * Only records with this `costUnitId`. Repeat the parameter to allow several values.
   */
  costUnitId?: number | readonly number[];
  /**
   * Only records with this `debtorId`. Repeat the parameter to allow several values.
   */
  debtorId?: number | readonly number[];
  /**
   * Only records with this `creditorId`. Repeat the parameter to allow several values.
   */
  creditorId?: number | readonly number[];
  /**
   * Only records with this `invoiceNumber`. Repeat the parameter to allow several values.
   */
  invoiceNumber?: string | readonly string[];
};

export type ListJournalEntryLinesOrderby =
  | 'id'
  | 'ledgerAccountId'
  | 'description'
  | 'amountDebit'
  | 'amountCredit'
  | 'costCenterId'
  | 'costUnitId'
  | 'debtorId'
  | 'creditorId'
  | 'invoiceNumber'
  | '-id'
  | '-ledgerAccountId'
  | '-description'
  | '-amountDebit'
  | '-amountCredit'
  | '-costCenterId'
  | '-costUnitId'
  | '-debtorId'
  | '-creditorId'
  | '-invoiceNumber';
export type ListJournalEntryLinesFieldsItem =
  | 'id'
  | 'ledgerAccountId'
  | 'description'
  | 'amountDebit'
  | 'amountCredit'
  | 'costCenterId'
  | 'costUnitId'
  | 'debtorId'
  | 'creditorId'
  | 'invoiceNumber';
export type ListJournalEntriesWithLinesParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListJournalEntriesWithLinesOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListJournalEntriesWithLinesFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `JournalId`. Repeat the parameter to allow several values.
   */
  JournalId?: number | readonly number[];
  /**
   * Only records with this `bookYear`. Repeat the parameter to allow several values.
   */
  bookYear?: number | readonly number[];
  /**
   * Only records with this `bookPeriod`. Repeat the parameter to allow several values.
   */
  bookPeriod?: number | readonly number[];
  /**
   * Only records with this `sourceDocumentNumber`. Repeat the parameter to allow several values.
   */
  sourceDocumentNumber?: string | readonly string[];
  /**
   * Only records with this `description`. Repeat the parameter to allow several values.
   */
  description?: string | readonly string[];
  /**
   * Only records with this `date`. Repeat the parameter to allow several values.
   */
  date?: string | readonly string[];
  /**
   * Only records with this `openingBalance`. Repeat the parameter to allow several values.
   */
  openingBalance?: number | readonly number[];
  /**
   * Only records with this `closingBalance`. Repeat the parameter to allow several values.
   */
  closingBalance?: number | readonly number[];
  /**
   * Only records with this `status`. Repeat the parameter to allow several values.
   */
  status?: ('draft' | 'processed') | readonly ('draft' | 'processed')[];
};

export type ListJournalEntriesWithLinesOrderby =
  | 'id'
  | 'JournalId'
  | 'bookYear'
  | 'bookPeriod'
  | 'sourceDocumentNumber'
  | 'description'
  | 'date'
  | 'openingBalance'
  | 'closingBalance'
  | 'status'
  | '-id'
  | '-JournalId'
  | '-bookYear'
  | '-bookPeriod'
  | '-sourceDocumentNumber'
  | '-description'
  | '-date'
  | '-openingBalance'
  | '-closingBalance'
  | '-status';
export type ListJournalEntriesWithLinesFieldsItem =
  | 'id'
  | 'JournalId'
  | 'bookYear'
  | 'bookPeriod'
  | 'sourceDocumentNumber'
  | 'description'
  | 'date'
  | 'openingBalance'
  | 'closingBalance'
  | 'status'
  | 'lines';
export type ListLedgerAccountsParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListLedgerAccountsOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListLedgerAccountsFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `number`. Repeat the parameter to allow several values.
   */
  number?: string | readonly string[];
  /**
   * Only records with this `description`. Repeat the parameter to allow several values.
   */
  description?: string | readonly string[];
  /**
   * Only records with this `type`. Repeat the parameter to allow several values.
   */
  type?:
    | (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12 | 13 | 14 | 15)
    | readonly (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12 | 13 | 14 | 15)[];
  /**
   * Only records with this `referenceCode`. Repeat the parameter to allow several values.
   */
  referenceCode?: string | readonly string[];
  /**
   * Only records with this `balanceOrProfitLoss`. Repeat the parameter to allow several values.
   */
  balanceOrProfitLoss?: ('B' | 'P') | readonly ('B' | 'P')[];
  /**
   * Only records with this `vatCodeId`. Repeat the parameter to allow several values.
   */
  vatCodeId?: number | readonly number[];
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
export type ListLedgerAccountTypesParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListLedgerAccountTypesOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListLedgerAccountTypesFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?:
    | (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12 | 13 | 14 | 15)
    | readonly (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12 | 13 | 14 | 15)[];
  /**
   * Only records with this `name`. Repeat the parameter to allow several values.
   */
  name?:
    | (
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
      )
    | readonly (
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
export type ListLedgerAccountClassificationsParams = {
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListLedgerAccountClassificationsOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListLedgerAccountClassificationsFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `ledgerAccountId`. Repeat the parameter to allow several values.
   */
  ledgerAccountId?: number | readonly number[];
  /**
   * Only records with this `ledgerAccountNumber`. Repeat the parameter to allow several values.
   */
  ledgerAccountNumber?: string | readonly string[];
  /**
   * Only records with this `ledgerAccountDescription`. Repeat the parameter to allow several values.
   */
  ledgerAccountDescription?: string | readonly string[];
  /**
   * Only records with this `groupCode`. Repeat the parameter to allow several values.
   */
  groupCode?: string | readonly string[];
  /**
   * Only records with this `groupDescription`. Repeat the parameter to allow several values.
   */
  groupDescription?: string | readonly string[];
  /**
   * Only records with this `compactionCode`. Repeat the parameter to allow several values.
   */
  compactionCode?: string | readonly string[];
  /**
   * Only records with this `compactionDescription`. Repeat the parameter to allow several values.
   */
  compactionDescription?: string | readonly string[];
  /**
   * Only records with this `referenceCode`. Repeat the parameter to allow several values.
   */
  referenceCode?: string | readonly string[];
  /**
   * Only records with this `referenceDescription`. Repeat the parameter to allow several values.
   */
  referenceDescription?: string | readonly string[];
  /**
   * Only records with this `level`. Repeat the parameter to allow several values.
   */
  level?: number | readonly number[];
  /**
   * Only records with this `sortOrder`. Repeat the parameter to allow several values.
   */
  sortOrder?: number | readonly number[];
};

export type ListLedgerAccountClassificationsOrderby =
  | 'id'
  | 'ledgerAccountId'
  | 'ledgerAccountNumber'
  | 'ledgerAccountDescription'
  | 'groupCode'
  | 'groupDescription'
  | 'compactionCode'
  | 'compactionDescription'
  | 'referenceCode'
  | 'referenceDescription'
  | 'level'
  | 'sortOrder'
  | '-id'
  | '-ledgerAccountId'
  | '-ledgerAccountNumber'
  | '-ledgerAccountDescription'
  | '-groupCode'
  | '-groupDescription'
  | '-compactionCode'
  | '-compactionDescription'
  | '-referenceCode'
  | '-referenceDescription'
  | '-level'
  | '-sortOrder';
export type ListLedgerAccountClassificationsFieldsItem =
  | 'id'
  | 'ledgerAccountId'
  | 'ledgerAccountNumber'
  | 'ledgerAccountDescription'
  | 'groupCode'
  | 'groupDescription'
  | 'compactionCode'
  | 'compactionDescription'
  | 'referenceCode'
  | 'referenceDescription'
  | 'level'
  | 'sortOrder';
export type ListLedgerLinesParams = {
  /**
   * Mandatory. Only ledger lines of this book year. Repeat the parameter to allow several values.
   */
  Bookyear: number | readonly number[];
  /**
   * Number of records on a page.
   * @maximum 100000
   * @defaultValue 10000
   */
  pageSize?: number;
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListLedgerLinesOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListLedgerLinesFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `JournalEntryId`. Repeat the parameter to allow several values.
   */
  JournalEntryId?: number | readonly number[];
  /**
   * Only records with this `Period`. Repeat the parameter to allow several values.
   */
  Period?: number | readonly number[];
  /**
   * Only records with this `date`. Repeat the parameter to allow several values.
   */
  date?: string | readonly string[];
  /**
   * Only records with this `journalId`. Repeat the parameter to allow several values.
   */
  journalId?: number | readonly number[];
  /**
   * Only records with this `sourceDocumentNumber`. Repeat the parameter to allow several values.
   */
  sourceDocumentNumber?: string | readonly string[];
  /**
   * Only records with this `ledgerAccountId`. Repeat the parameter to allow several values.
   */
  ledgerAccountId?: number | readonly number[];
  /**
   * Only records with this `ledgerAccountNumber`. Repeat the parameter to allow several values.
   */
  ledgerAccountNumber?: string | readonly string[];
  /**
   * Only records with this `ledgerAccountDescription`. Repeat the parameter to allow several values.
   */
  ledgerAccountDescription?: string | readonly string[];
  /**
   * Only records with this `description`. Repeat the parameter to allow several values.
   */
  description?: string | readonly string[];
  /**
   * Only records with this `amountDebit`. Repeat the parameter to allow several values.
   */
  amountDebit?: number | readonly number[];
  /**
   * Only records with this `amountCredit`. Repeat the parameter to allow several values.
   */
  amountCredit?: number | readonly number[];
  /**
   * Only records with this `vatCodeId`. Repeat the parameter to allow several values.
   */
  vatCodeId?: number | readonly number[];
  /**
   * Only records with this `costCenterId`. Repeat the parameter to allow several values.
   */
  costCenterId?: number | readonly number[];
  /**
   * Only records with this `costUnitId`. Repeat the parameter to allow several values.
   */
  costUnitId?: number | readonly number[];
  /**
   * Only records with this `debtorId`. Repeat the parameter to allow several values.
   */
  debtorId?: number | readonly number[];
  /**
   * Only records with this `creditorId`. Repeat the parameter to allow several values.
   */
  creditorId?: number | readonly number[];
  /**
   * Only records with this `invoiceNumber`. Repeat the parameter to allow several values.
   */
  invoiceNumber?: string | readonly string[];
  /**
   * Only records with this `salesInvoiceId`. Repeat the parameter to allow several values.
   */
  salesInvoiceId?: number | readonly number[];
  /**
   * Only records with this `purchaseInvoiceId`. Repeat the parameter to allow several values.
   */
  purchaseInvoiceId?: number | readonly number[];
};

export type ListLedgerLinesOrderby =
  | 'id'
  | 'JournalEntryId'
  | 'Bookyear'
  | 'Period'
  | 'date'
  | 'journalId'
  | 'sourceDocumentNumber'
  | 'ledgerAccountId'
  | 'ledgerAccountNumber'
  | 'ledgerAccountDescription'
  | 'description'
  | 'amountDebit'
  | 'amountCredit'
  | 'vatCodeId'
  | 'costCenterId'
  | 'costUnitId'
  | 'debtorId'
  | 'creditorId'
  | 'invoiceNumber'
  | 'salesInvoiceId'
  | 'purchaseInvoiceId'
  | '-id'
  | '-JournalEntryId'
  | '-Bookyear'
  | '-Period'
  | '-date'
  | '-journalId'
  | '-sourceDocumentNumber'
  | '-ledgerAccountId'
  | '-ledgerAccountNumber'
  | '-ledgerAccountDescription'
  | '-description'
  | '-amountDebit'
  | '-amountCredit'
  | '-vatCodeId'
  | '-costCenterId'
  | '-costUnitId'
  | '-debtorId'
  | '-creditorId'
  | '-invoiceNumber'
  | '-salesInvoiceId'
  | '-purchaseInvoiceId';
export type ListLedgerLinesFieldsItem =
  | 'id'
  | 'JournalEntryId'
  | 'Bookyear'
  | 'Period'
  | 'date'
  | 'journalId'
  | 'sourceDocumentNumber'
  | 'ledgerAccountId'
  | 'ledgerAccountNumber'
  | 'ledgerAccountDescription'
  | 'description'
  | 'amountDebit'
  | 'amountCredit'
  | 'vatCodeId'
  | 'costCenterId'
  | 'costUnitId'
  | 'debtorId'
  | 'creditorId'
  | 'invoiceNumber'
  | 'salesInvoiceId'
  | 'purchaseInvoiceId';
export type ListLedgerBalancesParams = {
  /**
   * Required. Only balances of this book year. Repeat the parameter to allow several values.
   */
  bookyear: number | readonly number[];
  /**
   * Only accounts of this side of the books:
   * - `B`: balance accounts
   * - `P`: profit and loss accounts
   */
  BalanceOrProfitLoss?: ('B' | 'P') | readonly ('B' | 'P')[];
  /**
   * What to split the balance of an account by. Repeat the parameter to split by several:
   * - `journal`: a balance for each journal
   * - `period`: a balance for each period
   * - `costCenter`: a balance for each cost center
   * - `costUnit`: a balance for each cost unit
   */
  groupBy?: ListLedgerBalancesGroupByItem | readonly ListLedgerBalancesGroupByItem[];
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListLedgerBalancesOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListLedgerBalancesFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `ledgerAccountId`. Repeat the parameter to allow several values.
   */
  ledgerAccountId?: number | readonly number[];
  /**
   * Only records with this `ledgerAccountNumber`. Repeat the parameter to allow several values.
   */
  ledgerAccountNumber?: string | readonly string[];
  /**
   * Only records with this `ledgerAccountDescription`. Repeat the parameter to allow several values.
   */
  ledgerAccountDescription?: string | readonly string[];
  /**
   * Only records with this `period`. Repeat the parameter to allow several values.
   */
  period?: number | readonly number[];
  /**
   * Only records with this `journalId`. Repeat the parameter to allow several values.
   */
  journalId?: number | readonly number[];
  /**
   * Only records with this `costCenterId`. Repeat the parameter to allow several values.
   */
  costCenterId?: number | readonly number[];
  /**
   * Only records with this `costUnitId`. Repeat the parameter to allow several values.
   */
  costUnitId?: number | readonly number[];
};

export type ListLedgerBalancesGroupByItem = 'journal' | 'period' | 'costCenter' | 'costUnit';
export type ListLedgerBalancesOrderby =
  | 'ledgerAccountId'
  | 'ledgerAccountNumber'
  | 'ledgerAccountDescription'
  | 'BalanceOrProfitLoss'
  | 'bookyear'
  | 'period'
  | 'journalId'
  | 'costCenterId'
  | 'costUnitId'
  | 'amountDebit'
  | 'amountCredit'
  | 'balance'
  | '-ledgerAccountId'
  | '-ledgerAccountNumber'
  | '-ledgerAccountDescription'
  | '-BalanceOrProfitLoss'
  | '-bookyear'
  | '-period'
  | '-journalId'
  | '-costCenterId'
  | '-costUnitId'
  | '-amountDebit'
  | '-amountCredit'
  | '-balance';
export type ListLedgerBalancesFieldsItem =
  | 'ledgerAccountId'
  | 'ledgerAccountNumber'
  | 'ledgerAccountDescription'
  | 'BalanceOrProfitLoss'
  | 'bookyear'
  | 'period'
  | 'journalId'
  | 'costCenterId'
  | 'costUnitId'
  | 'amountDebit'
  | 'amountCredit'
  | 'balance';
export type ListJournalEntryChangesParams = {
  /**
   * Only changes at this time or after it, as a timestamp by RFC 3339 with an offset: `2026-03-02T00:00:00Z`. Send the time of your last successful synchronization, in UTC.
   * @format date-time
   */
  ChangedDate_from?: string;
  /**
   * Number of the page to return. The first page is 1. A page past the end is empty.
   * @defaultValue 1
   */
  page?: number;
  /**
   * Number of records on a page.
   * @maximum 1000
   * @defaultValue 100
   */
  pageSize?: number;
  /**
   * Field to sort on, ascending. A leading minus sorts descending.
   */
  orderby?: ListJournalEntryChangesOrderby;
  /**
   * Fields to return, separated by commas. `_meta` is always returned. Without this parameter all fields are returned.
   */
  fields?: readonly ListJournalEntryChangesFieldsItem[];
  /**
   * With `true` the response holds `_meta` only, and `_data` is left out. Useful to count records.
   * @defaultValue false
   */
  metaOnly?: boolean;
  /**
   * Only records with this `id`. Repeat the parameter to allow several values.
   */
  id?: number | readonly number[];
  /**
   * Only records with this `JournalEntryId`. Repeat the parameter to allow several values.
   */
  JournalEntryId?: number | readonly number[];
  /**
   * Only records with this `Action`. Repeat the parameter to allow several values.
   */
  Action?: (1 | 2) | readonly (1 | 2)[];
  /**
   * Only records with this `ChangedDate`. Repeat the parameter to allow several values.
   */
  ChangedDate?: string | readonly string[];
  /**
   * Only records with this `Bookyear`. Repeat the parameter to allow several values.
   */
  Bookyear?: number | readonly number[];
};

export type ListJournalEntryChangesOrderby =
  | 'id'
  | 'JournalEntryId'
  | 'Action'
  | 'ChangedDate'
  | 'Bookyear'
  | '-id'
  | '-JournalEntryId'
  | '-Action'
  | '-ChangedDate'
  | '-Bookyear';
export type ListJournalEntryChangesFieldsItem = 'id' | 'JournalEntryId' | 'Action' | 'ChangedDate' | 'Bookyear';
