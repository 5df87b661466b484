import type { Fetch } from '../../client/send.ts';

/** What goes wrong with one request. */
export interface Fault {
  readonly name: string;
  /** Whether the platform carries the request out all the same. */
  readonly carriedOut: boolean;
  /** What the client sees in the place of the answer. */
  readonly shows: () => Promise<Response>;
  /** What the client should do: send the request again, or throw this error. A POST can differ. */
  readonly outcome: Outcome;
  readonly outcomeOfPost: Outcome;
}

export type Outcome = 'again' | 'again with another token' | ErrorName;

type ErrorName =
  | 'ApiError'
  | 'AuthenticationError'
  | 'ConnectionError'
  | 'OutcomeUnknownError'
  | 'RateLimitError'
  | 'ServerError';

const answer = (status: number, headers: Record<string, string> = {}) => {
  const body = JSON.stringify({ type: 'about:blank', title: 'A fault', status });
  return async () =>
    new Response(body, { status, headers: { 'content-type': 'application/problem+json', ...headers } });
};

const dropped = (code: string) => () =>
  Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) }));

/** The answer begins, and breaks off. */
const halfAnAnswer = async (): Promise<Response> =>
  new Response(
    new ReadableStream({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode('{"id":'));
        controller.error(Object.assign(new Error('terminated'), { code: 'UND_ERR_SOCKET' }));
      },
    }),
    { status: 200, headers: { 'content-type': 'application/json' } },
  );

const html = async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
const elsewhere = async () => new Response(null, { status: 301, headers: { location: 'https://elsewhere.example/' } });
const now = { 'retry-after': '0' };

const safe = (name: string, shows: Fault['shows']): Fault => {
  return { name, carriedOut: false, shows, outcome: 'again', outcomeOfPost: 'again' };
};
const unsafe = (name: string, carriedOut: boolean, shows: Fault['shows']): Fault => {
  return { name, carriedOut, shows, outcome: 'again', outcomeOfPost: 'OutcomeUnknownError' };
};
const final = (name: string, shows: Fault['shows'], outcome: Outcome, outcomeOfPost = outcome): Fault => {
  return { name, carriedOut: false, shows, outcome, outcomeOfPost };
};

/** Every kind of failure between the client and the platform, and what the policy of the client says of it. */
export const faults: readonly Fault[] = [
  safe('429 with Retry-After', answer(429, now)),
  safe('429 without Retry-After', answer(429)),
  safe('503 with Retry-After', answer(503, now)),
  safe('no connection in time', dropped('UND_ERR_CONNECT_TIMEOUT')),
  safe('no name service', dropped('EAI_AGAIN')),
  ...[false, true].flatMap((carriedOut) => {
    const when = carriedOut ? 'after the work' : 'before the work';
    return [
      unsafe(`502 ${when}`, carriedOut, answer(502)),
      unsafe(`503 without Retry-After ${when}`, carriedOut, answer(503)),
      unsafe(`504 ${when}`, carriedOut, answer(504)),
      unsafe(`a reset connection ${when}`, carriedOut, dropped('ECONNRESET')),
      unsafe(`half an answer ${when}`, carriedOut, halfAnAnswer),
    ];
  }),
  final('500', answer(500), 'ServerError', 'OutcomeUnknownError'),
  final('nobody there', dropped('ECONNREFUSED'), 'ConnectionError'),
  final('a page of a proxy', html, 'ApiError'),
  final('a redirect', elsewhere, 'ApiError'),
  final('401', answer(401), 'again with another token'),
];

/** A `fetch` that meets these faults, one a request, and then reaches the platform. It counts what was carried out. */
export function faultyFetch(script: readonly Fault[]): { fetch: Fetch; carriedOut: () => number; sent: () => number } {
  let sent = 0;
  let carriedOut = 0;
  const reach: Fetch = (url, init) => {
    carriedOut += 1;
    return fetch(url, init);
  };
  return {
    carriedOut: () => carriedOut,
    sent: () => sent,
    async fetch(url, init) {
      const fault = script[sent];
      sent += 1;
      if (!fault) return reach(url, init);
      if (fault.carriedOut) await (await reach(url, init)).arrayBuffer();
      return fault.shows();
    },
  };
}
