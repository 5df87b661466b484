import type { Fault } from '../problems.ts';
import type { Filter, Scope, Stored } from '../store/records.ts';
import type { Parameters } from '../validation/parameters.ts';
import { administrations } from './administrations.ts';
import { articles } from './articles.ts';
import type { Context } from './context.ts';
import { invoiceHeaders, invoiceLines } from './invoices.ts';
import { journalEntryLog } from './journal-entry-log.ts';
import { mandates } from './mandates.ts';

type Json = Readonly<Record<string, unknown>>;

/** A record that is about to be stored. */
export interface Change {
  /** The record as it would be stored. */
  readonly record: Json;
  /** The record as it is now; undefined for a new one. */
  readonly before: Stored | undefined;
  readonly scope: Scope;
  readonly context: Context;
  /** Refuses the change: what is wrong with which field. */
  readonly refuse: (fault: Fault) => void;
}

/** What a resource does besides the generic behaviour. */
export interface Rules {
  /** Records that the caller can see at all. */
  readonly visible?: (context: Context) => readonly Filter[];
  /** What parameters of the list that are no fields leave out. */
  readonly listed?: (parameters: Parameters) => readonly Filter[];
  /** Fills in what the platform decides, and checks what the schema cannot say. Returns the fields to add or change. */
  readonly complete?: (change: Change) => Promise<Json>;
  /** Brings other records up to date after one was stored or removed. */
  readonly settle?: (scope: Scope, context: Context) => Promise<readonly Fault[]>;
}

const rules: Readonly<Record<string, Rules>> = {
  administrations,
  articles,
  'debtors/mandates': mandates,
  draftsalesinvoices: invoiceHeaders('debtors'),
  'draftsalesinvoices/lines': invoiceLines('draftsalesinvoices', 'sales'),
  salesinvoices: invoiceHeaders('debtors'),
  'salesinvoices/lines': invoiceLines('salesinvoices', 'sales'),
  'salesorders/lines': invoiceLines('salesorders', 'sales'),
  purchaseinvoices: invoiceHeaders('creditors'),
  'purchaseinvoices/lines': invoiceLines('purchaseinvoices', 'purchases'),
  journalentrylog: journalEntryLog,
};

/** The rules of a resource; none for most of them. */
export function rulesOf(name: string): Rules {
  return rules[name] ?? {};
}
