import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import {
  type Connection,
  createDatabase,
  createTransaction,
  type Database,
  type Statement,
} from '../../store/database.ts';

/** SQLite in WebAssembly, once it is loaded. */
export type Sqlite = Sqlite3Static;

/** The functions of SQLite that run for each row, without the conversions of its JavaScript. Pointers are numbers. */
interface RawFunctions {
  readonly sqlite3_step: (statement: number) => number;
  readonly sqlite3_reset: (statement: number) => number;
  readonly sqlite3_finalize: (statement: number) => number;
  readonly sqlite3_column_count: (statement: number) => number;
  readonly sqlite3_column_name: (statement: number, column: number) => number;
  readonly sqlite3_column_type: (statement: number, column: number) => number;
  readonly sqlite3_column_double: (statement: number, column: number) => number;
  readonly sqlite3_column_text: (statement: number, column: number) => number;
  readonly sqlite3_column_blob: (statement: number, column: number) => number;
  readonly sqlite3_column_bytes: (statement: number, column: number) => number;
  readonly sqlite3_bind_null: (statement: number, index: number) => number;
  readonly sqlite3_bind_double: (statement: number, index: number, value: number) => number;
  readonly sqlite3_bind_int64: (statement: number, index: number, value: bigint) => number;
  readonly sqlite3_bind_text: (statement: number, index: number, text: number, bytes: number, free: number) => number;
  readonly sqlite3_bind_blob: (statement: number, index: number, blob: number, bytes: number, free: number) => number;
  readonly sqlite3_changes: (database: number) => number;
  readonly sqlite3_last_insert_rowid: (database: number) => bigint;
}

const OK = 0;
const ROW = 100;
const DONE = 101;
/** Types of columns. */
const INTEGER = 1;
const FLOAT = 2;
const TEXT = 3;
const BLOB = 4;
/** SQLite copies the value before the call returns. */
const TRANSIENT = -1;

const PRAGMAS = 'PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA cache_size = -2000';

/** A database in memory whose bytes can be read. */
export interface WasmDatabase extends Database {
  /** Returns the bytes of a database file with everything that it has now. */
  readonly serialize: () => Uint8Array;
}

/** Opens a database in memory. It begins with the bytes of a database file, or empty. */
export function openDatabase(sqlite: Sqlite, image?: Uint8Array): WasmDatabase {
  const handle = new sqlite.oo1.DB(':memory:');
  const pointer = Number(handle.pointer);
  if (image) deserialize(sqlite, pointer, image);
  handle.exec(PRAGMAS);
  const database = createDatabase(connect(sqlite, pointer, () => handle.close()));
  return {
    ...database,
    serialize: () => sqlite.capi.sqlite3_js_db_export(pointer, 'main'),
  };
}

/** Where the header of a file says whether it has a write-ahead log, which memory cannot have. */
const LOG_VERSIONS = [18, 19] as const;

function deserialize({ capi, wasm }: Sqlite, database: number, image: Uint8Array): void {
  const copy = wasm.allocFromTypedArray(image);
  for (const offset of LOG_VERSIONS) wasm.heap8u()[Number(copy) + offset] = 1;
  const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE;
  const code = capi.sqlite3_deserialize(database, 'main', copy, image.length, image.length, flags);
  if (code !== OK) throw new Error(capi.sqlite3_errmsg(database));
}

function connect(sqlite: Sqlite, database: number, close: () => void): Connection {
  const { capi } = sqlite;
  const statements = new Set<number>();
  const prepare: Connection['prepare'] = (sql, rowsAs) => createStatement(sqlite, database, sql, rowsAs, statements);
  function exec(sql: string): void {
    if (capi.sqlite3_exec(database, sql, 0, 0, 0) !== OK) throw new Error(capi.sqlite3_errmsg(database));
  }
  const isInTransaction = () => capi.sqlite3_get_autocommit(database) === 0;
  return {
    prepare,
    exec,
    transaction: createTransaction({ prepare, exec, isInTransaction }),
    close() {
      for (const statement of statements) capi.sqlite3_finalize(statement);
      close();
    },
  };
}

/** @param statements those of the connection that are not finalized. */
function createStatement(
  sqlite: Sqlite,
  database: number,
  sql: string,
  rowsAs: 'objects' | 'arrays',
  statements: Set<number>,
): Statement {
  const { capi, wasm } = sqlite;
  const raw = wasm.exports as unknown as RawFunctions;
  const fail = (): never => {
    throw new Error(capi.sqlite3_errmsg(database));
  };
  const statement = prepare(sqlite, database, sql);
  if (statement === 0) fail();
  statements.add(statement);
  const binder = createBinder(sqlite, statement);
  const { readRow, readNames } = createReader(sqlite, statement);

  function execute<Result>(values: readonly unknown[], work: () => Result): Result {
    try {
      for (const [index, value] of values.entries()) if (binder(index + 1, value) !== OK) fail();
      return work();
    } finally {
      raw.sqlite3_reset(statement);
    }
  }

  return {
    all: (...values) =>
      execute(values, () => {
        const rows: unknown[] = [];
        let names: readonly string[] | undefined;
        let code = raw.sqlite3_step(statement);
        for (; code === ROW; code = raw.sqlite3_step(statement)) {
          const row = readRow();
          if (rowsAs === 'objects') names ??= readNames();
          rows.push(names ? toObject(names, row) : row);
        }
        if (code !== DONE) fail();
        return rows;
      }),
    run: (...values) =>
      execute(values, () => {
        let code = raw.sqlite3_step(statement);
        while (code === ROW) code = raw.sqlite3_step(statement);
        if (code !== DONE) fail();
        const lastId = Number(raw.sqlite3_last_insert_rowid(database));
        return { changes: raw.sqlite3_changes(database), lastId };
      }),
    finalize() {
      statements.delete(statement);
      raw.sqlite3_finalize(statement);
    },
  };
}

