import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { openDatabase as openNodeDatabase } from '../node/data/node-sqlite.ts';
import { loadSqlite } from './assets.ts';
import { openDatabase } from './wasm-sqlite.ts';

const file = createRequire(import.meta.url).resolve('@sqlite.org/sqlite-wasm/sqlite3.wasm');
const sqlite = await loadSqlite(await readFile(file));

/** Runs the same work on SQLite of Node and in WebAssembly. */
function runBoth<Result>(work: (database: Database) => Result): readonly [node: Result, wasm: Result] {
  const databases = [openNodeDatabase(), openDatabase(sqlite)] as const;
  const results = databases.map(work) as [Result, Result];
  for (const database of databases) database.close();
  return results;
}

const TABLE = 'create table t (id integer primary key autoincrement, i integer, r real, s text, b blob, any)';
const INSERT = 'insert into t (i, r, s, b, any) values (?, ?, ?, ?, ?)';

describe('SQLite in WebAssembly', () => {
  it.each([
    [[1, 1.5, 'kaas', new Uint8Array([1, 0, 255]), 'x']],
    [[-2_147_483_649, -0.1, '', new Uint8Array(0), 2.5]],
    [[9007199254740991n, 1e300, 'één € 🧀 with more than twenty-four characters', null, 'x']],
    [[null, null, null, null, null]],
  ])('stores and returns %o as Node does', (values) => {
    const [node, wasm] = runBoth((database) => {
      database.exec(TABLE);
      const result = database.run(INSERT, ...values);
      const types = 'select typeof(i), typeof(r), typeof(s), typeof(b), typeof(any) from t';
      return [result, database.all('select * from t'), database.allAsArrays('select * from t'), database.all(types)];
    });
    expect(wasm).toEqual(node);
  });

  it('reports errors with the words of SQLite, and rolls back', () => {
    const [[messages, rows], [wasmMessages, wasmRows]] = runBoth((database) => {
      database.exec(TABLE);
      database.run('insert into t (id) values (1)');
      const errors = ['insert into t (id) values (1)', 'select nothing', 'insert into nowhere values (1)'].map(
        (sql) => {
          try {
            database.transaction(() => database.run(sql));
          } catch (error) {
            return (error as Error).message;
          }
          return '';
        },
      );
      return [errors, database.all('select count(*) as count from t')] as const;
    });
    expect(wasmMessages).toEqual(messages.map((message) => expect.stringContaining(message)));
    expect(wasmRows).toEqual(rows);
  });

  it('frees its statements when there are many, and when it is closed', () => {
    const database = openDatabase(sqlite);
    for (let number = 0; number < 1200; number += 1) database.all(`select ${number}`);
    database.close();
    expect(() => database.all('select 1')).toThrow('The database is closed');
  });
});
