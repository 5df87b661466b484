import { type Connection, createDatabase, type Database, type Row, type Statement } from '../../store/database.ts';
import type { ObjectState, SqlCursor, SqlStorage } from './durable-object.ts';

/** Maximum number of values for a statement. */
const MAX_VALUES = 100;

/** Opens the database of a Durable Object. It rejects transaction statements, and has a function. */
export function openObjectDatabase({ storage }: ObjectState): Database {
  const { sql } = storage;
  const connection: Connection = {
    // SQLite parses a sorted statement for each value of a bare parameter, but not of an expression.
    prepare: (text, rowsAs) => createStatement(sql, text.replaceAll('?', '+?'), rowsAs),
    exec: (text) => void sql.exec(text),
    transaction: (work) => storage.transactionSync(work),
    close: () => undefined,
  };
  return createDatabase(connection);
}

function createStatement(sql: SqlStorage, text: string, rowsAs: 'objects' | 'arrays'): Statement {
  const execute = (values: readonly unknown[]): SqlCursor =>
    values.length > MAX_VALUES ? sql.exec(packValues(text), JSON.stringify(values)) : sql.exec(text, ...values);
  return {
    all(...values) {
      const cursor = execute(values);
      return rowsAs === 'arrays' ? cursor.raw().toArray().map(toRow) : cursor.toArray().map(toObject);
    },
    run(...values) {
      execute(values).toArray();
      // Read rarely, and before the next statement.
      return {
        get changes() {
          return Number(sql.exec('select changes()').raw().toArray()[0]?.[0]);
        },
      };
    },
  };
}

/** Replaces the parameters of a statement by elements of one JSON array. Its texts have no question mark. */
function packValues(text: string): string {
  let index = -1;
  return text.replaceAll('+?', () => {
    index += 1;
    return `(?1 ->> ${index})`;
  });
}

const toBytes = (value: unknown): unknown => (value instanceof ArrayBuffer ? new Uint8Array(value) : value);

const toRow = (row: readonly unknown[]): readonly unknown[] => row.map(toBytes);

function toObject(row: Row): Row {
  for (const [name, value] of Object.entries(row)) if (value instanceof ArrayBuffer) row[name] = toBytes(value);
  return row;
}
