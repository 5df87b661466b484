import type { Fetch } from '../../../client/send.ts';

/** A request as the platform would see it. */
export interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A `fetch` that gives the answers in their order, and remembers what was sent. An answer can be an error. */
export function fakeFetch(...answers: readonly (Response | Error)[]): { fetch: Fetch; sent: Sent[] } {
  const left = [...answers];
  const sent: Sent[] = [];
  const fetch: Fetch = async (url, { method = 'GET', headers, body }) => {
    sent.push({ url, method, headers: new Headers(headers), body });
    const answer = left.shift() ?? json(200, {});
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { fetch, sent };
}

/** An answer with a JSON body. */
export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

/** An answer that is a problem of RFC 9457. */
export const problem = (
  status: number,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Response =>
  json(
    status,
    { type: 'https://accounting-platform.example/problems/some-kind', title: 'Some kind', status, ...more },
    { 'content-type': 'application/problem+json', ...headers },
  );
