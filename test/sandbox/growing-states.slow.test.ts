import { afterAll, describe, expect, it } from 'vitest';
import { assets } from '../../mocks/assets.ts';
import { createMemoryStores } from '../../mocks/hosts/node/data/open-store.ts';
import { readContract, readSeedImage } from '../../mocks/hosts/node/read-contract.ts';
import { createAdmissions } from '../../mocks/hosts/shared/admission.ts';
import { toHttpRequest, toResponse } from '../../mocks/http/fetch-request.ts';
import { createSeeder } from '../../mocks/seed/replay.ts';
import { BOUNDED_OPERATIONS, GROWING_STATES, MAX_SIGN_IN_CHARACTERS } from '../../mocks/store/growing-states.ts';
import { createSandbox } from '../../mocks/worlds/create-sandbox.ts';
import { isShared, type PlatformSettings } from '../../mocks/worlds/options.ts';
import { controlOperations } from '../support/control-operations.ts';
import { type ApiResponse, type CallOptions, createCalls } from '../support/sandbox.ts';
import { authorizeUrl, requestToken } from '../support/sign-in.ts';

const contract = readContract();
const controlContract = () => readContract(assets.control);
const contracts = { contract, control: controlContract };
const seeder = createSeeder(contracts, readSeedImage, () => {
  throw new Error('The seed is in no file');
});
const initialData = { seed: 'empty', extraLedgerLines: 0 };
const opened: { close: () => void }[] = [];
afterAll(() => {
  for (const sandbox of opened) sandbox.close();
});

/** Starts a sandbox whose database the test can read. */
function start(settings: PlatformSettings = {}, now = Date.now) {
  const openWorld = createMemoryStores(contract, seeder);
  const store = openWorld(initialData);
  const sandbox = createSandbox({
    ...settings,
    contract,
    controlContract,
    initialData,
    store,
    openWorld,
    maxWorlds: 3,
    hasCookies: false,
    log: () => undefined,
    now,
    isLocal: true,
    isAllowedHost: () => true,
    createAdmission: isShared(settings) ? createAdmissions(settings) : undefined,
  });
  opened.push(sandbox);
  const url = 'http://localhost:4010';
  async function send(target: string, init: RequestInit): Promise<Response> {
    const request = new Request(target, { ...init, ...(init.body instanceof ReadableStream && { duplex: 'half' }) });
    const result = await sandbox.respond(toHttpRequest(request));
    if (result === 'dropped') throw new Error('No response');
    return toResponse(result, request);
  }
  const calls = createCalls({ getUrl: () => url, reset: async () => sandbox.reset(), send, loggedErrors: [] });
  const { database } = store;
  const count = (sql: string): number => Number(Object.values(database.get(sql) ?? {})[0]);

  /** Counts the rows of each table, and the characters of all. */
  function measure() {
    const rows: Record<string, number> = {};
    let characters = 0;
    for (const schema of ['main', 'snapshots'])
      for (const { name } of database.all(`select name from ${schema}.sqlite_schema where type = 'table'`)) {
        const table = `${schema}."${name}"`;
        const columns = database.all(`select name from pragma_table_info('${name}', '${schema}')`);
        const lengths = columns.map((column) => `total(length("${column.name}"))`).join(' + ');
        const row = database.get(`select count(*) as number, ${lengths} as characters from ${table}`);
        // Renamed with each snapshot.
        rows[`${schema} ${String(name).replace(/\d+ /, '')}`] = Number(row?.number);
        characters += Number(row?.characters);
      }
    return { rows, characters };
  }
  return { ...calls, url, count, measure, database, size: store.snapshots.measureSize() };
}

const plain: CallOptions = { token: null };

const operationIds = controlOperations.map(({ operation }) => operation.operationId);
const oauthIds = contract.operations.filter(({ isOAuth }) => isOAuth).map(({ id }) => id);
const growing = Object.values(GROWING_STATES).flatMap(({ grownBy }) => grownBy);

