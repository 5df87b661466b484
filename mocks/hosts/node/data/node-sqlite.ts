import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  type Connection,
  createDatabase,
  createTransaction,
  type Database,
  isDamageError,
  isFullError,
  type Row,
} from '../../../store/database.ts';

const SAFE = 'PRAGMA trusted_schema = OFF; PRAGMA cache_size = -2000';
const DURABLE = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 2000';

export interface NodeDatabase extends Database {
  /** Returns the current bytes of the database file. Undefined in versions of Node without it. */
  readonly serialize: (() => Uint8Array) | undefined;
}

/**
 * Opens a database of `node:sqlite`, in memory or in a file. Its write-ahead log is synchronized at each commit, so a crash loses
 * no confirmed write. Functions with effects are not allowed in its schema.
 * @param image initial bytes of a database in memory.
 * @throws Error of `node:sqlite` when the file cannot be opened or is not a database.
 */
export function openDatabase(file = ':memory:', image?: Uint8Array): NodeDatabase {
  const handle = new DatabaseSync(file);
  // Missing before Node 24.12.
  handle.enableDefensive?.(true);
  handle.exec(SAFE);
  if (image) handle.deserialize(image);
  else handle.exec(DURABLE);
  let failure: unknown;
  function guard<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      if (isDamageError(error) || isFullError(error)) failure = error;
      throw error;
    }
  }
  const database = createDatabase(connect(handle, guard));
  const serialize = 'serialize' in handle ? () => handle.serialize() : undefined;
  function getFailure(): unknown {
    if (isFullError(failure)) failure = findDiskError(handle);
    return failure;
  }
  return { ...database, getFailure, serialize };
}

/** Tries to write more than a page, as there may be room again. */
function findDiskError(handle: DatabaseSync): unknown {
  try {
    handle.exec("insert or replace into settings (name, value) values ('probe', zeroblob(65536))");
    handle.exec("delete from settings where name = 'probe'");
    return undefined;
  } catch (error) {
    return error;
  }
}

type Guard = <Result>(work: () => Result) => Result;

function connect(database: DatabaseSync, guard: Guard): Connection {
  const prepare: Connection['prepare'] = (sql, rowsAs) => {
    const statement = guard(() => database.prepare(sql));
    if (rowsAs === 'arrays') statement.setReturnArrays?.(true);
    return {
      all(...values) {
        const rows = guard(() => statement.all(...(values as SQLInputValue[]))) as unknown[];
        // Node before 22.16 returns objects only.
        return rowsAs === 'arrays' && !statement.setReturnArrays ? rows.map((row) => Object.values(row as Row)) : rows;
      },
      run(...values) {
        const result = guard(() => statement.run(...(values as SQLInputValue[])));
        return { changes: Number(result.changes), lastId: Number(result.lastInsertRowid) };
      },
    };
  };
  const exec = (sql: string): void => guard(() => database.exec(sql));
  // Missing before Node 22.16.
  const isInTransaction = () => database.isTransaction ?? true;
  const transaction = createTransaction({ prepare, exec, isInTransaction });
  return { prepare, exec, transaction, close: () => database.close(), returnsLastId: true };
}
