import type { RecordOf, ResourceName } from '../../store/record-types.ts';
import type { ResourceHooks } from '../hooks.ts';
import { purchaseLines, salesLines } from './invoice-lines.ts';
import { draftInvoices, finalInvoices } from './invoices.ts';
import { journalEntries, journalEntryLines } from './journal-entries.ts';
import { administrations, articles, journalEntryLog } from './list-filters.ts';
import { mandates } from './mandates.ts';
import { parties } from './parties.ts';
import { salesOrders } from './sales-orders.ts';

type HooksByResource = {
  readonly [Name in ResourceName]?: ResourceHooks<
    RecordOf<Name>,
    `${Name}/lines` extends ResourceName ? RecordOf<`${Name}/lines`> : never
  >;
};

const hooks: HooksByResource = {
  administrations,
  articles,
  debtors: parties('sales'),
  creditors: parties('purchases'),
  'debtors/mandates': mandates,
  draftsalesinvoices: draftInvoices,
  'draftsalesinvoices/lines': salesLines(),
  salesinvoices: finalInvoices('sales'),
  'salesinvoices/lines': salesLines(true),
  purchaseinvoices: finalInvoices('purchases'),
  'purchaseinvoices/lines': purchaseLines,
  salesorders: salesOrders,
  'salesorders/lines': salesLines(),
  journalentries: journalEntries,
  'journalentries/lines': journalEntryLines,
  journalentrylog: journalEntryLog,
};

export const getHooks = (name: string): ResourceHooks => (hooks as Readonly<Record<string, ResourceHooks>>)[name] ?? {};
