import { expect, it } from 'vitest';
import { openDatabase } from './node-sqlite.ts';

it('a transaction rejects asynchronous work, and changes nothing', () => {
  const database = openDatabase();
  database.exec('create table t (a integer)');
  const work = async () => void database.run('insert into t values (1)');
  expect(() => database.transaction(work)).toThrow('A transaction cannot be asynchronous');
  expect(database.all('select * from t')).toEqual([]);
  database.close();
});

it('read-only work rejects statements that change something', () => {
  const database = openDatabase();
  database.exec('create table t (a integer)');
  expect(() => database.readOnly(() => database.run('insert into t values (1)'))).toThrow(
    'A read cannot write: insert',
  );
  expect(() => database.readOnly(() => database.exec('drop table t'))).toThrow('A read cannot write: drop');
  expect(database.readOnly(() => database.all('select * from t'))).toEqual([]);
  database.run('insert into t values (1)');
  expect(database.all('select * from t')).toEqual([{ a: 1 }]);
  database.close();
});
