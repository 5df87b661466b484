import { type Database, quoted } from './database.ts';

/** Where SQLite keeps the last identifier of each table. */
const SEQUENCES = 'sqlite_sequence';

/** Bytes that all snapshots may take together, with the one that is being saved: they are kept in memory. */
const MAX_BYTES = 512 * 1024 * 1024;

/** Copies of all tables by name. Names are case-sensitive. Saving or restoring copies rows, which takes milliseconds. */
export interface Snapshots {
  readonly list: () => readonly { readonly name: string; readonly createdAt: Date }[];
  readonly has: (name: string) => boolean;
  /** Saves a snapshot, in place of an older one of that name. Returns false when there is no room for it. */
  readonly save: (name: string) => boolean;
  /** Saves a snapshot of another database, which `attach` attaches under the name that it gets. */
  readonly saveAttached: (attach: (schema: 'image') => void, name: string) => void;
  /** Throws when there is no snapshot of that name. */
  readonly restore: (name: string) => void;
  readonly remove: (name: string) => void;
}

/** Snapshots of some tables in memory, in an attached database of SQLite. They are gone when the sandbox stops. */
export function createSnapshots(database: Database, tables: readonly string[]): Snapshots {
  database.exec("attach ':memory:' as snapshots");
  const all = [...tables, SEQUENCES];
  // Table names are not case-sensitive in SQLite, so the tables of a snapshot are named by its number.
  const saved = new Map<string, { readonly number: number; readonly createdAt: Date }>();
  let lastNumber = 0;
  const copyOf = (number: number, table: string): string => `snapshots.${quoted(`${number} ${table}`)}`;

  function sizeOf(schema: 'main' | 'snapshots'): number {
    const read = (name: string) => Number(Object.values(database.get(`pragma ${schema}.${name}`) ?? {})[0]);
    // Pages of snapshots that were removed are used again.
    return (read('page_count') - read('freelist_count')) * read('page_size');
  }

  function remove(name: string): void {
    const snapshot = saved.get(name);
    if (!snapshot) return;
    saved.delete(name);
    database.transaction(() => {
      for (const table of all) database.exec(`drop table ${copyOf(snapshot.number, table)}`);
    });
  }

  function copyFrom(schema: 'main' | 'image', name: string): void {
    lastNumber += 1;
    const number = lastNumber;
    database.transaction(() => {
      for (const table of all) {
        database.exec(`create table ${copyOf(number, table)} as select * from ${schema}.${quoted(table)}`);
      }
    });
    remove(name);
    saved.set(name, { number, createdAt: new Date() });
  }

  return {
    list: () => [...saved].map(([name, { createdAt }]) => ({ name, createdAt })),
    has: (name) => saved.has(name),
    remove,
    save(name) {
      if (sizeOf('main') + sizeOf('snapshots') > MAX_BYTES) return false;
      copyFrom('main', name);
      return true;
    },
    saveAttached(attach, name) {
      attach('image');
      copyFrom('image', name);
      database.exec('detach image');
    },
    restore(name) {
      const snapshot = saved.get(name);
      if (!snapshot) throw new Error(`There is no snapshot ${name}`);
      database.transaction(() => {
        for (const table of all) {
          database.exec(`delete from main.${quoted(table)}`);
          database.exec(`insert into main.${quoted(table)} select * from ${copyOf(snapshot.number, table)}`);
        }
      });
    },
  };
}
