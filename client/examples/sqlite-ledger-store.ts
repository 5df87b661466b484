import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { LedgerChange, LedgerStore, SyncedLine, SyncState } from '@accounting-platform/client/sync';

/**
 * The columns of the copy: fields of a ledger line, and how SQLite keeps them. Add those that you need, and take out
 * those that you do not: what is not asked for is not downloaded. The first four have to stay.
 */
const columns = {
  id: 'integer primary key',
  JournalEntryId: 'integer not null',
  Bookyear: 'integer not null',
  Period: 'integer not null',
  date: 'text not null',
  sourceDocumentNumber: 'text',
  ledgerAccountId: 'integer not null',
  ledgerAccountNumber: 'text not null',
  description: 'text',
  amountDebit: 'integer not null',
  amountCredit: 'integer not null',
  debtorId: 'integer',
  creditorId: 'integer',
  invoiceNumber: 'text',
} as const;

type Column = keyof typeof columns;

/** What `syncLedger` has to ask for: give it these as `fields`. */
export const sqliteFields = Object.keys(columns) as Column[];

/** What is kept in cents, so that SQLite adds it up without rounding. */
const amounts: ReadonlySet<Column> = new Set(['amountDebit', 'amountCredit']);

export interface SqliteLedgerStore extends LedgerStore<SyncedLine<Column>> {
  /** For your own queries. The lines are in the table `ledger_lines`, their amounts in cents. */
  readonly database: DatabaseSync;
  readonly close: () => void;
}

/**
 * A copy of the ledger in a file of SQLite. Needs Node 22.16.
 *
 * @example
 * const store = sqliteLedgerStore('ledger.sqlite');
 * await syncLedger({ connection, store, bookyears: [2025, 2026], fields: sqliteFields });
 * store.database.prepare('select sum(amountDebit) / 100.0 as debit from ledger_lines where Bookyear = ?').get(2026);
 */
export function sqliteLedgerStore(file: string): SqliteLedgerStore {
  const database = new DatabaseSync(file);
  database.exec(schema);
  const statement = (sql: string) => database.prepare(sql);
  const insert = statement(`insert or replace into ledger_lines values (${sqliteFields.map(() => '?').join(', ')})`);
  const removeEntry = statement('delete from ledger_lines where JournalEntryId = ?');
  const removeYear = statement('delete from ledger_lines where Bookyear = ?');
  const removePeriod = statement('delete from ledger_lines where Bookyear = ? and Period = ?');
  const count = statement('select count(*) as lines from ledger_lines where Bookyear = ?');
  const getState = statement('select state from sync_state');
  const putState = statement('insert or replace into sync_state values (1, ?)');

  function write({ removeEntries, removeParts, lines, state }: LedgerChange<SyncedLine<Column>>): void {
    for (const entry of removeEntries) removeEntry.run(entry);
    for (const { bookyear, period } of removeParts) {
      if (period === undefined) removeYear.run(bookyear);
      else removePeriod.run(bookyear, period);
    }
    for (const line of lines) insert.run(...valuesOf(line));
    putState.run(JSON.stringify(state));
  }

  return {
    database,
    close: () => database.close(),
    count: (bookyear) => Number(count.get(bookyear)?.lines),
    state() {
      const kept = getState.get()?.state;
      return kept === undefined ? undefined : (JSON.parse(String(kept)) as SyncState);
    },
    apply(change) {
      database.exec('begin immediate');
      try {
        write(change);
        database.exec('commit');
      } finally {
        if (database.isTransaction) database.exec('rollback');
      }
    },
  };
}

/** With a log of its own (WAL) the file can be read while it is written, and a crash leaves the last whole change. */
const schema = `
  pragma journal_mode = wal;
  pragma synchronous = normal;
  create table if not exists ledger_lines (${Object.entries(columns)
    .map((column) => column.join(' '))
    .join(', ')});
  create index if not exists ledger_lines_of_entry on ledger_lines (JournalEntryId);
  create index if not exists ledger_lines_of_period on ledger_lines (Bookyear, Period);
  create table if not exists sync_state (id integer primary key, state text not null);
`;

function valuesOf(line: SyncedLine<Column>): SQLInputValue[] {
  return sqliteFields.map((column) => {
    const value = line[column] ?? null;
    return amounts.has(column) ? Math.round(Number(value) * 100) : value;
  });
}
