import { describe, expect, it, onTestFinished } from 'vitest';
import { startSandbox } from '../../mocks/index.ts';
import { createManualTime } from '../support/manual-time.ts';
import { type ApiResponse, type CallOptions, useSandbox } from '../support/sandbox.ts';
import { listRejections } from './rejections.ts';

const requestLog: string[] = [];
const time = createManualTime();
const sandbox = useSandbox({ requestLog: (line) => requestLog.push(line), maxWorlds: 40 }, time.now);
const { call } = sandbox;

const theehuis = { name: 'Theehuis', debtorKindId: 1 };
const control = (path: string, method = 'GET', body?: unknown, headers = {}) =>
  call(path, { method, token: null, headers, ...(body !== undefined && { body }) });

interface World {
  readonly name: string;
  readonly url: string;
  readonly token: string;
  readonly call: (path: string, options?: CallOptions) => Promise<ApiResponse>;
}

function toWorld({ name, url, token }: Pick<World, 'name' | 'url' | 'token'>): World {
  return { name, url, token, call: (path, options) => call(`${url}${path}`, { token, ...options }) };
}

async function createWorld(options: object = {}, root = sandbox.url): Promise<World> {
  const { status, body } = await control(`${root}/_sandbox/worlds`, 'POST', options);
  expect(status, JSON.stringify(body)).toBe(201);
  return toWorld(body);
}

const countDebtors = async (world: Pick<World, 'call'>): Promise<number> =>
  (await world.call('/v1/debtors')).body._meta.totalCount;

describe('a new world', () => {
  it('is described with its URL, its token and its end', async () => {
    const { status, headers, body } = await control('/_sandbox/worlds', 'POST', { name: 'shop-1', idleSeconds: 60 });
    expect([status, headers.get('location')]).toEqual([201, `${sandbox.url}/_sandbox/worlds/shop-1`]);
    const url = `${sandbox.url}/worlds/shop-1`;
    const [time, token] = [expect.stringMatching(/Z$/), expect.any(String)];
    const times = { createdAt: time, idleSeconds: 60, expiresAt: time };
    expect(body).toEqual({ name: 'shop-1', url, scenario: 'demo', ...times, token });
    // Whole seconds: the token is issued in the next one at times.
    expect([60_000, 61_000]).toContain(Date.parse(body.expiresAt) - Date.parse(body.createdAt));
    const { token: _token, expiresAt: _expiresAt, ...described } = body;
    expect((await control('/_sandbox/worlds/shop-1')).body).toMatchObject(described);
    expect((await control('/_sandbox/worlds')).body.worlds).toContainEqual(expect.objectContaining(described));
  });

  it('gets a random name without one', async () => {
    const [first, second] = [await createWorld(), await createWorld()];
    expect(first.name).toMatch(/^[a-z0-9]{12,}$/);
    expect(first.name).not.toBe(second.name);
  });

  it('begins with the scenario that it names, and a reset restores it', async () => {
    const world = await createWorld({ scenario: 'empty', clock: '2025-03-04T05:06:07Z' });
    expect(await countDebtors(world)).toBe(0);
    expect((await control(`${world.url}/_sandbox/clock`)).body.now).toMatch(/^2025-03-04T05:06:/);
    await world.call('/v1/debtors', { body: theehuis });
    await control(`${world.url}/_sandbox/clock`, 'PUT', { now: '2027-01-01T00:00:00Z' });
    expect((await control(`${world.url}/_sandbox/reset`, 'POST')).status).toBe(204);
    expect(await countDebtors({ call: (path) => call(`${world.url}${path}`) })).toBe(0);
    expect((await control(`${world.url}/_sandbox/clock`)).body.now).toMatch(/^2025-03-04T05:06:/);
  });

  it('begins with what the sandbox began with, unless it says otherwise, and is created in code too', async () => {
    const started = await startSandbox({ port: 0, scenario: 'empty', clock: '2026-04-16' });
    onTestFinished(() => started.close());
    const world = await createWorld({}, started.url);
    expect(await countDebtors(world)).toBe(0);
    expect((await control(`${world.url}/_sandbox/clock`)).body.now).toMatch(/^2026-04-16T/);
    expect(await countDebtors(await createWorld({ scenario: 'demo' }, started.url))).toBe(32);
    const created = await started.createWorld({ name: 'in-code', scenario: 'month-end' });
    expect([created.name, created.url]).toEqual(['in-code', `${started.url}/worlds/in-code`]);
    await expectTokenToStay(toWorld(created));
    await created.remove();
    expect((await call(`${created.url}/v1/debtors`, { token: created.token })).status).toBe(404);
    await expect(started.createWorld({ name: 'In Code' })).rejects.toMatchObject({ name: 'StartupError' });
    await expect(started.createWorld({ scenario: 'none' as 'empty' })).rejects.toThrow('The option scenario must be');
  });

  it('keeps the token of its creation when it is reset, and no other', async () => {
    await expectTokenToStay(await createWorld());
  });

  async function expectTokenToStay({ url, call: callWorld }: World): Promise<void> {
    const { body } = await control(`${url}/_sandbox/tokens`, 'POST', { user: 'demo' });
    const { access_token: token } = body;
    expect((await callWorld('/v1/debtors', { token })).status).toBe(200);
    for (const _time of ['first', 'second']) {
      expect((await control(`${url}/_sandbox/reset`, 'POST')).status).toBe(204);
      expect((await callWorld('/v1/debtors')).status).toBe(200);
      expect((await callWorld('/v1/debtors', { token })).status).toBe(401);
    }
  }
});

