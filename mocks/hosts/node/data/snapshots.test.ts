import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
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
