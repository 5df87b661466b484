import { type Database, quote } from './database.ts';

/** SQLite's table of the last identifiers. */
const SEQUENCES = 'sqlite_sequence';

/** Name of an unfinished snapshot. No other name begins with a space. */
const UNFINISHED = ' unfinished';

/** Maximum bytes of all snapshots, the new one included. */
const MAX_BYTES = 512 * 1024 * 1024;

export type Snapshots = ReturnType<typeof createSnapshots>;

/** Creates snapshots in memory, or in the same database where none can be attached; `measureDatabase` then measures it. */
export function createSnapshots(database: Database, tables: readonly string[], measureDatabase?: () => number) {
  const toPath = (name: string): string => (measureDatabase ? quote(`snapshots ${name}`) : `snapshots.${quote(name)}`);
  const saved = toPath('saved');
  const all = [...tables, SEQUENCES];
  if (!measureDatabase) database.exec("attach ':memory:' as snapshots");
  database.exec(`create table if not exists ${saved}
    (number integer primary key autoincrement, name text not null unique, created_at integer not null)`);

  // SQLite ignores the case of table names, so a snapshot's tables have its number.
  const getCopyName = (number: number, table: string): string => toPath(`${number} ${table}`);

  function find(name: string): number | undefined {
    const row = database.get(`select number from ${saved} where name = ?`, name);
    return row && Number(row.number);
  }

  function measureSchema(schema: 'main' | 'snapshots'): number {
    const read = (name: string) => Number(Object.values(database.get(`pragma ${schema}.${name}`) ?? {})[0]);
    // Pages of removed snapshots are used again.
    return (read('page_count') - read('freelist_count')) * read('page_size');
  }

  const measureSize = measureDatabase ?? (() => measureSchema('main') + measureSchema('snapshots'));

  const copy = (from: string, to: string): void =>
    database.exec(`insert into ${to} select * from ${from} order by rowid`);

  function remove(name: string): void {
    const number = find(name);
    if (number === undefined) return;
    database.run(`delete from ${saved} where number = ?`, number);
    for (const table of all) database.exec(`drop table if exists ${getCopyName(number, table)}`);
  }

  /** Snapshot that the tables were equal to when the database began to note which are written. */
  let equal: number | undefined;

  function note(number: number): void {
    database.takeWrittenTables();
    equal = number;
  }

  /** Returns the number of the snapshot; undefined without room. */
  function save(name: string, maxBytes: number): number | undefined {
    const hasRoom = (): boolean => measureSize() <= maxBytes;
    if (!hasRoom()) return undefined;
    const number = database.insert(`insert into ${saved} (name, created_at) values (?, ?)`, UNFINISHED, Date.now());
    for (const table of all) {
      const target = getCopyName(number, table);
      database.exec(`create table ${target} as select * from main.${quote(table)} limit 0`);
      copy(`main.${quote(table)}`, target);
    }
    const isSaved = hasRoom();
    remove(isSaved ? name : UNFINISHED);
    database.run(`update ${saved} set name = ? where number = ?`, name, number);
    return isSaved ? number : undefined;
  }

  /** Copies the tables that may have changed since they were equal to the snapshot. */
  function restore(name: string): void {
    const number = find(name);
    if (number === undefined) throw new Error(`There is no snapshot ${name}`);
    const written = equal === number ? database.takeWrittenTables() : undefined;
    equal = undefined;
    database.transaction(() => {
      for (const table of written ? all.filter((name) => name === SEQUENCES || written.has(name)) : all) {
        database.exec(`delete from main.${quote(table)}`);
        copy(getCopyName(number, table), `main.${quote(table)}`);
      }
    });
    note(number);
  }

  return {
    measureSize,
    list() {
      const rows = database.all(`select name, created_at from ${saved} order by number`);
      return rows.map((row) => ({ name: String(row.name), createdAt: new Date(Number(row.created_at)) }));
    },
    has: (name: string): boolean => find(name) !== undefined,
    remove: (name: string): void => database.transaction(() => remove(name)),
    /** Saves a snapshot, and replaces one with that name. Returns false without room. */
    save(name: string, maxBytes = MAX_BYTES): boolean {
      const number = database.transaction(() => save(name, Math.min(maxBytes, MAX_BYTES)));
      if (number !== undefined) note(number);
      return number !== undefined;
    },
    restore,
  };
}
