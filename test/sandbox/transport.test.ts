import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { type RawResponse, sendRaw } from '../support/raw-http.ts';
import { useSandbox } from '../support/sandbox.ts';

/** Names of other machines; what further names get is in `test/security/dns-rebinding.test.ts`. */
const sandbox = useSandbox({ allowedHosts: ['books.example', 'host.docker.internal', 'my_books'] });

const theehuis = '{"name":"Theehuis","debtorKindId":1}';

/** The head of a request as it goes over the line, without the empty line that ends it. */
function head(line: string, { host = 'localhost', ...headers }: Record<string, string> = {}): string {
  const all = { host, authorization: `Bearer ${demoToken}`, ...headers };
  return [`${line} HTTP/1.1`, ...Object.entries(all).map(([name, value]) => `${name}: ${value}`)].join('\r\n');
}

/** Ends the connection when it is answered. */
const last = (line = 'GET /v1/debtors?pageSize=1&fields=id'): string =>
  `${head(line, { connection: 'close' })}\r\n\r\n`;

const open = () => connect(Number(new URL(sandbox.url).port), '127.0.0.1');
const exchange = (...pieces: string[]) => sendRaw(sandbox, ...pieces);

const getStatuses = (responses: readonly RawResponse[]): number[] => responses.map(({ status }) => status);
const chunk = (content: string): string => `${Buffer.byteLength(content).toString(16)}\r\n${content}\r\n`;
const count = async (): Promise<number> => (await sandbox.call('/v1/debtors?pageSize=1')).body._meta.totalCount;

describe('request target', () => {
  it('gets links to the own address without a Host header', async () => {
    const [response] = await exchange(
      `GET /v1/debtors?pageSize=1 HTTP/1.0\r\nauthorization: Bearer ${demoToken}\r\n\r\n`,
    );
    const { port } = new URL(sandbox.url);
    expect(JSON.parse(response?.body ?? '')._meta.self).toBe(`http://127.0.0.1:${port}/v1/debtors?pageSize=1`);
  });
});

it('Host header must be valid; nothing is stored otherwise', async () => {
  const lines = { 'content-type': 'application/json', 'content-length': String(theehuis.length), connection: 'close' };
  const before = await count();
  for (const host of ['a b', '"><script>', 'a/b', 'user@a', 'a:b', 'a:123456', '[::1', '']) {
    const [response] = await exchange(`${head('POST /v1/debtors', { host, ...lines })}\r\n\r\n${theehuis}`);
    const { errors } = JSON.parse(response?.body ?? '');
    expect([response?.status, errors], host).toEqual([400, { Host: expect.anything() }]);
  }
  expect(await count()).toBe(before);
});

describe('HTTP method', () => {
  it('OPTIONS without CORS headers and TRACE respond 405 with Allow', async () => {
    for (const method of ['OPTIONS', 'TRACE']) {
      const [response] = await exchange(last(`${method} /v1/debtors`));
      expect(response?.status).toBe(405);
      expect(response?.head).toContain('allow: GET, HEAD, POST');
    }
  });

  it('GET with an HTTP/2 upgrade is answered in HTTP/1.1', async () => {
    const upgrade = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQAAP__' };
    const socket = open();
    socket.write(`${head('GET /v1/debtors?pageSize=1', upgrade)}\r\n\r\n`);
    const [first] = await once(socket, 'data');
    expect(String(first)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    socket.write(last());
    expect(await text(socket)).toContain('HTTP/1.1 200 OK\r\n');
  });
});

describe('connection', () => {
  it('answers pipelined requests in order', async () => {
    const get = (id: number) => `${head(`GET /v1/debtors/${id}`)}\r\n\r\n`;
    const replies = await exchange(get(1) + get(2) + get(3) + last('GET /v1/debtors/4'));
    expect(replies.map(({ body }) => JSON.parse(body).id)).toEqual([1, 2, 3, 4]);
  });

  const big = 'x'.repeat(3_000_000);
  const sized = { 'content-type': 'application/json', 'content-length': String(big.length) };
  const chunked = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
  const whole = [chunk(big), chunk('')];
  const parts = [...Array.from({ length: 50 }, () => chunk('x'.repeat(60_000))), chunk('')];
  const unknown = { ...sized, authorization: 'Bearer nobody', 'content-length': String(theehuis.length) };

  it.each([
    ['too large with Content-Length', 413, 'POST /v1/debtors', sized, [big]],
    ['too large, in one chunk', 413, 'POST /v1/debtors', chunked, whole],
    ['too large, in many chunks', 413, 'POST /v1/debtors', chunked, parts],
    ['for an unknown path', 404, 'POST /v1/nowhere', sized, [big]],
    ['for an unsupported method', 405, 'PUT /v1/debtors', chunked, whole],
    ['of a GET', 200, 'GET /v1/debtors?pageSize=1', { 'content-length': String(big.length) }, [big]],
    ['of another content type', 415, 'POST /v1/inboxfiles', { ...chunked, 'content-type': 'text/plain' }, whole],
    ['without a valid token', 401, 'POST /v1/debtors', unknown, [theehuis]],
  ])('stays usable after a body %s', async (_what, status, line, headers, body) => {
    const request = `${head(line, headers)}\r\n\r\n`;
    expect(getStatuses(await exchange(request, ...body, last()))).toEqual([status, 200]);
  });
});

describe('aborted request', () => {
  const headers = { 'content-type': 'application/json', 'content-length': '100' };

  it.each(['/v1/debtors', '/v1/inboxfiles', '/connect/token', '/_sandbox/tokens'])(
    'to POST %s leaves no trace in the log',
    async (path) => {
      for (const leave of ['resetAndDestroy', 'end'] as const) {
        const socket = open();
        socket.on('error', () => {});
        await new Promise((done) => socket.write(`${head(`POST ${path}`, headers)}\r\n\r\n{`, done));
        // The sandbox has it when another connection was answered meanwhile.
        await sandbox.call('/v1/debtors?pageSize=1');
        socket[leave]();
        await new Promise((done) => socket.resume().once('close', done));
      }
      expect((await sandbox.call('/v1/debtors?pageSize=1')).status).toBe(200);
      expect(sandbox.loggedErrors).toEqual([]);
    },
  );
});
