import { type CallContext, CallError } from '../errors.js';
/** Why a user has to sign in. */
export type SignInReason = 'not-signed-in' | 'refresh-refused' | 'refresh-interrupted';
/** The tokens of the user cannot be used or refreshed any more: the user has to sign in again. */
export declare class SignInRequiredError extends CallError {
  /**
   * - `not-signed-in`: the store is empty.
   * - `refresh-refused`: the platform rejected the refresh token: it has expired, was revoked, or was used elsewhere.
   * - `refresh-interrupted`: an earlier refresh was interrupted after the platform may have issued new tokens, which
   *   are lost; the platform now rejects the old refresh token.
   */
  readonly code: SignInReason;
  constructor(context: CallContext, code: SignInReason, { status, description }?: RejectedRefresh);
}
/** How the platform rejected a refresh. */
export interface RejectedRefresh {
  readonly status?: number | undefined;
  readonly description?: string | undefined;
}
/**
 * The platform issued new tokens, and the store failed to save them. `signedIn` holds them in memory, saves them at the
 * next call, and returns no access token before. If the process ends first, the user has to sign in again.
 */
export declare class TokensNotSavedError extends CallError {
  /** @param reason the error of the store, with secrets redacted. */
  constructor(context: CallContext, reason: string);
}
