import { beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../mocks/api/sign-in/testing/fake-browser.ts';
import { controlRequests } from '../support/control-operations.ts';
import { useSandbox } from '../support/sandbox.ts';
import { authorizeUrl } from '../support/sign-in.ts';

const sandbox = useSandbox();
const { call } = sandbox;

const foreign = [
  'https://evil.example',
  'http://localhost.evil.example',
  'http://evil.example:4010',
  'null',
  'file://',
  'http://localhost@evil.example',
  'chrome-extension://abc',
];

describe('user selection form', () => {
  async function opened() {
    const browser = openBrowser(sandbox.url);
    const { url } = await browser.visit(authorizeUrl(sandbox));
    return { browser, url };
  }
  const choose = async (headers: Record<string, string>, form: Record<string, string> = { user: 'demo' }) => {
    const { browser, url } = await opened();
    const sent = await browser.visit(url, { method: 'POST', body: new URLSearchParams(form), headers });
    return { ...sent, again: () => browser.submit(url, { user: 'demo' }) };
  };

  it.each([...foreign, 'http://localhost:5173', 'http://127.0.0.1:1'])(
    'rejects a submission from origin %s and still accepts one from its own page',
    async (origin) => {
      const { response, again } = await choose({ origin });
      expect(response?.status).toBe(403);
      expect(await response?.text()).toContain('Another web page sent this choice');
      expect((await again()).url).toMatch(/^http:\/\/localhost:3000\/callback\?code=/);
    },
  );

  it('rejects a cross-site cancellation', async () => {
    expect((await choose({ origin: 'https://evil.example' }, { cancel: 'yes' })).response?.status).toBe(403);
  });

  it.each(['cross-site', 'same-site'])('rejects a submission with Sec-Fetch-Site: %s', async (site) => {
    expect((await choose({ 'sec-fetch-site': site })).response?.status).toBe(403);
    expect((await choose({ 'sec-fetch-site': site, origin: 'https://evil.example' })).response?.status).toBe(403);
  });

  it('accepts a same-origin submission', async () => {
    const { url } = await choose({ origin: sandbox.url, 'sec-fetch-site': 'same-origin' });
    expect(url).toMatch(/^http:\/\/localhost:3000\/callback\?code=/);
  });

  it('localizes the cross-site error in Dutch', async () => {
    const { response } = await choose({ origin: 'null', 'accept-language': 'nl' });
    expect(await response?.text()).toContain('Een andere webpagina heeft deze keuze verstuurd');
  });

  it('requires the SameSite cookies of the browser that started the sign-in', async () => {
    const { browser, url } = await opened();
    expect(browser.cookies.size).toBeGreaterThan(0);
    const caller = openBrowser(sandbox.url);
    expect((await caller.submit(url, { user: 'demo' })).response?.status).toBe(404);
    const begun = await browser.request(authorizeUrl(sandbox));
    for (const cookie of begun.headers.getSetCookie()) {
      expect(cookie).toMatch(/; samesite=lax/i);
      expect(cookie).toMatch(/; httponly/i);
      expect(cookie).toMatch(/; path=\/connect\//i);
      expect(cookie).not.toMatch(/; domain=/i);
    }
  });

  it('ignores a user in the query and rejects other methods', async () => {
    const { browser, url } = await opened();
    const { response } = await browser.visit(`${url}?user=demo`);
    expect(response?.status).toBe(200);
    expect(await response?.text()).toContain('Continue as');
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      expect((await browser.request(url, { method, body: new URLSearchParams({ user: 'demo' }) })).status).toBe(405);
  });

  it('forbids framing and cross-origin reads', async () => {
    const { browser, url } = await opened();
    const { headers } = await browser.request(url, { headers: { origin: 'https://evil.example' } });
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('control plane', () => {
  let debtor: string;
  let before: unknown;
  const state = async () =>
    Promise.all(
      ['clock', 'snapshots', 'faults', 'administrations'].map(async (name) => (await call(`/_sandbox/${name}`)).body),
    );
  beforeAll(async () => {
    await call('/_sandbox/clock', { method: 'PUT', body: { now: '2026-04-16T09:30:00Z', running: false } });
    debtor = (await call('/v1/debtors', { body: { name: 'Theehuis', debtorKindId: 1 } })).body._meta.self;
    before = await state();
  });

  it('has operations to attack', () => expect(controlRequests.length).toBeGreaterThan(20));

  describe.each(controlRequests)('%s %s', (method, path) => {
    const body = method === 'GET' || method === 'DELETE' ? {} : { body: '{}' };

    it.each(foreign)('rejects requests from origin %s', async (origin) => {
      // Requests that a form can send, without a preflight.
      const headers = { origin, 'content-type': 'text/plain' };
      const reply = await call(path, { method, ...body, headers, token: null });
      expect([reply.status, reply.body.type]).toEqual([403, expect.stringMatching(/control-refused$/)]);
      expect(reply.headers.get('access-control-allow-origin')).toBeNull();
    });

    it('rejects cross-site subresource requests without an Origin', async () => {
      const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
      expect((await call(path, { method, ...body, headers, token: null })).status).toBe(403);
    });

    it('rejects preflights from another machine', async () => {
      const headers = { origin: 'https://evil.example', 'access-control-request-method': method };
      const reply = await call(path, { method: 'OPTIONS', headers, token: null });
      expect(reply.headers.get('access-control-allow-origin')).toBeNull();
      expect(reply.headers.get('access-control-allow-methods')).toBeNull();
    });
  });

  it('keeps its state after all rejected requests', async () => {
    expect((await call(debtor)).status).toBe(200);
    expect(await state()).toEqual(before);
  });
});

it('gives a page no ambient credentials for the API: there is no session cookie', async () => {
  for (const cookie of [
    'token=sandbox-demo-token',
    'authorization=Bearer sandbox-demo-token',
    'access_token=sandbox-demo-token',
  ]) {
    const reply = await call('/v1/debtors', { token: null, headers: { cookie, origin: 'https://evil.example' } });
    expect([reply.status, reply.headers.get('access-control-allow-credentials')]).toEqual([401, null]);
  }
});
