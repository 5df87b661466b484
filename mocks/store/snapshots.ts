import { type Database, quote } from './database.ts';
import type { ColumnName } from './upgrades/upgrade.ts';

/** Where the copies are. */
export interface SnapshotPlace {
  /** Attaches the database that has them. Default: one in memory, gone when the sandbox stops. */
  readonly attachSnapshots?: ((name: 'snapshots') => void) | undefined;
  /**
   * Returns the bytes of a database to which no other can be attached: the copies are tables in it, with a prefix. An
   * attached one leaves a data file as it is, and is faster where it is in memory.
   */
  readonly measureSize?: (() => number) | undefined;
  /** Fills columns that a snapshot of an earlier version does not have. Default: they stay null. */
  readonly completeColumns?: ((missing: readonly ColumnName[]) => void) | undefined;
}

/** Where SQLite keeps the last identifier of each table. */
const SEQUENCES = 'sqlite_sequence';

/** Bytes that all snapshots may take together, with the one that is being saved. */
const MAX_BYTES = 512 * 1024 * 1024;

/** Copies of all tables by name. Names are case-sensitive. Saving copies rows, and so does restoring those that may differ. */
export type Snapshots = ReturnType<typeof createSnapshots>;

/** Creates snapshots of some tables, in an attached database of SQLite or beside them. The place is prepared on first use. */
export function createSnapshots(database: Database, tables: readonly string[], place: SnapshotPlace = {}) {
  const attach = place.attachSnapshots ?? ((schema: string) => database.exec(`attach ':memory:' as ${schema}`));
  const isAttached = place.measureSize === undefined;
  const toPath = (name: string): string => (isAttached ? `snapshots.${quote(name)}` : quote(`snapshots ${name}`));
  const saved = toPath('saved');
  const all = [...tables, SEQUENCES];
  /** What the tables were last a copy of. */
  let latest: string | undefined;
  /** Snapshots that are known to have the columns of this version, by number. */
  const current = new Set<number>();

  // Table names are not case-sensitive in SQLite, so the tables of a snapshot are named by its number.
  const getCopyName = (number: number, table: string): string => toPath(`${number} ${table}`);

  /** A database that was suspended has lost what was attached. */
  function ensurePlace(): void {
    const text = isAttached
      ? "select 1 from pragma_database_list where name = 'snapshots'"
      : "select 1 from sqlite_schema where name = 'snapshots saved'";
    if (database.get(text)) return;
    if (isAttached) attach('snapshots');
    latest = undefined;
    database.exec(`create table if not exists ${saved}
      (number integer primary key autoincrement, name text not null unique, created_at integer not null)`);
  }

  function find(name: string): number | undefined {
    ensurePlace();
    const row = database.get(`select number from ${saved} where name = ?`, name);
    return row && Number(row.number);
  }

  const measureSize = place.measureSize ?? (() => measureSchema('main') + measureSchema('snapshots'));

  function measureSchema(schema: 'main' | 'snapshots'): number {
    const read = (name: string) => Number(Object.values(database.get(`pragma ${schema}.${name}`) ?? {})[0]);
    // Pages of snapshots that were removed are used again.
    return (read('page_count') - read('freelist_count')) * read('page_size');
  }

  function remove(name: string): void {
    const number = find(name);
    if (number === undefined) return;
    database.transaction(() => {
      database.run(`delete from ${saved} where number = ?`, number);
      for (const table of all) database.exec(`drop table if exists ${getCopyName(number, table)}`);
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

  const listColumns = (table: string): readonly string[] =>
    database.all('select name from pragma_table_info(?)', table).map(({ name }) => String(name));

  function listCopiedColumns(number: number, table: string): readonly string[] {
    if (!isAttached) return listColumns(`snapshots ${number} ${table}`);
    const text = "select name from pragma_table_info(?, 'snapshots')";
    return database.all(text, `${number} ${table}`).map(({ name }) => String(name));
  }

  /** Whether all tables of a snapshot have the columns of this version, in their order. */
  function isCurrent(number: number): boolean {
    const isSame =
      current.has(number) || all.every((table) => `${listCopiedColumns(number, table)}` === `${listColumns(table)}`);
    if (isSame) current.add(number);
    return isSame;
  }

  function restoreEarlier(number: number): void {
    latest = undefined;
    database.transaction(() => {
      const missing = all.flatMap((table) => {
        const [copied, columns] = [listCopiedColumns(number, table), listColumns(table)];
        const names = columns.filter((name) => copied.includes(name)).map(quote);
        database.exec(`delete from main.${quote(table)}`);
        if (names.length > 0) {
          const source = getCopyName(number, table);
          database.exec(`insert into main.${quote(table)} (${names}) select ${names} from ${source}`);
        }
        return columns.filter((name) => !copied.includes(name)).map((column) => ({ table, column }));
      });
      place.completeColumns?.(missing);
    });
  }

  return {
    /** Returns the bytes of the database, with all snapshots. */
    measureSize(): number {
      ensurePlace();
      return measureSize();
    },
    list() {
      ensurePlace();
      const rows = database.all(`select name, created_at from ${saved} order by number`);
      return rows.map((row) => ({ name: String(row.name), createdAt: new Date(Number(row.created_at)) }));
    },
    has: (name: string): boolean => find(name) !== undefined,
    remove,
    /** Saves a snapshot, in place of an older one of that name. Returns false when there is no room for it. */
    save(name: string): boolean {
      ensurePlace();
      if (measureSize() > MAX_BYTES) return false;
      const number = database.transaction(() => {
        remove(name);
        const text = `insert into ${saved} (name, created_at) values (?, ?)`;
        const { lastId } = database.run(text, name, Date.now());
        for (const table of all) {
          database.exec(`create table ${getCopyName(lastId, table)} as select * from main.${quote(table)}`);
        }
        return lastId;
      });
      current.add(number);
      setLatest(String(number));
      return true;
    },
    /** Throws when there is no snapshot of that name. */
    restore(name: string): void {
      const number = find(name);
      if (number === undefined) throw new Error(`There is no snapshot ${name}`);
      if (!isCurrent(number)) {
        restoreEarlier(number);
        return;
      }
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