describe('a request for a world', () => {
  it('gets links below its URL, as the rules of each response judge them', async () => {
    const world = await createWorld();
    const { body } = await world.call('/v1/debtors?pageSize=2');
    expect(body._meta.nextPage).toBe(`${world.url}/v1/debtors?pageSize=2&page=2`);
    const missing = await world.call('/v1/debtors/4711');
    expect(missing.body.instance).toBe(`${new URL(world.url).pathname}/v1/debtors/4711`);
  });

  it('gets the start page at its URL, with a call and links that lead into the world', async () => {
    const world = await createWorld();
    for (const url of [world.url, `${world.url}/`]) {
      const { status, headers, body } = await call(url, { token: null });
      expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(body).toContain(`${world.url}/v1/debtors?pageSize=2`);
      const inspector = /href="([^"]*\/_sandbox\/inspector)"/.exec(body)?.[1] ?? '';
      expect(inspector).toBe(`${world.url}/_sandbox/inspector`);
      expect((await call(inspector, { token: null })).status).toBe(200);
    }
    expect((await call(`${world.url}/docs/`, { token: null })).status).toBe(404);
  });

  it('is logged with the name of the world and the whole path', async () => {
    const world = await createWorld();
    await world.call('/v1/debtors?pageSize=1');
    const find = () => requestLog.find((line) => line.includes(`${world.name}/v1`));
    await expect.poll(find).toBeDefined();
    expect(JSON.parse(find() ?? '')).toMatchObject({
      path: `/worlds/${world.name}/v1/debtors`,
      query: '?pageSize=1',
      world: world.name,
      operationId: 'listDebtors',
      user: 'demo',
    });
  });

  it('responds 404 for a world that is not there, in the language of the caller', async () => {
    const { status, body } = await call('/worlds/nobody/v1/debtors', { language: 'nl' });
    expect([status, body.detail]).toEqual([
      404,
      'Er is geen wereld nobody. Ze is verwijderd, of te lang niet gebruikt.',
    ]);
    for (const path of ['/worlds', '/worlds/']) expect((await call(path)).status).toBe(404);
  });
});

