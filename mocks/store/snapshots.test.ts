import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../hosts/node/data/node-sqlite.ts';
import type { Database } from './database.ts';
import { createSnapshots } from './snapshots.ts';

const ROWS = 2500;

/** A database that has its snapshots in itself, as a Durable Object has them. */
function create() {
  const database = openDatabase();
  onTestFinished(() => database.close());
  database.exec(
    'create table small (id integer primary key autoincrement, text); create table large (id integer primary key autoincrement, n)',
  );
  const size = { measure: () => 0 };
  const snapshots = createSnapshots(database, ['small', 'large'], () => size.measure());
  return { database, snapshots, size };
}

function fill(database: Database, text: string): void {
  database.exec('delete from small; delete from large');
  database.run('insert into small (text) values (?)', text);
  const numbers = 'with recursive numbers (n) as (select 1 union all select n + 1 from numbers limit ?)';
  database.run(`insert into large (n) ${numbers} select n from numbers`, ROWS);
}

/** A database that has changed since its snapshot `first`, and what it had then. */
function createChanged() {
  const { snapshots, ...created } = create();
  const { database } = created;
  fill(database, 'saved');
  const saved = read(database);
  snapshots.save('first');
  fill(database, 'changed');
  return { ...created, snapshots, saved };
}

const read = (database: Database) => [
  database.all('select * from small'),
  database.get('select count(*) as count, min(id) as first, max(id) as last from large'),
];

function rollBack(database: Database, work: () => void): void {
  const cancel = () => {
    work();
    throw new Error('cancelled');
  };
  expect(() => database.transaction(cancel)).toThrow('cancelled');
}

describe('snapshots', () => {
  it('are restored with all rows and their identifiers', () => {
    const { database, snapshots, saved } = createChanged();
    snapshots.restore('first');
    expect(read(database)).toEqual(saved);
  });

  it.each([{ max: 0 }, { max: 2, older: true }])('leave nothing of one without room: %j', ({ max, older = false }) => {
    const { database, snapshots, saved, size } = createChanged();
    if (!older) snapshots.remove('first');
    const tables = database.all('select name from sqlite_schema');
    size.measure = () => database.all('select name from sqlite_schema').length - tables.length;
    expect(snapshots.save('first', max - 1)).toBe(false);
    expect(database.all('select name from sqlite_schema')).toEqual(tables);
    expect(snapshots.has('first')).toBe(older);
    if (!older) return;
    snapshots.restore('first');
    expect(read(database)).toEqual(saved);
  });

  it.each([
    ['of one row', (database: Database) => void database.run("insert into small (text) values ('more')")],
    ['of several statements', (database: Database) => database.exec('delete from small; delete from large')],
    ['of nothing', () => undefined],
    [
      'with a table that the text does not begin with',
      ({ run }: Database) => void run('with one as (select 1) delete from large where n in one'),
    ],
    ['that is rolled back', (database: Database) => rollBack(database, () => fill(database, 'more'))],
  ])('are restored again after a change %s, and a restore that is rolled back counts for nothing', (_name, change) => {
    const { database, snapshots, saved } = createChanged();
    const changed = read(database);
    snapshots.save('second');
    rollBack(database, () => snapshots.restore('first'));
    for (const [name, content] of [
      ['first', saved],
      ['first', saved],
      ['second', changed],
      ['first', saved],
    ] as const) {
      change(database);
      snapshots.restore(name);
      expect(read(database)).toEqual(content);
    }
  });

  it('replace an older one of the same name', () => {
    const { database, snapshots } = createChanged();
    const changed = read(database);
    expect(snapshots.save('first')).toBe(true);
    expect(snapshots.list().map(({ name }) => name)).toEqual(['first']);
    fill(database, 'changed again');
    snapshots.restore('first');
    expect(read(database)).toEqual(changed);
  });
});
