import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fakeFetch } from '../test/support/client/fake-fetch.ts';
import { connect } from './connection.ts';
import { ConnectionError } from './errors.ts';
import type { ApiRequest } from './request.ts';

const getDebtor: ApiRequest = {
  operation: 'getDebtor',
  method: 'GET',
  path: '/v1/debtors/{id}',
  pathParams: { id: 1 },
};

/** Takes the request and sends half an answer. */
const stalling = createServer((_, response) => response.writeHead(200, { 'content-length': '100' }).write('{"half"'));
let baseUrl: string;

async function addressOf(server: Server): Promise<string> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  baseUrl = await addressOf(stalling);
});

afterAll(async () => {
  stalling.closeAllConnections();
  await new Promise((closed) => stalling.close(closed));
});

describe('a call without a whole answer', () => {
  test('says that the connection was refused, and where', async () => {
    const nobody = createServer();
    const address = await addressOf(nobody);
    await new Promise((closed) => nobody.close(closed));
    const error = await connect({ baseUrl: address, token: 'abc' })
      .call(getDebtor)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ operation: 'getDebtor', code: 'ECONNREFUSED' });
    expect((error as Error).message).toContain(`getDebtor: no answer from ${address} (connect ECONNREFUSED`);
  });

  test('has the code of the deepest cause', async () => {
    const cause = Object.assign(new Error('getaddrinfo ENOTFOUND api.example'), { code: 'ENOTFOUND' });
    const { fetch } = fakeFetch(new TypeError('fetch failed', { cause }));
    await expect(connect({ baseUrl, fetch }).call(getDebtor)).rejects.toMatchObject({
      code: 'ENOTFOUND',
      message: `getDebtor: no answer from ${baseUrl} (getaddrinfo ENOTFOUND api.example).`,
    });
  });

  test('ends when the time is up, although the answer has begun', async () => {
    await expect(connect({ baseUrl, timeout: 50, maxRetries: 0 }).call(getDebtor)).rejects.toMatchObject({
      name: 'ConnectionError',
      code: 'TIMEOUT',
      message: `getDebtor: no answer from ${baseUrl} in 0.05 s.`,
    });
  });

  test('ends with the reason of its signal, although the answer has begun', async () => {
    const controller = new AbortController();
    const call = connect({ baseUrl, timeout: Number.POSITIVE_INFINITY }).call(getDebtor, { signal: controller.signal });
    const reason = new Error('the user left');
    setTimeout(() => controller.abort(reason), 50);
    await expect(call).rejects.toBe(reason);
  });

  test('is not sent when its signal has ended it already', async () => {
    const { fetch, sent } = fakeFetch();
    const signal = AbortSignal.abort();
    await expect(connect({ baseUrl, fetch }).call(getDebtor, { signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(sent).toEqual([]);
  });
});
