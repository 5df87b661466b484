import { type CallContext, CallError, sentences } from '../errors.ts';

/** Why a user has to sign in. */
export type SignInReason = 'not-signed-in' | 'refresh-refused' | 'refresh-interrupted';

/** The tokens of the user are of no more use. The user has to sign in again; nothing else helps. */
export class SignInRequiredError extends CallError {
  static {
    SignInRequiredError.prototype.name = 'SignInRequiredError';
  }

  /**
   * - `not-signed-in`: the store is empty.
   * - `refresh-refused`: the platform refuses the refresh token. It has expired, was revoked, or was used elsewhere.
   * - `refresh-interrupted`: an earlier refresh was interrupted after the platform may have given new tokens, which are
   *   lost; and it refuses the old refresh token now.
   */
  readonly code: SignInReason;

  constructor(context: CallContext, code: SignInReason, { status, description }: RefusedRefresh = {}) {
    super(context, sentences(`the user has to sign in${reasons[code]}`, description), status);
    this.code = code;
  }
}

/** How the platform refused a refresh. */
export interface RefusedRefresh {
  readonly status?: number | undefined;
  readonly description?: string | undefined;
}

const reasons: Readonly<Record<SignInReason, string>> = {
  'not-signed-in': ': the store has no tokens',
  'refresh-refused': ' again: the platform refuses the refresh token',
  'refresh-interrupted': ' again: a refresh was interrupted, and now the platform refuses the refresh token',
};

/**
 * The platform gave new tokens, and the store did not keep them. `signedIn` holds them in memory and tries again at the
 * next call; until they are saved it gives no access token. If the process ends first, the user has to sign in again.
 */
export class TokensNotSavedError extends CallError {
  static {
    TokensNotSavedError.prototype.name = 'TokensNotSavedError';
  }

  /** @param reason what the store says, without what is secret. */
  constructor(context: CallContext, reason: string) {
    super(context, `the store did not save the new tokens (${reason}). They are in memory; the next call saves them.`);
  }
}
