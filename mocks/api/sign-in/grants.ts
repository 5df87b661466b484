import { demoClient } from '../../seed/demo-access.ts';
import { deleteExpiredSignIns, discardOldest } from '../../store/access-tokens.ts';
import { toBase64 } from '../../store/base64.ts';
import type { Now } from '../../store/clock.ts';
import type { Database } from '../../store/database.ts';
import { OAuthError } from './oauth-error.ts';

export const client = { ...demoClient, name: 'Sandbox client' } as const;

/** Requested scopes: both, as in the contract, so that a client always receives a refresh token. */
export const scopes = ['accounting-api', 'offline_access'] as const;

/** Lifetimes in seconds. Our decision: the platform documents none. */
export const lifetimes = {
  AccessToken: 60 * 60,
  AuthorizationCode: 60,
  RefreshToken: 30 * 24 * 60 * 60,
  // Outlives its refresh tokens, so that rotation keeps a grant valid.
  Grant: 365 * 24 * 60 * 60,
  Interaction: 30 * 60,
} as const;

/** Authorization request, stored until the user has chosen, and then with the code. */
export interface AuthorizationRequest {
  readonly redirectUri: string;
  readonly scope: string;
  readonly state: string | undefined;
  readonly codeChallenge: string | undefined;
  /** Cookie value of the browser; undefined without cookies. */
  readonly secret?: string | undefined;
}

interface TokenInput {
  readonly user: string;
  /** Lifetime of the access token in whole seconds; zero for an expired one. */
  readonly expiresIn?: number;
  /** True when the access token survives a reset: the token of a new world does. Default: false. */
  readonly survivesReset?: boolean;
}

export type Grants = ReturnType<typeof createGrants>;

export type TokenPair = ReturnType<Grants['issueTokens']>;

type Kind = keyof typeof lifetimes;

interface OAuthRecord {
  readonly payload?: object;
  /** Grant of the record; undefined for a grant itself, and for a sign-in. */
  readonly grantId?: string;
  readonly user?: string;
  /** Lifetime. Default: the lifetime of its kind. */
  readonly seconds?: number | undefined;
}

/** Grants have all scopes: an authorization request must name them. */
const GRANTED_SCOPE = scopes.join(' ');

/** Storage of expired records: the API distinguishes an expired token from an unknown one. */
const RETENTION_SECONDS = 7 * 24 * 60 * 60;

