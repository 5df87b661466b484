import { type ApiRequest } from './request.js';
import { type CheckedSettings, type RetryLimits } from './settings.js';
/** Options of a single call. */
export interface CallOptions extends RetryLimits {
  /** Aborts the call, which then throws the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  /** Identifier of the administration; overrides that of the connection. */
  readonly tenant?: number | undefined;
  /** Language of messages; overrides that of the connection. */
  readonly language?: string | undefined;
}
/**
 * Makes a call: sends the request, and retries while that is safe and useful.
 *
 * @returns the JSON, the document, or undefined.
 * @throws CallError, one of its subclasses, when the call does not succeed.
 */
export declare function call(settings: CheckedSettings, request: ApiRequest, options: CallOptions): Promise<unknown>;
/** Returns the base URL of a request: that of the API or of the authorization service. */
export declare const getBaseUrl: ({ baseUrl, authUrl }: CheckedSettings, { service }: ApiRequest) => string;
