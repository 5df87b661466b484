import type { Fault } from '../problems.ts';
import type { Filter, Scope, Stored } from '../store/records.ts';
import type { Parameters } from '../validation/parameters.ts';
import { administrations } from './administrations.ts';
import { articles } from './articles.ts';
import { refreshOpenings } from './books/openings.ts';
import { outstandingInvoices, renameParty } from './books/outstanding.ts';
import type { InvoiceSide } from './books/sides.ts';
import type { Context } from './context.ts';
import { purchaseLines, salesLines } from './invoice-lines.ts';
import { draftInvoices, finalInvoices } from './invoices.ts';
import { journalEntries, journalEntryLines } from './journal-entries.ts';
import { journalEntryLog } from './journal-entry-log.ts';
import { mandates } from './mandates.ts';
import { salesOrders } from './sales-orders.ts';

type Json = Readonly<Record<string, unknown>>;

/** How a body becomes a record: with the defaults of what is left out, or with what the record has already. */
export type Manner = 'create' | 'replace' | 'update';

/** A record that is about to be stored. */
export interface Change {
  /** The record as it would be stored. */
  readonly record: Json;
  /** The record as it is now; undefined for a new one. */
  readonly before: Stored | undefined;
  readonly manner: Manner;
  /** What was sent. */
  readonly body: Json;
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
  readonly complete?: (change: Change) => Json;
  /**
   * Brings what follows from a record up to date, after it or one of its lines has changed. It gets the record as it was
   * when that alone was written, and no line.
   */
  readonly changed?: (id: number, context: Context, before?: Stored) => readonly Fault[];
  /** What a record that is sent together with its lines must fulfil besides. */
  readonly whole?: (id: number, context: Context) => readonly Fault[];
  /** Takes back what follows from a record that is about to be removed; the faults keep it from being removed. */
  readonly removing?: (record: Stored, context: Context, scope: Scope) => readonly Fault[];
  /** Brings records up to date that change by themselves, before they are read. */
  readonly reading?: (context: Context, query?: Parameters['query']) => void;
}

/** What is outstanding shows the name and number of its debtor or creditor. */
const party = (side: InvoiceSide): Rules => ({
  changed(id, context) {
    renameParty(side, id, context);
    return [];
  },
});

/** Ledger lines: period 0 of a year follows the years before it until they are closed. */
const ledgerLines: Rules = {
  reading: (context, query) => refreshOpenings(context, query?.Bookyear as readonly number[] | undefined),
};

const rules: Readonly<Record<string, Rules>> = {
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
export function rulesOf(name: string): Rules {
  return rules[name] ?? {};
}
