import type { RuntimeStorage } from '../../http/types.ts';
import type { Database } from '../../store/database.ts';

/** Stores faults and limits beside the books. A reset and a snapshot keep them; their owner clears them. */
export function createRuntimeStorage(database: Database): RuntimeStorage {
  database.exec('create table if not exists kept_values (name text primary key, value text not null)');
  return {
    load(name: string): unknown {
      const row = database.get('select value from kept_values where name = ?', name);
      return row && JSON.parse(String(row.value));
    },
    save: (name: string, value: unknown) =>
      void database.run('insert or replace into kept_values (name, value) values (?, ?)', name, JSON.stringify(value)),
  };
}