function toRequest(id: string): readonly [path: string, method: string] {
  const found = controlOperations.find(({ operation }) => operation.operationId === id);
  if (!found) throw new Error(`There is no operation ${id}`);
  const path = found.path.replace('{name}', 'a').replaceAll(/\{\w+\}/g, '1');
  return [path, found.method.toUpperCase()];
}

it('the list of states that grow has every operation of the control plane and of the sign-in', () => {
  const listed = new Set([...growing, ...BOUNDED_OPERATIONS]);
  expect([...listed].sort()).toEqual([...operationIds, ...oauthIds, 'signIn'].sort());
  expect(BOUNDED_OPERATIONS.filter((id) => growing.includes(id))).toEqual([]);
});

/** Does something as often as a limit says, and returns the statuses. */
async function repeat(times: number, act: () => Promise<{ readonly status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await act()).status);
  return statuses;
}

describe('an operation that leaves no more than there was', () => {
  const sandbox = start();
  const { call } = sandbox;
  const send = (id: string, body?: object) => {
    const [path, method] = toRequest(id);
    return call(path, { method, ...(body && { body }) });
  };
  const bodies: Readonly<Record<string, object>> = {
    setClock: { now: '2027-01-01T08:00:00Z' },
    advanceClock: { minutes: 1 },
    setLimits: { limits: ['100000/minute'] },
    updateModules: { costCenters: true },
    updateWorld: { idleSeconds: 60 },
  };
  const prepare = async (id: string): Promise<unknown> => {
    if (/^(restore|delete)Snapshot$/.test(id)) return send('takeSnapshot', { name: 'a' });
    if (/^(get|update|delete)World$/.test(id)) return send('createWorld', { name: 'a' });
    if (id === 'getRequest') return [await send('clearRequests'), await call('/v1/debtors')];
    return undefined;
  };
  let token = '';

  async function callOnce(id: string): Promise<ApiResponse> {
    await prepare(id);
    const { body } = await call('/_sandbox/requests?limit=1');
    const path = id === 'getRequest' ? `/_sandbox/requests/${body.lastSequence}` : toRequest(id)[0];
    const sent = id === 'expireToken' ? { token } : bodies[id];
    const reply = await call(path, { method: toRequest(id)[1], ...(sent && { body: sent }) });
    expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
    return reply;
  }

  async function measure() {
    const lists = ['/_sandbox/faults', '/_sandbox/limits', '/_sandbox/snapshots', '/_sandbox/worlds'];
    const lengths: unknown[] = [];
    for (const path of lists) lengths.push(JSON.stringify((await call(path)).body).length);
    return { ...sandbox.measure(), lengths };
  }

  it.each(BOUNDED_OPERATIONS)('%s', async (id) => {
    if (id === 'expireToken') token = await sandbox.createToken('demo');
    await repeat(3, () => callOnce(id));
    const before = await measure();
    await repeat(6, () => callOnce(id));
    const after = await measure();
    expect({ ...after, characters: 0 }).toEqual({ ...before, characters: 0 });
    expect(Math.abs(after.characters - before.characters)).toBeLessThan(10);
  });
});

