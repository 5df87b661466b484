import { type CallError } from './errors.js';
import type { ApiRequest } from './request.js';
import type { Limits } from './settings.js';
/** What comes after a failed request of a call. */
export interface Retries {
  /**
   * Milliseconds to wait before the request is sent again; undefined when that is not safe, would not help, or was
   * done often enough.
   */
  waitAfter(error: CallError): number | undefined;
  /** Whether the record that should be deleted is not there because an earlier request of the call deleted it. */
  isDeleted(error: CallError): boolean;
}
/** The policy of the client, for one call. */
export declare function retriesOf(request: ApiRequest, { maxRetries, maxWait, retryDelay }: Limits): Retries;
/** Whether the outcome of a call is not known, and trying again could do the same a second time. */
export declare const isOutcomeUnknown: ({ method }: ApiRequest, error: CallError) => boolean;
