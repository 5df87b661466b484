import { createClientCore } from '../../../client/runtime/client-core.ts';
import type { CallOptions, ClientOptions, Fetch } from '../../../client/runtime/client-options.ts';
import type { ApiRequest } from '../../../client/runtime/request.ts';

/** A request as the platform would receive it. */
export interface SentRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Creates a `fetch` that returns the responses in order, throws those that are errors, and records the requests. */
export function createFakeFetch(...responses: readonly (Response | Error)[]): { fetch: Fetch; sent: SentRequest[] } {
  const remaining = [...responses];
  const sent: SentRequest[] = [];
  const fetch: Fetch = async (url, { method = 'GET', headers, body }) => {
    sent.push({ url, method, headers: new Headers(headers), body });
    const response = remaining.shift() ?? createJsonResponse(200, {});
    if (response instanceof Error) throw response;
    return response;
  };
  return { fetch, sent };
}

export const createJsonResponse = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

export const createProblemResponse = (
  status: number,
  members: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Response =>
  createJsonResponse(
    status,
    { type: 'https://accounting-platform.example/problems/some-kind', title: 'Some kind', status, ...members },
    { 'content-type': 'application/problem+json', ...headers },
  );

/** Creates a response whose body breaks off. */
export const createBrokenResponse = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(
    new ReadableStream({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode('{"id":'));
        controller.error(Object.assign(new Error('terminated'), { code: 'UND_ERR_SOCKET' }));
      },
    }),
    { status, headers: { 'content-type': 'application/json', ...headers } },
  );

/** Makes a call that gets these responses, without pauses. Returns its result or its error, and the requests that were sent. */
export async function callWith(
  request: ApiRequest,
  responses: readonly (Response | Error)[] = [],
  settings: Partial<ClientOptions> = {},
  options: CallOptions = {},
) {
  const { fetch, sent } = createFakeFetch(...responses);
  const client = createClientCore({ baseUrl: 'https://api.example', token: 'abc', fetch, retryDelay: 0, ...settings });
  const result: unknown = await client.call(request, options).catch((error: unknown) => error);
  return { result, sent, headers: sent[0]?.headers ?? new Headers() };
}
