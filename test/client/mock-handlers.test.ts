import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as handlers from '../../client/msw/index.ts';
import { createClient, NotFoundError } from '../../generated/client/src/index.ts';
import { toPublishedRecording } from '../../scripts/bundle/published.ts';
import { readRecording } from '../../scripts/bundle/recording.ts';
import { bundle, operations } from '../support/contract.ts';

const baseUrl = 'https://books.example/accounting';
const recording = toPublishedRecording(bundle, await readRecording());
/** A page, which a browser opens itself. */
const calls = operations.filter(({ id }) => id !== 'authorize');

const { createMockErrorHandler, createMockHandler, getMockHandlers, getMockResponse } = handlers;
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const client = createClient({ baseUrl, token: 'any', maxRetries: 0 });

async function call(method: string, path: string) {
  const response = await fetch(baseUrl + path.replaceAll(/\{\w+\}/g, '1'), { method });
  const text = await response.text();
  const contentType = response.headers.get('content-type')?.replace(/;.*/, '');
  return { status: response.status, contentType, body: contentType?.includes('json') ? JSON.parse(text) : text };
}

describe('the mock handlers', () => {
  it.each(calls)('answer $id with its first recorded example', async ({ id, method, path }) => {
    server.use(...getMockHandlers());
    const recorded = recording.operations[id]?.succeeded[0]?.response;
    const { status, body } = await call(method, path);
    expect(status).toBe(recorded?.status);
    expect(body).toEqual(recorded?.body ?? (id.startsWith('download') ? '%PDF-1.7\n%%EOF\n' : ''));
  });

  it.each(calls)('answer $id with a recorded example of each error', async ({ id, method, path }) => {
    const errors = Map.groupBy(recording.operations[id]?.failed ?? [], ({ response }) => response.status);
    expect(errors.size).toBeGreaterThan(3);
    for (const [status, [exchange]] of errors) {
      server.use(createMockErrorHandler(id as 'getDebtor', status as 404));
      const answer = await call(method, path);
      expect(answer.body).toEqual(exchange?.response.body);
      expect(answer.status).toBe(status);
      expect(exchange?.response.headers['Content-Type']).toContain(answer.contentType);
    }
  });
});

describe('a client', () => {
  it('reads records, pages and documents from the mock handlers', async () => {
    server.use(...getMockHandlers());
    expect((await client.debtors.get(1)).name).toBe('Bakkerij Zonnestraal');
    expect((await client.debtors.list())._data).toHaveLength(2);
    expect(await (await client.files.download(1)).blob()).toMatchObject({ type: 'application/pdf', size: 15 });
  });

  it('gets the errors of the contract', async () => {
    server.use(createMockErrorHandler('getDebtor', 404));
    const error = await client.debtors.get(1).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NotFoundError);
    expect(error).toMatchObject({ status: 404, problem: { type: expect.stringMatching(/not-found$/) } });
  });

  it('gets what a test says instead of the example, also by request', async () => {
    const { _data, _meta } = getMockResponse('listDebtors');
    const lastPage = { _data, _meta: { ..._meta, nextPage: null } };
    server.use(
      createMockHandler('listDebtors', lastPage),
      createMockHandler('getDebtor', ({ params }) => ({ ...getMockResponse('getDebtor'), id: Number(params.id) })),
    );
    expect((await client.debtors.get(7)).id).toBe(7);
    const ids: number[] = [];
    for await (const { id } of client.debtors.listAll()) ids.push(id);
    expect(ids).toEqual([1, 2]);
  });
});

it('atBaseUrl answers at its base URL only', async () => {
  server.use(
    handlers.atBaseUrl(`${baseUrl}/`, getMockHandlers(['listDebtors', 'getDebtor'])),
    http.get('https://other.example/*', () => new Response('elsewhere')),
  );
  expect((await call('GET', '/v1/debtors/1')).body).toMatchObject({ name: 'Bakkerij Zonnestraal' });
  expect(await (await fetch('https://other.example/v1/debtors/1')).text()).toBe('elsewhere');
  await expect(call('GET', '/v1/creditors')).rejects.toThrow();
});
