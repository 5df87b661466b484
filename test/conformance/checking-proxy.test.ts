import { readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Observations } from '../../conformance/observe/observation-report.ts';
import { startCheckingProxy } from '../../conformance/observe/proxy.ts';
import { type Report, toDecisions } from '../../conformance/report/build-report.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { changeJson, type Json, type ListBody } from './deviations/deviation.ts';
import { useFolder, useServer } from './fixtures.ts';
import { passThrough } from './proxy.ts';
import { runCommand } from './run-command.ts';
import { sendTraffic } from './traffic.ts';

const server = useServer();
const folder = useFolder();

async function startCheckedProxy(upstream = server.proxy.url) {
  const observations = new Observations({ url: upstream });
  const proxy = await startCheckingProxy({
    upstream,
    port: 0,
    host: '127.0.0.1',
    onObservation: (observation) => observations.add(observation),
    onUnjudged: (reason) => observations.addUnjudged(reason),
  });
  onTestFinished(() => proxy.close());
  return { observations, proxy };
}

test('The proxy passes traffic through, finds nothing in that of a sandbox, and confirms decisions', async () => {
  server.proxy.setHandler(passThrough);
  const { observations, proxy } = await startCheckedProxy();
  await sendTraffic(proxy.url);
  expect(observations.violations.all).toEqual([]);
  const unjudged = [...observations.unjudged.values()].reduce((sum, count) => sum + count, 0);
  expect(observations.count + unjudged).toBe(server.proxy.requests.length);
  const decisions = toDecisions(observations.violations.all, observations.confirmations.ids);
  const confirmed = decisions.filter(({ result }) => result === 'confirmed').map(({ id }) => id);
  expect(confirmed.length).toBeGreaterThan(40);
  expect(confirmed).toEqual(
    expect.arrayContaining([
      ...['page-links-keep-parameters', 'responses-of-writes', 'put-replaces'],
      ...['patch-keeps-other-fields', 'pdf-body'],
    ]),
  );
  expect(decisions.filter(({ result }) => result === 'contradicted')).toEqual([]);
});

const getContradicted = ({ violations, confirmations }: Observations) =>
  toDecisions(violations.all, confirmations.ids).filter(({ result }) => result === 'contradicted');

test.each([
  [204, ['success-statuses']],
  [304, ['success-statuses']],
  [418, []],
  [503, ['internal-error']],
])(
  'The status %d, which no request asked for, is one violation and contradicts the decision %j only',
  async (status, decisions) => {
    server.proxy.setHandler(async () => ({ status, headers: {}, body: Buffer.alloc(0) }));
    const { observations, proxy } = await startCheckedProxy();
    await fetch(`${proxy.url}/v1/debtors/1`, { headers: { authorization: `Bearer ${demoToken}` } });
    expect(observations.violations.all).toHaveLength(1);
    expect(getContradicted(observations).map(({ id }) => id)).toEqual(decisions);
  },
);