describe('a state at its limit', () => {
  it.each(GROWING_STATES.books.grownBy.concat(GROWING_STATES.snapshots.grownBy))(
    'of bytes is not grown by %s',
    async (id) => {
      const { call } = start({ maxWorldBytes: 1 });
      const [path, method] = toRequest(id);
      expect((await call(path, { method, body: {} })).status).toBe(507);
    },
  );

  it('of bytes is not grown by any write of the API, announced or not', async () => {
    const { call, send, url } = start({ maxWorldBytes: start().size + 50_000 });
    const authorization = 'Bearer sandbox-demo-token';
    const writes = contract.operations.filter(({ method, isSecured }) => method !== 'GET' && isSecured);
    for (const { id, method, path, body } of writes) {
      const target = path.replaceAll(/\{\w+\}/g, '1');
      if (!body) {
        expect((await call(target, { method })).status, id).toBe(404);
        continue;
      }
      const sent = `%PDF-1.7${'x'.repeat(100_000)}`;
      const headers = { 'content-type': body.mediaTypes[0] ?? '', authorization };
      for (const announced of [{}, { 'content-length': String(sent.length) }]) {
        const init = { method, headers: { ...headers, ...announced }, body: new Blob([sent]).stream() };
        expect((await send(url + target, init)).status, id).toBe(507);
      }
    }
  });

  it('of bytes lets an import replace what fills it', async () => {
    const { call } = start({ maxWorldBytes: start().size });
    const { body } = await call('/_sandbox/state', plain);
    expect((await call('/v1/debtors', { body: { name: 'Shop', debtorKindId: 1 } })).status).toBe(507);
    expect((await call('/_sandbox/state', { method: 'PUT', body, ...plain })).status).toBe(204);
  });

  it('a snapshot that would not fit leaves nothing behind', async () => {
    const { call, measure } = start({ maxWorldBytes: start().size + 50_000 });
    const before = measure();
    expect((await call('/_sandbox/snapshots', { method: 'POST' })).status).toBe(400);
    expect(measure().rows).toEqual(before.rows);
  });

  it.each([
    ['faults', { operationId: '*', effect: 'drop' }],
    ['snapshots', {}],
  ] as const)('of %s is not grown by another one', async (name, body) => {
    const { call } = start({ maxWorldBytes: 100_000_000 });
    const { limit } = GROWING_STATES[name];
    expect((await repeat(limit + 1, () => call(`/_sandbox/${name}`, { body }))).slice(-2)).toEqual([201, 400]);
    expect((await call(`/_sandbox/${name}`)).body[name]).toHaveLength(limit);
  });

  it('a full disk is a 507 that changes nothing and an unhealthy health, until there is room', async () => {
    const { call, database } = start();
    const create = () => call('/v1/debtors', { body: { name: 'x'.repeat(60), debtorKindId: 1 } });
    const isHealthy = async () => (await call('/_sandbox/health')).status;
    expect([(await create()).status, await isHealthy()]).toEqual([201, 200]);
    const pages = Number(database.get('select page_count as pages from pragma_page_count')?.pages);
    database.exec(`pragma main.max_page_count = ${pages}`);
    let created = await create();
    for (let time = 0; created.status === 201 && time < 1000; time += 1) created = await create();
    expect(created).toMatchObject({
      status: 507,
      body: { detail: expect.stringContaining('The disk of the sandbox is full') },
    });
    const { body } = await call('/v1/debtors?pageSize=1');
    expect([await isHealthy(), await isHealthy()]).toEqual([507, 507]);
    database.exec('pragma main.max_page_count = 1000000');
    expect(await isHealthy()).toBe(200);
    expect((await create()).status).toBe(201);
    expect((await call('/v1/debtors?pageSize=1')).body._meta.totalCount).toBe(body._meta.totalCount + 1);
  });

  it('streamRequests is rejected until another one ends', async () => {
    const { send, url } = start();
    const open = () => send(`${url}/_sandbox/requests/events`, {});
    const readers: ReadableStreamDefaultReader[] = [];
    for (let time = 0; time < GROWING_STATES.streams.limit; time += 1) {
      const reader = (await open()).body?.getReader();
      await reader?.read();
      if (reader) readers.push(reader);
    }
    expect((await open()).status).toBe(503);
    for (const reader of readers) await reader.cancel();
    expect((await open()).status).toBe(200);
  });
});

