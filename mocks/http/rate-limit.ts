import { SandboxError } from '../sandbox-error.ts';

/** So many requests of one client in so much time. */
export interface Rate {
  readonly requests: number;
  /** Milliseconds. */
  readonly period: number;
}

/** @property retryAfter whole seconds, at least 1, after which a request is allowed again. */
export type Verdict = { readonly allowed: true } | { readonly allowed: false; readonly retryAfter: number };

export interface RateLimit {
  /** Counts a request of a client, unless it has to wait. */
  take(client: string): Verdict;
}

const periods: ReadonlyMap<string, number> = new Map([
  ['second', 1000],
  ['minute', 60_000],
  ['hour', 3_600_000],
]);
const mostRequests = 1_000_000;
const mostClients = 10_000;

/**
 * Reads a rate such as `100/minute`.
 *
 * @throws SandboxError when it is anything else.
 */
export function parseRate(text: string): Rate {
  const [, digits, unit = ''] = /^([1-9]\d{0,6})\/([a-z]+)$/.exec(text) ?? [];
  const requests = Number(digits);
  const period = periods.get(unit);
  if (period === undefined || !(requests <= mostRequests)) {
    throw new SandboxError(
      `A rate is N/second, N/minute or N/hour with a whole number from 1 to ${mostRequests.toLocaleString('en')}, such as 100/minute, not "${text}".`,
    );
  }
  return { requests, period };
}

/**
 * A token bucket for each client: `requests` at once, and then as many in every `period`, evenly. It needs two numbers
 * a client where a sliding window keeps a moment for each request, and it knows exactly how long to wait.
 *
 * @param now the moment, in milliseconds; may be set back.
 */
export function createRateLimit({ requests, period }: Rate, now: () => number = () => Date.now()): RateLimit {
  // Credit is counted in whole numbers (a request costs `period`, a millisecond earns `requests`), so that whoever
  // waits as long as told is never refused by a rounding error.
  const full = requests * period;
  const buckets = new Map<string, { credit: number; at: number }>();

  // The map is kept in the order of last use, so what can go stands in front.
  const forget = (moment: number) => {
    for (const [client, { at }] of buckets) {
      // A bucket that rested for a period is full again, as if it had never been. Beyond the highest number of clients
      // those that were away longest get a new one, which is the lesser evil.
      if (moment - at < period && buckets.size < mostClients) return;
      buckets.delete(client);
    }
  };

  return {
    take(client) {
      const moment = now();
      const known = buckets.get(client);
      buckets.delete(client);
      forget(moment);
      const earned = known ? Math.max(0, moment - known.at) * requests : 0;
      const credit = Math.min(full, (known?.credit ?? full) + earned);
      const allowed = credit >= period;
      buckets.set(client, { credit: allowed ? credit - period : credit, at: moment });
      if (allowed) return { allowed };
      return { allowed, retryAfter: Math.max(1, Math.ceil((period - credit) / requests / 1000)) };
    },
  };
}
