import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeFetch, createJsonResponse, createProblemResponse } from '../../test/support/client/fake-fetch.ts';
import { createClient } from '../client.ts';
import { createClientCore } from './client-core.ts';
import { type DeprecationEvent, warnOnDeprecation } from './deprecation.ts';
import { jsonContent } from './json.ts';
import type { ApiRequest } from './request.ts';

const baseUrl = 'https://api.example';
const listThings: ApiRequest = { operation: 'listThings', method: 'GET', path: '/v1/things' };
const createThing: ApiRequest = {
  operation: 'createThing',
  method: 'POST',
  path: '/v1/things',
  content: jsonContent({}),
};

/** Creates a client, and the list of its events. */
function createTestClient(...responses: readonly Response[]) {
  const events: DeprecationEvent[] = [];
  const { fetch } = createFakeFetch(...responses);
  const warn = warnOnDeprecation({ onDeprecation: (event) => void events.push(event) });
  const client = createClientCore({ baseUrl, fetch, middleware: [warn], maxRetries: 0 });
  return { client, events, listMessages: () => events.map(({ message }) => message) };
}

const respond = (headers: Record<string, string>) => createJsonResponse(200, {}, headers);

afterEach(() => void vi.restoreAllMocks());

describe('a response with the headers of a deprecation', () => {
  it('warns once for each operation, with the date and the page', async () => {
    const headers = {
      deprecation: '@1767225600',
      sunset: 'Tue, 30 Jun 2026 23:59:59 GMT',
      link: '</next>; rel="next", <https://api.example/changes>; rel="deprecation"; type="text/html"',
    };
    const { client, events } = createTestClient(respond(headers), respond(headers));
    await client.call(listThings);
    await client.call(listThings);
    expect(events).toEqual([
      {
        operation: 'listThings',
        message:
          'listThings is deprecated, and is expected to stop working on Tue, 30 Jun 2026 23:59:59 GMT. See https://api.example/changes',
      },
    ]);
  });

  it.each([
    ['an older form of Deprecation', { deprecation: 'true' }, 'listThings is deprecated.'],
    [
      'Sunset only',
      { sunset: 'Tue, 30 Jun 2026 23:59:59 GMT', link: '<https://api.example/end>;rel=sunset' },
      'listThings is deprecated, and is expected to stop working on Tue, 30 Jun 2026 23:59:59 GMT. See https://api.example/end',
    ],
    [
      'a link about something else',
      { deprecation: '@0', link: '<https://api.example/a>; rel="next"' },
      'listThings is deprecated.',
    ],
  ])('warns about %s', async (_, headers, message) => {
    const { client, listMessages } = createTestClient(respond(headers));
    await client.call(listThings);
    expect(listMessages()).toEqual([message]);
  });

  it('warns also when the call fails', async () => {
    const { client, listMessages } = createTestClient(createProblemResponse(404, {}, { deprecation: '@0' }));
    await client.call(listThings).catch(() => undefined);
    expect(listMessages()).toEqual(['listThings is deprecated.']);
  });
});

describe('a warning', () => {
  it('is printed by default, by a client with namespaces', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { fetch } = createFakeFetch(respond({ deprecation: '@0' }), respond({ deprecation: '@0' }));
    const client = createClient({ baseUrl, fetch });
    await client.debtors.get(1);
    await client.with({ tenant: 2 }).debtors.get(1);
    expect(warn.mock.calls).toEqual([['getDebtor is deprecated.']]);
  });

  it('goes to the function of the client, and its middleware stays', async () => {
    const messages: string[] = [];
    const { fetch, sent } = createFakeFetch(respond({ deprecation: 'true' }));
    const client = createClient({
      baseUrl,
      fetch,
      middleware: [
        (request, next) => {
          request.headers.set('x-trace', 'abc');
          return next(request);
        },
      ],
      onDeprecation: ({ message }) => void messages.push(message),
    });
    await client.debtors.get(1);
    expect(messages).toEqual(['getDebtor is deprecated.']);
    expect(sent[0]?.headers.get('x-trace')).toBe('abc');
  });

  it('does not change the call when its function throws', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const { fetch } = createFakeFetch(createJsonResponse(201, { id: 7 }, { deprecation: '@0' }));
    const onDeprecation = () => {
      throw new Error('broken log');
    };
    const client = createClientCore({ baseUrl, fetch, middleware: [warnOnDeprecation({ onDeprecation })] });
    await expect(client.call(createThing)).resolves.toEqual({ id: 7 });
    expect(error).toHaveBeenCalledWith(new Error('broken log'));
  });
});
