import { type Database, quoted } from './sqlite.ts';

/** Where SQLite remembers the last identifier that it gave in each table. */
const sequences = 'sqlite_sequence';

/** Copies of the whole data, each under a name. Taking or restoring one copies rows, which takes milliseconds. */
export interface Copies {
  readonly has: (name: string) => boolean;
  /** Makes a copy, in the place of an older one of that name. */
  readonly take: (name: string) => void;
  /** Makes a copy of a database in a file. */
  readonly takeFrom: (file: string, name: string) => void;
  readonly restore: (name: string) => void;
  readonly drop: (name: string) => void;
}

/**
 * Copies of some tables, in memory beside the data. They are SQLite's own attached database, and gone when the sandbox
 * stops.
 */
export function copiesOf(database: Database, tables: readonly string[]): Copies {
  database.exec("attach ':memory:' as copies");
  const all = [...tables, sequences];
  const taken = new Set<string>();
  const copyOf = (name: string, table: string): string => `copies.${quoted(`${name} ${table}`)}`;

  function drop(name: string): void {
    for (const table of all) database.exec(`drop table if exists ${copyOf(name, table)}`);
    taken.delete(name);
  }

  function copyFrom(source: 'main' | 'image', name: string): void {
    drop(name);
    for (const table of all) {
      database.exec(`create table ${copyOf(name, table)} as select * from ${source}.${quoted(table)}`);
    }
    taken.add(name);
  }

  return {
    has: (name) => taken.has(name),
    drop,
    take(name) {
      database.transaction(() => copyFrom('main', name));
    },
    takeFrom(file, name) {
      database.run('attach ? as image', `file:${encodeURI(file)}?immutable=1`);
      copyFrom('image', name);
      database.exec('detach image');
    },
    restore(name) {
      database.transaction(() => {
        for (const table of all) {
          database.exec(`delete from main.${quoted(table)}`);
          database.exec(`insert into main.${quoted(table)} select * from ${copyOf(name, table)}`);
        }
      });
    },
  };
}
