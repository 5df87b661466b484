import { type CallContext, CallError } from './errors.js';
import { type Content, type Service } from './request.js';
/** The authorization service rejected the grant (RFC 6749, section 5.2). */
export declare class TokenError extends CallError {
  readonly status: number;
  /** Error code of RFC 6749: `invalid_grant`, `invalid_client`. */
  readonly error: string;
  /** Explanation for the developer. */
  readonly description: string | undefined;
  constructor(context: CallContext, status: number, error: string, description: string | undefined);
}
/** The service that issues tokens. Errors keep only the defined members of its responses, which may hold tokens. */
export declare const authorization: Service;
/** Encodes the fields as a form. */
export declare function formContent(fields: object): Content;
