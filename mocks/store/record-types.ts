import type { components } from '../../generated/types.d.ts';

type Schemas = components['schemas'];

/** The schema of the records of each resource that the sandbox stores. A test compares it with the contract. */
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

/** A stored record: every property of its schema but `_meta`, null where the schema can leave it out. */
type StoredRecordOf<Name> = Name extends ResourceName
  ? { readonly id: number } & Row<Schemas[(typeof RECORD_SCHEMAS)[Name]]>
  : never;

/** A union, such as that of the kinds of lines, has the properties of all its branches. */
type Row<Schema> = { readonly [Key in Exclude<KeyOf<Schema>, '_meta' | 'id'>]: Value<Schema, Key> };

/**
 * A record of one resource, or of any of several: what only some of them have is optional.
 *
 * @example RecordOf<'salesinvoices' | 'purchaseinvoices'>
 */
export type RecordOf<Name extends ResourceName> = Merge<StoredRecordOf<Name>>;

type Merge<Union, Common extends keyof Union = keyof Union> = { readonly [Key in Common]: Union[Key] } & {
  readonly [Key in Exclude<KeyOf<Union>, Common>]?: Value<Union, Key>;
};
