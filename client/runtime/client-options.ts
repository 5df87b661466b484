import type { CallContext, CallError } from './errors.ts';

/** The request that the client passes to `fetch`. */
export interface FetchInit {
  /** Method of HTTP. */
  readonly method: string;
  /** Includes the access token. */
  readonly headers: Headers;
  /** Text or bytes for the types; the Blob of an upload is passed on as it is. */
  readonly body?: string | Uint8Array<ArrayBuffer>;
  /** Aborts at the timeout, or with the signal of the call. */
  readonly signal: AbortSignal;
  /** Redirects are not followed. */
  readonly redirect: 'manual';
}

/** Part of `fetch` that the client uses. The web's and undici's have it. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>;

/** Part of a response that the types of all runtimes have. It must be a `Response`. */
export type FetchResponse = Pick<Response, 'ok' | 'status' | 'statusText' | 'text'>;

/** A provider of access tokens that can renew them, such as `createTokenProvider` creates. */
export interface TokenProvider {
  /** Returns the access token for the next call. */
  current(): Promise<string>;
  /** Returns a new access token after the platform rejected this one with 401. The call is then retried once. */
  renew(rejected: string): Promise<string>;
}

/** The server, the credentials and the defaults of a client. */
export interface ClientOptions extends RetryLimits {
  /** Base URL of the API: `https://api.accounting-platform.example`, or `http://localhost:4010` for the sandbox. */
  readonly baseUrl: string;
  /**
   * The access token, a function that returns it and is called before each request, or a source that also renews it.
   * The calls that sign in need none.
   */
  readonly token?: string | (() => string | Promise<string>) | TokenProvider | undefined;
  /** Identifier of the administration; by default the default administration of the OAuth client. */
  readonly tenant?: number | undefined;
  /** Language of messages: `nl` or `en`, or a list of language tags; English by default. */
  readonly language?: string | undefined;
  /** Base URL of the authorization service; `baseUrl` by default, as in the sandbox. */
  readonly authUrl?: string | undefined;
  /** Replaces the global `fetch`, or wraps it: to trace requests, to add options of the runtime, to use a proxy. */
  readonly fetch?: Fetch | undefined;
  /** Headers to send with every request, besides the client's own or instead of them. */
  readonly headers?: RequestHeaders | undefined;
  /** Called before the client waits for a retry. An exception in it is logged, and does not change the call. */
  readonly onRetry?: ((event: RetryEvent) => void) | undefined;
}

/** A retry that follows a failed request. */
export interface RetryEvent extends CallContext {
  /** 1 when the first request of the call failed. */
  readonly attempt: number;
  /** Error of the failed request. */
  readonly error: CallError;
  /** Milliseconds until the next request. */
  readonly wait: number;
}

/** Headers by name, in any spelling; undefined removes one of the client's. */
export type RequestHeaders = Readonly<Record<string, string | undefined>>;

/** Timeout, size and retries of a call. */
export interface RetryLimits {
  /** Milliseconds until each request must have its response, 60,000 by default; `Infinity` for no timeout. */
  readonly timeout?: number | undefined;
  /**
   * Maximum bytes of a response, decompressed; 180,000,000 by default, so that a page of 100,000 ledger lines passes; `Infinity`
   * for no maximum.
   */
  readonly maxResponseBytes?: number | undefined;
  /** Maximum number of retries, 4 by default; 0 for none. */
  readonly maxRetries?: number | undefined;
  /** Maximum milliseconds that the retries of a call wait in total, 60,000 by default. */
  readonly maxWait?: number | undefined;
  /** Milliseconds before the first retry without `Retry-After`, doubled for each next one; 1,000 by default. */
  readonly retryDelay?: number | undefined;
}

/** Options of one call. */
export interface CallOptions extends RetryLimits {
  /** Aborts the call, which then throws the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  /** Identifier of the administration; overrides the client's. */
  readonly tenant?: number | undefined;
  /** Language of messages; overrides the client's. */
  readonly language?: string | undefined;
  /** Headers to send besides the client's, or instead of them. */
  readonly headers?: RequestHeaders | undefined;
}

export interface CheckedClientOptions extends ClientOptions {
  readonly authUrl: string;
}

export function checkClientOptions(settings: ClientOptions): CheckedClientOptions {
  const { baseUrl, authUrl = baseUrl } = settings;
  getLimits(settings, {});
  return { ...settings, baseUrl: normalizeUrl('baseUrl', baseUrl), authUrl: normalizeUrl('authUrl', authUrl) };
}

export type Limits = Record<keyof RetryLimits, number>;

const DEFAULT_LIMITS: Readonly<Limits> = {
  timeout: 60_000,
  maxResponseBytes: 180_000_000,
  maxRetries: 4,
  maxWait: 60_000,
  retryDelay: 1000,
};

/**
 * Merges limits: the call's, else the client's, else the defaults.
 *
 * @throws TypeError when a limit is invalid.
 */
export function getLimits(settings: RetryLimits, options: RetryLimits): Limits {
  const limits = { ...DEFAULT_LIMITS };
  for (const name of Object.keys(limits) as (keyof Limits)[]) {
    const minimum = name === 'timeout' || name === 'maxResponseBytes' ? 1 : 0;
    const limit = options[name] ?? settings[name] ?? limits[name];
    if (!(limit >= minimum)) throw new TypeError(`${name} must be a number of at least ${minimum}.`);
    if (name === 'maxRetries' && !Number.isInteger(limit)) throw new TypeError(`${name} must be a whole number.`);
    limits[name] = limit;
  }
  return limits;
}

function normalizeUrl(name: string, value: string): string {
  if (URL.canParse(value) && /^https?:\/\/[^?#@]+$/.test(value)) return value.replace(/\/+$/, '');
  // The message does not repeat the value, which may hold a password.
  throw new TypeError(`${name} must be http(s) without user, query or #.`);
}
