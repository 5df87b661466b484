import { beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../mocks/api/sign-in/testing/fake-browser.ts';
import { controlRequests } from '../support/control-operations.ts';
import { useSandbox } from '../support/sandbox.ts';
import { authorizeUrl } from '../support/sign-in.ts';
import { toControlBody } from './requests.ts';

const sandbox = useSandbox();
const { call } = sandbox;

const foreign = [
  ...['https://evil.example', 'http://localhost.evil.example', 'http://evil.example:4010', 'null', 'file://'],
  ...['http://localhost@evil.example', 'chrome-extension://abc'],
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

  it('requires the SameSite cookies of the browser that started the sign-in', async () => {
    const { browser, url } = await opened();
    expect(browser.cookies.size).toBeGreaterThan(0);
    const caller = openBrowser(sandbox.url);
    expect((await caller.submit(url, { user: 'demo' })).response?.status).toBe(404);
    const begun = await browser.request(authorizeUrl(sandbox));
    for (const cookie of begun.headers.getSetCookie()) {
      for (const attribute of ['; samesite=lax', '; httponly', '; path=/connect/'])
        expect(cookie.toLowerCase()).toContain(attribute);
      expect(cookie).not.toMatch(/; domain=/i);
    }
  });

  it('ignores a user in the query', async () => {
    const { browser, url } = await opened();
    const { response } = await browser.visit(`${url}?user=demo`);
    expect(response?.status).toBe(200);
    expect(await response?.text()).toContain('Continue as');
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
  const names = ['clock', 'snapshots', 'faults', 'administrations'];
  const state = () => Promise.all(names.map(async (name) => (await call(`/_sandbox/${name}`)).body));
  beforeAll(async () => {
    await call('/_sandbox/clock', { method: 'PUT', body: { now: '2026-04-16T09:30:00Z', running: false } });
    debtor = (await call('/v1/debtors', { body: { name: 'Theehuis', debtorKindId: 1 } })).body._meta.self;
    before = await state();
  });

  it.each(controlRequests)('%s %s rejects requests of pages from another machine', async (method, path) => {
    // Requests that a form can send, without a preflight, and those of an image.
    const form = foreign.map((origin) => ({ origin, 'content-type': 'text/plain' }));
    const image = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
    for (const headers of [...form, image]) {
      const reply = await call(path, { method, ...toControlBody(method), headers, token: null });
      expect([reply.status, reply.body.type]).toEqual([403, expect.stringMatching(/control-refused$/)]);
      expect(reply.headers.get('access-control-allow-origin')).toBeNull();
    }
    const preflight = { origin: 'https://evil.example', 'access-control-request-method': method };
    const { headers } = await call(path, { method: 'OPTIONS', headers: preflight, token: null });
    for (const name of ['origin', 'methods']) expect(headers.get(`access-control-allow-${name}`)).toBeNull();
  });

  it('keeps its state after all rejected requests', async () => {
    expect((await call(debtor)).status).toBe(200);
    expect(await state()).toEqual(before);
  });
});

it('gives a page no ambient credentials for the API: there is no session cookie', async () => {
  for (const name of ['token', 'authorization', 'access_token']) {
    const headers = { cookie: `${name}=sandbox-demo-token`, origin: 'https://evil.example' };
    const reply = await call('/v1/debtors', { token: null, headers });
    expect([reply.status, reply.headers.get('access-control-allow-credentials')]).toEqual([401, null]);
  }
});