/** Starts a server that sends the start of a response and closes the connection. */
async function startBreakingServer(): Promise<string> {
  const upstream = createServer((socket) => {
    const write = () => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"_data', () => socket.destroy());
    socket.on('error', () => {}).once('data', write);
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void upstream.close());
  return `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
}

test('A response that the server breaks off ends for the client too, and is reported', async () => {
  const { observations, proxy } = await startCheckedProxy(await startBreakingServer());
  const read = async () => (await fetch(`${proxy.url}/v1/debtors`)).text();
  await expect(read()).rejects.toThrow();
  await expect
    .poll(() => observations.violations.all)
    .toMatchObject([{ rule: 'no-response', operation: 'listDebtors', status: 0 }]);
});

test('A server that is gone is a 502, and is reported', async () => {
  const { observations, proxy } = await startCheckedProxy('http://127.0.0.1:1');
  expect((await fetch(`${proxy.url}/v1/debtors`)).status).toBe(502);
  expect(observations.violations.all.map(({ rule }) => rule)).toEqual(['no-response']);
});

test('A client that goes away is no fault of the server', async () => {
  const gone = new AbortController();
  server.proxy.setHandler(async () => {
    gone.abort();
    await new Promise((resolve) => setTimeout(resolve, 50));
    return { status: 200, headers: {}, body: Buffer.alloc(0) };
  });
  const { observations, proxy } = await startCheckedProxy();
  await expect(fetch(`${proxy.url}/v1/debtors`, { signal: gone.signal })).rejects.toThrow();
  await proxy.close();
  expect(observations.violations.all).toEqual([]);
});

test('The upstream sends nothing compressed, so that links can be replaced', async () => {
  server.proxy.setHandler(passThrough);
  const { observations, proxy } = await startCheckedProxy();
  const headers = { authorization: `Bearer ${demoToken}`, 'accept-encoding': 'gzip' };
  expect(await (await fetch(`${proxy.url}/v1/countries`, { headers })).json()).toHaveProperty('_data');
  expect([observations.count, observations.violations.all]).toEqual([1, []]);
});

test('Every link leads to the proxy, so that a client that follows them is judged on each page', async () => {
  server.proxy.setHandler(passThrough);
  const { observations, proxy } = await startCheckedProxy();
  const headers = { authorization: `Bearer ${demoToken}`, 'x-tenant-id': '1' };
  let next: string | null = `${proxy.url}/v1/debtors?pageSize=20`;
  let pages = 0;
  for (; next !== null; pages += 1) {
    const { _data, _meta } = (await (await fetch(next, { headers })).json()) as ListBody;
    for (const link of [_meta.self, ..._data.map((row) => (row._meta as Json).self)]) expect(link).toContain(proxy.url);
    next = _meta.nextPage as string | null;
  }
  expect(pages).toBeGreaterThan(1);
  const body = JSON.stringify({ name: 'Theehuis', debtorKindId: 1 });
  const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body };
  const created = await fetch(`${proxy.url}/v1/debtors`, init);
  expect(created.headers.get('location')).toMatch(new RegExp(`^${proxy.url}/v1/debtors/`));
  expect([observations.count, observations.violations.all]).toEqual([pages + 1, []]);
});

test('What is passed on and not judged is counted, with the reason', async () => {
  server.proxy.setHandler(passThrough);
  const { observations, proxy } = await startCheckedProxy();
  for (const path of ['/', '/v1/unknown']) await fetch(`${proxy.url}${path}`);
  await expect.poll(() => [...observations.unjudged]).toEqual([['of no operation of the contract', 2]]);
  server.proxy.setHandler(async () => ({
    status: 200,
    headers: { 'content-type': 'application/pdf' },
    body: Buffer.alloc(9 * 1024 * 1024, ' '),
  }));
  const { body } = await fetch(`${proxy.url}/v1/files/1`);
  expect((await new Response(body).arrayBuffer()).byteLength).toBe(9 * 1024 * 1024);
  await expect.poll(() => observations.unjudged.get('too large')).toBe(1);
});

test('A contradicted decision has an example, and nothing that is stored has the token', async () => {
  server.proxy.setHandler(
    changeJson({ path: '/v1/debtors/{id}', status: 404 }, (body) => ({ ...body, type: 'https://other.example/gone' })),
  );
  const { observations, proxy } = await startCheckedProxy();
  await fetch(`${proxy.url}/v1/debtors/2147483647`, { headers: { authorization: `Bearer ${demoToken}` } });
  const contradicted = getContradicted(observations);
  expect(contradicted.map(({ id }) => id)).toContain('problem-types');
  expect(contradicted[0]?.example).toMatch(/^getDebtor: type is "https:\/\/other\.example\/gone"/);
  expect(JSON.stringify(observations.violations.all)).toContain('Authorization');
  expect(JSON.stringify(observations.violations.all)).not.toContain(demoToken);
});

test('A HAR file is judged, and the exit code and the files say what it shows', async () => {
  const url = `${server.sandbox.url}/v1/debtors/1`;
  const response = await fetch(url, { headers: { authorization: `Bearer ${demoToken}` } });
  const record = (await response.json()) as Record<string, unknown>;
  const headers = [...response.headers].map(([name, value]) => ({ name, value }));
  const toEntry = (text: string) => ({
    startedDateTime: '2026-04-16T09:30:00.000Z',
    time: 12,
    request: { method: 'GET', url, headers: [] },
    response: { status: 200, headers, content: { text } },
  });
  const file = join(folder.path, 'traffic.har');
  const run = async (text: string): Promise<number> => {
    await writeFile(file, JSON.stringify({ log: { entries: [toEntry(text)] } }));
    return (await runCommand(['proxy', '--har', file, '--fail-on', 'any', '--report', folder.path], {})).code;
  };
  expect(await run(JSON.stringify(record))).toBe(0);
  expect(await run(JSON.stringify({ ...record, name: 7 }))).toBe(1);
  const { causes, decisions } = JSON.parse(await readFile(join(folder.path, 'report.json'), 'utf8')) as Report;
  expect(causes.map(({ rule }) => rule)).toEqual(['body']);
  expect(decisions.some(({ result }) => result === 'contradicted')).toBe(true);
});
