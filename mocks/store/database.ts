import type { Resource } from '../../contract/model.ts';
import type { Records } from './types.ts';

export type Row = Record<string, unknown>;

export type RowDecoder<Result> = (row: readonly unknown[]) => Result;

/** Prepared statement. Rows are arrays in the order of the columns, or objects by column name. */
export interface Statement {
  readonly all: (...values: readonly unknown[]) => unknown[];
  readonly run: (...values: readonly unknown[]) => { readonly changes: number; readonly lastId?: number };
  /** Frees memory where no garbage collector does. The statement is unusable afterwards. */
  readonly finalize?: () => void;
}

/**
 * Connection to SQLite, the sandbox's only demand on its machine. `hosts/node` uses the one of Node, `hosts/browser` WebAssembly,
 * `hosts/workers` a Durable Object.
 */
export interface Connection {
  readonly prepare: (sql: string, rowsAs: 'objects' | 'arrays') => Statement;
  readonly exec: (sql: string) => void;
  /** Runs synchronous work in a transaction, rolled back on an error. Not nested. */
  readonly transaction: <Result>(work: () => Result) => Result;
  readonly close: () => void;
  /** True when `run` returns the identifier of the inserted row. Otherwise the statement needs `returning`. */
  readonly returnsLastId?: boolean;
}

interface TransactionParts extends Pick<Connection, 'prepare' | 'exec'> {
  readonly isInTransaction: () => boolean;
}

/** Creates transactions from statements. Some hosts reject these, and have a function. */
export function createTransaction({ prepare, exec, isInTransaction }: TransactionParts): Connection['transaction'] {
  const begin = prepare('begin immediate', 'arrays');
  const commit = prepare('commit', 'arrays');
  return (work) => {
    begin.run();
    try {
      const result = work();
      commit.run();
      return result;
    } catch (error) {
      if (isInTransaction()) exec('rollback');
      throw error;
    }
  };
}

/** Embedded database. It is synchronous, so requests cannot interleave, and need no lock. */
export interface Database {
  readonly all: (sql: string, ...values: readonly unknown[]) => Row[];
  /** Returns rows as arrays in column order, for many rows. */
  readonly allAsArrays: (sql: string, ...values: readonly unknown[]) => unknown[][];
  /** Returns decoded rows. The same SQL must always have the same decoder. */
  readonly allDecoded: <Result>(decode: RowDecoder<Result>, sql: string, ...values: readonly unknown[]) => Result[];
  readonly get: (sql: string, ...values: readonly unknown[]) => Row | undefined;
  readonly run: (sql: string, ...values: readonly unknown[]) => { readonly changes: number };
  /** Inserts a row. Returns its identifier. */
  readonly insert: (sql: string, ...values: readonly unknown[]) => number;
  /** Inserts the rows of a JSON array at once. Returns their identifiers in order. Undefined where single inserts are faster. */
  readonly insertAll: ((sql: string, rows: string) => number[]) | undefined;
  /** Runs statements without values. Invalidates caches. */
  readonly exec: (sql: string) => void;
  /**
   * Runs synchronous work: all or nothing, also for nested transactions, which join the outer one. A query runs once until one of
   * its tables is written. A promise would be committed before it ends.
   */
  readonly transaction: <Result>(work: () => Result) => Result;
  /** Runs work that only reads: a statement with changes throws. */
  readonly readOnly: <Result>(work: () => Result) => Result;
  /** Returns a named value, loaded once until caches are invalidated: settings and other data that seldom change. */
  readonly cached: <Value>(name: string, load: () => Value) => Value;
  readonly invalidateCaches: () => void;
  /** Returns the tables that were written since the last call; undefined when any may have been. */
  readonly takeWrittenTables: () => ReadonlySet<string> | undefined;
  /** Readers and writers of each resource's table, see `openRecords`. */
  readonly records: Map<Resource, Records>;
  readonly close: () => void;
  /** Returns the error that showed damaged or lost data, or a full disk; undefined without one. */
  readonly getFailure?: () => unknown;
}

/** Result codes of SQLite: https://www.sqlite.org/rescode.html */
const DAMAGE_CODES: readonly number[] = [11, 26];
const STORAGE_CODES: readonly number[] = [...DAMAGE_CODES, 10, 13, 14];

/** Checks for an error of permanent damage to the stored data. */
export const isDamageError = (error: unknown): boolean => hasCode(error, DAMAGE_CODES);

/** Checks for an error of missing room; the write was rolled back. */
export const isFullError = (error: unknown): boolean => hasCode(error, [13]);

/** Checks for an error of reading or writing stored data, which no request causes. */
export const isStorageError = (error: unknown): boolean => hasCode(error, STORAGE_CODES);

function hasCode(error: unknown, codes: readonly number[]): boolean {
  const { errcode } = (error ?? {}) as { readonly errcode?: unknown };
  // The lowest byte of an extended code is the code.
  return typeof errcode === 'number' && codes.includes(errcode & 255);
}

const MAX_STATEMENTS = 500;

