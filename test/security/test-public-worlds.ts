import { beforeAll, describe, expect, it } from 'vitest';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { controlRequests } from '../support/control-operations.ts';
import type { ApiResponse, CallOptions, useSandbox } from '../support/sandbox.ts';
import { toControlBody } from './requests.ts';

/** The key of the operator. */
export const OPERATOR_KEY = 'the-key-of-the-operator';

/** The quota of each world. */
export const PUBLIC_QUOTA = { worldRateLimit: '40/second', maxWorldBytes: 4_000_000, maxWorlds: 6 } as const;

type Sandbox = Pick<ReturnType<typeof useSandbox>, 'url' | 'call'>;

interface World {
  readonly name: string;
  readonly url: string;
  readonly token: string;
  readonly controlKey: string;
  readonly idleSeconds: number;
}

const withKey = (key: string | undefined, options: CallOptions = {}): CallOptions => ({
  token: null,
  ...options,
  headers: { ...options.headers, ...(key !== undefined && { 'x-sandbox-key': key }) },
});

/** Lets time pass for a sandbox: milliseconds. */
export type Pass = (milliseconds: number) => Promise<unknown>;

/** The promises of a sandbox on a public address, the same on every host. It has `OPERATOR_KEY` and `PUBLIC_QUOTA`. */
export function testPublicWorlds(sandbox: Sandbox, pass: Pass): void {
  const { call } = sandbox;
  /** Waits for the quota of a world: 40 requests are there again after a second. */
  const rest = () => pass(1100);
  const create = (body: object, key?: string): Promise<ApiResponse> =>
    call('/_sandbox/worlds', withKey(key, { method: 'POST', body }));
  const operate = (path: string, method: string, body?: unknown): Promise<ApiResponse> =>
    call(path, withKey(OPERATOR_KEY, { method, ...(body !== undefined && { body }) }));

  async function createWorld(name: string, options: object = {}): Promise<World> {
    const { status, body } = await create({ name, ...options }, OPERATOR_KEY);
    expect(status, JSON.stringify(body)).toBe(201);
    return body as World;
  }

  let own: World;
  let foreign: World;
  beforeAll(async () => {
    own = await createWorld('own-world');
    foreign = await createWorld('foreign-world');
  });

  describe('creating a world', () => {
    it.each([undefined, '', 'guess', OPERATOR_KEY.slice(1), `${OPERATOR_KEY} `.repeat(2)])(
      'needs the key of the operator, and %j is not it',
      async (key) => {
        expect((await create({ name: 'unwanted' }, key)).status).toBe(401);
        expect((await create({ name: 'unwanted' }, own.controlKey)).status).toBe(401);
        expect((await operate('/_sandbox/worlds/unwanted', 'GET')).status).toBe(404);
      },
    );

    it('returns a key of 128 bits, which nothing shows again', async () => {
      expect(own.controlKey).toMatch(/^[0-9a-f]{32}$/);
      expect(foreign.controlKey).not.toBe(own.controlKey);
      for (const { status, body } of [
        await operate('/_sandbox/worlds', 'GET'),
        await operate('/_sandbox/worlds/own-world', 'GET'),
        await operate('/_sandbox/worlds/own-world', 'PATCH', { idleSeconds: 3600 }),
        await call(`${own.url}/_sandbox/health`, withKey(own.controlKey)),
      ])
        expect([status, JSON.stringify(body).includes(own.controlKey)]).toEqual([200, false]);
    });

    it('that fails leaves the name and the world of that name as they were', async () => {
      const { status, body } = await create({ name: 'own-world' }, OPERATOR_KEY);
      expect([status, body.errors]).toEqual([400, { name: ['World own-world already exists.'] }]);
      expect((await call(`${own.url}/v1/debtors/1`, { token: own.token })).status).toBe(200);
    });
  });

  describe('the control plane of a world', () => {
    /** Calls the world when its quota has room. */
    async function callOwn(path: string, options: CallOptions): Promise<ApiResponse> {
      for (;;) {
        const response = await call(`${own.url}${path}`, options);
        if (response.status !== 429) return response;
        await rest();
      }
    }

    it.each(controlRequests)('%s %s needs the key of that world', async (method, path) => {
      const body = toControlBody(method);
      for (const key of [undefined, 'guess', foreign.controlKey]) {
        const { status } = await callOwn(path, withKey(key, { method, ...body }));
        expect([key, status]).toEqual([key, 401]);
      }
      expect((await callOwn(path, { token: own.token, method, ...body })).status).toBe(401);
    });

    it('takes the key of that world, and that of the operator', async () => {
      await rest();
      for (const key of [own.controlKey, OPERATOR_KEY]) {
        expect((await call(`${own.url}/_sandbox/clock`, withKey(key))).status).toBe(200);
        expect((await call(`${own.url}/_sandbox/reset`, withKey(key, { method: 'POST' }))).status).toBe(204);
      }
      // A reset changes neither the token nor the key of the creation.
      expect((await call(`${own.url}/v1/debtors/1`, { token: own.token })).status).toBe(200);
      expect((await call(`${own.url}/_sandbox/health`, withKey(own.controlKey))).status).toBe(200);
    });

    it('is not that of the sandbox, which only the operator controls', async () => {
      for (const path of ['/_sandbox/state', '/_sandbox/worlds', '/_sandbox/requests'])
        expect((await call(path, withKey(own.controlKey))).status).toBe(401);
    });
  });

  it('the demo token, which is public, is not accepted', async () => {
    for (const root of [sandbox.url, own.url])
      expect((await call(`${root}/v1/debtors`, { token: demoToken })).status).toBe(401);
  });

  describe('a name that somebody guesses', () => {
    const omitted = ['date', 'connection', 'keep-alive'];
    async function describeResponse(name: string, path: string, options: CallOptions) {
      const { status, headers, body } = await call(`/worlds/${name}${path}`, options);
      const text = JSON.stringify(body).replaceAll(name, '<NAME>');
      return { status, headers: [...headers].filter(([header]) => !omitted.includes(header)), text };
    }

    it.each([
      ['/v1/debtors', {}],
      ['/v1/debtors', { token: null }],
      ['/v1/debtors', { method: 'POST', body: { name: 'x' } }],
      ['/_sandbox/health', { token: null }],
      ['/_sandbox/state', withKey(OPERATOR_KEY)],
      ['/connect/authorize', { token: null }],
      ['/', { token: null }],
    ] as const)('says the same about a world that has ended, and nothing: %s %j', async (path, options) => {
      await createWorld('ended-name');
      expect((await operate('/_sandbox/worlds/ended-name', 'DELETE')).status).toBe(204);
      const guessed = await describeResponse('other-name', path, options);
      expect(guessed.status).toBe(404);
      for (let attempt = 0; attempt < 2; attempt += 1)
        expect(await describeResponse('ended-name', path, options)).toEqual(guessed);
    });
  });

  describe('the quota', () => {
    /** Sends 80 requests at once to a world that has room for 40, and returns those that are rejected. */
    async function flood(send: () => Promise<ApiResponse>): Promise<ApiResponse[]> {
      await rest();
      const replies = await Promise.all(Array.from({ length: 80 }, send));
      const rejected = replies.filter(({ status }) => status === 429);
      expect(rejected.length).toBeGreaterThan(20);
      expect(replies.some(({ status }) => status === 200)).toBe(true);
      return rejected;
    }

    it('of requests rejects requests of one world with 429, and of another not', async () => {
      const send = ({ url, token }: World) => call(`${url}/v1/debtors/1`, { token });
      const [rejected] = await flood(() => send(own));
      expect(rejected?.headers.get('retry-after')).toBe('1');
      expect(rejected?.body).toMatchObject({
        type: expect.stringMatching(/too-many-requests$/),
        detail: 'This sandbox accepts 40/second from all its clients together. Try again in 1 second.',
      });
      expect((await send(foreign)).status).toBe(200);
      await rest();
      expect((await send(own)).status).toBe(200);
    });

    it('of requests counts the control plane of the world, and not that of the operator', async () => {
      const health = (url: string, key: string) => call(`${url}/_sandbox/health`, withKey(key));
      await flood(() => health(own.url, own.controlKey));
      const operated = await Promise.all(Array.from({ length: 60 }, () => health(sandbox.url, OPERATOR_KEY)));
      expect(new Set(operated.map(({ status }) => status))).toEqual(new Set([200]));
      await rest();
    });

    it('of bytes rejects what adds data with 507, and nothing else', async () => {
      const world = await createWorld('large-world');
      const control = (path: string, method: string, body?: unknown) =>
        call(`${world.url}${path}`, withKey(world.controlKey, { method, ...(body !== undefined && { body }) }));
      const use = (path: string, options: CallOptions = {}) =>
        call(`${world.url}/v1/${path}`, { token: world.token, ...options });
      const body = Buffer.from(`%PDF-1.7${'x'.repeat(1_000_000)}`);
      const upload = () => use('inboxfiles', { body, headers: { 'content-type': 'application/pdf' } });
      const { id } = (await use('debtors', { body: { name: 'Shop', debtorKindId: 1 } })).body;
      let rejected = await upload();
      for (let uploads = 1; rejected.status === 201; uploads += 1) {
        expect(uploads).toBeLessThan(5);
        rejected = await upload();
      }
      const type = expect.stringMatching(/insufficient-storage$/);
      expect(rejected).toMatchObject({ status: 507, body: { title: 'Storage limit reached', type } });
      const { body: state } = await control('/_sandbox/state', 'GET');
      expect((await control('/_sandbox/state', 'PUT', state)).status).toBe(413);
      expect((await use(`debtors/${id}`)).status).toBe(200);
      expect((await use(`debtors/${id}`, { method: 'DELETE' })).status).toBe(204);
      expect((await control('/_sandbox/reset', 'POST')).status).toBe(204);
      expect((await upload()).status).toBe(201);
      expect((await operate('/_sandbox/worlds/large-world', 'DELETE')).status).toBe(204);
    });

    it('of worlds rejects one too many with 507, until one is deleted', async () => {
      const names: string[] = [];
      let last: ApiResponse;
      for (;;) {
        last = await create({ scenario: 'empty' }, OPERATOR_KEY);
        if (last.status !== 201) break;
        names.push(last.body.name);
      }
      expect([last.status, last.body.detail]).toEqual([507, 'The limit of 6 worlds is reached. Delete one first.']);
      for (const name of names) await operate(`/_sandbox/worlds/${name}`, 'DELETE');
      await createWorld('room-again');
      await operate('/_sandbox/worlds/room-again', 'DELETE');
    });
  });

  it('a world ends when nobody has used it for as long as its creation said', async () => {
    const world = await createWorld('short-lived', { idleSeconds: 2 });
    for (let second = 0; second < 4; second += 1) {
      await rest();
      expect((await call(`${world.url}/v1/debtors/1`, { token: world.token })).status).toBe(200);
    }
    const isListed = async () => {
      const { body } = await operate('/_sandbox/worlds', 'GET');
      return body.worlds.some(({ name }: World) => name === 'short-lived');
    };
    expect(await isListed()).toBe(true);
    await pass(2000);
    await expect.poll(isListed, { interval: 200 }).toBe(false);
    expect((await call(`${world.url}/v1/debtors/1`, { token: world.token })).status).toBe(404);
    const again = await createWorld('short-lived', { scenario: 'empty' });
    expect((await call(`${again.url}/v1/debtors`, { token: world.token })).status).toBe(401);
    expect((await call(`${again.url}/v1/debtors`, { token: again.token })).body._data).toEqual([]);
    await operate('/_sandbox/worlds/short-lived', 'DELETE');
  });
}

