import { describe, expect, it } from 'vitest';
import { createFakeFetch, createJsonResponse, createProblemResponse } from '../../test/support/client/fake-fetch.ts';
import { createClient } from '../client.ts';
import { createClientCore } from './client-core.ts';
import type { PdfFile } from './pdf.ts';
import { sendRequest } from './send-request.ts';

const baseUrl = 'https://api.example';

describe('a request for any path', () => {
  it('is sent with the token, the administration, the query and the body', async () => {
    const { fetch, sent } = createFakeFetch(createJsonResponse(201, { id: 1 }));
    const client = createClient({ baseUrl, token: 'abc', tenant: 2, fetch });
    const options = { query: { fields: ['id', 'name'] }, body: { name: 'Acme' }, headers: { 'X-Trace': '1' } };
    expect(await client.request('POST', '/v2/things', options)).toEqual({ id: 1 });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: `${baseUrl}/v2/things?fields=id,name`,
      body: '{"name":"Acme"}',
    });
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
      authorization: 'Bearer abc',
      'x-tenant-id': '2',
      'x-trace': '1',
      accept: 'application/json, application/pdf, application/problem+json',
    });
  });

  it('is retried as an operation is, and throws the same errors', async () => {
    const { fetch, sent } = createFakeFetch(createProblemResponse(503), createProblemResponse(404));
    const call = sendRequest(createClientCore({ baseUrl, fetch, retryDelay: 0 }), 'GET', '/v2/things/1');
    await expect(call).rejects.toMatchObject({ name: 'NotFoundError', operation: 'GET /v2/things/1' });
    expect(sent).toHaveLength(2);
    const post = createClient({ baseUrl, fetch: createFakeFetch(createProblemResponse(503)).fetch });
    await expect(post.request('POST', '/v2/things')).rejects.toMatchObject({ name: 'UnknownOutcomeError' });
  });

  it.each([
    ['any JSON', createJsonResponse(200, [1, 2]), [1, 2]],
    ['nothing', new Response(null, { status: 204 }), undefined],
  ])('returns %s', async (_, response, expected) => {
    const client = createClient({ baseUrl, fetch: createFakeFetch(response).fetch });
    expect(await client.request('PUT', '/v2/things/1')).toEqual(expected);
  });

  it('returns a PDF', async () => {
    const response = new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
    const client = createClient({ baseUrl, fetch: createFakeFetch(response).fetch });
    const file = await client.request<PdfFile>('GET', '/v2/files/1');
    expect(new TextDecoder().decode(await file.bytes())).toBe('%PDF-1.7');
  });

  it('fails for a page of HTML', async () => {
    const page = new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } });
    const client = createClient({ baseUrl, fetch: createFakeFetch(page).fetch });
    await expect(client.request('GET', '/v2/things')).rejects.toMatchObject({ name: 'UnreadableResponseError' });
  });

  it.each(['https://other.example/', 'v1/debtors', '/v1/debtors?page=2'])('rejects the path %s', (path) => {
    const client = createClient({ baseUrl, token: 'abc' });
    expect(() => client.request('GET', path)).toThrow('path must begin with a slash, and have no query');
  });

  it('checks amounts before it sends them', async () => {
    const { fetch, sent } = createFakeFetch();
    const call = createClient({ baseUrl, fetch }).request('POST', '/v2/things', { body: { amount: Number.NaN } });
    await expect(call).rejects.toThrow('amount must have at most 2 decimals');
    expect(sent).toEqual([]);
  });
});
