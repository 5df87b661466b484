import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  type Connection,
  createDatabase,
  createTransaction,
  isDamageError,
  quote,
  type Row,
} from '../../../store/database.ts';
import type { MemoryDatabase } from '../../portable/memory-stores.ts';

const SAFE = 'PRAGMA trusted_schema = OFF; PRAGMA cache_size = -2000';
const DURABLE = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 2000';

/**
 * Opens a database of `node:sqlite`: in memory, or in a file. A file survives a crash: its write-ahead log is
 * synchronized at each commit, so no confirmed write is lost. What its schema computes may call no function with effects.
 *
 * @param image the bytes of a database file, to begin with; for a database in memory.
 * @throws an Error of `node:sqlite` when the file cannot be opened or is not a database.
 */
export function openDatabase(file = ':memory:', image?: Uint8Array): MemoryDatabase {
  const handle = new DatabaseSync(file);
  // Missing before Node 24.12.
  handle.enableDefensive?.(true);
  handle.exec(SAFE);
  if (image) deserialize(handle, image);
  else handle.exec(DURABLE);
  let failure: unknown;
  /** Notes an error that shows that the file is damaged. */
  function guard<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      if (isDamageError(error)) failure = error;
      throw error;
    }
  }
  const database = createDatabase(connect(handle, guard));
  return { ...database, getFailure: () => failure, serialize: () => serialize(handle) };
}

/** Versions of Node without `deserialize` have neither of the two. */
const canDeserialize = 'deserialize' in DatabaseSync.prototype;

function deserialize(handle: DatabaseSync, image: Uint8Array): void {
  if (canDeserialize) {
    handle.deserialize(image);
    return;
  }
  withTemporaryFile((file) => {
    writeFileSync(file, image);
    handle.prepare('attach ? as image').run(file);
    const objects = handle.prepare(
      "select type, name, sql from image.sqlite_schema where name not like 'sqlite\\_%' escape '\\'",
    );
    const rows = objects.all() as Row[];
    for (const { sql } of rows) handle.exec(String(sql));
    const tables = rows.filter(({ type }) => type === 'table').map(({ name }) => quote(String(name)));
    for (const name of ['sqlite_sequence', ...tables]) {
      handle.exec(`delete from main.${name}; insert into main.${name} select * from image.${name}`);
    }
    handle.exec('detach image');
  });
}

function serialize(handle: DatabaseSync): Uint8Array {
  if (canDeserialize) return handle.serialize();
  return withTemporaryFile((file) => {
    handle.prepare('vacuum main into ?').run(file);
    return readFileSync(file);
  });
}

function withTemporaryFile<Result>(use: (file: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  try {
    return use(join(folder, 'image.sqlite'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs work and notes how it fails. */
type Guard = <Result>(work: () => Result) => Result;

function connect(database: DatabaseSync, guard: Guard): Connection {
  const prepare: Connection['prepare'] = (sql, rowsAs) => {
    const statement = guard(() => database.prepare(sql));
    if (rowsAs === 'arrays') statement.setReturnArrays?.(true);
    return {
      all(...values) {
        const rows = guard(() => statement.all(...(values as SQLInputValue[]))) as unknown[];
        return rowsAs === 'arrays' ? toArrays(rows) : rows;
      },
      run(...values) {
        const result = guard(() => statement.run(...(values as SQLInputValue[])));
        return { changes: Number(result.changes), lastId: Number(result.lastInsertRowid) };
      },
    };
  };
  const exec = (sql: string): void => guard(() => database.exec(sql));
  // The property is missing before Node 22.16.
  const isInTransaction = () => database.isTransaction ?? true;
  const transaction = createTransaction({ prepare, exec, isInTransaction });
  return { prepare, exec, transaction, close: () => database.close() };
}

/** Node before 22.16 returns objects only. */
const toArrays = (rows: readonly unknown[]): unknown[][] =>
  Array.isArray(rows[0] ?? []) ? (rows as unknown[][]) : rows.map((row) => Object.values(row as Row));
