import { type Database, quote } from './database.ts';
import { finishSteps, type Steps } from './steps.ts';

/** Where SQLite keeps the last identifier of each table. */
const SEQUENCES = 'sqlite_sequence';

/** Names of a snapshot that is being saved, and of one that is being restored, with a space that no other name begins with. */
const [UNFINISHED, RESTORED] = [' unfinished', ' restored'];

/** Rows that are copied between two pauses: some milliseconds of work. */
const ROWS_PER_PIECE = 1000;

/** Bytes that all snapshots may take together, with the one that is being saved. */
const MAX_BYTES = 512 * 1024 * 1024;

export type Snapshots = ReturnType<typeof createSnapshots>;

/** Creates snapshots in memory; where no database can be attached, in the same one, which `measureDatabase` measures. */
export function createSnapshots(database: Database, tables: readonly string[], measureDatabase?: () => number) {
  const toPath = (name: string): string => (measureDatabase ? quote(`snapshots ${name}`) : `snapshots.${quote(name)}`);
  const saved = toPath('saved');
  const all = [...tables, SEQUENCES];
  if (!measureDatabase) database.exec("attach ':memory:' as snapshots");
  database.exec(`create table if not exists ${saved}
    (number integer primary key autoincrement, name text not null unique, created_at integer not null)`);

  // Table names are not case-sensitive in SQLite, so the tables of a snapshot are named by its number.
  const getCopyName = (number: number, table: string): string => toPath(`${number} ${table}`);

  function find(name: string): number | undefined {
    const row = database.get(`select number from ${saved} where name = ?`, name);
    return row && Number(row.number);
  }

  function measureSchema(schema: 'main' | 'snapshots'): number {
    const read = (name: string) => Number(Object.values(database.get(`pragma ${schema}.${name}`) ?? {})[0]);
    // Pages of snapshots that were removed are used again.
    return (read('page_count') - read('freelist_count')) * read('page_size');
  }

  const measureSize = measureDatabase ?? (() => measureSchema('main') + measureSchema('snapshots'));

  function remove(name: string): void {
    const number = find(name);
    if (number === undefined) return;
    database.transaction(() => {
      database.run(`delete from ${saved} where number = ?`, number);
      for (const table of all) database.exec(`drop table if exists ${getCopyName(number, table)}`);
    });
  }

  /** Saves a snapshot, in place of an older one of that name. Returns false when there is no room for it. */
  function* saveInSteps(name: string, maxBytes = MAX_BYTES): Steps<boolean> {
    const limit = Math.min(maxBytes, MAX_BYTES);
    if (measureSize() > limit) return false;
    // What an earlier one left behind that was interrupted.
    remove(UNFINISHED);
    const text = `insert into ${saved} (name, created_at) values (?, ?)`;
    const number = database.insert(text, UNFINISHED, Date.now());
    for (const table of all) {
      const copy = getCopyName(number, table);
      database.exec(`create table ${copy} as select * from main.${quote(table)} limit 0`);
      yield* copyRows(`main.${quote(table)}`, copy);
      if (measureSize() <= limit) continue;
      remove(UNFINISHED);
      return false;
    }
    database.transaction(() => {
      remove(name);
      database.run(`update ${saved} set name = ? where number = ?`, name, number);
    });
    return true;
  }

  /** Copies the rows of a table, whose order stays, in pieces. */
  function* copyRows(from: string, to: string): Steps<void> {
    const text = `insert into ${to} select * from ${from} where rowid > ? order by rowid limit ?`;
    const getEnd = `select max(rowid) as last from (select rowid from ${from} where rowid > ? order by rowid limit ?)`;
    for (let last = 0; ; ) {
      const end = database.get(getEnd, last, ROWS_PER_PIECE)?.last;
      if (end === null || end === undefined) return;
      database.run(text, last, ROWS_PER_PIECE);
      last = Number(end);
      yield;
    }
  }

  /** Restores a snapshot. Where the process ends in the meantime, and the snapshots do not, the next opening completes it. */
  function* restoreInSteps(name: string): Steps<void> {
    const number = find(name);
    if (number === undefined) throw new Error(`There is no snapshot ${name}`);
    const note = `insert or replace into ${saved} (name, created_at) values (?, ?)`;
    database.run(note, RESTORED, number);
    for (const table of all) {
      database.exec(`delete from main.${quote(table)}`);
      yield* copyRows(getCopyName(number, table), `main.${quote(table)}`);
    }
    database.run(`delete from ${saved} where name = ?`, RESTORED);
  }

  const restore = (name: string): void => database.transaction(() => finishSteps(restoreInSteps(name)));

  const interrupted = database.get(
    `select name from ${saved} where number = (select created_at from ${saved} where name = ?)`,
    RESTORED,
  );
  if (interrupted) restore(String(interrupted.name));

  return {
    measureSize,
    list() {
      const rows = database.all(`select name, created_at from ${saved} where name <> ? order by number`, UNFINISHED);
      return rows.map((row) => ({ name: String(row.name), createdAt: new Date(Number(row.created_at)) }));
    },
    has: (name: string): boolean => find(name) !== undefined,
    remove,
    saveInSteps,
    restoreInSteps,
    save: (name: string): boolean => database.transaction(() => finishSteps(saveInSteps(name))),
    restore,
  };
}
