import { describe, expect, it, onTestFinished } from 'vitest';
import { createSnapshots } from '../../../store/snapshots.ts';
import { openDatabase } from './node-sqlite.ts';

const createTable = 'create table t (id integer primary key autoincrement, a text)';

describe('a snapshot that is restored again', () => {
  it.each(["insert into t (a) values ('b')", `update "t" set a = 'b'`, 'delete from t'])('undoes %s', (sql) => {
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
