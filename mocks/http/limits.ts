import type { Now } from '../../contract/moments.ts';
import { isUnderPath } from '../../contract/router.ts';
import { ProblemError } from '../messages/problems.ts';
import { FORGETFUL, type KeptValues } from './kept-values.ts';
import { createRateLimit, parseLimit, type RateLimit } from './rate-limit.ts';
import type { HttpRequest, LimitVerdict } from './types.ts';

/** What a limit counts: requests of the API, or of the token endpoint. */
export type LimitScope = 'api' | 'token';

/** The limits of a sandbox. Each client has its own budget. */
export interface Limits {
  /** As they were set: `100/minute`, `4/concurrent`, `token:10/minute`. */
  readonly list: readonly string[];
  /** Replaces the limits, and forgets what was counted. Throws a StartupError for an invalid one. */
  readonly set: (list: readonly string[]) => void;
  /** Sets the initial limits. */
  readonly reset: () => void;
  /**
   * Counts a request that every limit allows. `leave` is to be called when it is done.
   *
   * @returns whole seconds to wait for a request that is rejected, and what is left of each limit.
   */
  readonly enter: (
    scope: LimitScope,
    client: string,
  ) => LimitVerdict & ({ readonly leave: () => void } | { readonly retryAfter: number });
}

interface ScopedLimit extends RateLimit {
  readonly scope: LimitScope;
  /** As it was set. */
  readonly text: string;
}

const KEPT_NAME = 'limits';

/** Splits a list of limits at its commas. */
export const splitLimits = (list: string): readonly string[] => list.split(',').map((text) => text.trim());

/**
 * @param initial a list that is separated by commas.
 * @param kept where the limits outlive the memory of the sandbox; what they have counted does not.
 */
export function createLimits(initial: string | undefined, now: Now, kept: KeptValues = FORGETFUL): Limits {
  const initialList = initial === undefined ? [] : splitLimits(initial);
  const list: string[] = [];
  let limits: readonly ScopedLimit[] = [];

  function set(texts: readonly string[]): void {
    limits = texts.map((text) => {
      const { scope, ...limit } = parseLimit(text);
      return {
        scope,
        text,
        ...('period' in limit ? createRateLimit(limit, now) : createConcurrencyLimit(limit.concurrent)),
      };
    });
    list.splice(0, list.length, ...texts);
  }

  function change(texts: readonly string[]): void {
    set(texts);
    kept.save(KEPT_NAME, texts);
  }

  set((kept.load(KEPT_NAME) as readonly string[] | undefined) ?? initialList);
  return {
    list,
    set: change,
    reset: () => change(initialList),
    enter(scope, client) {
      const own = limits.filter((limit) => limit.scope === scope);
      const toRemaining = () => own.map((limit) => ({ limit: limit.text, remaining: limit.getRemaining(client) }));
      const delays = own.map((limit) => limit.getDelay(client));
      const retryAfter = Math.max(0, ...delays);
      if (retryAfter > 0) {
        return { retryAfter, rejectedBy: own[delays.indexOf(retryAfter)]?.text, remaining: toRemaining() };
      }
      for (const limit of own) limit.consume(client);
      return {
        remaining: toRemaining(),
        leave() {
          for (const limit of own) limit.release?.(client);
        },
      };
    },
  };
}

/** Limits the requests of a client that are in progress. */
function createConcurrencyLimit(limit: number): RateLimit {
  const running = new Map<string, number>();
  const getRunning = (client: string) => running.get(client) ?? 0;
  const getDelay = (client: string) => (getRunning(client) < limit ? 0 : 1);
  return {
    getDelay,
    getRemaining: (client) => limit - getRunning(client),
    consume(client) {
      const retryAfter = getDelay(client);
      if (retryAfter > 0) return { allowed: false, retryAfter };
      running.set(client, getRunning(client) + 1);
      return { allowed: true };
    },
    release(client) {
      const left = getRunning(client) - 1;
      if (left > 0) running.set(client, left);
      else running.delete(client);
    },
  };
}

/** Returns what a request counts for; undefined for a sign-in, which is not limited. */
function getLimitScope(path: string): LimitScope | undefined {
  if (!isUnderPath('/connect', path)) return 'api';
  return path === '/connect/token' ? 'token' : undefined;
}

/**
 * Rejects a request that a limit does not allow, and counts any other. Clients are identified by their token, otherwise by
 * their address.
 *
 * @throws ProblemError 429.
 */
export function enforceLimits({ path, headers, remoteAddress, exchange }: HttpRequest, limits: Limits): void {
  const scope = getLimitScope(path);
  if (scope === undefined) return;
  // The scheme is case-insensitive; the token is the same. The token endpoint has another credential there.
  const token = scope === 'api' ? headers.authorization?.replace(/^bearer +/i, '') : undefined;
  const verdict = limits.enter(scope, token ?? remoteAddress);
  exchange.limits = { remaining: verdict.remaining, rejectedBy: verdict.rejectedBy };
  if ('leave' in verdict) {
    const leaveQuota = exchange.leave;
    exchange.leave = () => {
      verdict.leave();
      leaveQuota?.();
    };
    return;
  }
  const seconds = verdict.retryAfter;
  const detail = { key: 'tooManyRequests', parameters: { seconds } } as const;
  throw new ProblemError('too-many-requests', detail, { headers: { 'retry-after': String(seconds) } });
}
