import { type CallError } from './errors.js';
import type { ApiRequest } from './request.js';
import type { RetryLimits } from './settings.js';
/** Whether it is certain that a request which ended so did nothing. */
export declare function didNothing(error: CallError): boolean;
/** Whether the outcome of a call is not known, and trying again could do the same a second time. */
export declare const isOutcomeUnknown: ({ method }: ApiRequest, error: CallError) => boolean;
/** Whether a request that ended so may be sent again as it is, and whether that may help. */
export declare function mayRepeat(request: ApiRequest, error: CallError): boolean;
/**
 * Milliseconds to wait before the next request: as long as the platform says, else twice as long each time; and a
 * random part more, so that many callers do not come back at the same moment.
 *
 * @param failures how many requests of the call have failed so far.
 */
export declare function waitAfter(error: CallError, failures: number, { retryDelay }: Required<RetryLimits>): number;
