import { getModuleNames, type Modules } from '../accounting/modules.ts';
import { booksOf } from './books.ts';
import type { Company } from './company.ts';
import type { DraftInput, Fields } from './contract-types.ts';
import { type Directory, directoryOf } from './directory.ts';
import { draftInput } from './drafts.ts';
import { historyOf } from './history.ts';
import { withInvoices } from './invoice-links.ts';
import { journalEntries } from './journal-entries.ts';
import { masterData } from './master-data.ts';
import { outstandingOf } from './outstanding.ts';
import { addressOf, bic } from './parties.ts';
import { bankEntries } from './payments.ts';
import { purchaseInvoices } from './purchase-invoices.ts';
import { salesInvoices } from './sales-invoices.ts';
import { salesOrders } from './sales-orders.ts';
import type { NextId, Row } from './tables.ts';

export interface SeedAdministration {
  /** The administration itself. */
  readonly record: Row;
  readonly modules: Modules;
  /**
   * Its rows by resource, with every field of the record but `_meta`. What belongs to another record names it as the
   * path does: a mandate in `debtorId`, a line in `invoiceId`, `orderId` or `entryId`.
   */
  readonly rows: Readonly<Record<string, readonly Row[]>>;
  /** Drafts as a client posts them to `/v1/draftsalesinvoiceswithlines`, in order. */
  readonly draftSalesInvoices: readonly DraftInput[];
}

/** Turns what is written about a company into the rows of its administration. */
export function administrationOf(
  company: Company,
  countryOf: (code: string) => number,
  nextId: NextId,
): SeedAdministration {
  const directory = directoryOf(company, countryOf, nextId);
  const journal = journalEntries(company.journalEntries, directory, nextId);
  const sales = salesInvoices(company.salesInvoices, directory, nextId);
  const purchases = purchaseInvoices(company.purchaseInvoices, directory, nextId);
  const entries = [
    ...sales.entries,
    ...purchases.entries,
    ...journal.entries,
    ...bankEntries(company.bank, directory),
    ...historyOf(company.history, directory),
  ];
  const rows = {
    ...masterData(company, directory, nextId),
    ...salesOrders(company.salesOrders, directory, nextId),
    ...sales.rows,
    ...purchases.rows,
    ...journal.rows,
  };
  const { ledgerlines, journalentrylog } = booksOf(entries, company.history.opening, directory, nextId);
  const books = { ledgerlines: withInvoices(ledgerlines, rows), journalentrylog };
  return {
    record: { id: nextId('administrations'), ...administrationFields(company, directory) },
    modules: company.modules,
    rows: { ...rows, ...books, ...outstandingOf({ ...rows, ...books }) },
    draftSalesInvoices: company.drafts.map((draft) => draftInput(draft, directory)),
  };
}

function administrationFields({ administration, modules }: Company, directory: Directory): Fields<'Administration'> {
  const address = addressOf(administration.address, directory);
  return { ...administration, address, bic, currency: 'EUR', modules: getModuleNames(modules) };
}
