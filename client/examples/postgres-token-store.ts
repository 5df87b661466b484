import type { TokenStore, Tokens } from '@accounting-platform/client';
import { Client, type Pool } from 'pg';

/** Creates the table of the tokens, unless it exists. Its content is secret: restrict who can read it. */
export async function createTokenTable(pool: Pool): Promise<void> {
  await pool.query('create table if not exists tokens (user_name text primary key, tokens jsonb not null)');
}

/** Lists the users who have signed in. */
export async function listUsers(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ user_name: string }>('select user_name from tokens order by user_name');
  return rows.map(({ user_name }) => user_name);
}

/**
 * Stores the tokens of one of many users in PostgreSQL, for all processes and servers that use the database. Needs
 * PostgreSQL 11 and the package `pg`.
 *
 * @example
 * const pool = new Pool({ connectionString: 'postgresql://localhost/service' });
 * await createTokenTable(pool);
 * const token = createTokenProvider(authorization, { ...credentials, store: postgresTokenStore(pool, 'user-42') });
 */
export function postgresTokenStore(pool: Pool, user: string): TokenStore {
  return {
    async load() {
      const { rows } = await pool.query<{ tokens: Tokens }>('select tokens from tokens where user_name = $1', [user]);
      return rows[0]?.tokens;
    },
    async save(tokens) {
      const upsert =
        'insert into tokens values ($1, $2) on conflict (user_name) do update set tokens = excluded.tokens';
      await pool.query(upsert, [user, JSON.stringify(tokens)]);
    },
    async lock(work) {
      // Not a connection of the pool: work needs one too, and would wait for ever when locks hold all of them.
      const connection = new Client(pool.options);
      // Without a handler the process would end when the connection breaks. The mark in the tokens then protects them.
      connection.on('error', () => undefined);
      try {
        await connection.connect();
        await acquireLock(connection, user);
        return await work();
      } finally {
        // Releases the lock, as the end of the process does.
        await connection.end().catch(() => undefined);
      }
    },
  };
}

/**
 * Waits for the lock of a user. It is not a lock of the row, because `save` has to write it meanwhile, in a transaction of
 * its own: what it saves must outlive a crash. It belongs to a transaction, so that it works behind PgBouncer too.
 */
async function acquireLock(connection: Client, user: string): Promise<void> {
  await connection.query('begin; set local idle_in_transaction_session_timeout = 0');
  await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`tokens of ${user}`]);
}
