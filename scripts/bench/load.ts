import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';
import { authorization, type Recipe } from './requests.ts';

/** The part of autocannon that is used here; it comes without types. */
interface CannonRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}
interface CannonOptions {
  readonly url: string;
  readonly connections: number;
  readonly pipelining: number;
  readonly sampleInt: number;
  readonly bailout: number;
  readonly duration?: number;
  readonly amount?: number;
  readonly requests: readonly { readonly setupRequest: (request: CannonRequest) => CannonRequest }[];
}
interface CannonResult extends LoadCounts {
  /** Seconds. */
  readonly duration: number;
}

/** How the answers of a load came out. */
export interface LoadCounts {
  readonly errors: number;
  readonly timeouts: number;
  readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>;
}

export interface LoadResult {
  readonly requestsPerSecond: number;
  /** Part of the time, from 0 to 1, that this process was at work. Near 1, the server could have answered more. */
  readonly busy: number;
}

const autocannon = createRequire(import.meta.url)('autocannon') as (
  options: CannonOptions,
) => PromiseLike<CannonResult>;

/**
 * Sends the recipes in turn over 10 connections, one request at a time on each, for some seconds or until an amount of
 * requests is answered.
 *
 * @throws Error when an answer has another status than its recipe says, or does not come.
 */
export async function load(
  url: string,
  recipes: readonly Recipe[],
  extent: { readonly duration: number } | { readonly amount: number },
): Promise<LoadResult> {
  const before = performance.eventLoopUtilization();
  const result = await autocannon({
    url,
    connections: 10,
    pipelining: 1,
    // How precisely it ends on time, in milliseconds.
    sampleInt: 50,
    // It would try to connect for ever to a server that has ended.
    bailout: 1,
    ...extent,
    requests: recipes.map((recipe) => ({ setupRequest: (request) => prepared(request, recipe) })),
  });
  const problem = problemOf(result, new Set(recipes.map(({ status }) => String(status))));
  if (problem) throw new Error(problem);
  return {
    requestsPerSecond: answersIn(result) / result.duration,
    busy: performance.eventLoopUtilization(before).utilization,
  };
}

function prepared(request: CannonRequest, { method, path, body }: Recipe): CannonRequest {
  if (!body) return { ...request, method, path: path(), headers: authorization };
  const headers = { ...authorization, 'content-type': 'application/json' };
  return { ...request, method, path: path(), headers, body: body() };
}

/** What is wrong with the answers, in words; undefined when all of them are as expected. */
export function problemOf(counts: LoadCounts, expected: ReadonlySet<string>): string | undefined {
  const statuses = Object.entries(counts.statusCodeStats);
  const wrong = statuses.filter(([status]) => !expected.has(status));
  if (wrong.length > 0) {
    const list = wrong.map(([status, { count }]) => `${count} times ${status}`).join(', ');
    return `answers must be ${[...expected].join(' or ')}, but were ${list} (of ${answersIn(counts)})`;
  }
  if (counts.errors > 0) return `${counts.errors} requests had no answer, ${counts.timeouts} of them within 10 s`;
  if (answersIn(counts) === 0) return 'no request was answered';
  return undefined;
}

function answersIn({ statusCodeStats }: LoadCounts): number {
  return Object.values(statusCodeStats).reduce((sum, { count }) => sum + count, 0);
}