/** @param hasCookies true when a cookie binds a sign-in to its browser. */
export function createGrants(database: Database, hasCookies: boolean, systemNow: Now = () => Date.now()) {
  const getEpochSeconds = (): number => Math.floor(systemNow() / 1000);

  function save(kind: Kind, { payload = {}, grantId, user, seconds = lifetimes[kind] }: OAuthRecord): string {
    const id = createSecret();
    const now = getEpochSeconds();
    deleteExpiredSignIns(database, now);
    if (kind === 'Grant') database.run('delete from oauth_records where expires_at < ?', now - RETENTION_SECONDS);
    // A transaction, so that no token is stored for a grant that is revoked at the same time.
    database.transaction(() => {
      if (grantId !== undefined && !find('Grant', grantId))
        throw new OAuthError('invalid_grant', 'the grant was revoked');
      database.run(
        'insert into oauth_records (model, id, grant_id, user_name, payload, expires_at) values (?, ?, ?, ?, ?, ?)',
        ...[kind, id, kind === 'Grant' ? id : (grantId ?? null), user ?? null, JSON.stringify(payload), now + seconds],
      );
      // A new grant has no records yet.
      if (kind !== 'Grant') discardOldest(database);
    });
    return id;
  }

  function find(kind: Kind, id: string) {
    const sql = 'select payload, grant_id, user_name, expires_at from oauth_records where id = ? and model = ?';
    const row = database.get(sql, id, kind);
    if (!row) return undefined;
    return {
      payload: JSON.parse(String(row.payload)) as unknown,
      grantId: String(row.grant_id),
      user: String(row.user_name),
      isExpired: Number(row.expires_at) <= getEpochSeconds(),
    };
  }

  function findUnexpired(kind: Kind, id: string, name: string) {
    const record = find(kind, id);
    if (!record) throw new OAuthError('invalid_grant', `${name} not found`);
    if (record.isExpired) throw new OAuthError('invalid_grant', `${name} is expired`);
    return record;
  }

  /** Consumes a code or a refresh token. Of two concurrent requests one succeeds, and the other revokes the grant. */
  function consume(kind: Kind, id: string, grantId: string, name: string): void {
    const sql = 'update oauth_records set consumed_at = ? where id = ? and model = ? and consumed_at is null';
    if (database.run(sql, getEpochSeconds(), id, kind).changes > 0) return;
    database.run('delete from oauth_records where grant_id = ?', grantId);
    throw new OAuthError('invalid_grant', `${name} already used`);
  }

  function issue(token: OAuthRecord, scope = GRANTED_SCOPE) {
    const { user, grantId, seconds = lifetimes.AccessToken } = token;
    return {
      access_token: save('AccessToken', { ...token, seconds }),
      expires_in: seconds,
      refresh_token: save('RefreshToken', { ...(grantId && { grantId }), ...(user && { user }) }),
      scope,
      token_type: 'Bearer',
    };
  }

  return {
    begin(request: AuthorizationRequest) {
      const secret = hasCookies ? createSecret() : undefined;
      return { id: save('Interaction', { payload: { ...request, secret } }), secret };
    },

    findSignIn(id: string): AuthorizationRequest | undefined {
      deleteExpiredSignIns(database, getEpochSeconds());
      return find('Interaction', id)?.payload as AuthorizationRequest | undefined;
    },

    endSignIn: (id: string) =>
      void database.run("delete from oauth_records where id = ? and model = 'Interaction'", id),

    issueCode: (user: string, payload: AuthorizationRequest): string =>
      save('AuthorizationCode', { user, grantId: save('Grant', { user }), payload }),

    async redeemCode(code: string, redirectUri: string, verifier: string | undefined) {
      const name = 'authorization code';
      const { payload, grantId, user } = findUnexpired('AuthorizationCode', code, name);
      const request = payload as AuthorizationRequest;
      if (request.redirectUri !== redirectUri) throw new OAuthError('invalid_grant', `${name} redirect_uri mismatch`);
      await checkVerifier(request.codeChallenge, verifier);
      consume('AuthorizationCode', code, grantId, name);
      return issue({ user, grantId });
    },

    /**
     * Exchanges a refresh token. Reuse revokes its grant.
     * @param scope as sent; may narrow the access token (RFC 6749, section 6); empty for the scope of the grant.
     * @throws OAuthError
     */
    refresh(token: string, scope: string) {
      const { grantId, user } = findUnexpired('RefreshToken', token, 'refresh token');
      const requested = scope.split(' ').filter((name) => name !== '');
      // Checked first, so that the token stays valid.
      if (requested.some((name) => !(scopes as readonly string[]).includes(name))) {
        throw new OAuthError('invalid_scope', 'the scope is wider than was granted');
      }
      consume('RefreshToken', token, grantId, 'refresh token');
      return issue({ user, grantId }, requested.join(' ') || GRANTED_SCOPE);
    },

    issueTokens: ({ user, expiresIn: seconds, survivesReset }: TokenInput) =>
      issue({ user, grantId: save('Grant', { user }), seconds, payload: survivesReset ? { survivesReset } : {} }),
  };
}

/** PKCE (RFC 7636) with `S256`. */
async function checkVerifier(challenge: string | undefined, verifier: string | undefined): Promise<void> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const computed = verifier === undefined ? undefined : toBase64Url(new Uint8Array(hash));
  if (computed !== challenge) throw new OAuthError('invalid_grant', 'PKCE verification failed');
}

/** 256 random bits. */
const createSecret = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));

const toBase64Url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
