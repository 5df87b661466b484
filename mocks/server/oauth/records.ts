import type { Adapter, AdapterFactory, AdapterPayload, errors } from 'oidc-provider';
import type { Database } from '../../store/database.ts';

/** How long an expired record is kept: the API tells a token that expired from one that it never saw. */
const keptAfterExpiry = 7 * 24 * 60 * 60;

/**
 * Where oidc-provider keeps its grants, tokens, codes and sign-ins.
 *
 * @param InvalidGrant the error that oidc-provider turns into `invalid_grant`.
 */
export function createRecords(database: Database, InvalidGrant: typeof errors.InvalidGrant): AdapterFactory {
  return (model) => (model === 'Session' ? noSessions : new Records(database, model, InvalidGrant));
}

/**
 * Nobody stays signed in, because a developer wants to choose the user at each sign-in. oidc-provider opens a session
 * during a sign-in; what is never stored is never found again.
 */
const noSessions: Adapter = {
  upsert: nothing,
  find: nothing,
  findByUid: nothing,
  findByUserCode: nothing,
  consume: nothing,
  destroy: nothing,
  revokeByGrantId: nothing,
};

class Records implements Adapter {
  readonly #database: Database;
  readonly #model: string;
  readonly #InvalidGrant: typeof errors.InvalidGrant;

  constructor(database: Database, model: string, InvalidGrant: typeof errors.InvalidGrant) {
    this.#database = database;
    this.#model = model;
    this.#InvalidGrant = InvalidGrant;
  }

  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    if (this.#model === 'Grant') this.#forgetLongExpired();
    const { grantId = null, accountId = null, exp = null } = payload;
    // One transaction, so that a grant revoked while its tokens are being made leaves none of them behind.
    this.#database.transaction(() => {
      if (grantId !== null && !this.#grantExists(grantId)) throw new this.#InvalidGrant('the grant was revoked');
      this.#database.run(
        `insert into oauth_records (model, id, grant_id, user_name, payload, expires_at) values (?, ?, ?, ?, ?, ?)
         on conflict (id, model) do update set payload = excluded.payload, expires_at = excluded.expires_at`,
        ...[this.#model, id, this.#model === 'Grant' ? id : grantId, accountId, JSON.stringify(payload), exp],
      );
    });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const text = 'select payload, consumed_at from oauth_records where id = ? and model = ?';
    const record = this.#database.get(text, id, this.#model);
    if (!record) return undefined;
    const payload: AdapterPayload = JSON.parse(String(record.payload));
    return record.consumed_at === null ? payload : { ...payload, consumed: record.consumed_at };
  }

  /** Uses a code or a refresh token up: of two requests at the same moment only one succeeds. */
  async consume(id: string): Promise<void> {
    const text = 'update oauth_records set consumed_at = ? where id = ? and model = ? and consumed_at is null';
    if (this.#database.run(text, epochSeconds(), id, this.#model).changes > 0) return;
    const { grantId } = (await this.find(id)) ?? {};
    if (grantId) await this.revokeByGrantId(grantId);
    throw new this.#InvalidGrant('it was used already');
  }

  async destroy(id: string): Promise<void> {
    this.#database.run('delete from oauth_records where id = ? and model = ?', id, this.#model);
  }

  /** Forgets the grant and, in the same statement, everything that came of it. */
  async revokeByGrantId(grantId: string): Promise<void> {
    this.#database.run('delete from oauth_records where grant_id = ?', grantId);
  }

  // Sessions are found by uid, device codes by user code: the sandbox keeps neither.
  findByUid = nothing;
  findByUserCode = nothing;

  #forgetLongExpired(): void {
    this.#database.run('delete from oauth_records where expires_at < ?', epochSeconds() - keptAfterExpiry);
  }

  #grantExists(id: string): boolean {
    return this.#database.get("select id from oauth_records where id = ? and model = 'Grant'", id) !== undefined;
  }
}

function epochSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

function nothing(): Promise<undefined> {
  return Promise.resolve(undefined);
}
