import { describe, expect, it, vi } from 'vitest';
import { createFakeFetch, createJsonResponse } from '../../test/support/client/fake-fetch.ts';
import { authorization, formContent } from './authorization.ts';
import { createClientCore } from './client-core.ts';
import { type DebugLogOptions, debugLog } from './debug-log.ts';
import { jsonContent } from './json.ts';
import type { ApiRequest } from './request.ts';

const token = 'tok-3f9a';
const createDebtor: ApiRequest = {
  operation: 'createDebtor',
  method: 'POST',
  path: '/v1/debtors',
  content: jsonContent({ name: 'Confidential' }),
};
const requestToken: ApiRequest = {
  operation: 'requestToken',
  method: 'POST',
  path: '/connect/token',
  service: authorization,
  content: formContent({ client_secret: 'secret-1', refresh_token: 'refresh-1' }),
};

async function logCall(request: ApiRequest, response: Response | Error, options: DebugLogOptions = {}) {
  const lines: [string, unknown][] = [];
  const log = (line: string, details: unknown) => void lines.push([line, details]);
  const { fetch } = createFakeFetch(response);
  const client = createClientCore({
    baseUrl: 'https://api.example',
    token,
    fetch,
    maxRetries: 0,
    headers: { 'X-Api-Key': 'key-1' },
    middleware: [debugLog({ log, ...options })],
  });
  const result = await client.call(request).catch((error: Error) => error);
  return { lines, result };
}

describe('the debug log', () => {
  it('has a line for each request and each response, with their headers', async () => {
    const { lines } = await logCall(createDebtor, createJsonResponse(201, { id: 1 }, { 'x-request-id': 'req-7' }));
    expect(lines).toMatchObject([
      ['> createDebtor POST https://api.example/v1/debtors, attempt 1', { headers: { 'accept-language': 'en' } }],
      [expect.stringMatching(/^< createDebtor 201 after \d+ ms$/), { headers: { 'x-request-id': 'req-7' } }],
    ]);
  });

  it('has no secrets, also when the response repeats them', async () => {
    const response = createJsonResponse(201, { echo: `Bearer ${token}` }, { 'x-echo': token, 'set-cookie': 'sid=1' });
    const text = JSON.stringify((await logCall(createDebtor, response, { bodies: true })).lines);
    expect(text).toContain('"authorization":"[hidden]"');
    expect(text).toContain('echo');
    expect(text).not.toMatch(/tok-3f9a|key-1|sid=1/);
  });

  it('has bodies only on request', async () => {
    const { lines } = await logCall(createDebtor, createJsonResponse(201, { id: 1 }));
    expect(JSON.stringify(lines)).not.toContain('Confidential');
    const { lines: withBodies, result } = await logCall(createDebtor, createJsonResponse(201, { id: 1 }), {
      bodies: true,
    });
    expect(withBodies).toMatchObject([
      [expect.anything(), { body: '{"name":"Confidential"}' }],
      [expect.anything(), { body: '{"id":1}' }],
    ]);
    expect(result).toEqual({ id: 1 });
  });

  it('never has the bodies that sign in', async () => {
    const response = createJsonResponse(200, { access_token: 'access-1', refresh_token: 'refresh-2' });
    const { lines } = await logCall(requestToken, response, { bodies: true });
    expect(lines).toHaveLength(2);
    expect(JSON.stringify(lines)).not.toMatch(/secret-1|refresh-1|access-1|refresh-2/);
  });

  it('has a line for a request without a response', async () => {
    const { lines } = await logCall(createDebtor, new TypeError(`no route for ${token}`));
    expect(lines[1]?.[0]).toMatch(/^< createDebtor failed after \d+ ms: ConnectionError: .*no route for \[hidden\]/);
  });

  it('does not change the result when the log fails', async () => {
    const log = () => {
      throw new Error('disk full');
    };
    const { result } = await logCall(createDebtor, createJsonResponse(201, { id: 1 }), { log });
    expect(result).toEqual({ id: 1 });
  });

  it('is written to the console by default', async () => {
    const debug = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    const { fetch } = createFakeFetch();
    await createClientCore({ baseUrl: 'https://api.example', fetch, middleware: [debugLog()] }).call(createDebtor);
    expect(debug).toHaveBeenCalledTimes(2);
    debug.mockRestore();
  });
});
