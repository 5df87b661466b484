import type { Connection } from '../connection.js';
import { type Tokens } from './tokens.js';
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
  readonly clientId: string;
  /** URL of your callback, registered for the client. */
  readonly redirectUri: string;
  /** Scopes, separated by spaces; `accounting-api offline_access` by default. */
  readonly scope?: string | undefined;
}
/** The credentials of the application. */
export interface ClientCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
}
/**
 * Starts a sign-in. It sends no request: redirect the user to `url`.
 *
 * @example
 * const { url, state, codeVerifier } = await startSignIn(connection, { clientId, redirectUri });
 */
export declare function startSignIn(connection: Connection, request: SignInRequest): Promise<SignInStart>;
/**
 * Finishes a sign-in at the callback: checks the state, and exchanges the code for tokens. A sign-in can be finished
 * once; remove `start` from the session.
 *
 * @param start the result of `startSignIn`; undefined when the session has none.
 * @param callbackUrl the URL of the callback request; its path and query are enough.
 *
 * @throws SignInError when the callback has no code for this sign-in; TokenError when the platform rejects the code.
 */
export declare function finishSignIn(
  connection: Connection,
  { clientId, clientSecret, redirectUri }: ClientCredentials & Pick<SignInRequest, 'redirectUri'>,
  start: Pick<SignInStart, 'state' | 'codeVerifier'> | undefined,
  callbackUrl: string | URL,
): Promise<Tokens>;
