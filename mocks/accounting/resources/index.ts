import type { ResourceHooks } from '../hooks.ts';
import type { InvoiceSide } from '../ledger/invoice-types.ts';
import { refreshOpenings } from '../ledger/openings.ts';
import { outstandingInvoices, renameParty } from '../ledger/outstanding.ts';
import { administrations } from './administrations.ts';
import { articles } from './articles.ts';
import { purchaseLines, salesLines } from './invoice-lines.ts';
import { draftInvoices, finalInvoices } from './invoices.ts';
import { journalEntries, journalEntryLines } from './journal-entries.ts';
import { journalEntryLog } from './journal-entry-log.ts';
import { mandates } from './mandates.ts';
import { salesOrders } from './sales-orders.ts';

/** What is outstanding shows the name and number of its debtor or creditor. */
const party = (side: InvoiceSide): ResourceHooks => ({
  afterSave(id, context) {
    renameParty(side, id, context);
    return [];
  },
});

/** Ledger lines: period 0 of a year follows the years before it until they are closed. */
const ledgerLines: ResourceHooks = {
  beforeRead: (context, query) => refreshOpenings(context, query?.Bookyear as readonly number[] | undefined),
};

const rules: Readonly<Record<string, ResourceHooks>> = {
  administrations,
  articles,
  debtors: party('sales'),
  creditors: party('purchases'),
  'debtors/mandates': mandates,
  draftsalesinvoices: draftInvoices,
  'draftsalesinvoices/lines': salesLines,
  salesinvoices: finalInvoices('sales'),
  'salesinvoices/lines': salesLines,
  purchaseinvoices: finalInvoices('purchases'),
  'purchaseinvoices/lines': purchaseLines,
  salesorders: salesOrders,
  'salesorders/lines': salesLines,
  journalentries: journalEntries,
  'journalentries/lines': journalEntryLines,
  journalentrylog: journalEntryLog,
  ledgerlines: ledgerLines,
  outstandingsalesinvoices: outstandingInvoices,
  outstandingpurchaseinvoices: outstandingInvoices,
};

/** The rules of a resource; none for most of them. */
export function getHooks(name: string): ResourceHooks {
  return rules[name] ?? {};
}
