import { type CallContext, type CallError } from './errors.js';
import type { RawResponse } from './send.js';
/** Whether a response has a 2xx status. */
export declare const isSuccess: ({ status }: RawResponse) => boolean;
/**
 * Returns the content of a successful response: the JSON, the PDF, or undefined for 204.
 *
 * @throws ApiError when the body is not JSON.
 */
export declare function readContent(context: CallContext, response: RawResponse): unknown;
/** Creates the error of a response with a status outside 2xx. */
export declare function toError(context: CallContext, response: RawResponse, secrets: readonly string[]): CallError;
/** Returns `Retry-After` in seconds; the header has seconds or a date (RFC 9110, section 10.2.3). */
export declare function getRetryAfter(headers: Headers): number | undefined;
