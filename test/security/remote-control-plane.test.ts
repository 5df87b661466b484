import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { controlRequests } from '../support/control-operations.ts';
import { useSandbox } from '../support/sandbox.ts';
import { type Headers, sendOne, toControlBody } from './requests.ts';

const key = 'open-sesame';
const local = useSandbox();
const open = useSandbox({ host: '0.0.0.0' });
const withoutSite = useSandbox({ host: '0.0.0.0', docs: undefined });
const keyed = useSandbox({ host: '0.0.0.0', controlKey: key });
const trusted = useSandbox({ host: '0.0.0.0', trustNetwork: true });
const localKeyed = useSandbox({ controlKey: key });

/** Headers of attackers who pretend to be on the machine itself. */
const disguises: readonly Headers[] = [
  {},
  { host: 'localhost' },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-real-ip': '127.0.0.1' },
  { forwarded: 'for=127.0.0.1;host=localhost' },
  { 'x-forwarded-host': 'localhost' },
  { 'x-client-ip': '127.0.0.1' },
  { origin: 'http://localhost' },
  { authorization: 'Bearer sandbox-demo-token' },
];

const getStatus = async (to: typeof local, method: string, path: string, headers: Headers): Promise<number> =>
  (await to.call(path, { method, ...toControlBody(method), headers, token: null })).status;

it.each(controlRequests)(
  '%s %s is absent on a public interface and requires the control key where there is one',
  async (method, path) => {
    expect(await getStatus(open, method, path, {})).toBe(404);
    expect(await getStatus(keyed, method, path, {})).toBe(401);
    expect(await getStatus(localKeyed, method, path, { 'x-sandbox-key': 'guess' })).toBe(401);
  },
);

it.each(disguises)('does not mistake a remote client with %j for a local one', async (disguise) => {
  for (const [method, path] of [
    ['GET', '/_sandbox/health'],
    ['POST', '/_sandbox/tokens'],
  ] as const) {
    expect(await getStatus(open, method, path, disguise)).toBe(404);
    expect(await getStatus(keyed, method, path, disguise)).toBe(401);
    expect(await getStatus(localKeyed, method, path, disguise)).toBe(401);
  }
});

it('rejects a wrong control key, and the right one in the query, where it would be logged', async () => {
  for (const guess of ['', key.slice(0, -1), `${key}x`, `${key}, ${key}`, key.toUpperCase(), `"${key}"`])
    expect(await getStatus(keyed, 'POST', '/_sandbox/reset', { 'x-sandbox-key': guess }), guess).toBe(401);
  for (const name of ['key', 'X-Sandbox-Key', 'x-sandbox-key'])
    expect(await getStatus(keyed, 'GET', `/_sandbox/health?${name}=${key}`, {})).toBe(401);
});

it('accepts the control key and never returns it', async () => {
  const reply = await keyed.call('/_sandbox/health', { headers: { 'x-sandbox-key': key }, token: null });
  expect(reply.status).toBe(200);
  const refused = await keyed.call('/_sandbox/health', { headers: { 'x-sandbox-key': 'guess' }, token: null });
  for (const { headers, body } of [reply, refused])
    expect(`${JSON.stringify([...headers])}${JSON.stringify(body)}`).not.toContain(key);
});

it('rejects a page of another origin even with the control key', async () => {
  const headers = { 'x-sandbox-key': key, origin: 'https://evil.example' };
  expect(await getStatus(keyed, 'POST', '/_sandbox/reset', headers)).toBe(403);
});

describe('demo token', () => {
  it.each(disguises)('is rejected on a public interface with %j', async (disguise) => {
    for (const sandbox of [open, keyed]) {
      const { status, body } = await sandbox.call('/v1/debtors', { headers: disguise });
      expect(status).toBe(401);
      expect(body.detail).toContain('The demo token works only on the loopback interface');
    }
  });

  it('is not shown on any page of a public interface', async () => {
    const paths = ['/', '/docs/', '/docs/site.json', '/docs/no-such-page', '/_sandbox', '/connect/authorize'];
    for (const { url } of [open, withoutSite])
      for (const path of paths) {
        // Follows the redirect to the site.
        const text = await (await fetch(`${url}${path}`, { headers: { 'accept-language': 'en' } })).text();
        expect(text, path).toMatch(/./);
        expect(text, path).not.toContain('sandbox-demo-token');
      }
  });
});

const addresses = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address);

it('a sandbox on the loopback interface is unreachable from the network', async () => {
  const { port } = new URL(local.url);
  // A machine without a network has nobody to be kept out.
  for (const address of addresses)
    await expect(fetch(`http://${address}:${port}/_sandbox/health`)).rejects.toThrow('fetch failed');
  expect((await local.call('/_sandbox/health', { token: null })).status).toBe(200);
});

describe('a sandbox that trusts its network, as in a container', () => {
  it('accepts the demo token and the control plane on every address', async () => {
    const url = `http://localhost:${new URL(trusted.url).port}`;
    expect((await trusted.call(`${url}/v1/administrations`)).status).toBe(200);
    expect((await trusted.call(`${url}/_sandbox/health`, { token: null })).status).toBe(200);
  });

  it('rejects host names that are not those of this machine', async () => {
    for (const host of ['sandbox.attacker.example', '192.0.2.1'])
      expect((await sendOne(trusted, 'GET /_sandbox/health', { host })).status).toBe(421);
  });
});
