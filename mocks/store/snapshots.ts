import { type Database, quoted } from './database.ts';

/** Where SQLite keeps the last identifier of each table. */
const SEQUENCES = 'sqlite_sequence';

/** Bytes that all snapshots may take together, with the one that is being saved. */
const MAX_BYTES = 512 * 1024 * 1024;

/** Copies of all tables by name. Names are case-sensitive. Saving or restoring copies rows, which takes milliseconds. */
export interface Snapshots {
  readonly list: () => readonly { readonly name: string; readonly createdAt: Date }[];
  readonly has: (name: string) => boolean;
  /** Saves a snapshot, in place of an older one of that name. Returns false when there is no room for it. */
  readonly save: (name: string) => boolean;
  /** Throws when there is no snapshot of that name. */
  readonly restore: (name: string) => void;
  /** Restores the tables of another database, which `attach` attaches under the name that it gets. */
  readonly restoreAttached: (attach: (schema: 'image') => void) => void;
  readonly remove: (name: string) => void;
}

export interface SnapshotsOptions {
  readonly tables: readonly string[];
  /** Attaches the database that stores the snapshots. Default: one in memory, gone when the sandbox stops. */
  readonly attach?: ((schema: 'snapshots') => void) | undefined;
}

/** Creates snapshots of some tables in an attached database of SQLite, which is attached on first use. */
export function createSnapshots(database: Database, options: SnapshotsOptions): Snapshots {
  const { tables, attach = (schema) => database.exec(`attach ':memory:' as ${schema}`) } = options;
  const all = [...tables, SEQUENCES];
  // Table names are not case-sensitive in SQLite, so the tables of a snapshot are named by its number.
  const copyOf = (number: number, table: string): string => `snapshots.${quoted(`${number} ${table}`)}`;

  /** A database that was suspended has lost what was attached. */
  function ensureAttached(): void {
    if (database.get("select 1 from pragma_database_list where name = 'snapshots'")) return;
    attach('snapshots');
    database.exec(`create table if not exists snapshots.saved
      (number integer primary key autoincrement, name text not null unique, created_at integer not null)`);
  }

  function find(name: string): number | undefined {
    ensureAttached();
    const row = database.get('select number from snapshots.saved where name = ?', name);
    return row && Number(row.number);
  }

  function sizeOf(schema: 'main' | 'snapshots'): number {
    const read = (name: string) => Number(Object.values(database.get(`pragma ${schema}.${name}`) ?? {})[0]);
    // Pages of snapshots that were removed are used again.
    return (read('page_count') - read('freelist_count')) * read('page_size');
  }

  function remove(name: string): void {
    const number = find(name);
    if (number === undefined) return;
    database.transaction(() => {
      database.run('delete from snapshots.saved where number = ?', number);
      for (const table of all) database.exec(`drop table ${copyOf(number, table)}`);
    });
  }

  function replaceTables(getSource: (table: string) => string): void {
    database.transaction(() => {
      for (const table of all) {
        database.exec(`delete from main.${quoted(table)}`);
        database.exec(`insert into main.${quoted(table)} select * from ${getSource(table)}`);
      }
    });
  }

  return {
    list() {
      ensureAttached();
      const rows = database.all('select name, created_at from snapshots.saved order by number');
      return rows.map((row) => ({ name: String(row.name), createdAt: new Date(Number(row.created_at)) }));
    },
    has: (name) => find(name) !== undefined,
    remove,
    save(name) {
      ensureAttached();
      if (sizeOf('main') + sizeOf('snapshots') > MAX_BYTES) return false;
      database.transaction(() => {
        remove(name);
        const text = 'insert into snapshots.saved (name, created_at) values (?, ?)';
        const { lastId } = database.run(text, name, Date.now());
        for (const table of all) {
          database.exec(`create table ${copyOf(lastId, table)} as select * from main.${quoted(table)}`);
        }
      });
      return true;
    },
    restore(name) {
      const number = find(name);
      if (number === undefined) throw new Error(`There is no snapshot ${name}`);
      replaceTables((table) => copyOf(number, table));
    },
    restoreAttached(attachImage) {
      attachImage('image');
      try {
        replaceTables((table) => `image.${quoted(table)}`);
      } finally {
        database.exec('detach image');
      }
    },
  };
}
