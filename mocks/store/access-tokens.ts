import type { Database, Row } from './database.ts';
import { createMissing, type Definition, defineIndex, defineTable } from './definitions.ts';
import { GROWING_STATES, MAX_SIGN_IN_CHARACTERS } from './growing-states.ts';

/** State of sign-ins: grants, tokens, codes and sign-ins under way. Times are whole seconds since 1970, as in OAuth. */
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

/** Finds the user of an access token: undefined for one that is unknown, revoked, or expired long ago. */
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

/** Expires an access token now. Returns false for an unknown token. */
export function expireAccessToken(database: Database, token: string, now: number): boolean {
  const text = "update oauth_records set expires_at = ? where id = ? and model = 'AccessToken'";
  return database.run(text, Math.floor(now / 1000), token).changes > 0;
}

export function revokeAll(database: Database): void {
  database.run("delete from oauth_records where json_extract(payload, '$.survivesReset') is not true");
}

/** Bytes of a record besides its data, indexes included. An overestimate, so that strangers take no room. */
const BYTES_PER_RECORD = 500;

/** Returns the bytes of all records, rounded up. Their number has a limit of its own. */
export function measureOAuth(database: Database): number {
  const row = database.get('select count(*) as records, total(length(payload)) as characters from oauth_records');
  return Number(row?.records) * BYTES_PER_RECORD + Number(row?.characters);
}

/** Deletes expired sign-ins. */
export const deleteExpiredSignIns = (database: Database, nowSeconds: number): void =>
  void database.run("delete from oauth_records where model = 'Interaction' and expires_at <= ?", nowSeconds);

/** Discards the oldest records above the limits, except the token of a world. */
export function discardOldest(database: Database): void {
  for (const text of [SURPLUS_SIGN_INS, SURPLUS_TOKENS]) for (const row of database.all(text)) discard(database, row);
}

const SURPLUS_SIGN_INS = `
  select rowid as number, grant_id from (
    select rowid, grant_id, row_number() over newest as position, sum(length(payload)) over newest as characters
    from oauth_records where model in ('Interaction', 'AuthorizationCode') window newest as (order by rowid desc))
  where position > ${GROWING_STATES.signIns.limit} or characters > ${MAX_SIGN_IN_CHARACTERS}`;

const SURPLUS_TOKENS = `
  select rowid as number, grant_id from oauth_records
  where model in ('AccessToken', 'RefreshToken') and json_extract(payload, '$.survivesReset') is not true
  order by rowid desc limit -1 offset ${GROWING_STATES.tokens.limit}`;

/** Deletes a record, and its grant when that was its last one. */
function discard(database: Database, { number, grant_id: grant }: Row): void {
  database.run('delete from oauth_records where rowid = ?', number);
  const isEmpty = "(select count(*) from oauth_records where grant_id = ?) = 1 and model = 'Grant'";
  if (grant !== null) database.run(`delete from oauth_records where grant_id = ? and ${isEmpty}`, grant, grant);
}