export function createDatabase(opened: Connection): Database {
  let connection: Connection | undefined = opened;
  function getConnection(): Connection {
    if (connection) return connection;
    throw new Error('The database is closed');
  }
  const byName = createStatements(getConnection, 'objects');
  const asArrays = createStatements(getConnection, 'arrays');
  const caches = new Map<string, unknown>();
  let isInTransaction = false;
  let isReadOnly = false;
  let written: Set<string> | undefined;

  function beginWrite(sql: string): void {
    if (isReadOnly) throw new Error(`A read cannot write: ${sql}`);
    const table = WRITTEN_TABLE.exec(sql)?.[1];
    byName.discardResults(table);
    asArrays.discardResults(table);
    if (table === undefined) written = undefined;
    else written?.add(table);
  }

  function insertReturning(sql: string, ...values: readonly unknown[]): number[] {
    beginWrite(sql);
    const rows = asArrays.get(`${sql} returning rowid`).all(...values) as unknown[][];
    return rows.map(([id]) => Number(id));
  }

  return {
    all: (sql, ...values) => byName.query(sql, values) as Row[],
    allAsArrays: (sql, ...values) => asArrays.query(sql, values) as unknown[][],
    allDecoded: <Result>(decode: RowDecoder<Result>, sql: string, ...values: readonly unknown[]) =>
      asArrays.query(sql, values, decode as RowDecoder<unknown>) as Result[],
    get: (sql, ...values) => byName.query(sql, values)[0] as Row | undefined,
    run(sql, ...values) {
      beginWrite(sql);
      return asArrays.get(sql).run(...values);
    },
    insert(sql, ...values) {
      if (!opened.returnsLastId) return insertReturning(sql, ...values)[0] as number;
      beginWrite(sql);
      return asArrays.get(sql).run(...values).lastId as number;
    },
    insertAll: opened.returnsLastId ? undefined : insertReturning,
    exec(sql) {
      beginWrite(sql);
      // One text may have several statements.
      written = undefined;
      caches.clear();
      getConnection().exec(sql);
    },
    transaction(work) {
      if (isInTransaction) return work();
      isInTransaction = true;
      byName.cacheResults(true);
      asArrays.cacheResults(true);
      try {
        return getConnection().transaction(() => {
          const result = work();
          if (result instanceof Promise) throw new Error('A transaction cannot be asynchronous');
          return result;
        });
      } catch (error) {
        // Caches may hold values that were rolled back.
        caches.clear();
        written = undefined;
        throw error;
      } finally {
        isInTransaction = false;
        byName.cacheResults(false);
        asArrays.cacheResults(false);
      }
    },
    readOnly(work) {
      isReadOnly = true;
      try {
        return work();
      } finally {
        isReadOnly = false;
      }
    },
    cached<Value>(name: string, load: () => Value): Value {
      if (!caches.has(name)) caches.set(name, load());
      return caches.get(name) as Value;
    },
    invalidateCaches: () => caches.clear(),
    takeWrittenTables() {
      const tables = written;
      written = new Set();
      return tables;
    },
    records: new Map(),
    close() {
      byName.clear();
      asArrays.clear();
      connection?.close();
      connection = undefined;
    },
  };
}

/** Returns a key of values. JSON tells texts from numbers; most queries have only numbers, and skip it. */
const toKey = (values: readonly unknown[]): string =>
  values.every((value) => typeof value === 'number') ? values.join() : JSON.stringify(values);

const WRITTEN_TABLE = /^\s*(?:insert(?: or \w+)? into|update|delete from)\s+"?(\w+)/i;

/** Prepares statements once. Runs a query once, too, between `cacheResults(true)` and `cacheResults(false)`. */
function createStatements(getConnection: () => Connection, rowsAs: 'objects' | 'arrays') {
  const statements = new Map<string, Statement>();
  /** Rows by SQL and values. */
  let results: Map<string, Map<string, unknown[]>> | undefined;

  function clear(): void {
    for (const { finalize } of statements.values()) finalize?.();
    statements.clear();
  }
  function get(sql: string): Statement {
    const cached = statements.get(sql);
    if (cached) return cached;
    if (statements.size >= MAX_STATEMENTS) clear();
    const statement = getConnection().prepare(sql, rowsAs);
    statements.set(sql, statement);
    return statement;
  }
  return {
    get,
    query(sql: string, values: readonly unknown[], decode?: RowDecoder<unknown>): unknown[] {
      const byValues = results?.get(sql) ?? new Map<string, unknown[]>();
      const key = results ? toKey(values) : '';
      const cached = byValues.get(key);
      if (cached) return cached;
      const found = get(sql).all(...values);
      const rows = decode ? (found as unknown[][]).map(decode) : found;
      results?.set(sql, byValues.set(key, rows));
      return rows;
    },
    cacheResults(isOn: boolean): void {
      results = isOn ? new Map() : undefined;
    },
    /** Discards results that a write may change: all with its table's name in their SQL. */
    discardResults(table: string | undefined): void {
      if (!results || results.size === 0) return;
      if (table === undefined) results.clear();
      else for (const text of results.keys()) if (text.includes(table)) results.delete(text);
    },
    clear,
  };
}

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const createPlaceholders = (values: readonly unknown[]): string => values.map(() => '?').join(', ');
