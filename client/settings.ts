import type { Hooks } from './hooks.ts';
import type { Fetch } from './send.ts';

/** A source of access tokens that can renew them, such as `signedIn`. */
export interface TokenSource {
  /** Returns the access token for the next call. */
  current(): Promise<string>;
  /** Returns a new access token after the platform rejected this one with 401. The call is then retried once. */
  renew(rejected: string): Promise<string>;
}

/** The server, the credentials and the defaults of a connection. */
export interface ConnectionSettings extends RetryLimits {
  /** Base URL of the API: `https://api.accounting-platform.example`, or `http://localhost:4010` for the sandbox. */
  readonly baseUrl: string;
  /**
   * The access token, a function that returns it and is called before each request, or a source that also renews it.
   * The calls that sign in need none.
   */
  readonly token?: string | (() => string | Promise<string>) | TokenSource | undefined;
  /** Identifier of the administration; by default the default administration of the OAuth client. */
  readonly tenant?: number | undefined;
  /** Language of messages: `nl` or `en`, or a list of language tags; English by default. */
  readonly language?: string | undefined;
  /** Base URL of the authorization service; `baseUrl` by default, as in the sandbox. */
  readonly authUrl?: string | undefined;
  /** Replaces the global `fetch`. */
  readonly fetch?: Fetch | undefined;
  /** Called for each request and response, for logs and measurements. */
  readonly hooks?: Hooks | undefined;
}

/** Timeout and retries of a call. */
export interface RetryLimits {
  /** Milliseconds until each request must have its response, 60,000 by default; `Infinity` for no timeout. */
  readonly timeout?: number | undefined;
  /** Maximum number of retries, 4 by default; 0 for none. */
  readonly maxRetries?: number | undefined;
  /** Maximum milliseconds that the retries of a call wait in total, 60,000 by default. */
  readonly maxWait?: number | undefined;
  /** Milliseconds before the first retry without `Retry-After`, doubled for each next one; 1,000 by default. */
  readonly retryDelay?: number | undefined;
}

/** Validated settings of a connection. */
export interface CheckedSettings extends ConnectionSettings {
  readonly authUrl: string;
}

/** @throws TypeError when a setting is invalid. */
export function checkSettings(settings: ConnectionSettings): CheckedSettings {
  const { baseUrl, authUrl = baseUrl } = settings;
  getLimits(settings, {});
  return { ...settings, baseUrl: normalizeUrl('baseUrl', baseUrl), authUrl: normalizeUrl('authUrl', authUrl) };
}

/** The limits of a call, all of them set. */
export type Limits = typeof DEFAULT_LIMITS;

const DEFAULT_LIMITS = { timeout: 60_000, maxRetries: 4, maxWait: 60_000, retryDelay: 1000 };

/**
 * Merges the limits of a call: those of the call, otherwise of the connection, otherwise the defaults.
 *
 * @throws TypeError when a limit is invalid.
 */
export function getLimits(settings: RetryLimits, options: RetryLimits): Limits {
  const limits = { ...DEFAULT_LIMITS };
  for (const name of Object.keys(limits) as (keyof RetryLimits)[]) {
    const minimum = name === 'timeout' ? 1 : 0;
    limits[name] = options[name] ?? settings[name] ?? limits[name];
    if (!(limits[name] >= minimum)) throw new TypeError(`${name} must be a number of at least ${minimum}.`);
  }
  return limits;
}

/** Removes trailing slashes, so that paths can be appended. */
function normalizeUrl(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash;
  if (isPlain) return url.href.replace(/\/+$/, '');
  // The message does not repeat the value, which may hold a password.
  throw new TypeError(`${name} must be an absolute http or https URL without user, password, query and fragment.`);
}