/** Rows without a prototype, as those of Node. */
function toObject(names: readonly string[], row: readonly unknown[]): Record<string, unknown> {
  const object: Record<string, unknown> = Object.create(null);
  for (let index = 0; index < names.length; index += 1) object[names[index] as string] = row[index];
  return object;
}

/** Returns 0 for SQL that cannot be prepared. */
function prepare({ capi, wasm }: Sqlite, database: number, sql: string): number {
  const stack = wasm.pstack.pointer;
  try {
    const result = wasm.pstack.allocPtr();
    const code = capi.sqlite3_prepare_v3(database, sql, -1, capi.SQLITE_PREPARE_PERSISTENT, result, null);
    return code === OK ? Number(wasm.peekPtr(result)) : 0;
  } finally {
    wasm.pstack.restore(stack);
  }
}

/** Creates the function that sets a parameter. Numbers are bound as doubles, as Node does; a column converts them. */
function createBinder({ wasm }: Sqlite, statement: number): (index: number, value: unknown) => number {
  const raw = wasm.exports as unknown as RawFunctions;
  const encoder = new TextEncoder();

  function bindBytes(index: number, bytes: Uint8Array, bind: RawFunctions['sqlite3_bind_text']): number {
    // An empty value needs a pointer too, or it would be null.
    const pointer = Number(wasm.alloc(bytes.length || 1));
    wasm.heap8u().set(bytes, pointer);
    const code = bind(statement, index, pointer, bytes.length, TRANSIENT);
    wasm.dealloc(pointer);
    return code;
  }

  return (index, value) => {
    if (value === null) return raw.sqlite3_bind_null(statement, index);
    if (typeof value === 'number') return raw.sqlite3_bind_double(statement, index, value);
    if (typeof value === 'string') return bindBytes(index, encoder.encode(value), raw.sqlite3_bind_text);
    if (typeof value === 'bigint') return raw.sqlite3_bind_int64(statement, index, value);
    if (value instanceof Uint8Array) return bindBytes(index, value, raw.sqlite3_bind_blob);
    throw new TypeError(`SQLite has no value for ${typeof value}`);
  };
}

function createReader({ wasm }: Sqlite, statement: number) {
  const raw = wasm.exports as unknown as RawFunctions;
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  // The memory may grow, which detaches views of it.
  const getBytes = (pointer: number, length: number) => wasm.heap8u().subarray(pointer, pointer + length);

  function readValue(column: number): unknown {
    switch (raw.sqlite3_column_type(statement, column)) {
      case INTEGER:
        return toSafeInteger(raw.sqlite3_column_double(statement, column));
      case FLOAT:
        return raw.sqlite3_column_double(statement, column);
      case TEXT: {
        const pointer = raw.sqlite3_column_text(statement, column);
        return decodeText(getBytes(pointer, raw.sqlite3_column_bytes(statement, column)), decoder);
      }
      case BLOB: {
        const pointer = raw.sqlite3_column_blob(statement, column);
        return getBytes(pointer, raw.sqlite3_column_bytes(statement, column)).slice();
      }
      default:
        return null;
    }
  }

  return {
    readRow() {
      const count = raw.sqlite3_column_count(statement);
      const row: unknown[] = new Array(count);
      for (let column = 0; column < count; column += 1) row[column] = readValue(column);
      return row;
    },
    readNames: () =>
      Array.from({ length: raw.sqlite3_column_count(statement) }, (_, column) =>
        String(wasm.cstrToJs(raw.sqlite3_column_name(statement, column))),
      ),
  };
}

function toSafeInteger(value: number): number {
  if (Number.isSafeInteger(value)) return value;
  throw new RangeError(`Value is too large to be represented as a JavaScript number: ${value}`);
}

/** Text up to this length is converted faster than by the decoder. */
const SHORT_TEXT = 24;

function decodeText(bytes: Uint8Array, decoder: InstanceType<typeof TextDecoder>): string {
  if (bytes.length > SHORT_TEXT) return decoder.decode(bytes);
  let text = '';
  for (const byte of bytes) {
    if (byte > 127) return decoder.decode(bytes);
    text += String.fromCharCode(byte);
  }
  return text;
}