describe('sign-ins and tokens', () => {
  const SIGN_INS = "select count(*) from oauth_records where model in ('Interaction', 'AuthorizationCode')";
  const TOKENS = "select count(*) from oauth_records where model in ('AccessToken', 'RefreshToken')";
  const GRANTS = "select count(*) from oauth_records where model = 'Grant'";

  it('of strangers are limited in number and size, lose the oldest first, and take no room of the owner', async () => {
    const sandbox = start({ maxWorldBytes: start().size + 100_000 });
    const { limit } = GROWING_STATES.signIns;
    await repeat(limit + 5, () => sandbox.call(authorizeUrl(sandbox, {}), plain));
    expect(sandbox.count(SIGN_INS)).toBe(limit);
    expect((await sandbox.call('/v1/debtors', { body: { name: 'Shop', debtorKindId: 1 } })).status).toBe(201);
    const long = { state: 'x'.repeat(500), redirect_uri: `http://localhost:3000/${'y'.repeat(1900)}` };
    await repeat(200, () => sandbox.call(authorizeUrl(sandbox, long), plain));
    const characters = sandbox.count('select total(length(payload)) from oauth_records');
    expect(characters).toBeLessThanOrEqual(MAX_SIGN_IN_CHARACTERS);
    expect(characters).toBeGreaterThan(MAX_SIGN_IN_CHARACTERS - 10_000);
    expect(sandbox.count(SIGN_INS)).toBeGreaterThan(100);
  });

  it('that have expired go at once', async () => {
    let time = Date.now();
    const sandbox = start({}, () => time);
    const { headers } = await sandbox.call(authorizeUrl(sandbox, {}), plain);
    time += 30 * 60 * 1000;
    expect((await sandbox.call(headers.get('location') ?? '', plain)).status).toBe(404);
    expect(sandbox.count(SIGN_INS)).toBe(0);
  });

  it('keep the latest tokens, also when they are refreshed for ever, and no grant without any', async () => {
    const sandbox = start();
    const { limit } = GROWING_STATES.tokens;
    const first = await sandbox.createToken('demo');
    await repeat(limit / 2, () => sandbox.call('/_sandbox/tokens', { body: { user: 'demo' } }));
    let { body: last } = await sandbox.call('/_sandbox/tokens', { body: { user: 'demo' } });
    expect([sandbox.count(TOKENS), sandbox.count(GRANTS)]).toEqual([limit, limit / 2]);
    expect((await sandbox.call('/v1/debtors', { token: first })).status).toBe(401);
    expect((await sandbox.call('/v1/debtors', { token: last.access_token })).status).toBe(200);
    for (let time = 0; time < 20; time += 1)
      last = (await requestToken(sandbox, { grant_type: 'refresh_token', refresh_token: last.refresh_token })).body;
    expect((await sandbox.call('/v1/debtors', { token: last.access_token })).status).toBe(200);
    expect(sandbox.count(TOKENS)).toBe(limit);
  });
});

describe('the rate of a world', () => {
  it('has as much for its owner, for who signs in and for strangers, whatever the others do', async () => {
    let time = Date.now();
    const sandbox = start({ worldRateLimit: '5/second', openWorlds: true }, () => time);
    const { body: world } = await sandbox.call('/_sandbox/worlds', { method: 'POST', body: {} });
    const root = { url: world.url };
    const callers = {
      token: () => sandbox.call(`${world.url}/v1/debtors`, { token: world.token }),
      stranger: () => sandbox.call(`${world.url}/v1/debtors`, plain),
      unknownToken: () => sandbox.call(`${world.url}/v1/debtors`, { token: 'unknown' }),
      controlKey: () => sandbox.call(`${world.url}/_sandbox/clock`, { headers: { 'x-sandbox-key': world.controlKey } }),
      wrongKey: () => sandbox.call(`${world.url}/_sandbox/clock`, { headers: { 'x-sandbox-key': 'wrong' } }),
      signIn: () => sandbox.call(authorizeUrl(root, {}), plain),
    };
    const groups = [['token', 'controlKey'], ['stranger', 'unknownToken', 'wrongKey'], ['signIn']];
    for (const [flood, sendMany] of Object.entries(callers)) {
      time += 10_000;
      await repeat(20, sendMany);
      for (const [name, send] of Object.entries(callers)) {
        const isSame = groups.some((group) => group.includes(flood) && group.includes(name));
        expect([flood, name, (await send()).status === 429]).toEqual([flood, name, isSame]);
      }
    }
  });
});
