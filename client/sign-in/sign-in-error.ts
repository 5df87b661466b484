import { type CallContext, CallError, toSentences } from '../errors.ts';

/** The callback does not belong to a sign-in that can be finished. The user has to start again. */
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
  /** Explanation for the developer. */
  readonly description: string | undefined;

  constructor(context: CallContext, code: string, description: string | undefined) {
    super(context, toSentences(code, description));
    this.code = code;
    this.description = description;
  }
}
