import { type CallContext, type CallError } from './errors.js';
import type { Received } from './send.js';
/** Whether the platform did what it was asked to. */
export declare const isSuccess: ({ status }: Received) => boolean;
/**
 * What the platform answered with success: the JSON, the PDF, or undefined for 204.
 *
 * @throws ApiError for a body that is no JSON.
 */
export declare function readAnswer(context: CallContext, received: Received): unknown;
/** The error that a status outside 2xx is. */
export declare function toError(context: CallContext, received: Received, secrets: readonly string[]): CallError;
/** `Retry-After` in seconds: it is a number of them, or the date on which to try again (RFC 9110, section 10.2.3). */
export declare function secondsOf(headers: Headers): number | undefined;
