import { type CallContext, CallError } from '../errors.js';
/** Why a user has to sign in. */
export type SignInReason = 'not-signed-in' | 'refresh-refused' | 'refresh-interrupted';
/** The tokens of the user are of no more use. The user has to sign in again; nothing else helps. */
export declare class SignInRequiredError extends CallError {
  /**
   * - `not-signed-in`: the store is empty.
   * - `refresh-refused`: the platform refuses the refresh token. It has expired, was revoked, or was used elsewhere.
   * - `refresh-interrupted`: an earlier refresh was interrupted after the platform may have given new tokens, which are
   *   lost; and it refuses the old refresh token now.
   */
  readonly code: SignInReason;
  constructor(context: CallContext, code: SignInReason, { status, description }?: RefusedRefresh);
}
/** How the platform refused a refresh. */
export interface RefusedRefresh {
  readonly status?: number | undefined;
  readonly description?: string | undefined;
}
/**
 * The platform gave new tokens, and the store did not keep them. `signedIn` holds them in memory and tries again at the
 * next call; until they are saved it gives no access token. If the process ends first, the user has to sign in again.
 */
export declare class TokensNotSavedError extends CallError {
  /** @param reason what the store says, without what is secret. */
  constructor(context: CallContext, reason: string);
}
