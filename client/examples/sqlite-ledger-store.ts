import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { LedgerChange, LedgerStore, SyncedLine, SyncState } from '@accounting-platform/client/sync';

/**
 * The columns of the copy: fields of a ledger line with their SQLite types. Add those that you need and remove the others,
 * which are then not downloaded. The first four are required.
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

/** The value for `fields` of `syncLedger`. */
export const sqliteFields = Object.keys(columns) as Column[];

/** Columns stored in cents, so that SQLite adds them up without rounding errors. */
const amounts: ReadonlySet<Column> = new Set(['amountDebit', 'amountCredit']);

export interface SqliteLedgerStore extends LedgerStore<SyncedLine<Column>> {
  /** For your own queries. The table `ledger_lines` has the lines, with amounts in cents. */
  readonly database: DatabaseSync;
  readonly close: () => void;
}

/**
 * Stores a copy of the ledger in an SQLite file. Needs Node 22.16.
 *
 * @example
 * const store = sqliteLedgerStore('ledger.sqlite');
 * await syncLedger({ client, store, bookyears: [2025, 2026], fields: sqliteFields });
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
    for (const line of lines) insert.run(...toRow(line));
    putState.run(JSON.stringify(state));
  }

  return {
    database,
    close: () => database.close(),
    count: (bookyear) => Number(count.get(bookyear)?.lines),
    state() {
      const stored = getState.get()?.state;
      return stored === undefined ? undefined : (JSON.parse(String(stored)) as SyncState);
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

/** The write-ahead log (WAL) allows reading during writes, and leaves the last complete change after a crash. */
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

function toRow(line: SyncedLine<Column>): SQLInputValue[] {
  return sqliteFields.map((column) => {
    const value = line[column] ?? null;
    return amounts.has(column) ? Math.round(Number(value) * 100) : value;
  });
}
