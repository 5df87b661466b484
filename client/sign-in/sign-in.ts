import { authorizeUrl } from '../../generated/client/src/operations/authentication.ts';
import type { Connection } from '../connection.ts';
import { redact } from '../redact.ts';
import { SignInError } from './sign-in-error.ts';
import { exchange, type Tokens } from './tokens.ts';

/** A sign-in that was started. Keep `state` and `codeVerifier` in the session of the user until the callback. */
export interface SignInStart {
  /** The page to send the user to. */
  readonly url: string;
  /** Random: shows that the user who comes back is the one who left. */
  readonly state: string;
  /** Random and secret: shows that whoever brings the code is the application that asked for it (PKCE). */
  readonly codeVerifier: string;
}

export interface SignInRequest {
  readonly clientId: string;
  /** URL of your callback, one that is registered for the client. */
  readonly redirectUri: string;
  /** `accounting-api offline_access` by default. */
  readonly scope?: string | undefined;
}

/** What the platform knows the application by. */
export interface ClientCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/**
 * Starts a sign-in. It sends nothing: the user goes to the page.
 *
 * @example
 * const { url, state, codeVerifier } = await startSignIn(connection, { clientId, redirectUri });
 */
export async function startSignIn(connection: Connection, request: SignInRequest): Promise<SignInStart> {
  const { clientId, redirectUri, scope = 'accounting-api offline_access' } = request;
  const state = randomText();
  const codeVerifier = randomText();
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier));
  const url = authorizeUrl(connection, {
    client_id: clientId,
    scope,
    response_type: 'code',
    redirect_uri: redirectUri,
    state,
    code_challenge: base64url(new Uint8Array(hash)),
    code_challenge_method: 'S256',
  });
  return { url, state, codeVerifier };
}

/**
 * Finishes a sign-in when the user comes back: checks that it is the one that was started, and exchanges the code. A
 * sign-in can be finished once; take `start` out of the session.
 *
 * @param start what `startSignIn` gave; undefined when the session has none.
 * @param callbackUrl the URL at which the user came back; its path and query are enough.
 *
 * @throws SignInError when there is no code for this sign-in; TokenError when the platform refuses the code.
 */
export async function finishSignIn(
  connection: Connection,
  { clientId, clientSecret, redirectUri }: ClientCredentials & Pick<SignInRequest, 'redirectUri'>,
  start: Pick<SignInStart, 'state' | 'codeVerifier'> | undefined,
  callbackUrl: string | URL,
): Promise<Tokens> {
  // Not read as a URL: a runtime shows what it cannot read, and with it the code.
  const answer = new URLSearchParams(/\?([^#]*)/.exec(String(callbackUrl))?.[1]);
  const code = answer.get('code');
  const { state, codeVerifier = '' } = start ?? {};
  const refuse = (kind: string, description?: string) => {
    const context = { operation: 'authorize', method: 'GET', url: `${connection.authUrl}/connect/authorize` };
    // Whoever made the callback may have repeated in one part of it what is in another.
    const safe = (text: string) => redact(text, [state ?? '', codeVerifier, code ?? '']);
    return new SignInError(context, safe(kind), description && safe(description));
  };

  if (!state || answer.get('state') !== state) {
    throw refuse('state-mismatch', 'This session did not start that sign-in. Start again.');
  }
  const error = answer.get('error');
  if (error) throw refuse(error, answer.get('error_description') || undefined);
  if (!code) throw refuse('code-missing', 'The platform sent neither a code nor an error.');
  return exchange(connection, {
    grant_type: 'authorization_code',
    client_id: clientId,
    client_secret: clientSecret,
    code,
    redirect_uri: redirectUri,
    code_verifier: codeVerifier,
  });
}

/** 256 random bits, as 43 characters that need no escaping: long enough for a code verifier (RFC 7636, section 4.1). */
const randomText = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
