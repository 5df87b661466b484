import { type CallContext, CallError } from '../errors.js';
/** The callback does not belong to a sign-in that can be finished. The user has to start again. */
export declare class SignInError extends CallError {
  /**
   * - `state-mismatch`: this session did not start the sign-in.
   * - `code-missing`: the platform sent neither a code nor an error.
   * - otherwise the error of the platform (RFC 6749, section 4.1.2.1): `access_denied` when the user cancelled.
   */
  readonly code: string;
  /** Explanation for the developer. */
  readonly description: string | undefined;
  constructor(context: CallContext, code: string, description: string | undefined);
}
