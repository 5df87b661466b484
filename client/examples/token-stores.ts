import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TokenStore } from '@accounting-platform/client';
import { fileTokenStore } from './file-token-store.ts';

/** The tokens of all users of a service. */
export interface TokenStores {
  /** Lists the users who have signed in. */
  readonly listUsers: () => Promise<string[]>;
  readonly open: (user: string) => TokenStore;
  readonly close: () => Promise<void>;
}

/** Opens the tokens in a PostgreSQL database; without one, in a folder. Only PostgreSQL needs the package `pg`. */
export const openTokenStores = (databaseUrl: string | undefined, folder: string): Promise<TokenStores> =>
  databaseUrl ? openInDatabase(databaseUrl) : openInFolder(folder);

async function openInDatabase(connectionString: string): Promise<TokenStores> {
  const { Pool } = await import('pg');
  const { createTokenTable, listUsers, postgresTokenStore } = await import('./postgres-token-store.ts');
  const pool = new Pool({ connectionString });
  // An idle connection broke; the pool opens another one. Without a handler the process would end.
  pool.on('error', ({ message }) => console.error(message));
  await createTokenTable(pool);
  return {
    listUsers: () => listUsers(pool),
    open: (user) => postgresTokenStore(pool, user),
    close: () => pool.end(),
  };
}

async function openInFolder(folder: string): Promise<TokenStores> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    async listUsers() {
      const files = await readdir(folder);
      return files.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
    },
    open: (user) => fileTokenStore(join(folder, `${user}.json`)),
    close: async () => undefined,
  };
}
