import type { Field } from '../../contract/model.ts';
import { type ValidationIssue, validationError } from '../../messages/problems.ts';
import { quoted } from '../../store/database.ts';
import { encode, TENANT_COLUMN, tableOf } from '../../store/tables.ts';
import { MAX_AMOUNT } from '../arithmetic/limits.ts';
import type { Posting } from '../arithmetic/postings.ts';
import { type Context, getRecords, getResource, lookup, tenantScope } from '../context.ts';

/** A posting, and the invoice that it came from or settles. */
export interface LedgerPosting extends Posting {
  readonly salesInvoiceId: number | null;
  readonly purchaseInvoiceId: number | null;
}

/** An entry as the ledger has it. */
export interface LedgerEntry {
  readonly id: number;
  readonly journalId: number;
  readonly sourceDocumentNumber: string | null;
  readonly date: string;
  readonly bookYear: number;
  readonly bookPeriod: number;
  readonly postings: readonly LedgerPosting[];
}

/**
 * Books an entry: its lines take the place of those that it had.
 *
 * @throws Refusal 400 when an account would come to more than the contract can show.
 */
export function book(entry: LedgerEntry, context: Context): void {
  outdateOpenings(context);
  const faults = replaceLines(entry, context);
  if (faults.length > 0) throw validationError(faults.slice(0, 1));
}

/** Writes the lines of an entry in the place of those that it had, and returns which accounts came to too much. */
export function replaceLines(entry: LedgerEntry, context: Context): readonly ValidationIssue[] {
  deleteLines(entry.id, context);
  const records = getRecords(context, 'ledgerlines');
  for (const posting of entry.postings) records.insert(tenantScope(context), lineOf(entry, posting, context));
  return entry.postings.flatMap((posting) => sumFaults(entry, posting, context));
}

function lineOf(entry: LedgerEntry, posting: LedgerPosting, context: Context) {
  const account = lookup(context, 'ledgeraccounts', posting.ledgerAccountId);
  return {
    JournalEntryId: entry.id,
    Bookyear: entry.bookYear,
    Period: entry.bookPeriod,
    date: entry.date,
    journalId: entry.journalId,
    sourceDocumentNumber: entry.sourceDocumentNumber,
    ledgerAccountNumber: account?.number,
    ledgerAccountDescription: account?.description,
    ...posting,
  };
}

/** Amounts up to this need no sums: a million of them are still no more than the contract can show. */
const smallAmount = 1_000_000;

/** What an account comes to in a year must be an amount that ledger grouped can show. */
function sumFaults({ bookYear }: LedgerEntry, posting: LedgerPosting, context: Context): ValidationIssue[] {
  if (Math.max(posting.amountDebit, posting.amountCredit) <= smallAmount) return [];
  const text = `
    select sum(amountDebit) / 100.0 as debit, sum(amountCredit) / 100.0 as credit
    from ledgerlines where ${TENANT_COLUMN} = ? and Bookyear = ? and ledgerAccountId = ?`;
  const { database, administration } = context;
  const sums = database.get(text, administration.id, bookYear, posting.ledgerAccountId);
  if (Math.max(Number(sums?.debit), Number(sums?.credit)) <= MAX_AMOUNT) return [];
  const number = String(lookup(context, 'ledgeraccounts', posting.ledgerAccountId)?.number);
  return [{ field: 'body', key: 'ledgerTooLarge', parameters: { number, year: bookYear } }];
}

export function removeLines(entryId: number, context: Context): void {
  outdateOpenings(context);
  deleteLines(entryId, context);
}

/** Deletes the lines of an entry, which provisional openings do not follow. */
export function deleteLines(entryId: number, { database, administration }: Context): void {
  const text = `delete from ledgerlines where ${TENANT_COLUMN} = ? and JournalEntryId = ?`;
  database.run(text, administration.id, entryId);
}

/** Notes that the provisional openings of book years must be computed again before they are read. */
export function outdateOpenings({ database, administration }: Context): void {
  database.run(`delete from current_openings where ${TENANT_COLUMN} = ?`, administration.id);
}

/** The lines of an entry as they are in the ledger, with what tells two bookings apart. */
export function bookedLines(entryId: number, context: Context): readonly Record<string, unknown>[] {
  const columns = tellingFields(context)
    .map(({ name }) => quoted(name))
    .join(', ');
  const table = quoted(tableOf(getResource(context, 'ledgerlines')));
  const text = `select ${columns} from ${table} where ${TENANT_COLUMN} = ? and JournalEntryId = ? order by id`;
  return context.database.all(text, context.administration.id, entryId);
}

/** Whether an entry is in the ledger just so. Lines that stay as they are keep their identifiers. */
export function isBooked(entry: LedgerEntry, context: Context): boolean {
  const fields = tellingFields(context);
  const wanted = entry.postings.map((posting) => {
    const line: Readonly<Record<string, unknown>> = lineOf(entry, posting, context);
    return Object.fromEntries(fields.map((field) => [field.name, encode(field, line[field.name])]));
  });
  return JSON.stringify(wanted) === JSON.stringify(bookedLines(entry.id, context));
}

/** What the name of an account says follows from the account. */
const following = ['id', 'ledgerAccountNumber', 'ledgerAccountDescription'];

const tellingFields = (context: Context): readonly Field[] =>
  getResource(context, 'ledgerlines').fields.filter(({ name }) => !following.includes(name));

/** Notes in the log that an entry was added or updated (1), or deleted (2). It does not know of period 0. */
export function logChange(entryId: number, action: 1 | 2, bookYear: number, context: Context): void {
  getRecords(context, 'journalentrylog').insert(tenantScope(context), {
    JournalEntryId: entryId,
    Action: action,
    ChangedDate: context.now,
    Bookyear: bookYear,
  });
}

/**
 * The entry that the platform keeps for a record, such as an invoice. Numbers of entries that are gone are not given
 * again.
 */
export function platformEntryOf(resource: string, recordId: number, context: Context): number | undefined {
  const { database, administration } = context;
  const text = `select id from platform_entries where resource = ? and recordId = ? and ${TENANT_COLUMN} = ?`;
  const row = database.get(text, resource, recordId, administration.id);
  return row && Number(row.id);
}

/** A new entry of the platform. */
export function newPlatformEntry(resource: string, recordId: number, { database, administration }: Context): number {
  const text = `insert into platform_entries (${TENANT_COLUMN}, resource, recordId) values (?, ?, ?)`;
  return database.run(text, administration.id, resource, recordId).lastId;
}

export function forgetPlatformEntry(entryId: number, { database }: Context): void {
  database.run('delete from platform_entries where id = ?', entryId);
}
