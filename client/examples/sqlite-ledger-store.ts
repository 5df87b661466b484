import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { LedgerChange, LedgerStore, SyncedLine, SyncState } from '@accounting-platform/client/sync';

/**
 * The fields of a ledger line that the store saves, and the kinds of their columns. Remove those that you do not need, which
 * are then not downloaded, or add others. Then start with an empty database. The first four are required.
 */
const ledgerColumns = {
  id: 'key',
  JournalEntryId: 'id',
  Bookyear: 'integer',
  Period: 'integer',
  date: 'date',
  sourceDocumentNumber: 'optional text',
  ledgerAccountId: 'id',
  ledgerAccountNumber: 'text',
  description: 'optional text',
  amountDebit: 'amount',
  amountCredit: 'amount',
  debtorId: 'optional id',
  creditorId: 'optional id',
  invoiceNumber: 'optional text',
} as const;

type LedgerColumn = keyof typeof ledgerColumns;
type ColumnKind = (typeof ledgerColumns)[LedgerColumn];

/** For `fields` of `syncLedger`. */
export const ledgerFields = Object.keys(ledgerColumns) as LedgerColumn[];

const getColumnKind = (field: LedgerColumn): ColumnKind => ledgerColumns[field];

/** Amounts are stored in cents, so that SQLite adds them up without rounding errors. */
const columnTypes: Readonly<Record<ColumnKind, string>> = {
  key: 'integer primary key',
  id: 'integer not null',
  'optional id': 'integer',
  integer: 'integer not null',
  date: 'text not null',
  text: 'text not null',
  'optional text': 'text',
  amount: 'integer not null',
};

export interface SqliteLedgerStore extends LedgerStore<SyncedLine<LedgerColumn>> {
  /** For your own queries. The table `ledger_lines` has the lines, with amounts in cents. */
  readonly database: DatabaseSync;
  /** Returns debits less credits, in euros. It is 0 for a complete copy. */
  readonly getDifference: () => number;
  readonly close: () => void;
}

/**
 * Stores a copy of the ledger in an SQLite file. Needs Node 22.16.
 *
 * @example
 * const store = sqliteLedgerStore('ledger.sqlite');
 * await syncLedger({ client, store, bookyears: [2025, 2026], fields: ledgerFields });
 * store.database.prepare('select sum(amountDebit) / 100.0 as debit from ledger_lines where Bookyear = ?').get(2026);
 */
export function sqliteLedgerStore(file: string): SqliteLedgerStore {
  const database = new DatabaseSync(file);
  database.exec(schema);
  const statement = (sql: string) => database.prepare(sql);
  const insert = statement(`insert or replace into ledger_lines values (${ledgerFields.map(() => '?').join(', ')})`);
  const removeEntry = statement('delete from ledger_lines where JournalEntryId = ?');
  const removeYear = statement('delete from ledger_lines where Bookyear = ?');
  const removePeriod = statement('delete from ledger_lines where Bookyear = ? and Period = ?');
  const count = statement('select count(*) as lines from ledger_lines where Bookyear = ?');
  const getState = statement('select state from sync_state');
  const getSum = statement('select sum(amountDebit - amountCredit) as cents from ledger_lines');
  const putState = statement('insert or replace into sync_state values (1, ?)');

  function write({ removeEntries, removeParts, lines, state }: LedgerChange<SyncedLine<LedgerColumn>>): void {
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
    getDifference: () => Number(getSum.get()?.cents) / 100,
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

/**
 * The write-ahead log (WAL) allows reading during writes, and leaves the last complete change after a crash. It may grow to
 * 40 MB before it is written to the database, because each time waits for the disk.
 */
const schema = `
  pragma journal_mode = wal;
  pragma synchronous = normal;
  pragma wal_autocheckpoint = 10000;
  create table if not exists ledger_lines (${ledgerFields.map((name) => `${name} ${columnTypes[getColumnKind(name)]}`).join(', ')});
  create index if not exists ledger_lines_of_entry on ledger_lines (JournalEntryId);
  create index if not exists ledger_lines_of_period on ledger_lines (Bookyear, Period);
  create table if not exists sync_state (id integer primary key, state text not null);
`;

function toRow(line: SyncedLine<LedgerColumn>): SQLInputValue[] {
  return ledgerFields.map((column) => {
    const value = line[column] ?? null;
    return getColumnKind(column) === 'amount' ? Math.round(Number(value) * 100) : value;
  });
}
