import type { Fetch } from '../../../client/client-options.ts';
import { createBrokenResponse } from './fake-fetch.ts';

/** A failure of one request. */
export interface Fault {
  readonly name: string;
  /** Whether the platform processes the request nevertheless. */
  readonly isProcessed: boolean;
  /** Returns what the client gets instead of the response. */
  readonly respond: () => Promise<Response>;
  /** What the client has to do: retry, or throw this error. */
  readonly outcome: Outcome;
  readonly postOutcome: Outcome;
  /** By default that of the other idempotent methods. */
  readonly getOutcome?: Outcome;
}

export type Outcome = 'retry' | 'retry with another token' | ErrorName;

type ErrorName =
  | 'ApiError'
  | 'AuthenticationError'
  | 'ConnectionError'
  | 'UnknownOutcomeError'
  | 'RateLimitError'
  | 'ServerError'
  | 'UnreadableResponseError';

const respondWith = (status: number, headers: Record<string, string> = {}) => {
  const body = JSON.stringify({ type: 'about:blank', title: 'A fault', status });
  return async () =>
    new Response(body, { status, headers: { 'content-type': 'application/problem+json', ...headers } });
};

const failWith = (code: string) => () =>
  Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) }));

const respondPartially = async () => createBrokenResponse(200);
const respondHtml = async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
const redirect = async () => new Response(null, { status: 301, headers: { location: 'https://elsewhere.example/' } });
const retryNow = { 'retry-after': '0' };

const createSafe = (name: string, respond: Fault['respond']): Fault => {
  return { name, isProcessed: false, respond, outcome: 'retry', postOutcome: 'retry' };
};
const createUnsafe = (name: string, isProcessed: boolean, respond: Fault['respond']): Fault => {
  return { name, isProcessed, respond, outcome: 'retry', postOutcome: 'UnknownOutcomeError' };
};
const createFinal = (name: string, respond: Fault['respond'], outcome: Outcome, postOutcome = outcome): Fault => {
  return { name, isProcessed: false, respond, outcome, postOutcome };
};

/** Every kind of failure between the client and the platform, with the retry policy of the client. */
export const faults: readonly Fault[] = [
  createSafe('429 with Retry-After', respondWith(429, retryNow)),
  createSafe('429 without Retry-After', respondWith(429)),
  createSafe('connect timeout', failWith('UND_ERR_CONNECT_TIMEOUT')),
  createSafe('DNS failure', failWith('EAI_AGAIN')),
  ...[false, true].flatMap((isProcessed) => {
    const when = isProcessed ? 'after processing' : 'before processing';
    return [
      createUnsafe(`502 ${when}`, isProcessed, respondWith(502)),
      createUnsafe(`503 without Retry-After ${when}`, isProcessed, respondWith(503)),
      createUnsafe(`503 with Retry-After ${when}`, isProcessed, respondWith(503, retryNow)),
      createUnsafe(`504 ${when}`, isProcessed, respondWith(504)),
      createUnsafe(`connection reset ${when}`, isProcessed, failWith('ECONNRESET')),
      createUnsafe(`partial response ${when}`, isProcessed, respondPartially),
    ];
  }),
  { ...createFinal('500', respondWith(500), 'ServerError', 'UnknownOutcomeError'), getOutcome: 'retry' },
  createFinal('connection refused', failWith('ECONNREFUSED'), 'ConnectionError'),
  createFinal('HTML page of a proxy', respondHtml, 'UnreadableResponseError', 'UnknownOutcomeError'),
  createFinal('redirect', redirect, 'ApiError'),
  createFinal('401', respondWith(401), 'retry with another token'),
];

/** Creates a `fetch` that fails with these faults, one per request, and then works. It counts processed requests. */
export function createFaultyFetch(script: readonly Fault[]): {
  fetch: Fetch;
  processedCount: () => number;
  sentCount: () => number;
} {
  let sent = 0;
  let processed = 0;
  const process: Fetch = (url, init) => {
    processed += 1;
    return fetch(url, init);
  };
  return {
    processedCount: () => processed,
    sentCount: () => sent,
    async fetch(url, init) {
      const fault = script[sent];
      sent += 1;
      if (!fault) return process(url, init);
      if (fault.isProcessed) await (await process(url, init)).text();
      return fault.respond();
    },
  };
}
