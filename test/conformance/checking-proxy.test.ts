import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { operations } from '../../conformance/contract.ts';
import type { Observations } from '../../conformance/observe/observation-report.ts';
import { type Report, toDecisions } from '../../conformance/report/build-report.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { listenOnFreePort } from '../support/raw-http.ts';
import { changeJson, emptyReply, type Json, type ListBody, withHeaders } from './deviations/deviation.ts';
import { useServer, useTestFolder } from './fixtures.ts';
import { type ProxyHandler, passThrough } from './proxy.ts';
import { runCommand } from './run-command.ts';
import { sendTraffic } from './traffic.ts';
import { startCheckedProxy } from './try-plant.ts';

const server = useServer();
const folder = useTestFolder();

/** Starts the proxy before a server that handles some requests in another way than the sandbox, or before another server. */
async function start(handler: ProxyHandler, upstream = server.proxy.url) {
  server.proxy.setHandler(handler);
  const { observations, proxy } = await startCheckedProxy(upstream);
  onTestFinished(() => proxy.close());
  const get = (path: string, { headers, ...init }: RequestInit = {}): Promise<Response> =>
    fetch(new URL(path, proxy.url), {
      headers: { authorization: `Bearer ${demoToken}`, 'x-tenant-id': '1', ...(headers as object) },
      ...init,
    });
  return { observations, proxy, get };
}

const getDecisions = ({ violations, confirmations }: Observations, wanted: 'confirmed' | 'contradicted') =>
  toDecisions(violations.all, confirmations.ids).filter(({ result }) => result === wanted);

test('The proxy passes traffic through, finds nothing in that of a sandbox, and confirms decisions', async () => {
  const { observations, proxy } = await start(passThrough);
  await sendTraffic(
    proxy.url,
    operations.filter(({ id }) => id === 'listCreditors'),
  );
  expect(observations.violations.all).toEqual([]);
  const unjudged = [...observations.unjudged.values()].reduce((sum, count) => sum + count, 0);
  expect(observations.count + unjudged).toBe(server.proxy.requests.length);
  expect(getDecisions(observations, 'confirmed').map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      ...['page-links-keep-parameters', 'responses-of-writes', 'put-replaces'],
      ...['patch-keeps-other-fields', 'pdf-body'],
    ]),
  );
  expect(getDecisions(observations, 'contradicted')).toEqual([]);
});

test.each([
  [204, ['success-statuses']],
  [304, ['success-statuses']],
  [418, []],
  [503, ['internal-error']],
])(
  'The status %d, which no request asked for, is one violation and contradicts the decision %j only',
  async (status, decisions) => {
    const { observations, get } = await start(() => emptyReply(status));
    await get('/v1/debtors/1');
    expect(observations.violations.all).toHaveLength(1);
    expect(getDecisions(observations, 'contradicted').map(({ id }) => id)).toEqual(decisions);
  },
);

test('A response that the server breaks off ends for the client too, and is reported', async () => {
  const upstream = createServer((socket) => {
    const write = () => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"_data', () => socket.destroy());
    socket.on('error', () => {}).once('data', write);
  });
  onTestFinished(() => void upstream.close());
  const { observations, get } = await start(passThrough, `http://127.0.0.1:${await listenOnFreePort(upstream)}`);
  await expect(get('/v1/debtors').then((response) => response.text())).rejects.toThrow();
  await expect
    .poll(() => observations.violations.all)
    .toMatchObject([{ rule: 'no-response', operation: 'listDebtors', status: 0 }]);
});

test('A server that is gone is a 502, and is reported', async () => {
  const { observations, get } = await start(passThrough, 'http://127.0.0.1:1');
  expect((await get('/v1/debtors')).status).toBe(502);
  expect(observations.violations.all.map(({ rule }) => rule)).toEqual(['no-response']);
});

test('A client that goes away is no fault of the server', async () => {
  const gone = new AbortController();
  const { observations, proxy, get } = await start(async () => {
    gone.abort();
    await new Promise((resolve) => setTimeout(resolve, 50));
    return emptyReply(200);
  });
  await expect(get('/v1/debtors', { signal: gone.signal })).rejects.toThrow();
  await proxy.close();
  expect(observations.violations.all).toEqual([]);
});

