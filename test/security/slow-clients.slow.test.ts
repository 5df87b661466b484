import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { receiveAll } from '../support/raw-http.ts';
import { useSandbox } from '../support/sandbox.ts';

const allowed = 250;

const hurried = useSandbox({ requestTimeout: allowed });
/** With as much time as usual, so that whoever is not slow is never cut off on a busy machine. */
const patient = useSandbox();

const open = ({ url }: { readonly url: string } = hurried): Socket =>
  connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true });
const authorizedHeaders = `Host: localhost\r\nAuthorization: Bearer ${demoToken}\r\n`;
const getHead = (path: string) => {
  const [headers, type] = path.startsWith('/connect')
    ? ['Host: localhost\r\n', 'application/x-www-form-urlencoded']
    : [authorizedHeaders, path.endsWith('files') ? 'application/pdf' : 'application/json'];
  return `POST ${path} HTTP/1.1\r\n${headers}Content-Type: ${type}\r\n`;
};
const posting = (path: string) => `${getHead(path)}Content-Length: 1000\r\n\r\n`;
const chunking = (path: string) => `${getHead(path)}Transfer-Encoding: chunked\r\n\r\n`;

/** Sends a beginning, and then a byte now and then, without end. What comes back until the sandbox has enough. */
async function drip(beginning: string, drop: string): Promise<string> {
  const socket = open();
  const all = receiveAll(socket);
  socket.write(beginning);
  let isOver = false;
  for (const event of ['end', 'close'])
    socket.once(event, () => {
      isOver = true;
      socket.end();
    });
  while (!isOver) {
    if (socket.writable) socket.write(drop);
    await wait(20);
  }
  socket.destroy();
  return all;
}

const statuses = (text: string): string[] => text.match(/HTTP\/1\.1 \d{3}/g) ?? [];
const paths = ['/v1/debtors', '/v1/inboxfiles', '/_sandbox/tokens', '/connect/token', '/v1/nowhere', '/docs/'];

/** A path that does not look at bodies has answered before. */
const CLOSED = ['HTTP/1.1 408', 'HTTP/1.1 404', 'HTTP/1.1 405'];

describe('a request that trickles in forever', () => {
  it.concurrent.each([
    ['in its first line', 'GET /v1/debtors?name=', 'x'],
    ['in its headers', `GET /v1/debtors HTTP/1.1\r\n${authorizedHeaders}`, 'X-A: b\r\n'],
    ['in one header', `GET /v1/debtors HTTP/1.1\r\n${authorizedHeaders}X-A: `, 'b'],
    ['before its first line', '', '\r\n'],
  ])('%s times out', async (_where, beginning, drop) => {
    expect(statuses(await drip(beginning, drop))).toEqual(['HTTP/1.1 408']);
  });

  it.concurrent.each(paths)('in the body for %s times out', async (path) => {
    const replies = await Promise.all([drip(posting(path), ' '), drip(chunking(path), '1\r\n \r\n')]);
    for (const reply of replies) expect(CLOSED).toContain(statuses(reply)[0]);
  });

  it.concurrent.each(['', '1;'])('in a chunk size times out after %j', async (beginning) => {
    expect(statuses(await drip(`${chunking('/v1/debtors')}${beginning}`, '0'))[0]).toMatch(/40[08]$/);
  });
});

describe('an incomplete request', () => {
  const silent = async (bytes: string): Promise<string[]> => {
    const socket = open();
    const all = receiveAll(socket);
    socket.once('end', () => socket.end());
    if (bytes !== '') socket.write(bytes);
    return statuses(await all);
  };

  it.concurrent.each(paths)('for %s is closed', async (path) => {
    const head = `POST ${path} HTTP/1.1\r\n${authorizedHeaders}`;
    const halves = [posting(path), `${posting(path)}{"name":`, `${chunking(path)}5\r\n{`, head];
    for (const [status] of await Promise.all(halves.map(silent))) expect(CLOSED).toContain(status);
  });

  it.concurrent('that waits for 100 Continue, or has no bytes, is closed', async () => {
    const asking = posting('/v1/debtors').replace('\r\n\r\n', '\r\nExpect: 100-continue\r\n\r\n');
    expect(await silent(asking)).toEqual(['HTTP/1.1 100', 'HTTP/1.1 408']);
    expect(await silent('')).toEqual(['HTTP/1.1 408']);
  });
});

describe('a half-closed connection', () => {
  const closing = async (bytes: string): Promise<string> => {
    const socket = open(patient);
    const all = receiveAll(socket);
    socket.end(bytes);
    return all;
  };

  it('receives the response to its complete request', async () => {
    const reply = await closing(`GET /v1/debtors?pageSize=1 HTTP/1.1\r\n${authorizedHeaders}\r\n`);
    expect(statuses(reply)).toEqual(['HTTP/1.1 200']);
    expect(reply).toContain('"_data"');
  });

  it('does not get an incomplete request processed', async () => {
    const count = async () => (await patient.call('/v1/debtors?metaOnly=true')).body._meta.totalCount;
    const before = await count();
    const debtor = '{"name":"Theehuis","debtorKindId":1}';
    for (const half of [
      `${posting('/v1/debtors')}${debtor}`,
      `${chunking('/v1/debtors')}24\r\n${debtor}\r\n`,
      'GET /v1/debt',
      '',
    ]) {
      expect(['HTTP/1.1 400', undefined]).toContain(statuses(await closing(half))[0]);
    }
    expect(await count()).toBe(before);
  });
});

/** Sends bytes on many connections, without reading what comes back. */
function sendMany(count: number, toBytes: (index: number) => string): Socket[] {
  return Array.from({ length: count }, (_none, index) => {
    const socket = open(patient);
    socket.on('error', () => {});
    socket.write(toBytes(index));
    return socket;
  });
}

it('one hundred slow clients do not block others', async () => {
  const slow = sendMany(100, (index) => (index % 2 === 0 ? posting('/v1/debtors') : 'GET /v1/debtors HTTP/1.1\r\n'));
  const replies = await Promise.all(Array.from({ length: 20 }, () => patient.call('/v1/debtors?pageSize=1')));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  for (const socket of slow) socket.destroy();
});
