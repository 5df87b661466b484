import type { Database } from '../store/database.ts';

/** How long expired records are stored: the API distinguishes an expired token from an unknown one. */
const RETENTION_SECONDS = 7 * 24 * 60 * 60;

/** A grant, a token, a code or a sign-in. */
interface OAuthRecord {
  readonly payload: string;
  /** The grant that it belongs to; undefined for a grant itself, and for a sign-in. */
  readonly grantId?: string | undefined;
  readonly user?: string | undefined;
  /** Seconds since 1970. */
  readonly expiresAt?: number | undefined;
}

/** The records of an authorization server in the database of a sandbox, by kind (`Grant`, `AccessToken`) and identifier. */
export interface OAuthRecords {
  /** Returns false for a record of a grant that was revoked. */
  readonly save: (kind: string, id: string, record: OAuthRecord) => boolean;
  readonly find: (
    kind: string,
    id: string,
  ) => (OAuthRecord & { readonly payload: string; readonly consumedAt: number | undefined }) | undefined;
  /**
   * Consumes a code or a refresh token. Of two concurrent requests one succeeds, and the other revokes the grant and gets
   * false.
   */
  readonly consume: (kind: string, id: string) => boolean;
  readonly remove: (kind: string, id: string) => void;
  /** Deletes a grant with all its codes and tokens. */
  readonly revokeGrant: (id: string) => void;
}

export function createOAuthRecords(database: Database): OAuthRecords {
  const hasGrant = (id: string): boolean =>
    database.get("select id from oauth_records where id = ? and model = 'Grant'", id) !== undefined;

  function deleteLongExpired(): void {
    database.run('delete from oauth_records where expires_at < ?', getEpochSeconds() - RETENTION_SECONDS);
  }

  function find(kind: string, id: string): ReturnType<OAuthRecords['find']> {
    const sql = `select payload, grant_id, user_name, expires_at, consumed_at from oauth_records
      where id = ? and model = ?`;
    const row = database.get(sql, id, kind);
    if (!row) return undefined;
    return {
      payload: String(row.payload),
      grantId: toOptional(row.grant_id, String),
      user: toOptional(row.user_name, String),
      expiresAt: toOptional(row.expires_at, Number),
      consumedAt: toOptional(row.consumed_at, Number),
    };
  }

  function revokeGrant(id: string): void {
    database.run('delete from oauth_records where grant_id = ?', id);
  }

  return {
    save(kind, id, { payload, grantId = null, user = null, expiresAt = null }: Nullable<OAuthRecord>) {
      if (kind === 'Grant') deleteLongExpired();
      // In one transaction, so that no token is stored for a grant that is revoked at the same time.
      return database.transaction(() => {
        if (grantId !== null && !hasGrant(grantId)) return false;
        database.run(
          `insert into oauth_records (model, id, grant_id, user_name, payload, expires_at) values (?, ?, ?, ?, ?, ?)
           on conflict (id, model) do update set payload = excluded.payload, expires_at = excluded.expires_at`,
          ...[kind, id, kind === 'Grant' ? id : grantId, user, payload, expiresAt],
        );
        return true;
      });
    },
    find,
    consume(kind, id) {
      const sql = 'update oauth_records set consumed_at = ? where id = ? and model = ? and consumed_at is null';
      if (database.run(sql, getEpochSeconds(), id, kind).changes > 0) return true;
      const grantId = find(kind, id)?.grantId;
      if (grantId !== undefined) revokeGrant(grantId);
      return false;
    },
    remove: (kind, id) => void database.run('delete from oauth_records where id = ? and model = ?', id, kind),
    revokeGrant,
  };
}

type Nullable<Fields> = { readonly [Name in keyof Fields]: Fields[Name] | null };

const toOptional = <Value>(value: unknown, convert: (value: unknown) => Value): Value | undefined =>
  value === null ? undefined : convert(value);

/** The current time, as OAuth writes it. */
export const getEpochSeconds = (): number => Math.floor(Date.now() / 1000);