/** A server that compresses what may be compressed, as the sandbox does not. */
const compress: ProxyHandler = async (request, forward) => {
  const response = await forward(request);
  if (!request.headers['accept-encoding']?.includes('gzip')) return response;
  return withHeaders({ ...response, body: gzipSync(response.body) }, { 'content-encoding': 'gzip' });
};

test('Every link leads to the proxy, so that a client that follows them is judged on each page', async () => {
  const { observations, proxy, get } = await start(compress);
  let next: string | null = '/v1/debtors?pageSize=20';
  let pages = 0;
  for (; next !== null; pages += 1) {
    // The upstream sends nothing compressed, so that links can be replaced.
    const response = await get(next, { headers: { 'accept-encoding': 'gzip' } });
    const { _data, _meta } = (await response.json()) as ListBody;
    for (const link of [_meta.self, ..._data.map((row) => (row._meta as Json).self)]) expect(link).toContain(proxy.url);
    next = _meta.nextPage as string | null;
  }
  expect(pages).toBeGreaterThan(1);
  const body = JSON.stringify({ name: 'Theehuis', debtorKindId: 1 });
  const created = await get('/v1/debtors', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  expect(created.headers.get('location')).toMatch(new RegExp(`^${proxy.url}/v1/debtors/`));
  expect([observations.count, observations.violations.all]).toEqual([pages + 1, []]);
});

test('What is passed on and not judged is counted, with the reason', async () => {
  const size = 9 * 1024 * 1024;
  const large = { status: 200, headers: { 'content-type': 'application/pdf' }, body: Buffer.alloc(size, ' ') };
  const { observations, get } = await start((request, forward) =>
    request.path === '/v1/files/1' ? large : forward(request),
  );
  for (const path of ['/', '/v1/unknown']) await get(path);
  expect((await (await get('/v1/files/1')).arrayBuffer()).byteLength).toBe(size);
  await expect
    .poll(() => Object.fromEntries(observations.unjudged))
    .toEqual({ 'of no operation of the contract': 2, 'too large': 1 });
});

test('A contradicted decision has an example, and nothing that is stored has the token', async () => {
  const { observations, get } = await start(
    changeJson('getDebtor 404', (body) => ({ ...body, type: 'https://other.example/gone' })),
  );
  await get('/v1/debtors/2147483647');
  const contradicted = getDecisions(observations, 'contradicted');
  expect(contradicted.map(({ id }) => id)).toContain('problem-types');
  expect(contradicted[0]?.example).toMatch(/^getDebtor: type is "https:\/\/other\.example\/gone"/);
  expect(JSON.stringify(observations.violations.all)).toContain('Authorization');
  expect(JSON.stringify(observations.violations.all)).not.toContain(demoToken);
});

test('A HAR file is judged, and the exit code and the files say what it shows', async () => {
  const url = `${server.sandbox.url}/v1/debtors/1`;
  const response = await fetch(url, { headers: { authorization: `Bearer ${demoToken}` } });
  const record = (await response.json()) as Json;
  const headers = [...response.headers].map(([name, value]) => ({ name, value }));
  const file = join(folder.path, 'traffic.har');
  const run = async (body: Json): Promise<number> => {
    const request = { method: 'GET', url, headers: [] };
    const recorded = { request, response: { status: 200, headers, content: { text: JSON.stringify(body) } } };
    const entry = { startedDateTime: '2026-04-16T09:30:00.000Z', time: 12, ...recorded };
    await writeFile(file, JSON.stringify({ log: { entries: [entry] } }));
    return (await runCommand(['proxy', '--har', file, '--fail-on', 'any', '--report', folder.path])).code;
  };
  expect(await run(record)).toBe(0);
  expect(await run({ ...record, name: 7 })).toBe(1);
  const { causes, decisions } = JSON.parse(await readFile(join(folder.path, 'report.json'), 'utf8')) as Report;
  expect(causes.map(({ rule }) => rule)).toEqual(['body']);
  expect(decisions.some(({ result }) => result === 'contradicted')).toBe(true);
});