describe('what a world has', () => {
  it('is not in another world, nor in the sandbox', async () => {
    const [first, second] = [await createWorld(), await createWorld()];
    const parts = ['faults', 'limits', 'snapshots', 'clock', 'administrations'].map((name) => `/_sandbox/${name}`);
    const read = (root: string) =>
      Promise.all(parts.map(async (path) => JSON.stringify((await call(root + path, { token: null })).body)));
    const [own, ...others] = await Promise.all([first.url, second.url, sandbox.url].map(read));
    const before = [await countDebtors(second), await countDebtors({ call })];
    await first.call('/v1/debtors', { body: theehuis });
    for (const [method, path, body] of [
      ['POST', 'clock/advance', { days: 400 }],
      ['POST', 'faults', { operationId: '*', effect: 'answer', status: 503, times: 100 }],
      ['POST', 'snapshots', { name: 'mine' }],
      ['PUT', 'limits', { limits: ['1/day'] }],
      ['PATCH', 'administrations/1/modules', { costCenters: true }],
    ] as const)
      await control(`${first.url}/_sandbox/${path}`, method, body);
    expect([(await first.call('/v1/debtors')).status, (await first.call('/v1/debtors')).status]).toEqual([503, 429]);
    expect(await Promise.all([second.url, sandbox.url].map(read))).toEqual(others);
    expect([await countDebtors(second), await countDebtors({ call })]).toEqual(before);
    for (const [index, part] of (await read(first.url)).entries()) expect(part).not.toBe(own?.[index]);
  });

  it('does not include worlds', async () => {
    const world = await createWorld();
    for (const [method, path] of [['GET'], ['POST'], ['DELETE', `/${world.name}`]]) {
      const { status, body } = await control(`${world.url}/_sandbox/worlds${path ?? ''}`, method);
      expect([status, body.detail]).toEqual([404, 'Worlds cannot be nested. Send this request to the parent sandbox.']);
    }
    expect((await world.call('/v1/debtors')).status).toBe(200);
  });
});

describe('the end of a world', () => {
  it('comes when it is deleted, and its name is free again', async () => {
    const world = await createWorld({ name: 'short' });
    await world.call('/v1/debtors', { body: theehuis });
    expect((await control('/_sandbox/worlds/short', 'DELETE')).status).toBe(204);
    expect((await world.call('/v1/debtors')).status).toBe(404);
    expect((await control('/_sandbox/worlds/short', 'DELETE')).status).toBe(404);
    const again = await createWorld({ name: 'short' });
    expect((await again.call('/v1/debtors?name=Theehuis')).body._data).toEqual([]);
    expect((await again.call('/v1/debtors', { token: world.token })).status).toBe(401);
  });

  it('ends the streams of its requests with an event that says why', async () => {
    const world = await createWorld();
    const response = await fetch(`${world.url}/_sandbox/requests/events`);
    const text = response.text();
    expect((await control(`/_sandbox/worlds/${world.name}`, 'DELETE')).status).toBe(204);
    expect(await text).toBe(': the requests of this sandbox\n\nevent: end\ndata: {"reason":"deleted"}\n\n');
  });

  it('waits for the requests in progress, and ends their delays', async () => {
    const world = await createWorld();
    const fault = { operationId: 'listDebtors', effect: 'delay', milliseconds: 600_000 };
    await control(`${world.url}/_sandbox/faults`, 'POST', fault);
    const delayed = world.call('/v1/debtors');
    await expect.poll(async () => (await control(`${world.url}/_sandbox/faults`)).body.faults).toEqual([]);
    expect((await control(`/_sandbox/worlds/${world.name}`, 'DELETE')).status).toBe(204);
    expect((await delayed).status).toBe(200);
  });
});

it('the idle seconds of a world can be changed later', async () => {
  const { name } = await createWorld({ idleSeconds: 60 });
  const path = `/_sandbox/worlds/${name}`;
  expect((await control(path, 'PATCH', { idleSeconds: null })).body).toMatchObject({
    idleSeconds: null,
    expiresAt: null,
  });
  expect((await control(path)).body.idleSeconds).toBeNull();
  const { body } = await control(path, 'PATCH', { idleSeconds: 600 });
  expect(Date.parse(body.expiresAt) - time.now()).toBeGreaterThan(590_000);
  expect((await control(path, 'PATCH', { frozen: true })).body.errors).toHaveProperty('frozen');
});

it('an invalid world is rejected with what is wrong', async () => {
  const names = ['Shop', 'a_b', '-a', '..', 'x'.repeat(41)].map((name) => ({ name }));
  const others = [{ scenario: 'books.json' }, { clock: 'soon' }, { idleSeconds: 0 }, { nonsense: 1 }];
  const messages = await listRejections([...names, ...others], (options) =>
    control('/_sandbox/worlds', 'POST', options),
  );
  await expect(messages).toMatchFileSnapshot('__snapshots__/invalid-worlds.txt');
});
