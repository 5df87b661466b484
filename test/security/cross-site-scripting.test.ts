import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../mocks/api/sign-in/testing/fake-browser.ts';
import { authorizeParameters } from '../support/authorization-server.ts';
import { getRawHeader } from '../support/raw-http.ts';
import { useSandbox } from '../support/sandbox.ts';
import { authorizeUrl, credentials } from '../support/sign-in.ts';
import { sendOne } from './requests.ts';

const sandbox = useSandbox();
const { call } = sandbox;
/** Sandboxes without a site have a start page of their own. */
const own = useSandbox({ docs: undefined });
const open = useSandbox({ host: '0.0.0.0', docs: undefined });

/** Texts that become part of a page when they are written into it as they are. */
const attacks = [
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "'><svg onload=alert(1)>"],
  ...['</style><script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ...['" autofocus onfocus=alert(1) x="', 'javascript:alert(1)', '+ADw-script+AD4-alert(1)+ADw-/script+AD4-'],
  ...['\u2028<script>\u2029'],
];

function expectHarmless(headers: Headers, html: string): void {
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  const rules = headers.get('content-security-policy')?.split('; ');
  const policy = new Map(rules?.map((rule) => [rule.split(' ')[0], rule]));
  for (const name of ['default-src', 'frame-ancestors', 'base-uri']) expect(policy.get(name)).toBe(`${name} 'none'`);
  expect(policy.has('form-action')).toBe(true);
  expect(policy.has('script-src')).toBe(false);
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  expect(policy.get('style-src')).toBe(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);

  const tags = [...html.replaceAll(style, '').matchAll(/<[^>]*>/g)].map(([tag]) => tag);
  expect(tags.filter((tag) => /^<\/?(script|img|svg|iframe|object|embed|base|link)\b/i.test(tag))).toEqual([]);
  expect(tags.filter((tag) => /\son\w+\s*=|javascript:|\sstyle\s*=/i.test(tag))).toEqual([]);
}

async function pageAt(url: string, headers: Record<string, string> = {}) {
  const { response } = await openBrowser(new URL(url).origin, headers).visit(url);
  if (!response) throw new Error('The browser was sent elsewhere');
  const html = await response.text();
  expectHarmless(response.headers, html);
  return { status: response.status, html };
}

const parameters = [...Object.keys(authorizeParameters), 'state'];

describe.each(attacks)('markup %j', (attack) => {
  it.each(parameters)('is escaped as the %s of a rejected sign-in', async (name) => {
    const { status, html } = await pageAt(authorizeUrl(sandbox, { client_id: 'unknown', [name]: attack }));
    expect(status).toBe(400);
    if (/[<"]/.test(attack)) expect(html).not.toContain(attack);
  });

  it('is escaped as a rejected redirect_uri', async () => {
    const { status } = await pageAt(authorizeUrl(sandbox, { redirect_uri: `http://localhost/${attack}#` }));
    expect(status).toBe(400);
  });

  it('is escaped on the sign-in page', async () => {
    // As much of it as may stand in an address.
    const path = encodeURIComponent(attack).replaceAll('%27', "'").replaceAll('%28', '(').replaceAll('%29', ')');
    const changes = {
      redirect_uri: `http://localhost/cb?${path}=';"`.replace('"', '%22'),
      // Printable ASCII (RFC 6749, appendix A.5).
      state: attack.replaceAll(/[^ -~]/g, ''),
      login_hint: attack,
    };
    const { status, html } = await pageAt(authorizeUrl(sandbox, changes), { 'accept-language': 'nl' });
    expect(status).toBe(200);
    expect(html).toContain('http://localhost/cb?');
  });

  it('is escaped as the selected user', async () => {
    const browser = openBrowser(sandbox.url);
    const { url } = await browser.visit(authorizeUrl(sandbox));
    const { response } = await browser.submit(url, { user: attack, [attack]: attack });
    expect(response?.status).toBe(400);
    const html = (await response?.text()) ?? '';
    expectHarmless(response?.headers ?? new Headers(), html);
    expect(html).not.toContain(attack);
  });

  it('is escaped as the ID of an unknown sign-in', async () => {
    expect((await pageAt(`${sandbox.url}/connect/sign-in/x?${encodeURIComponent(attack)}`)).status).toBe(404);
  });

  it('is echoed only in JSON everywhere else', async () => {
    const text = encodeURIComponent(attack);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const token = String(new URLSearchParams({ ...credentials, grant_type: attack, code: attack }));
    const paths = ['/v1/{}', '/docs/{}', '/{}', '/connect/{}', '/v1/debtors?{}=1', '/v1/debtors?orderby={}'];
    const replies = [
      ...(await Promise.all(paths.map((path) => call(path.replace('{}', text))))),
      await call('/v1/debtors', { body: { name: 'a', debtorKindId: 1, [attack]: 1 } }),
      await call('/_sandbox/faults', { body: { operationId: attack, effect: 'drop' } }),
      await call('/connect/token', { body: token, headers: form, token: null }),
    ];
    for (const { status, headers } of replies) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(headers.get('content-type')).toMatch(/^application\/(problem\+)?json(; charset=utf-8)?$/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

describe('start page', () => {
  it('echoes no query, referrer or language', async () => {
    for (const attack of attacks) {
      const headers = { referer: `http://localhost/${encodeURIComponent(attack)}`, 'accept-language': 'en' };
      const query = `?${encodeURIComponent(attack)}`;
      expect((await pageAt(`${own.url}/${query}`, headers)).html).not.toContain(attack);
      const site = await call(`/${query}`, { headers });
      expect([site.status, site.headers.get('location'), site.body]).toEqual([302, '/docs/', undefined]);
    }
  });

  const hosts = [
    ...['"><script>.localhost', "';alert(1);'.localhost", '$(id).localhost', '`id`.localhost', '&lt;b&gt;.localhost'],
    ...["a'b.localhost:80", 'javascript:1', 'a&b.localhost'],
  ];

  it.each(hosts)('has no copyable command and no address containing Host %s', async (host) => {
    const reply = await sendOne(own, 'GET /', { host });
    expect([400, 421]).toContain(reply.status);
    expect(getRawHeader(reply, 'content-type')).toBe('application/problem+json');
  });

  it.each(hosts)('has no address containing Host %s on a public interface', async (host) => {
    const { body } = await sendOne(open, 'GET /', { host });
    expect(body).not.toContain('localhost');
    expect(body).not.toMatch(/<script|alert|\$\(|`/);
  });
});
