import type { Database } from './database.ts';

/**
 * Values beside the books that outlive the memory of the sandbox, where that is often lost: planted faults, limits. A reset
 * and a snapshot leave them alone; whose they are clears them.
 */
export interface KeptValues {
  /** Returns a value, which is any JSON; undefined when it was never saved. */
  readonly load: (name: string) => unknown;
  readonly save: (name: string, value: unknown) => void;
}

/** Keeps nothing: memory lasts as long as the sandbox. */
export const FORGETFUL: KeptValues = { load: () => undefined, save: () => undefined };

/** Keeps values in a table of a database. */
export function createKeptValues(database: Database): KeptValues {
  database.exec('create table if not exists kept_values (name text primary key, value text not null)');
  return {
    load(name) {
      const row = database.get('select value from kept_values where name = ?', name);
      return row && JSON.parse(String(row.value));
    },
    save: (name, value) =>
      void database.run('insert or replace into kept_values (name, value) values (?, ?)', name, JSON.stringify(value)),
  };
}
