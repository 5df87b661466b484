import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { OAuthTables } from './access-tokens.ts';

/**
 * The key that signs the cookies of a sign-in. Kept with the data, so that a sign-in under way survives a restart of
 * a sandbox with a data file.
 */
export async function loadCookieKey(database: Kysely<OAuthTables>): Promise<string> {
  await database
    .insertInto('oauth_keys')
    .values({ name: 'cookies', value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await database
    .selectFrom('oauth_keys')
    .select('value')
    .where('name', '=', 'cookies')
    .executeTakeFirstOrThrow();
  return value;
}
