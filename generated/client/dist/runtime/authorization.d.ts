import { type CallContext, CallError } from './errors.js';
import { type Content, type Service } from './request.js';
/** The authorization service refused the grant (RFC 6749, section 5.2). */
export declare class TokenError extends CallError {
  readonly status: number;
  /** Kind of error, as RFC 6749 names it: `invalid_grant`, `invalid_client`. */
  readonly error: string;
  /** Explanation for the developer. */
  readonly description: string | undefined;
  constructor(context: CallContext, status: number, error: string, description: string | undefined);
}
/** The service that gives tokens. Of what it answers no more is kept than is said of errors: it may hold tokens. */
export declare const authorization: Service;
/** The fields as a form. */
export declare function formContent(fields: object): Content;
