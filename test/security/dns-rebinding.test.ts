import { describe, expect, it, onTestFinished } from 'vitest';
import { startSandbox } from '../../mocks/index.ts';
import { formatRequest, getRawHeader, LAST_REQUEST_HEADERS, type RawResponse, sendRaw } from '../support/raw-http.ts';
import { useSandbox } from '../support/sandbox.ts';

/**
 * The page of `http://evil.example:4010` has its name lead to 127.0.0.1 after it was loaded. For the browser whatever the
 * page asks now is asked of its own server: no preflight, no foreign origin, and the answers may be read.
 */
const sandbox = useSandbox();
const allowing = useSandbox({ allowedHosts: ['books.example', 'host.docker.internal'] });
const open = useSandbox({ host: '0.0.0.0', controlKey: 'open-sesame' });
const all = [sandbox, allowing, open];

type Headers = Readonly<Record<string, string>>;

async function send(
  line: string,
  headers: Headers,
  to: (typeof all)[number] = sandbox,
  body = '',
): Promise<RawResponse> {
  const length: Headers =
    body === '' ? {} : { 'content-type': 'application/json', 'content-length': String(body.length) };
  const [response, ...rest] = await sendRaw(
    to,
    formatRequest(line, { ...LAST_REQUEST_HEADERS, ...length, ...headers }, body),
  );
  expect(rest).toEqual([]);
  if (!response) throw new Error('There was no answer');
  return response;
}

const evil = [
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'evil-localhost',
  '0.0.0.0',
  '192.168.1.2',
  '[::]',
  '[::ffff:127.0.0.1]',
  '3232235778',
];
const good = [
  'localhost',
  'localhost:4010',
  'LOCALHOST',
  'localhost.',
  'books.localhost:80',
  '127.0.0.1',
  '127.1.2.3:99',
  '[::1]:4010',
  '[0:0:0:0:0:0:0:1]',
];

/** Requests for every part of the sandbox: the first line, and the body. */
const requests: readonly (readonly [line: string, body: string])[] = [
  ['GET /v1/debtors?pageSize=1', ''],
  ['HEAD /v1/debtors?pageSize=1', ''],
  ['POST /v1/debtors', '{"name":"Theehuis","debtorKindId":1}'],
  ['OPTIONS /v1/debtors', ''],
  ['GET /v1/nowhere', ''],
  ['GET /', ''],
  ['GET /docs', ''],
  ['GET /docs/', ''],
  ['GET /docs/operations/listDebtors/', ''],
  ['GET /_sandbox/health', ''],
  ['POST /_sandbox/reset', ''],
  ['POST /_sandbox/tokens', '{"user":"demo"}'],
  ['GET /connect/authorize?client_id=sandbox-client', ''],
  ['POST /connect/token', ''],
  ['GET /connect/sign-in/x', ''],
];

describe('a sandbox on 127.0.0.1', () => {
  async function expectMisdirected(host: string, line: string, body = ''): Promise<void> {
    const response = await send(line, { host }, sandbox, body);
    expect(response.status).toBe(421);
    expect(getRawHeader(response, 'content-type')).toBe('application/problem+json');
    expect(response.head).not.toMatch(/^(set-cookie|location):/im);
  }

  it.each(requests)('rejects a foreign Host at %s', async (line, body) => {
    for (const host of evil.slice(0, 3)) await expectMisdirected(host, line, body);
  });

  it.each(evil)('rejects the header Host: %s', async (host) => {
    await expectMisdirected(host, 'GET /v1/debtors?pageSize=1');
    await expectMisdirected(host, 'POST /_sandbox/reset');
  });
});

it.each([
  [
    'en',
    'This sandbox accepts loopback host names only, such as localhost, and not evil.example:4010. Start it with --allow-host NAME to allow another name.',
  ],
  [
    'nl',
    'Deze sandbox accepteert alleen loopback-hostnamen, zoals localhost, en niet evil.example:4010. Start de sandbox met --allow-host NAAM om een andere naam toe te staan.',
  ],
])('explains the rejected Host in language %s', async (language, detail) => {
  const { body } = await send('GET /v1/debtors', { host: 'evil.example:4010', 'accept-language': language });
  expect(JSON.parse(body)).toEqual({
    type: 'https://accounting-platform.example/problems/misdirected-request',
    title: expect.any(String),
    status: 421,
    detail,
    instance: '/v1/debtors',
  });
});

it('changes nothing for requests with a foreign Host', async () => {
  const { body } = await sandbox.call('/v1/debtors', { body: { name: 'Theehuis', debtorKindId: 1 } });
  const count = async () => (await sandbox.call('/v1/debtors?metaOnly=true')).body._meta.totalCount;
  const before = await count();
  for (const [line, sent] of requests)
    await send(line, { host: 'evil.example', origin: 'http://evil.example' }, sandbox, sent);
  expect((await sandbox.call(body._meta.self)).status).toBe(200);
  expect(await count()).toBe(before);
});

it.each(good)('a sandbox on 127.0.0.1 accepts Host: %s', async (host) => {
  const { status, body } = await send('GET /v1/debtors?pageSize=1', { host });
  expect([status, JSON.parse(body)._meta.self]).toEqual([200, `http://${host}/v1/debtors?pageSize=1`]);
  expect((await send('GET /_sandbox/health', { host })).status).toBe(200);
});

describe('the --allow-host list', () => {
  it.each(['books.example', 'BOOKS.example:4010', 'host.docker.internal:4010', 'localhost'])(
    'accepts Host: %s',
    async (host) => {
      expect((await send('GET /v1/debtors?pageSize=1', { host }, allowing)).status).toBe(200);
    },
  );

  it.each(['evil.example', 'www.books.example', 'books.example.evil.example', 'docker.internal'])(
    'rejects Host: %s',
    async (host) => {
      expect((await send('GET /v1/debtors?pageSize=1', { host }, allowing)).status).toBe(421);
    },
  );
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
  const signIn = await send(
    'GET /connect/authorize?client_id=sandbox-client&response_type=code&scope=accounting-api+offline_access&redirect_uri=http://localhost/',
    { [name]: value },
  );
  expect(getRawHeader(signIn, 'location')).toMatch(/^http:\/\/localhost\/connect\/sign-in\//);
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
