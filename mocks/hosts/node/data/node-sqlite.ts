import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { type Connection, createDatabase, createTransaction, type Database, type Row } from '../../../store/database.ts';

/** A database whose bytes can be read. */
export interface NodeDatabase extends Database {
  /** Returns the bytes of a database file with everything that it has now. Where `supportsDeserialize`. */
  readonly serialize: () => Uint8Array;
}

/** Whether this version of Node can read a database as the bytes of a file, and load it from them. */
export const supportsDeserialize = 'deserialize' in DatabaseSync.prototype;

const DURABLE = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 2000';
/** Without the files of a write-ahead log, which take longer to open than the database. */
const TEMPORARY = 'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF';

export interface DatabaseOptions {
  /** The bytes of a database file, to begin with; for a database in memory. */
  readonly image?: Uint8Array | undefined;
  /** Whether the file may be lost or damaged in a crash, and no other program reads it. That is faster. Default: false. */
  readonly isTemporary?: boolean;
  /** Kilobytes that the pages in memory may take. Default: 2000. */
  readonly cacheKilobytes?: number;
}

/**
 * Opens a database of `node:sqlite`: in memory, or in a file. A file survives a crash: its write-ahead log is
 * synchronized at each commit, so no confirmed write is lost.
 *
 * @throws an Error of `node:sqlite` when the file cannot be opened or is not a database.
 */
export function openDatabase(file = ':memory:', options: DatabaseOptions = {}): NodeDatabase {
  const { image, isTemporary = false, cacheKilobytes = 2000 } = options;
  let handle: DatabaseSync;
  const database = createDatabase(() => {
    handle = new DatabaseSync(file);
    if (image) handle.deserialize(image);
    handle.exec(isTemporary ? TEMPORARY : DURABLE);
    handle.exec(`PRAGMA cache_size = -${cacheKilobytes}`);
    return connect(handle);
  });
  return { ...database, serialize: () => handle.serialize() };
}

/** Attaches a database file, read-only. As a URL, because its path may contain `#` and `?`. */
export function attachFile(database: Database, file: string, name: string): void {
  database.run(`attach ? as ${name}`, `${pathToFileURL(file).href}?immutable=1`);
}

function connect(database: DatabaseSync): Connection {
  const prepare: Connection['prepare'] = (sql, rowsAs) => {
    const statement = database.prepare(sql);
    if (rowsAs === 'arrays') statement.setReturnArrays?.(true);
    return {
      all(...values) {
        const rows = statement.all(...(values as SQLInputValue[])) as unknown[];
        return rowsAs === 'arrays' ? toArrays(rows) : rows;
      },
      run(...values) {
        const result = statement.run(...(values as SQLInputValue[]));
        return { changes: Number(result.changes), lastId: Number(result.lastInsertRowid) };
      },
    };
  };
  const exec = (sql: string): void => database.exec(sql);
  // The property is missing before Node 22.16.
  const isInTransaction = () => database.isTransaction ?? true;
  const transaction = createTransaction({ prepare, exec, isInTransaction });
  return { prepare, exec, transaction, close: () => database.close() };
}

/** Node before 22.16 returns objects only. */
const toArrays = (rows: readonly unknown[]): unknown[][] =>
  Array.isArray(rows[0] ?? []) ? (rows as unknown[][]) : rows.map((row) => Object.values(row as Row));
