import { isDeepStrictEqual } from 'node:util';
import { type ValidationIssue, validationError } from '../../messages/problems.ts';
import type { StoredRecord } from '../../store/records.ts';
import { balanceOf, imbalanceOf, journalEntryPostings, type Posting } from '../arithmetic/postings.ts';
import { type Context, getRecords, lookup, tenantScope } from '../context.ts';
import type { ResourceHooks } from '../hooks.ts';
import { unknownPeriod, yearFaults } from '../ledger/book-years.ts';
import { everySide, type InvoiceSide, sideOfType, sides } from '../ledger/invoice-types.ts';
import { takesEntries } from '../ledger/journals.ts';
import { settleOutstanding } from '../ledger/outstanding.ts';
import {
  book,
  bookedLines,
  type LedgerPosting,
  logChange,
  platformEntryOf,
  removeLines,
} from '../ledger/post-entry.ts';
import { costAssignmentFaults } from './cost-assignment.ts';
import { linesOf } from './invoice-lines.ts';

type Json = Readonly<Record<string, unknown>>;

/** Journal entries: memorials and cash registrations, drafts until a person processes them. */
export const journalEntries: ResourceHooks = {
  beforeSave(change) {
    const { record, previous: before, context } = change;
    if (isUnchanged(record, before)) return {};
    refuseProcessed(before ?? {});
    for (const fault of [...periodFaults(record, context), ...journalFaults(record, context)]) change.addIssue(fault);
    return {};
  },
  afterSave(id, context) {
    const entry = entryNamed(id, context);
    // One that is processed can only have been sent back as it was.
    if (entry.status !== 'processed') logChange(id, 1, Number(entry.bookYear), context);
    return [];
  },
  validateWithLines: (id, context) => unbalanced(entryNamed(id, context), context),
  beforeDelete: removing,
};

export const journalEntryLines: ResourceHooks = {
  beforeSave(change) {
    const { record, previous: before, scope, context, addIssue: refuse } = change;
    if (!isUnchanged(record, before)) refuseProcessed(entryNamed(Number(scope.parentId), context));
    if (record.amountDebit === 0 && record.amountCredit === 0) {
      refuse({ field: 'amountDebit', key: 'oneOfRequired', parameters: { fields: ['amountDebit', 'amountCredit'] } });
    }
    for (const fault of [...costAssignmentFaults(change), ...controlFaults(record, context)]) refuse(fault);
    return {};
  },
  beforeDelete(_line, context, scope) {
    refuseProcessed(entryNamed(Number(scope.parentId), context));
    return [];
  },
};

/** Whether a record is sent back as it was. */
const isUnchanged = (record: Json, before: Json | undefined): boolean =>
  before !== undefined && Object.entries(record).every(([name, value]) => isDeepStrictEqual(value, before[name]));

/** A processed entry stays as it is, whatever else there is to say about the change. */
function refuseProcessed({ status }: Json, field = 'status'): void {
  if (status === 'processed') throw validationError([{ field, key: 'entryProcessed' }]);
}

function entryNamed(id: number, context: Context): StoredRecord {
  const entry = getRecords(context, 'journalentries').find(tenantScope(context), id);
  if (!entry) throw new Error(`There is no journal entry ${id}`);
  return entry;
}

function periodFaults({ bookYear, bookPeriod }: Json, context: Context): ValidationIssue[] {
  return [...yearFaults('bookYear', Number(bookYear), context), ...unknownPeriod(Number(bookPeriod))];
}

const balances = ['openingBalance', 'closingBalance'] as const;

/** An entry is a memorial or a cash registration; a cash registration has both balances, a memorial none. */
function journalFaults(record: Json, context: Context): ValidationIssue[] {
  const journal = lookup(context, 'journals', record.JournalId);
  if (!journal) return [];
  if (!takesEntries(journal)) {
    return [{ field: 'JournalId', key: 'journalNotForEntries', parameters: { code: String(journal.code) } }];
  }
  const isCash = journal.type === 'K';
  return balances
    .filter((field) => (record[field] === null) === isCash)
    .map((field) => ({ field, key: isCash ? 'cashBalanceRequired' : 'notInMemorial' }));
}

/** A line on an account of debtors or creditors says whose invoice it is about, so that what is outstanding follows. */
function controlFaults(record: Json, context: Context): ValidationIssue[] {
  const side = sideOfType(lookup(context, 'ledgeraccounts', record.ledgerAccountId)?.type);
  if (side === undefined) return [];
  const { partyField, parties, invoices } = sides[side];
  const partyId = record[partyField] ?? null;
  const number = record.invoiceNumber ?? null;
  const missing = [...(partyId === null ? [partyField] : []), ...(number === null ? ['invoiceNumber'] : [])];
  if (missing.length > 0) return missing.map((field) => ({ field, key: 'requiredOnControlAccount' }));
  if (!lookup(context, parties, partyId) || invoiceMeant(side, record, context) !== undefined) return [];
  return [
    { field: 'invoiceNumber', key: 'invoiceUnknown', parameters: { number: String(number), path: `/v1/${invoices}` } },
  ];
}

