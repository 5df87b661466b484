import type { Fetch } from './send.ts';

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
export function checkSettings(settings: ConnectionSettings): CheckedSettings {
  const { authUrl = settings.baseUrl, timeout = 60_000 } = settings;
  if (!(timeout > 0)) throw new TypeError('timeout must be a number of milliseconds above 0.');
  return { ...settings, baseUrl: address('baseUrl', settings.baseUrl), authUrl: address('authUrl', authUrl), timeout };
}

/**
 * The access token for a call; undefined when the connection has none.
 *
 * @throws TypeError when it could not stand in a header. A runtime would refuse it too, and show it.
 */
export async function currentToken({ token }: ConnectionSettings): Promise<string | undefined> {
  if (token === undefined) return undefined;
  const value: unknown = typeof token === 'function' ? await token() : token;
  if (typeof value === 'string' && /^[\x21-\x7e]+$/.test(value)) return value;
  throw new TypeError('token must be the bare access token: visible ASCII characters, without spaces or line breaks.');
}

/** An address without its last slash, so that paths can be put behind it. */
function address(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const plain = url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash;
  if (plain) return url.href.replace(/\/+$/, '');
  // The value isn't repeated: it may hold a password.
  throw new TypeError(`${name} must be an absolute http or https URL without user, password, query and fragment.`);
}