/** Differences where everybody may create worlds (`openWorlds`). It has `OPERATOR_KEY`. */
export function testOpenWorlds({ call }: Sandbox): void {
  const create = (body: object, key?: string) => call('/_sandbox/worlds', withKey(key, { method: 'POST', body }));

  describe('where everybody may create worlds', () => {
    it('a world has a name and a key of its own, and ends after an hour', async () => {
      const { status, body } = await create({ scenario: 'empty' });
      expect(status).toBe(201);
      expect(body).toMatchObject({
        name: expect.stringMatching(/^w[0-9a-f]{16}$/),
        controlKey: expect.stringMatching(/^[0-9a-f]{32}$/),
        idleSeconds: 3600,
      });
      expect((await call(`${body.url}/_sandbox/clock`, withKey(undefined))).status).toBe(401);
      expect((await call(`${body.url}/_sandbox/clock`, withKey(body.controlKey))).status).toBe(200);
    });

    it.each([
      [{ name: 'mine' }, 'name'],
      [{ idleSeconds: null }, 'idleSeconds'],
      [{ idleSeconds: 86_401 }, 'idleSeconds'],
    ])('%j needs the key of the operator', async (options, field) => {
      const { status, body } = await create(options);
      expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
      const allowed = await create(options, OPERATOR_KEY);
      expect(allowed.status).toBe(201);
      await call(`/_sandbox/worlds/${allowed.body.name}`, withKey(OPERATOR_KEY, { method: 'DELETE' }));
    });

    it('a wrong key is not as good as none', async () => {
      expect((await create({}, 'guess')).status).toBe(401);
    });

    it.each(controlRequests.filter(([method, path]) => `${method} ${path}` !== 'POST /_sandbox/worlds'))(
      '%s %s asks for a key',
      async (method, path) => {
        expect((await call(path, withKey(undefined, { method, ...toControlBody(method) }))).status).toBe(401);
      },
    );
  });
}
