import type { Database } from '../store/database.ts';

/** What is known of a world without opening its database. */
export interface WorldRecord {
  readonly id: string;
  /** The seed of its `InitialData`. */
  readonly seed: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Initial time of its clock; undefined for that of the sandbox. */
  readonly clock: string | undefined;
  readonly idleSeconds: number | null;
  /** Key of its control plane; undefined where none is asked for, and where only the world itself has to know it. */
  readonly controlKey: string | undefined;
  /** When it ends unless it is used, in milliseconds since 1970; undefined where this process knows when it was used. */
  readonly expiresAt?: number | undefined;
}

/** The worlds of a sandbox. */
export interface Registry {
  readonly database: Database;
  readonly find: (id: string) => WorldRecord | undefined;
  /** In the order of their creation. */
  readonly list: () => readonly WorldRecord[];
  readonly count: () => number;
  readonly save: (record: WorldRecord) => void;
  readonly remove: (id: string) => void;
}

/** Creates the registry of worlds in a database, or opens the one that it has. */
export function createRegistry(database: Database): Registry {
  database.exec(`create table if not exists worlds
    (number integer primary key autoincrement, id text not null unique, seed text not null, created_at integer not null,
     clock text, idle_seconds integer, control_key text, expires_at integer)`);
  const hasColumn = (name: string) => database.get("select 1 from pragma_table_info('worlds') where name = ?", name);
  // Of sandboxes that could freeze a world.
  if (hasColumn('frozen')) database.exec('alter table worlds drop column frozen');
  // Of sandboxes whose worlds had no key, and were in one process.
  if (!hasColumn('control_key')) database.exec('alter table worlds add column control_key text');
  if (!hasColumn('expires_at')) database.exec('alter table worlds add column expires_at integer');
  const columns = 'id, seed, created_at, clock, idle_seconds, control_key, expires_at';
  return {
    database,
    find: (id) => {
      const row = database.get(`select ${columns} from worlds where id = ?`, id);
      return row && toRecord(row);
    },
    list: () => database.all(`select ${columns} from worlds order by number`).map(toRecord),
    count: () => Number(database.get('select count(*) as count from worlds')?.count),
    save({ id, seed, createdAt, clock = null, idleSeconds, controlKey = null, expiresAt = null }) {
      database.run(
        `insert into worlds (${columns}) values (?, ?, ?, ?, ?, ?, ?)
         on conflict (id) do update set idle_seconds = excluded.idle_seconds, expires_at = excluded.expires_at`,
        id,
        seed,
        createdAt,
        clock,
        idleSeconds,
        controlKey,
        expiresAt,
      );
    },
    remove: (id) => void database.run('delete from worlds where id = ?', id),
  };
}

const toRecord = (row: Readonly<Record<string, unknown>>): WorldRecord => ({
  id: String(row.id),
  seed: String(row.seed),
  createdAt: Number(row.created_at),
  clock: row.clock === null ? undefined : String(row.clock),
  idleSeconds: row.idle_seconds === null ? null : Number(row.idle_seconds),
  controlKey: row.control_key === null ? undefined : String(row.control_key),
  expiresAt: row.expires_at === null ? undefined : Number(row.expires_at),
});
