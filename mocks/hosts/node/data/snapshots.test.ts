import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSnapshots } from '../../../store/snapshots.ts';
import { attachFile, openDatabase } from './node-sqlite.ts';

const createTable = 'create table t (id integer primary key autoincrement, a text)';

it('the tables of a file are restored, also from a folder with # and ? in its name', async () => {
  const work = await mkdtemp(join(tmpdir(), 'snapshots-'));
  const folder = join(work, process.platform === 'win32' ? 'a#b %' : 'a#b?c %');
  await mkdir(folder);
  const file = join(folder, 'seed.sqlite');
  const seed = openDatabase(file);
  seed.exec(createTable);
  seed.run("insert into t (a) values ('seed')");
  seed.exec('pragma journal_mode = delete');
  seed.close();

  const database = openDatabase();
  database.exec(createTable);
  const snapshots = createSnapshots(database, ['t']);
  snapshots.restoreAttached((name) => attachFile(database, file, name));
  expect(database.all('select a from t')).toEqual([{ a: 'seed' }]);
  database.close();
  await rm(work, { recursive: true });
});

describe('a snapshot that is restored again', () => {
  it.each([
    "insert into t (a) values ('b')",
    "insert into T(a) values ('b')",
    "insert or replace into t (id, a) values (1, 'b')",
    "replace into t (id, a) values (1, 'b')",
    `update "t" set a = 'b'`,
    "update main.t set a = 'b'",
    "\n  update\n  t set a = 'b'",
    'delete from t',
    "with b as (select 'b') insert into t (a) select * from b",
  ])('undoes %s', (sql) => {
    const database = openDatabase();
    onTestFinished(() => database.close());
    database.exec(`${createTable}; create table u (a text); insert into t (a) values ('a')`);
    const snapshots = createSnapshots(database, ['t', 'u']);
    const read = () => database.all('select * from t join sqlite_sequence');
    const before = read();
    snapshots.save('before');
    for (const change of [() => database.run(sql), () => database.exec(sql)]) {
      change();
      expect(read()).not.toEqual(before);
      snapshots.restore('before');
      expect(read()).toEqual(before);
    }
  });

  it('undoes what was changed since another snapshot', () => {
    const database = openDatabase();
    onTestFinished(() => database.close());
    database.exec(createTable);
    const snapshots = createSnapshots(database, ['t']);
    const read = () => database.all('select a from t').map(({ a }) => a);
    for (const name of ['first', 'second']) {
      database.run('insert into t (a) values (?)', name);
      snapshots.save(name);
    }
    snapshots.restore('first');
    expect(read()).toEqual(['first']);
    snapshots.restore('second');
    expect(read()).toEqual(['first', 'second']);
    snapshots.remove('second');
    snapshots.save('second');
    database.run('delete from t');
    snapshots.restore('second');
    expect(read()).toEqual(['first', 'second']);
  });
});
