import type { Kysely } from 'kysely';

/** The tables of the authorization server. Moments are whole seconds since 1970, as in OAuth. */
export interface OAuthTables {
  /** Everything the authorization server remembers: grants, tokens, codes and sign-ins under way. */
  oauth_records: {
    model: string;
    id: string;
    grant_id: string | null;
    user_name: string | null;
    payload: string;
    expires_at: number | null;
    consumed_at: number | null;
  };
  /** Keys that outlive a restart and a reset: a browser's cookie stays valid. */
  oauth_keys: { name: string; value: string };
}

/**
 * The database, seen as the tables of the authorization server. Kysely's type is invariant, so a database that holds
 * other tables besides would otherwise fit nowhere.
 */
export function oauthTables<Tables>(database: Kysely<Tables>): Kysely<OAuthTables> {
  return database as unknown as Kysely<OAuthTables>;
}

/** Creates the tables that are missing. Harmless when repeated. */
export async function createOAuthTables<Tables>(database: Kysely<Tables>): Promise<void> {
  const { schema } = oauthTables(database);
  await schema
    .createTable('oauth_records')
    .ifNotExists()
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('grant_id', 'text')
    .addColumn('user_name', 'text')
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'integer')
    .addColumn('consumed_at', 'integer')
    .addPrimaryKeyConstraint('oauth_records_key', ['id', 'model'])
    .execute();
  await schema.createIndex('oauth_records_grant').ifNotExists().on('oauth_records').column('grant_id').execute();
  await schema.createIndex('oauth_records_expiry').ifNotExists().on('oauth_records').column('expires_at').execute();
  await schema
    .createTable('oauth_keys')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

/**
 * Whose access token this is. One look-up by primary key, because every request of the API asks it.
 *
 * @param now the moment to judge by, in milliseconds since 1970.
 * @returns the user, `'expired'` for a token that was good until a while ago, or `undefined` for one that was never
 *   issued, was revoked, or expired so long ago that it is forgotten.
 */
export async function findAccessToken<Tables>(
  database: Kysely<Tables>,
  token: string,
  now: number = Date.now(),
): Promise<{ user: string } | 'expired' | undefined> {
  const record = await oauthTables(database)
    .selectFrom('oauth_records')
    .select(['user_name', 'expires_at'])
    .where('id', '=', token)
    .where('model', '=', 'AccessToken')
    .executeTakeFirst();
  if (!record?.user_name) return undefined;
  if (record.expires_at !== null && record.expires_at * 1000 <= now) return 'expired';
  return { user: record.user_name };
}
