import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../hosts/node/data/node-sqlite.ts';
import type { Database } from './database.ts';
import { createSnapshots } from './snapshots.ts';

/** More rows than are copied in one piece. */
const ROWS = 2500;

/** A database that has its snapshots in itself, as a Durable Object has them. */
function create() {
  const database = openDatabase();
  onTestFinished(() => database.close());
  database.exec(
    'create table small (id integer primary key autoincrement, text); create table large (id integer primary key autoincrement, n)',
  );
  const open = () => createSnapshots(database, ['small', 'large'], () => 0);
  return { database, open };
}

function fill(database: Database, text: string): void {
  database.exec('delete from small; delete from large');
  database.run('insert into small (text) values (?)', text);
  const numbers = 'with recursive numbers (n) as (select 1 union all select n + 1 from numbers limit ?)';
  database.run(`insert into large (n) ${numbers} select n from numbers`, ROWS);
}

/** A database that has changed since its snapshot `first`, and what it had then. */
function createChanged() {
  const { database, open } = create();
  const snapshots = open();
  fill(database, 'saved');
  const saved = read(database);
  snapshots.save('first');
  fill(database, 'changed');
  return { database, open, snapshots, saved };
}

const read = (database: Database) => [
  database.all('select * from small'),
  database.get('select count(*) as count, min(id) as first, max(id) as last from large'),
];

describe('snapshots', () => {
  it('are restored with all rows and their identifiers', () => {
    const { database, snapshots, saved } = createChanged();
    snapshots.restore('first');
    expect(read(database)).toEqual(saved);
  });

  it('are restored whole when the database is opened after a crash in the middle', () => {
    const { database, open, snapshots, saved } = createChanged();
    snapshots.restoreInSteps('first').next();
    expect(read(database)).not.toEqual(saved);
    expect(
      open()
        .list()
        .map(({ name }) => name),
    ).toEqual(['first']);
    expect(read(database)).toEqual(saved);
  });

  it('leave nothing of one whose saving was interrupted', () => {
    const { database, open } = create();
    fill(database, 'saved');
    open().saveInSteps('first').next();
    const snapshots = open();
    expect([snapshots.list(), snapshots.has('first')]).toEqual([[], false]);
    snapshots.save('second');
    expect(snapshots.list().map(({ name }) => name)).toEqual(['second']);
  });
});
