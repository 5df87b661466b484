import { CallError, sentences } from '../errors.js';
/** The user came back without a sign-in that can be finished. Let the user start again. */
export class SignInError extends CallError {
  static {
    SignInError.prototype.name = 'SignInError';
  }
  /**
   * - `state-mismatch`: it is not the sign-in that was started in this session.
   * - `code-missing`: the platform sent neither a code nor an error.
   * - else what the platform sent (RFC 6749, section 4.1.2.1): `access_denied` when the user cancelled.
   */
  code;
  /** Explanation for the developer. */
  description;
  constructor(context, code, description) {
    super(context, sentences(code, description));
    this.code = code;
    this.description = description;
  }
}
