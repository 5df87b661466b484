import { authorizeUrl } from '../../generated/client/src/operations.ts';
import type { ClientCore } from '../runtime/client-core.ts';
import { redact } from '../runtime/redact.ts';
import { SignInError } from './errors.ts';
import { exchangeGrant, type Tokens } from './tokens.ts';

/** A started sign-in. Keep `state` and `codeVerifier` in the session of the user until the callback. */
export interface SignInStart {
  /** URL to redirect the user to. */
  readonly url: string;
  /** Random value that ties the callback to this session. */
  readonly state: string;
  /** Random secret that ties the code to this application (PKCE, RFC 7636). */
  readonly codeVerifier: string;
}

export interface SignInRequest {
  /** Client ID that the platform issued. */
  readonly clientId: string;
  /** URL of your callback, registered for the client. */
  readonly redirectUri: string;
  /** Scopes, separated by spaces; `accounting-api offline_access` by default. */
  readonly scope?: string | undefined;
}

export interface ClientCredentials {
  /** Client ID that the platform issued. */
  readonly clientId: string;
  /** Its secret. Keep it on a server. */
  readonly clientSecret: string;
}

/**
 * Starts a sign-in. It sends no request: redirect the user to `url`.
 *
 * @example
 * const { url, state, codeVerifier } = await startSignIn(client, { clientId, redirectUri });
 */
export async function startSignIn(client: ClientCore, request: SignInRequest): Promise<SignInStart> {
  const { clientId, redirectUri, scope = 'accounting-api offline_access' } = request;
  const state = createRandomText();
  const codeVerifier = createRandomText();
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier));
  const url = authorizeUrl(client, {
    client_id: clientId,
    scope,
    response_type: 'code',
    redirect_uri: redirectUri,
    state,
    code_challenge: toBase64Url(new Uint8Array(hash)),
    code_challenge_method: 'S256',
  });
  return { url, state, codeVerifier };
}

/**
 * Finishes a sign-in at the callback: checks the state, and exchanges the code for tokens. A sign-in can be finished
 * once; remove `start` from the session.
 *
 * @param start the result of `startSignIn`; undefined when the session has none.
 * @param callbackUrl the URL of the callback request; its path and query are enough.
 *
 * @throws SignInError when the callback has no code for this sign-in; TokenError when the platform rejects the code.
 */
export async function finishSignIn(
  client: ClientCore,
  { clientId, clientSecret, redirectUri }: ClientCredentials & Pick<SignInRequest, 'redirectUri'>,
  start: Pick<SignInStart, 'state' | 'codeVerifier'> | undefined,
  callbackUrl: string | URL,
): Promise<Tokens> {
  // A URL would be printed by runtimes that cannot parse it, and with it the code.
  const parameters = new URLSearchParams(/\?([^#]*)/.exec(String(callbackUrl))?.[1]);
  const code = parameters.get('code');
  const { state, codeVerifier = '' } = start ?? {};
  const createError = (errorCode: string, description?: string) => {
    const context = { operation: 'authorize', method: 'GET', url: `${client.authUrl}/connect/authorize` };
    // An attacker's callback may repeat one parameter in another.
    const redactSecrets = (text: string) => redact(text, [state ?? '', codeVerifier, code ?? '']);
    return new SignInError(context, redactSecrets(errorCode), description && redactSecrets(description));
  };

  if (!state || parameters.get('state') !== state) {
    throw createError('state-mismatch', 'This session did not start that sign-in. Start again.');
  }
  const error = parameters.get('error');
  if (error) throw createError(error, parameters.get('error_description') || undefined);
  if (!code) throw createError('code-missing', 'The platform sent neither a code nor an error.');
  return exchangeGrant(client, {
    grant_type: 'authorization_code',
    client_id: clientId,
    client_secret: clientSecret,
    code,
    redirect_uri: redirectUri,
    code_verifier: codeVerifier,
  });
}

/** Creates 256 random bits as 43 URL-safe characters, the minimum of a code verifier (RFC 7636, section 4.1). */
const createRandomText = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
