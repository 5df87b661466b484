import type { Connection } from '../connection.js';
import { type Tokens } from './tokens.js';
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
export declare function startSignIn(connection: Connection, request: SignInRequest): Promise<SignInStart>;
/**
 * Finishes a sign-in when the user comes back: checks that it is the one that was started, and exchanges the code. A
 * sign-in can be finished once; take `start` out of the session.
 *
 * @param start what `startSignIn` gave; undefined when the session has none.
 * @param callbackUrl the URL at which the user came back; its path and query are enough.
 *
 * @throws SignInError when there is no code for this sign-in; TokenError when the platform refuses the code.
 */
export declare function finishSignIn(
  connection: Connection,
  { clientId, clientSecret, redirectUri }: ClientCredentials & Pick<SignInRequest, 'redirectUri'>,
  start: Pick<SignInStart, 'state' | 'codeVerifier'> | undefined,
  callbackUrl: string | URL,
): Promise<Tokens>;
