import type { Sqlite3Static, SqlValue } from '@sqlite.org/sqlite-wasm';
import { type Connection, createDatabase, createTransaction, type Database } from '../../store/database.ts';

export type Sqlite = Sqlite3Static;

const PRAGMAS =
  'pragma journal_mode = memory; pragma synchronous = off; pragma cache_size = -2000; pragma trusted_schema = off';

export function openDatabase({ oo1, capi }: Sqlite): Database {
  const database = new oo1.DB(':memory:');
  database.exec(PRAGMAS);
  const exec = (sql: string): void => void database.exec(sql);
  const prepare: Connection['prepare'] = (sql, rowsAs) => {
    const statement = database.prepare(sql);

    function execute(values: readonly unknown[], onRow?: () => void): void {
      try {
        for (const [index, value] of values.entries()) {
          // Like Node: `bind` makes integers of numbers beyond 64 bits.
          if (typeof value === 'number') capi.sqlite3_bind_double(statement, index + 1, value);
          else statement.bind(index + 1, value as SqlValue);
        }
        while (statement.step()) onRow?.();
      } finally {
        statement.reset();
      }
    }

    return {
      all(...values) {
        const rows: unknown[] = [];
        execute(values, () => rows.push(rowsAs === 'arrays' ? statement.get([]) : statement.get({})));
        return rows;
      },
      run(...values) {
        execute(values);
        return { changes: Number(database.changes()), lastId: Number(capi.sqlite3_last_insert_rowid(database)) };
      },
      finalize: () => void statement.finalize(),
    };
  };
  const isInTransaction = () => capi.sqlite3_get_autocommit(database) === 0;
  return createDatabase({
    prepare,
    exec,
    transaction: createTransaction({ prepare, exec, isInTransaction }),
    close: () => database.close(),
    returnsLastId: true,
  });
}
