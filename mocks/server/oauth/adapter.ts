import { randomBytes } from 'node:crypto';
import type { Adapter, AdapterFactory, AdapterPayload, errors } from 'oidc-provider';
import type { Database } from '../../store/database.ts';

/** How long expired records are stored: the API distinguishes an expired token from an unknown one. */
const RETENTION_SECONDS = 7 * 24 * 60 * 60;

/**
 * Creates the storage of oidc-provider for grants, tokens, codes and sign-ins.
 *
 * @param getDatabase returns the database of the request that is being handled.
 * @param InvalidGrant the error class that oidc-provider reports as `invalid_grant`.
 */
export function createAdapter(getDatabase: () => Database, InvalidGrant: typeof errors.InvalidGrant): AdapterFactory {
  return (model) => (model === 'Session' ? nullAdapter : new SqliteAdapter(getDatabase, model, InvalidGrant));
}

/**
 * Returns the key that signs the cookies of a sign-in. It is stored with the data, so that a pending sign-in survives a
 * restart of a sandbox with a data file.
 */
export function loadCookieKey(database: Database): string {
  const newKey = randomBytes(32).toString('base64url');
  database.run("insert into oauth_keys (name, value) values ('cookies', ?) on conflict do nothing", newKey);
  return String(database.get("select value from oauth_keys where name = 'cookies'")?.value);
}

const findNothing = (): Promise<undefined> => Promise.resolve(undefined);

/** Stores no sessions, so that a developer chooses the user at each sign-in. */
const nullAdapter: Adapter = {
  upsert: findNothing,
  find: findNothing,
  findByUid: findNothing,
  findByUserCode: findNothing,
  consume: findNothing,
  destroy: findNothing,
  revokeByGrantId: findNothing,
};

class SqliteAdapter implements Adapter {
  readonly #getDatabase: () => Database;
  readonly #model: string;
  readonly #InvalidGrant: typeof errors.InvalidGrant;

  constructor(getDatabase: () => Database, model: string, InvalidGrant: typeof errors.InvalidGrant) {
    this.#getDatabase = getDatabase;
    this.#model = model;
    this.#InvalidGrant = InvalidGrant;
  }

  get #database(): Database {
    return this.#getDatabase();
  }

  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    if (this.#model === 'Grant') this.#deleteLongExpired();
    const { grantId = null, accountId = null, exp = null } = payload;
    // In one transaction, so that no token is stored for a grant that is revoked at the same time.
    this.#database.transaction(() => {
      if (grantId !== null && !this.#hasGrant(grantId)) throw new this.#InvalidGrant('the grant was revoked');
      this.#database.run(
        `insert into oauth_records (model, id, grant_id, user_name, payload, expires_at) values (?, ?, ?, ?, ?, ?)
         on conflict (id, model) do update set payload = excluded.payload, expires_at = excluded.expires_at`,
        ...[this.#model, id, this.#model === 'Grant' ? id : grantId, accountId, JSON.stringify(payload), exp],
      );
    });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const sql = 'select payload, consumed_at from oauth_records where id = ? and model = ?';
    const record = this.#database.get(sql, id, this.#model);
    if (!record) return undefined;
    const payload: AdapterPayload = JSON.parse(String(record.payload));
    return record.consumed_at === null ? payload : { ...payload, consumed: record.consumed_at };
  }

  /** Consumes a code or a refresh token. Of two concurrent requests one succeeds, and the other revokes the grant. */
  async consume(id: string): Promise<void> {
    const sql = 'update oauth_records set consumed_at = ? where id = ? and model = ? and consumed_at is null';
    if (this.#database.run(sql, getEpochSeconds(), id, this.#model).changes > 0) return;
    const { grantId } = (await this.find(id)) ?? {};
    if (grantId) await this.revokeByGrantId(grantId);
    throw new this.#InvalidGrant('it was used already');
  }

  async destroy(id: string): Promise<void> {
    this.#database.run('delete from oauth_records where id = ? and model = ?', id, this.#model);
  }

  /** Deletes a grant with all its codes and tokens. */
  async revokeByGrantId(grantId: string): Promise<void> {
    this.#database.run('delete from oauth_records where grant_id = ?', grantId);
  }

  // Only for sessions and for the device flow.
  findByUid = findNothing;
  findByUserCode = findNothing;

  #deleteLongExpired(): void {
    this.#database.run('delete from oauth_records where expires_at < ?', getEpochSeconds() - RETENTION_SECONDS);
  }

  #hasGrant(id: string): boolean {
    return this.#database.get("select id from oauth_records where id = ? and model = 'Grant'", id) !== undefined;
  }
}

const getEpochSeconds = (): number => Math.floor(Date.now() / 1000);
