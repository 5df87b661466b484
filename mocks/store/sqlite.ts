import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

export type Row = Record<string, unknown>;

/**
 * The embedded database. It answers at once: nothing else happens between the statements of one request, so a request
 * needs no lock, and a transaction is a function that runs to its end.
 */
export interface Database {
  /** Rows by the names of their columns. */
  readonly all: (sql: string, ...values: readonly unknown[]) => Row[];
  /** Rows as lists, in the order of the columns: what many rows are read with. */
  readonly lists: (sql: string, ...values: readonly unknown[]) => unknown[][];
  /** The first row. */
  readonly get: (sql: string, ...values: readonly unknown[]) => Row | undefined;
  /** Runs a statement that changes something. */
  readonly run: (sql: string, ...values: readonly unknown[]) => { readonly changes: number; readonly lastId: number };
  /** Runs statements without values. */
  readonly exec: (sql: string) => void;
  /**
   * All of it or nothing: what throws is rolled back. Inside another transaction it is part of that one. The work must be
   * synchronous: a promise would be committed before it ends.
   */
  readonly transaction: <Result>(work: () => Result) => Result;
  /** Notes that something may have changed that is looked up once and kept: settings, or everything. */
  readonly upheave: () => void;
  /** Counts those times. A copy that is restored is one of them. */
  readonly upheavals: () => number;
  readonly close: () => void;
}

/**
 * Opens the embedded database: in memory, or in a file that survives a crash (write-ahead log, synchronised at
 * each commit, so that what was answered is never lost).
 *
 * @param image a database to begin with, as the bytes of its file. It is for one in memory.
 * @throws an Error of `node:sqlite` when the file cannot be opened or is not a database.
 */
export function openDatabase(file = ':memory:', image?: Uint8Array): Database {
  const database = new DatabaseSync(file);
  if (image) database.deserialize(image);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 2000');
  const byName = preparing(database, false);
  const asLists = preparing(database, true);
  let upheavals = 0;
  let isInTransaction = false;

  return {
    all: (sql, ...values) => byName(sql).all(...(values as SQLInputValue[])) as Row[],
    lists: (sql, ...values) => toLists(asLists(sql).all(...(values as SQLInputValue[]))),
    get: (sql, ...values) => byName(sql).get(...(values as SQLInputValue[])),
    run(sql, ...values) {
      const result = byName(sql).run(...(values as SQLInputValue[]));
      return { changes: Number(result.changes), lastId: Number(result.lastInsertRowid) };
    },
    exec(sql) {
      upheavals += 1;
      database.exec(sql);
    },
    transaction(work) {
      if (isInTransaction) return work();
      byName('begin immediate').run();
      isInTransaction = true;
      try {
        const result = work();
        if (result instanceof Promise) throw new Error('A transaction cannot be asynchronous');
        byName('commit').run();
        return result;
      } catch (error) {
        // Before Node 22.16 there is no such property.
        if (database.isTransaction ?? true) database.exec('rollback');
        // What was read inside the transaction may be memoize somewhere, and is not so.
        upheavals += 1;
        throw error;
      } finally {
        isInTransaction = false;
      }
    },
    upheave() {
      upheavals += 1;
    },
    upheavals: () => upheavals,
    close: () => database.close(),
  };
}

/** Rows as arrays. Node before 22.16 returns objects only. */
const toLists = (rows: readonly unknown[]): unknown[][] =>
  Array.isArray(rows[0] ?? []) ? (rows as unknown[][]) : rows.map((row) => Object.values(row as Row));

/** Whether this Node can begin with an image; older ones cannot. */
export const takesImages = 'deserialize' in DatabaseSync.prototype;

const statementsKept = 500;

/** Prepares each statement once, as long as there are not too many. */
function preparing(database: DatabaseSync, asLists: boolean): (sql: string) => StatementSync {
  const prepared = new Map<string, StatementSync>();
  return (sql) => {
    const known = prepared.get(sql);
    if (known) return known;
    if (prepared.size >= statementsKept) prepared.clear();
    const statement = database.prepare(sql);
    if (asLists) statement.setReturnArrays?.(true);
    prepared.set(sql, statement);
    return statement;
  };
}

/** A name of a table or a column in SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** `?, ?, ?` for a list of values. */
export const placeholders = (values: readonly unknown[]): string => values.map(() => '?').join(', ');
