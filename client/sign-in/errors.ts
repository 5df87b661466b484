import type { TokenError } from '../runtime/authorization.ts';
import { type CallContext, CallError, toSentences } from '../runtime/errors.ts';

/** The callback does not belong to a sign-in in progress. The user has to start again. */
export class SignInError extends CallError {
  static {
    SignInError.prototype.name = 'SignInError';
  }

  /**
   * - `state-mismatch`: this session did not start the sign-in.
   * - `code-missing`: the platform sent neither a code nor an error.
   * - otherwise the error of the platform (RFC 6749, section 4.1.2.1): `access_denied` when the user cancelled.
   */
  readonly code: string;
  /** Description of the authorization service. */
  readonly description: string | undefined;

  constructor(context: CallContext, code: string, description: string | undefined) {
    super(context, toSentences(code, description));
    this.code = code;
    this.description = description;
  }
}

/** Reason for a user to sign in. */
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
