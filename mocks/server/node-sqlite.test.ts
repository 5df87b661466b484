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
