import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';

/**
 * Opens the embedded database: in memory, or in a file that survives a crash (write-ahead log, synchronised at
 * each commit, so that what was answered is never lost).
 *
 * @throws an Error of `node:sqlite` when the file cannot be opened or is not a database.
 */
export function openDatabase<Tables>(file = ':memory:'): Kysely<Tables> {
  const database = new DatabaseSync(file);
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 2000',
  );
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: asKyselyExpects(database) }) });
}

const statementsKept = 500;

/** `node:sqlite` behind the interface that Kysely knows; statements are prepared once. */
function asKyselyExpects(database: DatabaseSync) {
  const prepared = new Map<string, StatementSync>();
  function prepare(sql: string): StatementSync {
    const known = prepared.get(sql);
    if (known) return known;
    if (prepared.size >= statementsKept) prepared.clear();
    const statement = database.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  }
  return {
    close: () => database.close(),
    prepare(sql: string) {
      const statement = prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...(parameters as never[])),
        run: (parameters: readonly unknown[]) => statement.run(...(parameters as never[])),
        iterate: (parameters: readonly unknown[]) => statement.iterate(...(parameters as never[])),
      };
    },
  };
}
