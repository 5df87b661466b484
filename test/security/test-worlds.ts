import { beforeAll, describe, expect, it } from 'vitest';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { fillPath, getExampleRequest, operations } from '../support/operations.ts';
import { formatRequest, sendRaw } from '../support/raw-http.ts';
import type { ApiResponse, CallOptions, useSandbox } from '../support/sandbox.ts';
import { authorizeUrl, exchangeCode, expectRefused, refreshTokens, requestCode } from '../support/sign-in.ts';

/** Data that only the world of the victim has. */
const SECRET = 'Geheime Handel B.V.';

interface World {
  readonly url: string;
  readonly token: string;
  readonly call: (path: string, options?: CallOptions) => Promise<ApiResponse>;
}

/** Attacks a world from another one: the same attacks on every host.
 * @param startPageStatus of a host with a start page, or without. */
export function testWorldIsolation(sandbox: ReturnType<typeof useSandbox>, startPageStatus: 200 | 404): void {
  const { call } = sandbox;
  const worlds: Record<string, World> = {};
  const getWorld = (name: string): World => worlds[name] as World;

  beforeAll(async () => {
    for (const name of ['attacker', 'victim']) {
      const { body } = await call('/_sandbox/worlds', { method: 'POST', body: { name }, token: null });
      const { url, token } = body as World;
      worlds[name] = { url, token, call: (path, options) => call(`${url}${path}`, { token, ...options }) };
    }
    const created = await getWorld('victim').call('/v1/debtors', { body: { name: SECRET, debtorKindId: 1 } });
    expect(created.status).toBe(201);
    // The identifiers of two worlds are equal until one of them has a record more.
    expect(created.body.id).toBe(50);
  });

  describe('an access token of another world', () => {
    const secured = operations.filter(({ path }) => path.startsWith('/v1/'));

    it.each(secured.map((operation) => [operation.method, operation.path, operation] as const))(
      'is rejected by %s %s',
      async (_method, _path, operation) => {
        const { token } = getWorld('attacker');
        const { status, body } = await getWorld('victim').call(fillPath(operation), {
          ...getExampleRequest(operation),
          token,
        });
        expect([status, body.detail]).toEqual([401, 'The access token is not known. Sign in again, or refresh it.']);
      },
    );

    it('is rejected by the sandbox that the world is in, and the other way round', async () => {
      expect((await call('/v1/debtors', { token: getWorld('attacker').token })).status).toBe(401);
      const token = await sandbox.createToken('demo');
      expect((await getWorld('victim').call('/v1/debtors', { token })).status).toBe(401);
    });

    it('cannot be expired from there', async () => {
      const { token } = getWorld('victim');
      const { status } = await getWorld('attacker').call('/_sandbox/tokens/expire', { body: { token } });
      expect(status).toBe(404);
      expect((await getWorld('victim').call('/v1/debtors')).status).toBe(200);
    });
  });

  describe('a sign-in of another world', () => {
    it('has a code and a refresh token that are rejected, and stay valid in their own world', async () => {
      const code = await requestCode(getWorld('victim'));
      for (const root of [getWorld('attacker'), sandbox]) expectRefused(await exchangeCode(root, code));
      const { refresh_token: token } = (await exchangeCode(getWorld('victim'), code)).body;
      for (const root of [getWorld('attacker'), sandbox]) expectRefused(await refreshTokens(root, token));
      expect((await refreshTokens(getWorld('victim'), token)).status).toBe(200);
    });

    it('cannot be continued with its page and its cookies', async () => {
      const victim = getWorld('victim');
      const started = await fetch(authorizeUrl(victim), { redirect: 'manual' });
      const page = started.headers.get('location') ?? '';
      expect(page).toMatch(/\/worlds\/victim\/connect\/sign-in\//);
      const cookies = started.headers.getSetCookie();
      for (const cookie of cookies) expect(cookie).toMatch(/path=\/worlds\/victim\/connect\//i);
      const headers = { cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') };
      const own = new URL(page, victim.url).href;
      expect((await fetch(own, { headers })).status).toBe(200);
      const foreign = own.replace('/worlds/victim/', '/worlds/attacker/');
      expect((await fetch(foreign, { headers })).status).toBe(404);
      expect((await fetch(own.replace('/worlds/victim/', '/'), { headers })).status).toBe(404);
    });
  });

  describe('a record of another world', () => {
    it.each(['/v1/debtors/50', '/v1/debtors?name=Geheime', '/v1/debtors?number=10033'])(
      'is not found at %s',
      async (path) => {
        const { status, body } = await getWorld('attacker').call(path);
        expect(status === 404 || body._data.length === 0).toBe(true);
        expect(JSON.stringify(body)).not.toContain(SECRET);
      },
    );

    it('cannot be changed or deleted', async () => {
      for (const method of ['PATCH', 'DELETE']) {
        const options = { method, ...(method === 'PATCH' && { body: { name: 'Mine' } }) };
        expect((await getWorld('attacker').call('/v1/debtors/50', options)).status).toBe(404);
      }
      expect((await getWorld('victim').call('/v1/debtors/50')).body.name).toBe(SECRET);
    });

    it('survives a reset, a restored snapshot and an import of another world', async () => {
      const attacker = getWorld('attacker');
      await attacker.call('/_sandbox/snapshots', { method: 'POST', body: { name: 'own' } });
      await attacker.call('/_sandbox/snapshots/own/restore', { method: 'POST' });
      const state = (await attacker.call('/_sandbox/state')).body;
      expect(JSON.stringify(state)).not.toContain(SECRET);
      expect((await attacker.call('/_sandbox/state', { method: 'PUT', body: state })).status).toBe(204);
      expect((await getWorld('victim').call('/v1/debtors/50')).body.name).toBe(SECRET);
    });
  });

  /** Sends a request for the API with the token of the attacker, and with the public one. */
  async function getRaw(target: string, host = 'localhost'): Promise<readonly { status: number; body: string }[]> {
    const tokens = [getWorld('attacker').token, demoToken];
    const headers = tokens.map((token) => ({ host, authorization: `Bearer ${token}`, connection: 'close' }));
    return (await Promise.all(headers.map((each) => sendRaw(sandbox, formatRequest(`GET ${target}`, each))))).flat();
  }

  describe('a path that starts in one world', () => {
    it.each([
      ...['/worlds/attacker/../victim/v1/debtors/50', '/worlds/attacker/v1/../../victim/v1/debtors/50'],
      ...['/worlds/attacker/%2e%2e/victim/v1/debtors/50', '/worlds/attacker%2f..%2fvictim/v1/debtors/50'],
      ...['/worlds/attacker/..%2fvictim/v1/debtors/50', '/worlds/attacker/..;/victim/v1/debtors/50'],
      ...['/worlds/attacker/worlds/victim/v1/debtors/50', '/worlds/attacker//worlds/victim/v1/debtors/50'],
      ...['/worlds/attacker\\..\\victim/v1/debtors/50', '/worlds/attacker#/../victim/v1/debtors/50'],
      ...['/worlds/attacker%00/../victim/v1/debtors/50'],
    ])('does not lead into another: %s', async (target) => {
      const responses = await getRaw(target);
      expect(responses).toHaveLength(2);
      for (const { status, body } of responses) {
        expect([400, 404]).toContain(status);
        expect(body).not.toContain(SECRET);
      }
    });

    it('is a query of its own start page after a question mark', async () => {
      for (const { status, body } of await getRaw('/worlds/attacker?/../victim/v1/debtors/50')) {
        expect(status).toBe(startPageStatus);
        expect(body).toContain('/worlds/attacker');
        expect(body).not.toContain('victim');
      }
    });

    it.each([
      ...['/worlds/../worlds/victim/v1/debtors/50', '/worlds//victim/v1/debtors/50', '//worlds/victim/v1/debtors/50'],
      ...['/Worlds/victim/v1/debtors/50', '/worlds/Victim/v1/debtors/50', '/worlds/victim%20/v1/debtors/50'],
      ...['/worlds/%76ictim/v1/debtors/50', '/worlds/victim.sqlite/v1/debtors/50', '/worlds/.registry/v1/debtors/50'],
      ...['/%77orlds/victim/v1/debtors/50'],
    ])('has one notation: %s is not found', async (target) => {
      for (const { status, body } of await getRaw(target)) {
        expect(status).toBe(404);
        expect(body).not.toContain(SECRET);
      }
    });
  });

  describe('a web page of another site', () => {
    const origin = 'https://evil.example';
    const headers = { origin };

    it('cannot use the control plane of a world', async () => {
      for (const path of ['/_sandbox/reset', '/_sandbox/clock/advance']) {
        const { status, body } = await getWorld('victim').call(path, { method: 'POST', headers, token: null });
        expect([status, body.type]).toEqual([403, expect.stringMatching(/control-refused$/)]);
      }
      const asking = { method: 'OPTIONS', headers: { ...headers, 'access-control-request-method': 'POST' } };
      const preflight = await getWorld('victim').call('/_sandbox/reset', asking);
      expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    });

    it('cannot use the demo token in a world', async () => {
      expect((await getWorld('victim').call('/v1/debtors', { headers, token: demoToken })).status).toBe(401);
    });
  });

  it('a dropped connection in one world is not felt in another', async () => {
    const attacker = getWorld('attacker');
    const fault = { operationId: '*', effect: 'drop', times: 100 };
    await attacker.call('/_sandbox/faults', { method: 'POST', body: fault });
    const attempts = Array.from({ length: 20 }, () => attacker.call('/v1/debtors').catch(() => 'dropped'));
    const others = Array.from({ length: 20 }, () => getWorld('victim').call('/v1/debtors'));
    expect(new Set(await Promise.all(attempts))).toEqual(new Set(['dropped']));
    expect(new Set((await Promise.all(others)).map(({ status }) => status))).toEqual(new Set([200]));
    await attacker.call('/_sandbox/faults', { method: 'DELETE' });
  });
}
