import { type Database, quote } from './database.ts';

/** Where SQLite keeps the last identifier of each table. */
const SEQUENCES = 'sqlite_sequence';

/** Bytes that all snapshots may take together, with the one that is being saved. */
const MAX_BYTES = 512 * 1024 * 1024;

/** Copies of all tables by name. Names are case-sensitive. Saving copies rows, and so does restoring those that may differ. */
export type Snapshots = ReturnType<typeof createSnapshots>;

/**
 * Creates snapshots of some tables in an attached database of SQLite, which is attached on first use.
 *
 * @param attach attaches the database that stores them. Default: one in memory, gone when the sandbox stops.
 */
export function createSnapshots(
  database: Database,
  tables: readonly string[],
  attach = (schema: 'snapshots'): void => database.exec(`attach ':memory:' as ${schema}`),
) {
  const all = [...tables, SEQUENCES];
  /** What the tables were last a copy of. */
  let latest: string | undefined;

  // Table names are not case-sensitive in SQLite, so the tables of a snapshot are named by its number.
  const getCopyName = (number: number, table: string): string => `snapshots.${quote(`${number} ${table}`)}`;

  /** A database that was suspended has lost what was attached. */
  function ensureAttached(): void {
    if (database.get("select 1 from pragma_database_list where name = 'snapshots'")) return;
    attach('snapshots');
    latest = undefined;
    database.exec(`create table if not exists snapshots.saved
      (number integer primary key autoincrement, name text not null unique, created_at integer not null)`);
  }

  function find(name: string): number | undefined {
    ensureAttached();
    const row = database.get('select number from snapshots.saved where name = ?', name);
    return row && Number(row.number);
  }

  function measureSize(schema: 'main' | 'snapshots'): number {
    const read = (name: string) => Number(Object.values(database.get(`pragma ${schema}.${name}`) ?? {})[0]);
    // Pages of snapshots that were removed are used again.
    return (read('page_count') - read('freelist_count')) * read('page_size');
  }

  function remove(name: string): void {
    const number = find(name);
    if (number === undefined) return;
    database.transaction(() => {
      database.run('delete from snapshots.saved where number = ?', number);
      for (const table of all) database.exec(`drop table ${getCopyName(number, table)}`);
    });
  }

  function setLatest(source: string): void {
    database.takeChangedTables();
    latest = source;
  }

  /** Returns the tables that may differ from a source. */
  function takeTables(source: string): readonly string[] {
    const changed = database.takeChangedTables();
    if (source !== latest || !changed) return all;
    // No statement names the sequences that it changes.
    return [...tables.filter((table) => changed.has(table.toLowerCase())), SEQUENCES];
  }

  function replaceTables(names: readonly string[], getSource: (table: string) => string): void {
    latest = undefined;
    database.transaction(() => {
      for (const table of names) {
        database.exec(`delete from main.${quote(table)}`);
        database.exec(`insert into main.${quote(table)} select * from ${getSource(table)}`);
      }
    });
  }

  return {
    list() {
      ensureAttached();
      const rows = database.all('select name, created_at from snapshots.saved order by number');
      return rows.map((row) => ({ name: String(row.name), createdAt: new Date(Number(row.created_at)) }));
    },
    has: (name: string): boolean => find(name) !== undefined,
    remove,
    /** Saves a snapshot, in place of an older one of that name. Returns false when there is no room for it. */
    save(name: string): boolean {
      ensureAttached();
      if (measureSize('main') + measureSize('snapshots') > MAX_BYTES) return false;
      const number = database.transaction(() => {
        remove(name);
        const text = 'insert into snapshots.saved (name, created_at) values (?, ?)';
        const { lastId } = database.run(text, name, Date.now());
        for (const table of all) {
          database.exec(`create table ${getCopyName(lastId, table)} as select * from main.${quote(table)}`);
        }
        return lastId;
      });
      setLatest(String(number));
      return true;
    },
    /** Throws when there is no snapshot of that name. */
    restore(name: string): void {
      const number = find(name);
      if (number === undefined) throw new Error(`There is no snapshot ${name}`);
      const source = String(number);
      replaceTables(takeTables(source), (table) => getCopyName(number, table));
      setLatest(source);
    },
    /** Restores the tables of another database, which `attachImage` attaches under the name that it gets. */
    restoreAttached(attachImage: (schema: 'image') => void): void {
      const names = takeTables('image');
      attachImage('image');
      try {
        replaceTables(names, (table) => `image.${quote(table)}`);
      } finally {
        database.exec('detach image');
      }
      setLatest('image');
    },
  };
}
