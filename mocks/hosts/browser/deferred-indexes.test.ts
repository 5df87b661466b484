import { expect, it } from 'vitest';
import { openDatabase } from '../node/data/node-sqlite.ts';
import { removeIndexes, restoreIndexes } from './deferred-indexes.ts';

it('a database without its indexes gets the same ones back', () => {
  const database = openDatabase();
  database.exec('create table a (id integer primary key, name text unique, size integer)');
  database.exec('create index "by size" on a (size desc, name collate nocase)');
  database.exec('create unique index by_id_and_size on a (id, size) where size > 10');
  const list = () => database.all("select name, sql from sqlite_schema where type = 'index' and sql is not null");
  const before = list();
  removeIndexes(database);
  expect(list()).toEqual([]);
  restoreIndexes(database);
  expect(list()).toEqual(before);
  expect(database.all("select name from sqlite_schema where name = 'deferred_indexes'")).toEqual([]);
  database.close();
});
