import { type CallContext, CallError, sentences } from '../errors.ts';

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
  readonly code: string;
  /** Explanation for the developer. */
  readonly description: string | undefined;

  constructor(context: CallContext, code: string, description: string | undefined) {
    super(context, sentences(code, description));
    this.code = code;
    this.description = description;
  }
}
