import { randomBytes } from 'node:crypto';
import type { Adapter, AdapterFactory, AdapterPayload, errors } from 'oidc-provider';
import { memoize } from '../../contract/memoize.ts';
import { createOAuthRecords, type OAuthRecords } from '../../sign-in/oauth-records.ts';
import type { Database } from '../../store/database.ts';

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

const oauthRecordsOf = memoize(createOAuthRecords);

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

  get #records(): OAuthRecords {
    return oauthRecordsOf(this.#getDatabase());
  }

  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    const { grantId, accountId, exp } = payload;
    const record = { payload: JSON.stringify(payload), grantId, user: accountId, expiresAt: exp };
    if (!this.#records.save(this.#model, id, record)) throw new this.#InvalidGrant('the grant was revoked');
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const record = this.#records.find(this.#model, id);
    if (!record) return undefined;
    const payload: AdapterPayload = JSON.parse(record.payload);
    return record.consumedAt === undefined ? payload : { ...payload, consumed: record.consumedAt };
  }

  async consume(id: string): Promise<void> {
    if (!this.#records.consume(this.#model, id)) throw new this.#InvalidGrant('it was used already');
  }

  async destroy(id: string): Promise<void> {
    this.#records.remove(this.#model, id);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    this.#records.revokeGrant(grantId);
  }

  // Only for sessions and for the device flow.
  findByUid = findNothing;
  findByUserCode = findNothing;
}
