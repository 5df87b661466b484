import { describe, expect, it, onTestFinished } from 'vitest';
import { startSandbox } from '../../mocks/index.ts';
import { getRawHeader } from '../support/raw-http.ts';
import { useSandbox } from '../support/sandbox.ts';
import { type Headers, sendOne, toJsonHeaders } from './requests.ts';

/**
 * The page of `http://evil.example:4010` has its name lead to 127.0.0.1 after it was loaded. For the browser whatever the
 * page asks now is asked of its own server: no preflight, no foreign origin, and the answers may be read.
 * `mocks/http/loopback.test.ts` tests which names belong to this machine.
 */
const sandbox = useSandbox();
const allowing = useSandbox({ allowedHosts: ['books.example', 'host.docker.internal'] });

const send = (line: string, headers: Headers, to: Pick<typeof sandbox, 'url'> = sandbox, body = '') =>
  sendOne(to, line, { ...(body !== '' && toJsonHeaders(body)), ...headers }, body);

/** Requests for every part of the sandbox: the first line, and the body. */
const requests: readonly (readonly [line: string, body?: string])[] = [
  ['GET /v1/debtors?pageSize=1'],
  ['HEAD /v1/debtors?pageSize=1'],
  ['POST /v1/debtors', '{"name":"Theehuis","debtorKindId":1}'],
  ['OPTIONS /v1/debtors'],
  ['GET /v1/nowhere'],
  ['GET /'],
  ['GET /docs'],
  ['GET /docs/operations/listDebtors/'],
  ['GET /_sandbox/health'],
  ['POST /_sandbox/reset'],
  ['POST /_sandbox/tokens', '{"user":"demo"}'],
  ['GET /connect/authorize?client_id=sandbox-client'],
  ['POST /connect/token'],
  ['GET /connect/sign-in/x'],
];

it.each(requests.map(([line, body = '']) => [line, body] as const))(
  'a foreign Host is rejected at %s',
  async (line, body) => {
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '0.0.0.0', '[::]']) {
      const response = await send(line, { host, origin: `http://${host}` }, sandbox, body);
      expect([response.status, getRawHeader(response, 'content-type')]).toEqual([421, 'application/problem+json']);
      expect(response.head).not.toMatch(/^(set-cookie|location):/im);
    }
  },
);

it('requests with a foreign Host change nothing', async () => {
  const { body } = await sandbox.call('/v1/debtors', { body: { name: 'Theehuis', debtorKindId: 1 } });
  const count = async () => (await sandbox.call('/v1/debtors?metaOnly=true')).body._meta.totalCount;
  const before = await count();
  for (const [line, sent = ''] of requests) await send(line, { host: 'evil.example' }, sandbox, sent);
  expect((await sandbox.call(body._meta.self)).status).toBe(200);
  expect(await count()).toBe(before);
});

it('the problem says how to allow a foreign Host', async () => {
  const headers = { host: 'evil.example:4010', 'accept-language': 'en' };
  expect(JSON.parse((await send('GET /v1/debtors', headers)).body).detail).toBe(
    'This sandbox accepts loopback host names only, such as localhost, and not evil.example:4010. Start it with --allow-host NAME to allow another name.',
  );
});

it.each(['localhost', 'LOCALHOST', 'localhost.', 'books.localhost:80', '127.1.2.3:99', '[0:0:0:0:0:0:0:1]:4010'])(
  'a sandbox on 127.0.0.1 accepts Host: %s',
  async (host) => {
    const { status, body } = await send('GET /v1/debtors?pageSize=1', { host });
    expect([status, JSON.parse(body)._meta.self]).toEqual([200, `http://${host}/v1/debtors?pageSize=1`]);
    expect((await send('GET /_sandbox/health', { host })).status).toBe(200);
  },
);