/** The invoice in the ledger that a line is about. */
function invoiceMeant(side: InvoiceSide, line: Json, context: Context): number | undefined {
  const { invoices, partyField } = sides[side];
  const numbered = getRecords(context, invoices).findBy(tenantScope(context), 'invoiceNumber', [line.invoiceNumber]);
  const meant = numbered.find((invoice) => invoice[partyField] === line[partyField]);
  return meant && platformEntryOf(invoices, meant.id, context) === undefined ? undefined : meant?.id;
}

/** What the lines leave unexplained: of a memorial its difference, of a cash registration that of its balances. */
function unbalanced(entry: StoredRecord, context: Context): ValidationIssue[] {
  const lines = linesOf('journalentries', entry.id, context) as unknown as readonly Posting[];
  const cash = cashOf(entry, context);
  if (imbalanceOf(lines, cash) === 0) return [];
  if (!cash) {
    const sum = (side: 'amountDebit' | 'amountCredit') =>
      balanceOf(lines.map((line) => ({ amountDebit: line[side], amountCredit: 0 })));
    const parameters = { debit: sum('amountDebit'), credit: sum('amountCredit') };
    return [{ field: 'lines', key: 'memorialUnbalanced', parameters }];
  }
  const expected = balanceOf([{ amountDebit: cash.openingBalance, amountCredit: balanceOf(lines) }]);
  return [{ field: 'closingBalance', key: 'cashUnbalanced', parameters: { expected } }];
}

/** What a cash registration says of its cash register; nothing for a memorial. */
function cashOf(entry: StoredRecord, context: Context) {
  const journal = lookup(context, 'journals', entry.JournalId);
  if (journal?.type !== 'K') return undefined;
  return {
    ledgerAccountId: Number(journal.ledgerAccountId),
    openingBalance: Number(entry.openingBalance),
    closingBalance: Number(entry.closingBalance),
    description: entry.description as string | null,
  };
}

/**
 * Books a draft in the ledger.
 *
 * @throws Refusal 400 for what keeps it a draft: it does not balance, its year has been closed since it was entered, or
 *   an invoice that a line is about is gone.
 */
export function processEntry(entry: StoredRecord, context: Context): void {
  refuseProcessed(entry, 'id');
  const lines = linesOf('journalentries', entry.id, context);
  const faults = [...periodFaults(entry, context), ...unbalanced(entry, context)];
  if (lines.length === 0) faults.push({ field: 'lines', key: 'minItems', parameters: { limit: 1 } });
  for (const [index, line] of lines.entries()) {
    faults.push(
      ...controlFaults(line, context).map((fault) => ({ ...fault, field: `lines[${index}].${fault.field}` })),
    );
  }
  if (faults.length > 0) throw validationError(faults);
  const postings = journalEntryPostings(lines as unknown as readonly Posting[], cashOf(entry, context));
  const linked = postings.map((posting): LedgerPosting => {
    const side = sideOfType(lookup(context, 'ledgeraccounts', posting.ledgerAccountId)?.type);
    const invoiceId = side && invoiceMeant(side, posting as unknown as Json, context);
    const settled = side && { [sides[side].invoiceField]: invoiceId ?? null };
    return { ...fieldsOf(posting), salesInvoiceId: null, purchaseInvoiceId: null, ...settled };
  });
  const { bookYear, bookPeriod } = entry as unknown as { bookYear: number; bookPeriod: number };
  const date = entry.date === null ? firstDayOf(bookYear, bookPeriod) : String(entry.date);
  const journalId = Number(entry.JournalId);
  const sourceDocumentNumber = String(entry.sourceDocumentNumber);
  book({ id: entry.id, journalId, sourceDocumentNumber, date, bookYear, bookPeriod, postings: linked }, context);
  getRecords(context, 'journalentries').update(tenantScope(context), entry.id, { status: 'processed' });
  logChange(entry.id, 1, bookYear, context);
  settleInvoices(linked, context);
}

/** Only what belongs to a posting: a line of an entry has more. */
function fieldsOf(posting: Posting): Posting {
  const { ledgerAccountId, description, amountDebit, amountCredit, vatCodeId } = posting;
  const { costCenterId, costUnitId, debtorId, creditorId, invoiceNumber } = posting;
  return {
    ...{ ledgerAccountId, description, amountDebit, amountCredit, vatCodeId },
    ...{ costCenterId, costUnitId, debtorId, creditorId, invoiceNumber },
  };
}

const firstDayOf = (year: number, period: number): string => `${year}-${String(period).padStart(2, '0')}-01`;

function settleInvoices(
  lines: readonly { readonly salesInvoiceId?: unknown; readonly purchaseInvoiceId?: unknown }[],
  context: Context,
): void {
  for (const side of everySide) {
    const ids = new Set(lines.map((line) => line[sides[side].invoiceField]));
    for (const id of ids) if (typeof id === 'number') settleOutstanding(side, id, context);
  }
}

/** Takes an entry back. One that is processed leaves the ledger, unless its book year is closed. */
function removing(entry: StoredRecord, context: Context): readonly ValidationIssue[] {
  const year = Number(entry.bookYear);
  const booked = bookedLines(entry.id, context);
  if (booked.length > 0) {
    const faults = yearFaults('bookYear', year, context);
    if (faults.length > 0) return faults;
    removeLines(entry.id, context);
    settleInvoices(booked, context);
  }
  logChange(entry.id, 2, year, context);
  return [];
}
