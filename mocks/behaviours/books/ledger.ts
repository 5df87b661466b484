import type { Posting } from '../../bookkeeping/posting.ts';
import { quoted } from '../../store/sqlite.ts';
import { administrationColumn, invoiceColumn, tableOf } from '../../store/tables.ts';
import { type Context, lookup, recordsNamed, resourceNamed, scopeIn } from '../context.ts';

/** A posting, and for one on an account of debtors or creditors the invoice that it adds to or settles. */
export interface LedgerPosting extends Posting {
  readonly invoiceId: number | null;
}

/** An entry as the ledger has it. */
export interface LedgerEntry {
  readonly id: number;
  readonly journalId: number | null;
  readonly sourceDocumentNumber: string | null;
  readonly date: string;
  readonly bookYear: number;
  readonly bookPeriod: number;
  readonly postings: readonly LedgerPosting[];
}

/** Books an entry: its lines take the place of those that it had. */
export function book(entry: LedgerEntry, context: Context): void {
  removeLines(entry.id, context);
  const records = recordsNamed(context, 'ledgerlines');
  for (const { invoiceId, ...posting } of entry.postings) {
    const account = lookup(context, 'ledgeraccounts', posting.ledgerAccountId);
    const id = records.insert(scopeIn(context), {
      JournalEntryId: entry.id,
      Bookyear: entry.bookYear,
      Period: entry.bookPeriod,
      date: entry.date,
      journalId: entry.journalId,
      sourceDocumentNumber: entry.sourceDocumentNumber,
      ledgerAccountNumber: account?.number,
      ledgerAccountDescription: account?.description,
      ...posting,
    });
    if (invoiceId !== null) linkToInvoice(id, invoiceId, context);
  }
}

function linkToInvoice(lineId: number, invoiceId: number, { database }: Context): void {
  database.run(`update ledgerlines set ${invoiceColumn} = ? where id = ?`, invoiceId, lineId);
}

export function removeLines(entryId: number, context: Context): void {
  const text = `delete from ledgerlines where ${administrationColumn} = ? and JournalEntryId = ?`;
  context.database.run(text, context.administration.id, entryId);
}

/** The lines of an entry as they are in the ledger, with what tells two bookings apart. */
export function bookedLines(entryId: number, context: Context): readonly Record<string, unknown>[] {
  const names = resourceNamed(context, 'ledgerlines').fields.map(({ name }) => name);
  const kept = names.filter(
    (name) => name !== 'id' && !name.startsWith('ledgerAccountD') && name !== 'ledgerAccountNumber',
  );
  const columns = [...kept, invoiceColumn].map(quoted).join(', ');
  const table = quoted(tableOf(resourceNamed(context, 'ledgerlines')));
  const text = `select ${columns} from ${table} where ${administrationColumn} = ? and JournalEntryId = ? order by id`;
  return context.database.all(text, context.administration.id, entryId);
}

/** Notes in the log that an entry was added or updated (1), or deleted (2). It does not know of period 0. */
export function logChange(entryId: number, action: 1 | 2, bookYear: number, context: Context): void {
  recordsNamed(context, 'journalentrylog').insert(scopeIn(context), {
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
  const text = 'select id from platform_entries where resource = ? and recordId = ?';
  const row = context.database.get(text, resource, recordId);
  return row && Number(row.id);
}

/** A new entry of the platform. */
export function newPlatformEntry(resource: string, recordId: number, { database, administration }: Context): number {
  const text = `insert into platform_entries (${administrationColumn}, resource, recordId) values (?, ?, ?)`;
  return database.run(text, administration.id, resource, recordId).lastId;
}

export function forgetPlatformEntry(entryId: number, { database }: Context): void {
  database.run('delete from platform_entries where id = ?', entryId);
}
