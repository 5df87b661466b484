import type { components } from '../../generated/types.d.ts';

type Schemas = components['schemas'];

/** Schema of each stored resource's records. A test compares it with the contract. */
export const RECORD_SCHEMAS = {
  administrations: 'Administration',
  approvalroutes: 'ApprovalRoute',
  articlelocations: 'ArticleLocation',
  articles: 'Article',
  costcenters: 'CostCenter',
  costunits: 'CostUnit',
  costunittypes: 'CostUnitType',
  countries: 'Country',
  creditorkinds: 'CreditorKind',
  creditors: 'Creditor',
  debtorkinds: 'DebtorKind',
  debtors: 'Debtor',
  'debtors/mandates': 'Mandate',
  draftsalesinvoices: 'DraftSalesInvoice',
  'draftsalesinvoices/lines': 'DraftSalesInvoiceLine',
  files: 'StoredFile',
  inboxfiles: 'InboxFile',
  journalentries: 'JournalEntry',
  'journalentries/lines': 'JournalEntryLine',
  journalentrylog: 'JournalEntryChange',
  journals: 'Journal',
  ledgeraccountclassifications: 'LedgerAccountClassification',
  ledgeraccounts: 'LedgerAccount',
  ledgeraccounttypes: 'LedgerAccountType',
  ledgerlines: 'LedgerLine',
  outstandingpurchaseinvoices: 'OutstandingPurchaseInvoice',
  outstandingsalesinvoices: 'OutstandingSalesInvoice',
  paymentconditions: 'PaymentCondition',
  paymentmethod: 'PaymentMethod',
  purchaseinvoices: 'PurchaseInvoice',
  'purchaseinvoices/lines': 'PurchaseInvoiceLine',
  salesinvoices: 'SalesInvoice',
  'salesinvoices/lines': 'SalesInvoiceLine',
  salesorders: 'SalesOrder',
  'salesorders/lines': 'SalesOrderLine',
  salestypes: 'SalesType',
  vatcodes: 'VatCode',
} as const satisfies Readonly<Record<string, keyof Schemas>>;

export type ResourceName = keyof typeof RECORD_SCHEMAS;

type KeyOf<Schema> = Schema extends unknown ? keyof Schema : never;

type Value<Schema, Key> = Schema extends unknown
  ? Key extends keyof Schema
    ? undefined extends Schema[Key]
      ? Exclude<Schema[Key], undefined> | null
      : Schema[Key]
    : null
  : never;

/** Stored record: every property of its schema but `_meta`, null where the schema can omit it. */
type StoredRecordOf<Name> = Name extends ResourceName
  ? { readonly id: number } & Row<Schemas[(typeof RECORD_SCHEMAS)[Name]]>
  : never;

/** Row of a schema. A union, such as the kinds of lines, has the properties of all branches. */
type Row<Schema> = { readonly [Key in Exclude<KeyOf<Schema>, '_meta' | 'id'>]: Value<Schema, Key> };

/**
 * Record of one resource, or of any of several: properties that only some have are optional.
 * @example RecordOf<'salesinvoices' | 'purchaseinvoices'>
 */
export type RecordOf<Name extends ResourceName> = Merge<StoredRecordOf<Name>>;

type Merge<Union, Common extends keyof Union = keyof Union> = { readonly [Key in Common]: Union[Key] } & {
  readonly [Key in Exclude<KeyOf<Union>, Common>]?: Value<Union, Key>;
};
