import type { Modules } from '../accounting/modules.ts';
import type { Fields } from './contract-types.ts';
import type {
  AddressEntry,
  ArticleEntry,
  BankEntry,
  CodeEntry,
  CostUnitEntry,
  CreditorEntry,
  DebtorEntry,
  DraftEntry,
  History,
  JournalEntryEntry,
  MandateEntry,
  PurchaseInvoiceEntry,
  SalesInvoiceEntry,
  SalesOrderEntry,
} from './entry-types.ts';
import type { AccountEntry } from './standard/accounts.ts';

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
