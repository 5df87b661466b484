import { type CallContext, CallError } from '../errors.js';
/** The user came back without a sign-in that can be finished. Let the user start again. */
export declare class SignInError extends CallError {
  /**
   * - `state-mismatch`: it is not the sign-in that was started in this session.
   * - `code-missing`: the platform sent neither a code nor an error.
   * - else what the platform sent (RFC 6749, section 4.1.2.1): `access_denied` when the user cancelled.
   */
  readonly code: string;
  /** Explanation for the developer. */
  readonly description: string | undefined;
  constructor(context: CallContext, code: string, description: string | undefined);
}
