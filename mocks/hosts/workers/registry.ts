import type { Database } from '../../store/database.ts';
import type { World } from '../../worlds/world.ts';

/** Worlds of a sandbox; in the object of a world, only that world. */
export interface Registry {
  readonly find: (id: string) => World | undefined;
  readonly list: () => readonly World[];
  readonly count: () => number;
  readonly save: (world: World) => void;
  readonly remove: (id: string) => void;
}

export function createRegistry(database: Database): Registry {
  database.exec(`create table if not exists worlds
    (number integer primary key autoincrement, id text not null unique, seed text not null, created_at integer not null,
     clock text, idle_seconds integer, control_key text, expires_at integer)`);
  const columns = 'id, seed, created_at, clock, idle_seconds, control_key, expires_at';
  return {
    find: (id) => {
      const row = database.get(`select ${columns} from worlds where id = ?`, id);
      return row && toWorld(row);
    },
    list: () => database.all(`select ${columns} from worlds order by number`).map(toWorld),
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

const toWorld = (row: Readonly<Record<string, unknown>>): World => ({
  id: String(row.id),
  seed: String(row.seed),
  createdAt: Number(row.created_at),
  clock: row.clock === null ? undefined : String(row.clock),
  idleSeconds: row.idle_seconds === null ? null : Number(row.idle_seconds),
  controlKey: row.control_key === null ? undefined : String(row.control_key),
  expiresAt: row.expires_at === null ? undefined : Number(row.expires_at),
});
