import type { Fetch } from './send.js';
/** How to reach the platform, and as whom. */
export interface ConnectionSettings {
  /** Address of the API: `https://api.accounting-platform.example`, or `http://localhost:4010` for the sandbox. */
  readonly baseUrl: string;
  /**
   * The access token, or a function that gives it; the function is asked before each call. It can be left out for
   * the calls that sign in.
   */
  readonly token?: string | (() => string | Promise<string>) | undefined;
  /** Identifier of the administration that the calls are about. Without it the client's default one applies. */
  readonly tenant?: number | undefined;
  /** Language of messages: `nl` or `en`, or a list of language tags. Without it the messages are English. */
  readonly language?: string | undefined;
  /** Address of the authorization service. Without it that is `baseUrl`, as with the sandbox. */
  readonly authUrl?: string | undefined;
  /** Takes the place of the global `fetch`. */
  readonly fetch?: Fetch | undefined;
  /** Milliseconds in which a call must be answered, 60,000 by default; `Infinity` waits for ever. */
  readonly timeout?: number | undefined;
}
/** The settings of a connection, checked and complete. */
export interface CheckedSettings extends ConnectionSettings {
  readonly authUrl: string;
  readonly timeout: number;
}
/** @throws TypeError when a setting cannot work. */
export declare function checkSettings(settings: ConnectionSettings): CheckedSettings;
/**
 * The access token for a call; undefined when the connection has none.
 *
 * @throws TypeError when it could not stand in a header. A runtime would refuse it too, and show it.
 */
export declare function currentToken({ token }: ConnectionSettings): Promise<string | undefined>;
