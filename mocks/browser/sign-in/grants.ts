import type { User } from '../../accounting/context.ts';
import { createOAuthRecords, getEpochSeconds } from '../../sign-in/oauth-records.ts';
import { lifetimes, scopes } from '../../sign-in/settings.ts';
import { checkTokenInput, type TokenInput, type TokenPair } from '../../sign-in/tokens.ts';
import { toBase64 } from '../../store/base64.ts';
import type { Database } from '../../store/database.ts';
import { OAuthError } from './oauth-error.ts';

/** What an authorization request stores until the user has chosen, and with the code afterwards. */
export interface AuthorizationRequest {
  readonly redirectUri: string;
  readonly scope: string;
  readonly state: string | undefined;
  readonly codeChallenge: string | undefined;
}

/** The sign-ins, codes and tokens of a sandbox, in its database. */
export interface Grants {
  /** Returns the identifier of a sign-in that began. */
  readonly begin: (request: AuthorizationRequest) => string;
  /** Returns the request of a sign-in; undefined when it has expired or was completed. */
  readonly findSignIn: (id: string) => AuthorizationRequest | undefined;
  readonly endSignIn: (id: string) => void;
  /** Returns an authorization code of a user. */
  readonly issueCode: (user: string, request: AuthorizationRequest) => string;
  /** Exchanges a code. Throws an OAuthError. */
  readonly redeemCode: (code: string, redirectUri: string | null, verifier: string | null) => Promise<TokenPair>;
  /** Exchanges a refresh token. One that was used already revokes its grant. Throws an OAuthError. */
  readonly refresh: (token: string) => TokenPair;
  /** Issues a token pair, as after a sign-in of the user. Throws an UnknownUserError or a RangeError. */
  readonly issueTokens: (input: TokenInput) => TokenPair;
}

type Kind = keyof typeof lifetimes;

export function createGrants(database: Database, users: readonly User[]): Grants {
  const records = createOAuthRecords(database);
  const scope = scopes.join(' ');

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

  function issue(user: string, grantId: string, expiresIn: number = lifetimes.AccessToken): TokenPair {
    return {
      access_token: save('AccessToken', { grantId, user, seconds: expiresIn }),
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
    begin: (request) => save('Interaction', { payload: request }),
    findSignIn(id) {
      const record = records.find('Interaction', id);
      const isValid = record !== undefined && (record.expiresAt ?? 0) > getEpochSeconds();
      return isValid ? (JSON.parse(record.payload) as AuthorizationRequest) : undefined;
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
      return issue(user, grantId);
    },
    refresh(token) {
      const { grantId = '', user = '' } = findUnexpired('RefreshToken', token, 'refresh token');
      consume('RefreshToken', token, 'refresh token');
      return issue(user, grantId);
    },
    issueTokens(input) {
      const { user, expiresIn } = input;
      checkTokenInput(input, users);
      return issue(user, save('Grant', { user }), expiresIn);
    },
  };
}

/** PKCE (RFC 7636) with `S256`. */
async function checkVerifier(challenge: string | undefined, verifier: string | null): Promise<void> {
  if (challenge === undefined && verifier === null) return;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier ?? ''));
  if (toBase64Url(new Uint8Array(hash)) !== challenge)
    throw new OAuthError('invalid_grant', 'PKCE verification failed');
}

/** 256 random bits. */
const createSecret = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));

const toBase64Url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
