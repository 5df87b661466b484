import { isUnderPath } from '../../contract/router.ts';
import { ProblemError } from '../messages/problems.ts';
import { StartupError } from '../messages/startup-error.ts';
import { GROWING_STATES } from '../store/growing-states.ts';
import type { HttpRequest, LimitVerdict, RuntimeStorage } from './types.ts';

export interface Rate {
  readonly requests: number;
  /** Milliseconds. */
  readonly period: number;
}

export type Limits = ReturnType<typeof createLimits>;

const PERIODS_MS: ReadonlyMap<string, number> = new Map([
  ['second', 1000],
  ['minute', 60_000],
  ['hour', 3_600_000],
  ['day', 86_400_000],
]);
const MAX_REQUESTS = 1_000_000;
const { limit: MAX_CLIENTS } = GROWING_STATES.limitedClients;
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

/** @param initial comma-separated limits. @param storage stores the limits, not their counts. */
export function createLimits(initial: string | undefined, now: () => number, storage?: RuntimeStorage) {
  const initialList = initial === undefined ? [] : splitLimits(initial);
  const list: string[] = [];
  let limits: readonly ReturnType<typeof createRateLimit>[] = [];

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
    list: list as readonly string[],
    /** Replaces the limits and their counts. Throws a StartupError for an invalid one. */
    set: change,
    reset: () => change(initialList),
    /** Counts a request that every limit allows. Returns the seconds to wait of a rejected one. */
    consume(client: string): LimitVerdict & { readonly retryAfter?: number } {
      const delays = limits.map((limit) => limit.getDelay(client));
      const retryAfter = delays.reduce((longest, delay) => Math.max(longest, delay), 0);
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
 * Creates a budget for each client: `requests` at once, then as many per `period`, evenly. A client needs one number, the time of
 * its full budget, where a sliding window needs a timestamp per request.
 * @param now may be set back.
 */
function createRateLimit({ requests, period }: Rate, now: () => number) {
  // A request costs `period`, a millisecond earns `requests`: integers, so that no rounding rejects a client that waited long
  // enough. Relative times keep them below 2 ** 53.
  const budget = requests * period;
  const start = Math.floor(now());
  const getTime = (): number => (Math.floor(now()) - start) * requests;
  const refilledAt = new Map<string, number>();

  /** Returns the spent budget, at most all of it, also when the clock was set back. */
  const getSpent = (client: string, time: number): number =>
    Math.min(budget, Math.max(0, (refilledAt.get(client) ?? time) - time));

  /** Saves the spent budget. Discards full budgets, and the oldest of too many: both are like new ones. */
  function save(client: string, spent: number, time: number): void {
    refilledAt.delete(client);
    for (const [idle, idleRefilledAt] of refilledAt) {
      if (idleRefilledAt > time && refilledAt.size < MAX_CLIENTS) break;
      refilledAt.delete(idle);
    }
    refilledAt.set(client, time + spent);
  }

  return {
    /** Returns the seconds to wait; 0 for none. */
    getDelay(client: string): number {
      const time = getTime();
      const spent = getSpent(client, time);
      const missing = spent + period - budget;
      if (missing <= 0) return 0;
      save(client, spent, time);
      return Math.max(1, Math.ceil(missing / requests / 1000));
    },
    getRemaining: (client: string): number => Math.floor((budget - getSpent(client, getTime())) / period),
    consume(client: string): void {
      const time = getTime();
      save(client, getSpent(client, time) + period, time);
    },
  };
}

/** Counts a request, or rejects it above a limit (429). A client is its token, or else its address. The sign-in has no limit. */
export function enforceLimits({ path, headers, remoteAddress, exchange }: HttpRequest, limits: Limits): void {
  if (isUnderPath('/connect', path)) return;
  // The scheme ignores case; the token is the same.
  const { retryAfter: seconds, ...verdict } = limits.consume(
    headers.authorization?.replace(/^bearer +/i, '') ?? remoteAddress,
  );
  exchange.limits = verdict;
  if (seconds === undefined) return;
  const detail = { key: 'tooManyRequests', parameters: { seconds } } as const;
  throw new ProblemError('too-many-requests', detail, { headers: { 'retry-after': String(seconds) } });
}
