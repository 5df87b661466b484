import { sql } from 'kysely';
import type { Database } from './tables.ts';

/** Where SQLite remembers the last identifier that it gave in each table. */
const sequences = 'sqlite_sequence';

/**
 * A copy of the seed beside the data, in memory, made of the tables when they have just been planted. A reset then
 * copies rows, which takes a fraction of the time of making them again. It is SQLite's own way (an attached database),
 * and like the embedded file no matter for another dialect.
 */
export async function pristineCopy(database: Database, tables: readonly string[]) {
  await sql`attach ':memory:' as pristine`.execute(database);
  let isTaken = false;
  return {
    /** Whether there is a copy to restore. */
    get isTaken(): boolean {
      return isTaken;
    },

    async take(transaction: Database): Promise<void> {
      for (const name of [...tables, sequences]) {
        await sql`create table pristine.${sql.ref(copyOf(name))} as select * from main.${sql.ref(name)}`.execute(
          transaction,
        );
      }
      isTaken = true;
    },

    async restore(transaction: Database): Promise<void> {
      for (const name of [...tables, sequences]) {
        await sql`delete from main.${sql.ref(name)}`.execute(transaction);
        await sql`insert into main.${sql.ref(name)} select * from pristine.${sql.ref(copyOf(name))}`.execute(
          transaction,
        );
      }
    },
  };
}

/** SQLite keeps names that begin like its own tables to itself. */
const copyOf = (name: string): string => `copy_of_${name}`;
