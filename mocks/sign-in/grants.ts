import type { User } from '../accounting/context.ts';
import { toBase64 } from '../store/base64.ts';
import type { Database } from '../store/database.ts';
import { OAuthError } from './oauth-error.ts';
import { createOAuthRecords, getEpochSeconds } from './oauth-records.ts';
import { lifetimes, scopes } from './settings.ts';
import { checkTokenInput, type TokenInput, type TokenPair } from './tokens.ts';

/** What an authorization request stores until the user has chosen, and with the code afterwards. */
export interface AuthorizationRequest {
  readonly redirectUri: string;
  readonly scope: string;
  readonly state: string | undefined;
  readonly codeChallenge: string | undefined;
}

/** A sign-in under way. */
interface PendingSignIn extends AuthorizationRequest {
  /** The value of the cookie of its browser; undefined where there are no cookies. */
  readonly secret?: string | undefined;
}

/** The sign-ins, codes and tokens of a sandbox, in its database. */
export interface Grants {
  /** Begins a sign-in. */
  readonly begin: (request: AuthorizationRequest) => { readonly id: string; readonly secret: string | undefined };
  /** Returns a sign-in; undefined when it has expired or was completed. */
  readonly findSignIn: (id: string) => PendingSignIn | undefined;
  readonly endSignIn: (id: string) => void;
  /** Returns an authorization code of a user. */
  readonly issueCode: (user: string, request: AuthorizationRequest) => string;
  /** Exchanges a code. Throws an OAuthError. */
  readonly redeemCode: (code: string, redirectUri: string, verifier: string | undefined) => Promise<TokenPair>;
  /**
   * Exchanges a refresh token. One that was used already revokes its grant. The scope of the access token may be narrower
   * (RFC 6749, section 6); that of the grant stays. Throws an OAuthError.
   *
   * @param scope as it was sent; empty for that of the grant.
   */
  readonly refresh: (token: string, scope: string) => TokenPair;
  /** Issues a token pair, as after a sign-in of the user. Throws an UnknownUserError or a RangeError. */
  readonly issueTokens: (input: TokenInput) => TokenPair;
}

type Kind = keyof typeof lifetimes;

export interface GrantsOptions {
  readonly users: readonly User[];
  /** Whether a sign-in is bound to its browser by a cookie. */
  readonly hasCookies: boolean;
}

/** Every grant has all scopes: an authorization request must name them. */
const GRANTED_SCOPE = scopes.join(' ');

export function createGrants(database: Database, { users, hasCookies }: GrantsOptions): Grants {
  const records = createOAuthRecords(database);

  function save(kind: Kind, fields: { payload?: object; grantId?: string; user?: string; seconds?: number }): string {
    const { payload = {}, grantId, user, seconds = lifetimes[kind] } = fields;
    const id = createSecret();
    const record = { payload: JSON.stringify(payload), grantId, user, expiresAt: getEpochSeconds() + seconds };
    if (!records.save(kind, id, record)) throw new OAuthError('invalid_grant', 'the grant was revoked');
    return id;
  }

  function findUnexpired(kind: Kind, id: string, name: string) {
    const record = records.find(kind, id);
    if (!record) throw new OAuthError('invalid_grant', `${name} not found`);
    if ((record.expiresAt ?? 0) <= getEpochSeconds()) throw new OAuthError('invalid_grant', `${name} is expired`);
    return record;
  }

  interface Issue {
    readonly user: string;
    readonly grantId: string;
    readonly expiresIn?: number | undefined;
    readonly scope?: string;
    readonly payload?: object;
  }

  function issue({
    user,
    grantId,
    payload,
    expiresIn = lifetimes.AccessToken,
    scope = GRANTED_SCOPE,
  }: Issue): TokenPair {
    return {
      access_token: save('AccessToken', { grantId, user, seconds: expiresIn, ...(payload && { payload }) }),
      expires_in: expiresIn,
      refresh_token: save('RefreshToken', { grantId, user }),
      scope,
      token_type: 'Bearer',
    };
  }

  /** Revokes the grant of a code or a token that was used before. */
  function consume(kind: Kind, id: string, name: string): void {
    if (!records.consume(kind, id)) throw new OAuthError('invalid_grant', `${name} already used`);
  }

  return {
    begin(request) {
      const secret = hasCookies ? createSecret() : undefined;
      return { id: save('Interaction', { payload: { ...request, secret } }), secret };
    },
    findSignIn(id) {
      const record = records.find('Interaction', id);
      const isValid = record !== undefined && (record.expiresAt ?? 0) > getEpochSeconds();
      return isValid ? (JSON.parse(record.payload) as PendingSignIn) : undefined;
    },
    endSignIn: (id) => records.remove('Interaction', id),
    issueCode: (user, request) =>
      save('AuthorizationCode', { user, grantId: save('Grant', { user }), payload: request }),
    async redeemCode(code, redirectUri, verifier) {
      const name = 'authorization code';
      const { payload, grantId = '', user = '' } = findUnexpired('AuthorizationCode', code, name);
      const request = JSON.parse(payload) as AuthorizationRequest;
      if (request.redirectUri !== redirectUri) throw new OAuthError('invalid_grant', `${name} redirect_uri mismatch`);
      await checkVerifier(request.codeChallenge, verifier);
      consume('AuthorizationCode', code, name);
      return issue({ user, grantId });
    },
    refresh(token, scope) {
      const { grantId = '', user = '' } = findUnexpired('RefreshToken', token, 'refresh token');
      const requested = scope.split(' ').filter((name) => name !== '');
      // Checked first, so that the token stays valid.
      if (requested.some((name) => !(scopes as readonly string[]).includes(name))) {
        throw new OAuthError('invalid_scope', 'the scope is wider than was granted');
      }
      consume('RefreshToken', token, 'refresh token');
      return issue({ user, grantId, scope: requested.join(' ') || GRANTED_SCOPE });
    },
    issueTokens(input) {
      const { user, expiresIn, survivesReset } = input;
      checkTokenInput(input, users);
      const payload = survivesReset ? { survivesReset } : {};
      return issue({ user, grantId: save('Grant', { user }), expiresIn, payload });
    },
  };
}

/** PKCE (RFC 7636) with `S256`. */
async function checkVerifier(challenge: string | undefined, verifier: string | undefined): Promise<void> {
  const computed = verifier === undefined ? undefined : await hashVerifier(verifier);
  if (computed !== challenge) throw new OAuthError('invalid_grant', 'PKCE verification failed');
}

const hashVerifier = async (verifier: string): Promise<string> =>
  toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));

/** 256 random bits. */
const createSecret = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));

const toBase64Url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
