import { randomBytes } from 'node:crypto';
import type { Database } from '../../store/database.ts';

/**
 * The key that signs the cookies of a sign-in. Kept with the data, so that a sign-in under way survives a restart of
 * a sandbox with a data file.
 */
export function loadCookieKey(database: Database): string {
  const made = randomBytes(32).toString('base64url');
  database.run("insert into oauth_keys (name, value) values ('cookies', ?) on conflict do nothing", made);
  return String(database.get("select value from oauth_keys where name = 'cookies'")?.value);
}
