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

it.each([
  'insert into t values (2)',
  'insert or replace into "t" values (2)',
  'update t set a = 2',
  '\n  delete from t',
  'with two as (select 2) insert into t select * from two',
])('a transaction carries out a query once, until its table is written: %s', (write) => {
  const database = openDatabase();
  database.exec('create table t (a integer); create table u (a integer); insert into t values (1)');
  database.transaction(() => {
    const read = () => database.all('select a from t');
    const first = read();
    expect(read()).toBe(first);
    database.run('insert into u values (1)');
    expect(read()).toBe(first);
    database.run(write);
    expect(read()).not.toEqual(first);
  });
  expect(database.all('select a from t')).not.toBe(database.all('select a from t'));
  database.close();
});
