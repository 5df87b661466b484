import type { TokenError } from '../authorization.ts';
import { type CallContext, CallError, toSentences } from '../errors.ts';

/** Why a user has to sign in. */
export type SignInReason = 'not-signed-in' | 'refresh-rejected' | 'refresh-interrupted';

/** The tokens of the user cannot be used or refreshed any more: the user has to sign in again. */
export class SignInRequiredError extends CallError {
  static {
    SignInRequiredError.prototype.name = 'SignInRequiredError';
  }

  /**
   * - `not-signed-in`: the store is empty.
   * - `refresh-rejected`: the platform rejected the refresh token: it has expired, was revoked, or was used elsewhere.
   * - `refresh-interrupted`: an earlier refresh was interrupted after the platform may have issued new tokens, which
   *   are lost; the platform now rejects the old refresh token.
   */
  readonly code: SignInReason;

  /** @param cause how the platform rejected the refresh. */
  constructor(context: CallContext, code: SignInReason, cause?: TokenError) {
    super(context, toSentences(`the user has to sign in${reasons[code]}`, cause?.description), {
      status: cause?.status,
      headers: cause?.headers,
      cause,
    });
    this.code = code;
  }
}

const reasons: Readonly<Record<SignInReason, string>> = {
  'not-signed-in': ': the store has no tokens',
  'refresh-rejected': ' again: the platform rejected the refresh token',
  'refresh-interrupted': ' again: a refresh was interrupted, and the platform now rejects the refresh token',
};

/**
 * The platform issued new tokens, and the store failed to save them. A token provider holds them in memory, saves them at the
 * next call, and returns no access token before. If the process ends first, the user has to sign in again.
 */
export class TokenPersistenceError extends CallError {
  static {
    TokenPersistenceError.prototype.name = 'TokenPersistenceError';
  }

  /** @param reason the error of the store, with secrets redacted. */
  constructor(context: CallContext, reason: string) {
    const message = `the store did not save the new tokens (${reason}). They are in memory; the next call saves them.`;
    super(context, message, { cause: new Error(reason) });
  }
}
