import { CallError, sentences } from '../errors.js';
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
  code;
  constructor(context, code, { status, description } = {}) {
    super(context, sentences(`the user has to sign in${reasons[code]}`, description), status);
    this.code = code;
  }
}
const reasons = {
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
  constructor(context, reason) {
    super(context, `the store did not save the new tokens (${reason}). They are in memory; the next call saves them.`);
  }
}
