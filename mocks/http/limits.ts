import { isUnderPath } from '../../contract/router.ts';
import { ProblemError } from '../messages/problems.ts';
import { StartupError } from '../messages/startup-error.ts';
import type { HttpRequest, LimitVerdict, RuntimeStorage } from './types.ts';

/** Requests per period, for each client. */
export interface Rate {
  readonly requests: number;
  /** Milliseconds. */
  readonly period: number;
}

/** The limits of a sandbox. Each client has its own budget. */
export interface Limits {
  /** As they were set: `100/minute`. */
  readonly list: readonly string[];
  /** Replaces the limits, and discards what was counted. Throws a StartupError for an invalid one. */
  readonly set: (list: readonly string[]) => void;
  readonly reset: () => void;
  /** Counts a request that every limit allows. Of one that is rejected it returns the whole seconds to wait. */
  readonly consume: (client: string) => LimitVerdict & { readonly retryAfter?: number };
}

interface RateLimit {
  getDelay(client: string): number;
  getRemaining(client: string): number;
  consume(client: string): void;
}

const PERIODS_MS: ReadonlyMap<string, number> = new Map([
  ['second', 1000],
  ['minute', 60_000],
  ['hour', 3_600_000],
  ['day', 86_400_000],
]);
const MAX_REQUESTS = 1_000_000;
const MAX_CLIENTS = 10_000;
const STORAGE_NAME = 'limits';

export const LIMIT_FORMAT = `N/second, N/minute, N/hour or N/day with a whole number from 1 to ${MAX_REQUESTS.toLocaleString('en')}, such as 100/minute`;

export const splitLimits = (list: string): readonly string[] => list.split(',').map((text) => text.trim());

/** Parses a limit, such as `100/minute`. Throws a StartupError for any other format. */
export function parseLimit(text: string): Rate {
  const [, digits, unit = ''] = /^([1-9]\d{0,6})\/([a-z]+)$/.exec(text) ?? [];
  const requests = Number(digits);
  const period = PERIODS_MS.get(unit);
  if (requests <= MAX_REQUESTS && period !== undefined) return { requests, period };
  throw new StartupError(`A limit is ${LIMIT_FORMAT}, not "${text}".`);
}

/**
 * @param initial a list that is separated by commas.
 * @param storage where the limits outlive the memory of the sandbox; what they have counted does not.
 */
export function createLimits(initial: string | undefined, now: () => number, storage?: RuntimeStorage): Limits {
  const initialList = initial === undefined ? [] : splitLimits(initial);
  const list: string[] = [];
  let limits: readonly RateLimit[] = [];

  function set(texts: readonly string[]): void {
    limits = texts.map((text) => createRateLimit(parseLimit(text), now));
    list.splice(0, list.length, ...texts);
  }

  function change(texts: readonly string[]): void {
    set(texts);
    storage?.save(STORAGE_NAME, texts);
  }

  set((storage?.load(STORAGE_NAME) as readonly string[] | undefined) ?? initialList);
  return {
    list,
    set: change,
    reset: () => change(initialList),
    consume(client) {
      const delays = limits.map((limit) => limit.getDelay(client));
      const retryAfter = Math.max(0, ...delays);
      if (retryAfter === 0) for (const limit of limits) limit.consume(client);
      const remaining = limits.map((limit, index) => ({
        limit: list[index] as string,
        remaining: limit.getRemaining(client),
      }));
      return retryAfter === 0 ? { remaining } : { remaining, retryAfter, rejectedBy: list[delays.indexOf(retryAfter)] };
    },
  };
}

/**
 * Creates a token bucket for each client: `requests` at once, and then as many per `period`, evenly. A bucket is two
 * numbers, where a sliding window keeps a timestamp for each request, and it gives the exact time to wait.
 *
 * @param systemNow may be set back.
 */
function createRateLimit({ requests, period }: Rate, systemNow: () => number): RateLimit {
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

  function getDelay(client: string): number {
    const time = now();
    const credit = getCredit(client, time);
    if (credit >= period) return 0;
    // Where the clock was set back, credit is earned from the time that it has now.
    update(client, credit, time);
    return Math.max(1, Math.ceil((period - credit) / requests / 1000));
  }

  function update(client: string, credit: number, updatedAt: number): void {
    buckets.delete(client);
    evict(updatedAt);
    buckets.set(client, { credit, updatedAt });
  }

  return {
    getDelay,
    getRemaining: (client) => Math.floor(getCredit(client, now()) / period),
    consume(client) {
      const time = now();
      update(client, getCredit(client, time) - period, time);
    },
  };
}

/**
 * Rejects a request that a limit does not allow, and counts any other. Clients are identified by their token, otherwise by
 * their address. The sign-in is not limited.
 *
 * @throws ProblemError 429.
 */
export function enforceLimits({ path, headers, remoteAddress, exchange }: HttpRequest, limits: Limits): void {
  if (isUnderPath('/connect', path)) return;
  // The scheme is case-insensitive; the token is the same.
  const { retryAfter: seconds, ...verdict } = limits.consume(
    headers.authorization?.replace(/^bearer +/i, '') ?? remoteAddress,
  );
  exchange.limits = verdict;
  if (seconds === undefined) return;
  const detail = { key: 'tooManyRequests', parameters: { seconds } } as const;
  throw new ProblemError('too-many-requests', detail, { headers: { 'retry-after': String(seconds) } });
}
