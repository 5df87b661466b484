import { StartupError } from '../startup-error.ts';

/** Requests per period, for each client. */
export interface Rate {
  readonly requests: number;
  /** Milliseconds. */
  readonly period: number;
}

/** @property retryAfter whole seconds, at least 1, after which a request is allowed again. */
export type RateLimitResult = { readonly allowed: true } | { readonly allowed: false; readonly retryAfter: number };

export interface RateLimit {
  /** Counts a request of a client, if it is allowed. */
  consume(client: string): RateLimitResult;
}

const PERIODS_MS: ReadonlyMap<string, number> = new Map([
  ['second', 1000],
  ['minute', 60_000],
  ['hour', 3_600_000],
]);
const MAX_REQUESTS = 1_000_000;
const MAX_CLIENTS = 10_000;

/**
 * Parses a rate such as `100/minute`.
 *
 * @throws StartupError for any other format.
 */
export function parseRate(text: string): Rate {
  const [, digits, unit = ''] = /^([1-9]\d{0,6})\/([a-z]+)$/.exec(text) ?? [];
  const requests = Number(digits);
  const period = PERIODS_MS.get(unit);
  if (period === undefined || !(requests <= MAX_REQUESTS)) {
    throw new StartupError(
      `A rate is N/second, N/minute or N/hour with a whole number from 1 to ${MAX_REQUESTS.toLocaleString('en')}, such as 100/minute, not "${text}".`,
    );
  }
  return { requests, period };
}

/**
 * Creates a token bucket for each client: `requests` at once, and then as many per `period`, evenly. A bucket is two
 * numbers, where a sliding window keeps a timestamp for each request, and it gives the exact time to wait.
 *
 * @param now returns the time in milliseconds; may be set back.
 */
export function createRateLimit({ requests, period }: Rate, now: () => number = () => Date.now()): RateLimit {
  // Credit is counted in integers (a request costs `period`, a millisecond earns `requests`), so that no rounding error
  // rejects a client that waited as long as it was told.
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

  return {
    consume(client) {
      const time = now();
      const bucket = buckets.get(client) ?? { credit: fullCredit, updatedAt: time };
      buckets.delete(client);
      evict(time);
      const credit = Math.min(fullCredit, bucket.credit + Math.max(0, time - bucket.updatedAt) * requests);
      const allowed = credit >= period;
      buckets.set(client, { credit: allowed ? credit - period : credit, updatedAt: time });
      if (allowed) return { allowed };
      return { allowed, retryAfter: Math.max(1, Math.ceil((period - credit) / requests / 1000)) };
    },
  };
}
