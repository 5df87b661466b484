import type { Kysely } from 'kysely';
import type { Adapter, AdapterFactory, AdapterPayload, errors } from 'oidc-provider';
import type { OAuthTables } from './access-tokens.ts';

/** How long an expired record is kept: the API tells a token that expired from one that it never saw. */
const keptAfterExpiry = 7 * 24 * 60 * 60;

/**
 * Where oidc-provider keeps its grants, tokens, codes and sign-ins.
 *
 * @param InvalidGrant the error that oidc-provider turns into `invalid_grant`.
 */
export function createRecords(database: Kysely<OAuthTables>, InvalidGrant: typeof errors.InvalidGrant): AdapterFactory {
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
  readonly #database: Kysely<OAuthTables>;
  readonly #model: string;
  readonly #InvalidGrant: typeof errors.InvalidGrant;

  constructor(database: Kysely<OAuthTables>, model: string, InvalidGrant: typeof errors.InvalidGrant) {
    this.#database = database;
    this.#model = model;
    this.#InvalidGrant = InvalidGrant;
  }

  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    if (this.#model === 'Grant') await this.#forgetLongExpired();
    const record = {
      model: this.#model,
      id,
      grant_id: this.#model === 'Grant' ? id : (payload.grantId ?? null),
      user_name: payload.accountId ?? null,
      payload: JSON.stringify(payload),
      expires_at: payload.exp ?? null,
      consumed_at: null,
    };
    // One transaction, so that a grant revoked while its tokens are being made leaves none of them behind.
    await this.#database.transaction().execute(async (transaction) => {
      if (payload.grantId && !(await grantExists(transaction, payload.grantId))) {
        throw new this.#InvalidGrant('the grant was revoked');
      }
      await transaction
        .insertInto('oauth_records')
        .values(record)
        .onConflict((conflict) =>
          conflict.columns(['id', 'model']).doUpdateSet({ payload: record.payload, expires_at: record.expires_at }),
        )
        .execute();
    });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const record = await this.#database
      .selectFrom('oauth_records')
      .select(['payload', 'consumed_at'])
      .where('id', '=', id)
      .where('model', '=', this.#model)
      .executeTakeFirst();
    if (!record) return undefined;
    const payload: AdapterPayload = JSON.parse(record.payload);
    return record.consumed_at === null ? payload : { ...payload, consumed: record.consumed_at };
  }

  /** Uses a code or a refresh token up: of two requests at the same moment only one succeeds. */
  async consume(id: string): Promise<void> {
    const used = await this.#database
      .updateTable('oauth_records')
      .set({ consumed_at: epochSeconds() })
      .where('id', '=', id)
      .where('model', '=', this.#model)
      .where('consumed_at', 'is', null)
      .executeTakeFirst();
    if (used.numUpdatedRows > 0n) return;
    const { grantId } = (await this.find(id)) ?? {};
    if (grantId) await this.revokeByGrantId(grantId);
    throw new this.#InvalidGrant('it was used already');
  }

  async destroy(id: string): Promise<void> {
    await this.#database.deleteFrom('oauth_records').where('id', '=', id).where('model', '=', this.#model).execute();
  }

  /** Forgets the grant and, in the same statement, everything that came of it. */
  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#database.deleteFrom('oauth_records').where('grant_id', '=', grantId).execute();
  }

  // Sessions are found by uid, device codes by user code: the sandbox keeps neither.
  findByUid = nothing;
  findByUserCode = nothing;

  async #forgetLongExpired(): Promise<void> {
    const limit = epochSeconds() - keptAfterExpiry;
    await this.#database.deleteFrom('oauth_records').where('expires_at', '<', limit).execute();
  }
}

async function grantExists(database: Kysely<OAuthTables>, id: string): Promise<boolean> {
  const grant = await database
    .selectFrom('oauth_records')
    .select('id')
    .where('id', '=', id)
    .where('model', '=', 'Grant')
    .executeTakeFirst();
  return grant !== undefined;
}

function epochSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

function nothing(): Promise<undefined> {
  return Promise.resolve(undefined);
}
