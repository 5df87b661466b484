import type { Database } from './database.ts';
import { createMissing, type Definition, defineIndex, defineTable } from './definitions.ts';

/**
 * Everything that the sign-in remembers: grants, tokens, codes and sign-ins under way. Moments are whole seconds since 1970, as
 * in OAuth.
 */
export const OAUTH_DEFINITIONS: readonly Definition[] = [
  defineTable('oauth_records', [
    'model text not null',
    'id text not null',
    'grant_id text',
    'user_name text',
    'payload text not null',
    'expires_at integer',
    'consumed_at integer',
    'primary key (id, model)',
  ]),
  defineIndex('oauth_records_grant', 'oauth_records', ['grant_id']),
  defineIndex('oauth_records_expiry', 'oauth_records', ['expires_at']),
];

export const createOAuthTables = (database: Database): void => createMissing(database, OAUTH_DEFINITIONS);

/** Finds whose access token this is: undefined for one that was never issued, was revoked, or expired long ago. */
export function findAccessToken(
  database: Database,
  token: string,
  now: number = Date.now(),
): { readonly user: string } | 'expired' | undefined {
  const text = "select user_name, expires_at from oauth_records where id = ? and model = 'AccessToken'";
  const record = database.get(text, token);
  if (!record?.user_name) return undefined;
  const until = record.expires_at === null ? Number.POSITIVE_INFINITY : Number(record.expires_at) * 1000;
  return until <= now ? 'expired' : { user: String(record.user_name) };
}

/** Makes an access token count as expired from now on. Returns false for an unknown token. */
export function expireAccessToken(database: Database, token: string, now: number): boolean {
  const text = "update oauth_records set expires_at = ? where id = ? and model = 'AccessToken'";
  return database.run(text, Math.floor(now / 1000), token).changes > 0;
}

export function revokeAll(database: Database): void {
  database.run("delete from oauth_records where json_extract(payload, '$.survivesReset') is not true");
}
