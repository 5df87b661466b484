import type { Hooks } from './hooks.js';
import type { Fetch } from './send.js';
/** Where access tokens come from when they have to be renewed. `signedIn` gives one. */
export interface TokenSource {
  /** The access token for the next call. */
  current(): Promise<string>;
  /** Another access token, because the platform refused this one with 401. The call is then sent once more. */
  renew(refused: string): Promise<string>;
}
/** How to reach the platform, and as whom. */
export interface ConnectionSettings extends RetryLimits {
  /** Address of the API: `https://api.accounting-platform.example`, or `http://localhost:4010` for the sandbox. */
  readonly baseUrl: string;
  /**
   * The access token, a function that gives it, which is asked before each call, or a source that also renews it. It
   * can be left out for the calls that sign in.
   */
  readonly token?: string | (() => string | Promise<string>) | TokenSource | undefined;
  /** Identifier of the administration that the calls are about. Without it the client's default one applies. */
  readonly tenant?: number | undefined;
  /** Language of messages: `nl` or `en`, or a list of language tags. Without it the messages are English. */
  readonly language?: string | undefined;
  /** Address of the authorization service. Without it that is `baseUrl`, as with the sandbox. */
  readonly authUrl?: string | undefined;
  /** Takes the place of the global `fetch`. */
  readonly fetch?: Fetch | undefined;
  /** What hears of each request and each answer, for logs and for measurements. */
  readonly hooks?: Hooks | undefined;
}
/** How long a call may take, and how it is tried again. */
export interface RetryLimits {
  /** Milliseconds in which each request must be answered, 60,000 by default; `Infinity` waits for ever. */
  readonly timeout?: number | undefined;
  /** How often a request is sent again after it failed, 4 by default; 0 never. */
  readonly maxRetries?: number | undefined;
  /** Milliseconds that a call may spend waiting before it sends again, all waits together; 60,000 by default. */
  readonly maxWait?: number | undefined;
  /** Milliseconds of the first wait when the platform does not say how long; each next one doubles. 1,000 by default. */
  readonly retryDelay?: number | undefined;
}
/** The settings of a connection, checked and complete. */
export interface CheckedSettings extends ConnectionSettings {
  readonly authUrl: string;
}
/** @throws TypeError when a setting cannot work. */
export declare function checkSettings(settings: ConnectionSettings): CheckedSettings;
/** All limits of a call. */
export type Limits = typeof defaults;
declare const defaults: {
  timeout: number;
  maxRetries: number;
  maxWait: number;
  retryDelay: number;
};
/**
 * The limits of a call: what the call chooses, else the connection, else the defaults.
 *
 * @throws TypeError when one of them cannot work.
 */
export declare function limitsOf(settings: RetryLimits, options: RetryLimits): Limits;
export {};