it.each([
  [200, 'books.example'],
  [200, 'BOOKS.example:4010'],
  [200, 'host.docker.internal:4010'],
  [200, 'localhost'],
  [421, 'evil.example'],
  [421, 'www.books.example'],
  [421, 'books.example.evil.example'],
])('the --allow-host list leads to %i for Host: %s', async (status, host) => {
  expect((await send('GET /v1/debtors?pageSize=1', { host }, allowing)).status).toBe(status);
});

describe('an absolute-form request target', () => {
  it.each([
    'http://evil.example/v1/debtors',
    'https://evil.example/v1/debtors',
    'HTTP://EVIL.example:80/v1/debtors',
    'http://evil.example',
  ])('%s is checked by its own host instead of the Host header', async (target) => {
    expect((await send(`GET ${target}`, { host: 'localhost' })).status).toBe(421);
  });

  it('of this machine is accepted whatever the Host header, and pipelined requests too', async () => {
    const host = 'evil.example';
    const list = await send('GET http://localhost:4010/v1/debtors?pageSize=1', { host });
    expect(JSON.parse(list.body)._meta.self).toBe('http://localhost:4010/v1/debtors?pageSize=1');
    const query = new URLSearchParams({
      client_id: 'sandbox-client',
      scope: 'accounting-api offline_access',
      response_type: 'code',
      redirect_uri: 'http://localhost:3000/',
    });
    const signIn = await send(`GET http://localhost:4010/connect/authorize?${query}`, { host });
    expect(getRawHeader(signIn, 'location')).toMatch(/^http:\/\/localhost:4010\/connect\/sign-in\//);
  });

  it.each([
    'http://localhost@evil.example/v1/debtors',
    'http://evil.example\\@localhost/v1/debtors',
    'http://[::1/v1/debtors',
    'http://localhost:x/v1/debtors',
  ])('%s is rejected as malformed', async (target) => {
    expect((await send(`GET ${target}`, {})).status).toBe(400);
  });
});

it.each([
  ['x-forwarded-host', 'localhost'],
  ['x-forwarded-server', 'localhost'],
  ['x-original-host', 'localhost'],
  ['x-host', 'localhost'],
  ['forwarded', 'host=localhost'],
  ['x-real-ip', '127.0.0.1'],
  ['x-forwarded-for', '127.0.0.1'],
])('rejects a foreign Host sent as %s', async (name, value) => {
  expect((await send('GET /v1/debtors', { host: 'evil.example', [name]: value })).status).toBe(421);
});

it.each([
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-proto', 'https'],
  ['x-forwarded-port', '1'],
  ['forwarded', 'host=evil.example;proto=https'],
  ['x-original-url', '/_sandbox/reset'],
  ['x-rewrite-url', '/_sandbox/reset'],
])('ignores %s in links', async (name, value) => {
  const list = await send('GET /v1/debtors?pageSize=1', { [name]: value });
  expect(JSON.parse(list.body)._meta.self).toBe('http://localhost/v1/debtors?pageSize=1');
});

describe.each([
  { host: '0.0.0.0', trustNetwork: true },
  { host: '0.0.0.0', trustNetwork: true, allowedHosts: ['books.example'] },
  { host: '::', trustNetwork: true },
  { host: '0.0.0.0' },
  { host: '::', controlKey: 'open-sesame' },
])('a sandbox on every address has URLs that it accepts: %j', (options) => {
  it('its own, those of its worlds, and every link in their responses', async () => {
    const started = await startSandbox({ port: 0, ...options });
    onTestFinished(() => started.close());
    const world = await started.createWorld();
    expect(world.url.startsWith(`${started.url}/worlds/`)).toBe(true);
    const list = await sandbox.call(`${world.url}/v1/debtors?pageSize=1`, { token: world.token });
    expect([list.status, list.body._meta.self]).toEqual([200, `${world.url}/v1/debtors?pageSize=1`]);
    expect((await sandbox.call(list.body._meta.nextPage, { token: world.token })).status).toBe(200);
    expect((await sandbox.call(`${started.url}/`, { token: null })).status).toBe(200);
  });
});
