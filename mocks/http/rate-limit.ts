import type { Now } from '../../contract/moments.ts';
import { StartupError } from '../messages/startup-error.ts';

/** Requests per period, for each client. */
export interface Rate {
  readonly requests: number;
  /** Milliseconds. */
  readonly period: number;
}

/** @property retryAfter whole seconds, at least 1, after which a request is allowed again. */
export type RateLimitResult = { readonly allowed: true } | { readonly allowed: false; readonly retryAfter: number };

export interface RateLimit {
  /** Returns whole seconds after which a request of the client is allowed; 0 when it is allowed now. */
  getDelay(client: string): number;
  /** Returns the number of requests that the client can send now. */
  getRemaining(client: string): number;
  /** Counts a request of a client, if it is allowed. */
  consume(client: string): RateLimitResult;
  /** Says that a request that was counted is done; undefined when that does not matter. */
  release?(client: string): void;
}

const PERIODS_MS: ReadonlyMap<string, number> = new Map([
  ['second', 1000],
  ['minute', 60_000],
  ['hour', 3_600_000],
  ['day', 86_400_000],
]);
const MAX_REQUESTS = 1_000_000;
const MAX_CLIENTS = 10_000;

/** A limit of the API or of the token endpoint. */
export type Limit = { readonly scope: 'api' | 'token' } & (Rate | { readonly concurrent: number });

/** What a limit looks like, for error messages. */
export const LIMIT_FORMAT = `N/second, N/minute, N/hour, N/day or N/concurrent with a whole number from 1 to ${MAX_REQUESTS.toLocaleString('en')}, such as 100/minute, or token:100/minute for the token endpoint`;

/**
 * Parses a limit: a rate such as `100/minute`, or `4/concurrent` for requests in progress. With `token:` before it, it is
 * one of the token endpoint.
 *
 * @throws StartupError for any other format.
 */
export function parseLimit(text: string): Limit {
  const [, token, digits, unit = ''] = /^(token:)?([1-9]\d{0,6})\/([a-z]+)$/.exec(text) ?? [];
  const scope = token === undefined ? 'api' : 'token';
  const requests = Number(digits);
  const period = PERIODS_MS.get(unit);
  if (requests <= MAX_REQUESTS && unit === 'concurrent') return { scope, concurrent: requests };
  if (requests <= MAX_REQUESTS && period !== undefined) return { scope, requests, period };
  throw new StartupError(`A limit is ${LIMIT_FORMAT}, not "${text}".`);
}

/**
 * Creates a token bucket for each client: `requests` at once, and then as many per `period`, evenly. A bucket is two
 * numbers, where a sliding window keeps a timestamp for each request, and it gives the exact time to wait.
 *
 * @param systemNow may be set back.
 */
export function createRateLimit({ requests, period }: Rate, systemNow: Now): RateLimit {
  // Credit is counted in integers (a request costs `period`, a millisecond earns `requests`), so that no rounding error
  // rejects a client that waited as long as it was told.
  const now = () => Math.floor(systemNow());
  const fullCredit = requests * period;
  const buckets = new Map<string, { credit: number; updatedAt: number }>();

  // A bucket that was idle for a period is full again, like a new one. Above the limit, the client that was idle longest
  // gets a new bucket. The map is in the order of last use, so the buckets to delete come first.
  const evict = (time: number) => {
    for (const [client, { updatedAt }] of buckets) {
      if (time - updatedAt < period && buckets.size < MAX_CLIENTS) return;
      buckets.delete(client);
    }
  };

  function getCredit(client: string, time: number): number {
    const { credit, updatedAt } = buckets.get(client) ?? { credit: fullCredit, updatedAt: time };
    return Math.min(fullCredit, credit + Math.max(0, time - updatedAt) * requests);
  }

  const toDelay = (credit: number): number =>
    credit >= period ? 0 : Math.max(1, Math.ceil((period - credit) / requests / 1000));

  return {
    getDelay: (client) => toDelay(getCredit(client, now())),
    getRemaining: (client) => Math.floor(getCredit(client, now()) / period),
    consume(client) {
      const time = now();
      const credit = getCredit(client, time);
      buckets.delete(client);
      evict(time);
      const retryAfter = toDelay(credit);
      const allowed = retryAfter === 0;
      buckets.set(client, { credit: allowed ? credit - period : credit, updatedAt: time });
      return allowed ? { allowed } : { allowed, retryAfter };
    },
  };
}
