import { type ApiRequest } from './request.js';
import { type CheckedSettings, type RetryLimits } from './settings.js';
/** What can differ for one call. */
export interface CallOptions extends RetryLimits {
  /** Ends the call. The call then throws the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  /** The administration of this call, in the place of the connection's. */
  readonly tenant?: number | undefined;
  /** The language of this call's messages, in the place of the connection's. */
  readonly language?: string | undefined;
}
/**
 * Makes a call: sends it, and sends it again while that is safe and may help.
 *
 * @returns the JSON, the document, or undefined.
 * @throws CallError, one of its kinds, when the call does not succeed.
 */
export declare function call(settings: CheckedSettings, request: ApiRequest, options: CallOptions): Promise<unknown>;
/** Where the request goes. */
export declare const addressOf: ({ baseUrl, authUrl }: CheckedSettings, { service }: ApiRequest) => string;
