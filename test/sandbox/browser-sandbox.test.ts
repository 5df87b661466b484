import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type BrowserSandbox,
  type BrowserSandboxOptions,
  createBrowserSandbox,
} from '../../mocks/hosts/browser/node.ts';
import { demoClient, demoRedirectUri, demoToken } from '../../mocks/seed/demo-access.ts';
import { repository } from '../../scripts/lib/run.ts';

const clock = '2026-04-16T09:30:00Z';
const open: BrowserSandbox[] = [];
afterEach(() => Promise.all(open.splice(0).map((sandbox) => sandbox.close())));

interface CallOptions {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

async function start(options: BrowserSandboxOptions = {}) {
  const sandbox = await createBrowserSandbox({ clock, ...options });
  open.push(sandbox);
  const send = (path: string, { method, body, headers }: CallOptions = {}) =>
    sandbox.fetch(path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { authorization: `Bearer ${demoToken}`, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  return {
    sandbox,
    send,
    async call(path: string, callOptions?: CallOptions) {
      const response = await send(path, callOptions);
      const text = await response.text();
      // biome-ignore lint/suspicious/noExplicitAny: assertions say what a test expects.
      return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as any };
    },
  };
}

const debtor = { name: 'Kaasboer', debtorKindId: 1, paymentConditionId: 1 };

describe('a sandbox in a page', () => {
  it('creates and lists records, with links to its own origin', async () => {
    const { call, send } = await start({ origin: 'https://books.example' });
    const response = await send('/v1/debtors', { body: debtor });
    const location = String(response.headers.get('location'));
    expect([response.status, location]).toEqual([
      201,
      expect.stringMatching(/^https:\/\/books\.example\/v1\/debtors\//),
    ]);
    expect((await call(new URL(location).pathname)).body.name).toBe('Kaasboer');
    expect((await send('/v1/debtors?pageSize=1')).url).toBe('https://books.example/v1/debtors?pageSize=1');
  });

  it('returns errors in Dutch', async () => {
    const { call } = await start();
    const { body } = await call('/v1/debtors', { body: {}, headers: { 'accept-language': 'nl' } });
    expect(body.errors.name).toEqual(['Dit veld is verplicht.']);
  });

  it('stores and returns a PDF as it is', async () => {
    const { call, send } = await start();
    const pdf = '%PDF-1.4\n%%EOF\n';
    const headers = { 'content-type': 'application/pdf' };
    const { body } = await call('/v1/inboxfiles', { body: pdf, headers });
    expect(await (await send(`/v1/inboxfiles/${body.id}`, { headers: { accept: 'application/pdf' } })).text()).toBe(
      pdf,
    );
  });

  it('injects a fault, also a lost response', async () => {
    const { call, send } = await start();
    await call('/_sandbox/faults', { body: { operationId: 'listDebtors', effect: 'answer', status: 503 } });
    expect((await call('/v1/debtors')).status).toBe(503);
    await call('/_sandbox/faults', { body: { operationId: 'listDebtors', effect: 'drop' } });
    await expect(send('/v1/debtors')).rejects.toThrow(TypeError);
  });

  it('has worlds, which see nothing of each other', async () => {
    const { call } = await start();
    const { body: world } = await call('/_sandbox/worlds', { body: { name: 'shop-1', scenario: 'empty' } });
    const headers = { authorization: `Bearer ${world.token}` };
    expect((await call('/worlds/shop-1/v1/debtors', { headers })).body._data).toEqual([]);
    expect((await call('/v1/debtors')).body._data).not.toEqual([]);
    expect((await call('/_sandbox/worlds/shop-1', { method: 'DELETE' })).status).toBe(204);
    expect((await call('/worlds/shop-1/v1/debtors', { headers })).status).toBe(404);
  });

  it.each(['empty', 'month-end', 'credit-notes'])('begins with %s, also after a reset', async (seed) => {
    const { sandbox, call } = await start({ seed });
    const { body: before } = await call('/_sandbox/state');
    await call('/v1/debtors', { body: debtor });
    await sandbox.reset();
    expect((await call('/_sandbox/state')).body.administrations).toEqual(before.administrations);
  });

  it('begins with a state, also after a reset', async () => {
    const first = await start({ seed: 'credit-notes' });
    const { body: state } = await first.call('/_sandbox/state');
    const { sandbox, call } = await start({ seed: state });
    await call('/v1/debtors', { body: debtor });
    await sandbox.reset();
    expect((await call('/_sandbox/state')).body.administrations).toEqual(state.administrations);
  });

  it('cannot begin with a state that has what the contract forbids', async () => {
    const { call } = await start();
    const { body: state } = await call('/_sandbox/state');
    state.administrations[0].records.debtors[1].name = 'Theehuis\u0000';
    await expect(createBrowserSandbox({ seed: state })).rejects.toThrow(
      'The seed cannot be used: administrations[0].records.debtors[1].name: The text may not have control characters.',
    );
  });

  it('restores a snapshot of the control plane', async () => {
    const { call } = await start();
    await call('/_sandbox/snapshots', { body: { name: 'before' } });
    const { body } = await call('/v1/debtors', { body: debtor });
    await call('/_sandbox/snapshots/before/restore', { method: 'POST' });
    expect((await call(`/v1/debtors/${body.id}`)).status).toBe(404);
  });

  it('rejects a request to another origin, and one that was aborted', async () => {
    const { sandbox } = await start();
    await expect(sandbox.fetch('https://elsewhere.example/v1/debtors')).rejects.toThrow('no URL but those of');
    await expect(sandbox.fetch('/v1/debtors', { signal: AbortSignal.abort() })).rejects.toThrow(/abort/);
  });

  it('does nothing after it was closed', async () => {
    const sandbox = await createBrowserSandbox();
    await sandbox.close();
    const response = await sandbox.fetch('/v1/debtors', { headers: { authorization: `Bearer ${demoToken}` } });
    expect(response.status).toBe(500);
  });

  it.each<[BrowserSandboxOptions, string]>([
    [{ seed: 'nowhere' }, 'There is no seed "nowhere".'],
    [{ clock: 'noon' }, '"noon" is not a time for the clock.'],
    [{ origin: 'books.example' }, '"books.example" is not an origin.'],
    [{ seed: { format: 1, contractVersion: '1.0.0' } }, 'The seed cannot be used: shared: This field is required.'],
  ])('cannot begin with %o', async (options, message) => {
    await expect(createBrowserSandbox(options)).rejects.toThrow(message);
  });
});

describe('the sign-in of a sandbox in a page', () => {
  const client = { client_id: demoClient.id, client_secret: demoClient.secret };
  const query = {
    client_id: demoClient.id,
    redirect_uri: demoRedirectUri,
    scope: 'accounting-api offline_access',
    response_type: 'code',
    state: 'mine',
  };

  async function startSignIn() {
    const started = await start();
    const authorize = (more: Readonly<Record<string, string>> = {}) =>
      started.send(`/connect/authorize?${new URLSearchParams({ ...query, ...more })}`);
    const exchange = (form: Readonly<Record<string, string>>) =>
      started.call('/connect/token', {
        body: String(new URLSearchParams({ ...client, ...form })),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const redeem = (code: string, more: Readonly<Record<string, string>> = {}) =>
      exchange({ grant_type: 'authorization_code', code, redirect_uri: demoRedirectUri, ...more });
    const signIn = async (more: Readonly<Record<string, string>> = {}) => {
      const { pathname } = new URL(String((await authorize(more)).headers.get('location')));
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const chosen = await started.send(pathname, { body: 'user=demo', headers });
      return String(new URL(String(chosen.headers.get('location'))).searchParams.get('code'));
    };
    return { ...started, authorize, exchange, redeem, signIn };
  }

  const getCode = (response: Response): string =>
    String(new URL(String(response.headers.get('location'))).searchParams.get('code'));

  it('shows the users on a page, and continues with the one that was chosen', async () => {
    const { authorize, send, redeem, call } = await startSignIn();
    const first = await authorize();
    expect(first.status).toBe(302);
    const path = new URL(String(first.headers.get('location'))).pathname;
    expect(await (await send(path)).text()).toContain('Demo user');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const chosen = await send(path, { body: 'user=other', headers });
    const callback = new URL(String(chosen.headers.get('location')));
    expect(callback.searchParams.get('state')).toBe('mine');
    const { body: tokens } = await redeem(getCode(chosen));
    const { body } = await call('/v1/administrations', { headers: { authorization: `Bearer ${tokens.access_token}` } });
    expect(body._data).toHaveLength(1);
    expect((await send(path)).status).toBe(404);
  });

  it('ignores a user that the request names, and issues tokens after its page', async () => {
    const { redeem, signIn } = await startSignIn();
    const { status, body } = await redeem(await signIn({ user: 'demo' }));
    expect([status, body]).toEqual([
      200,
      {
        access_token: expect.any(String),
        refresh_token: expect.any(String),
        token_type: 'Bearer',
        expires_in: 3600,
        scope: 'accounting-api offline_access',
      },
    ]);
  });

  it('requires the code verifier of PKCE', async () => {
    const { redeem, signIn } = await startSignIn();
    const code_verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
    const challenge = { code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256' };
    const code = await signIn(challenge);
    expect((await redeem(code)).body.error).toBe('invalid_grant');
    expect((await redeem(code, { code_verifier: 'x'.repeat(43) })).body.error).toBe('invalid_grant');
    expect((await redeem(code, { code_verifier })).status).toBe(200);
  });

  it('revokes the grant when a refresh token or a code is used again', async () => {
    const { redeem, exchange, call, signIn } = await startSignIn();
    const code = await signIn();
    const { body: first } = await redeem(code);
    const refresh = (token: string) => exchange({ grant_type: 'refresh_token', refresh_token: token });
    const { body: second } = await refresh(first.refresh_token);
    expect((await refresh(first.refresh_token)).body).toEqual({
      error: 'invalid_grant',
      error_description: 'refresh token already used',
    });
    const headers = { authorization: `Bearer ${second.access_token}` };
    expect((await call('/v1/debtors', { headers })).status).toBe(401);
    expect((await redeem(code)).body.error).toBe('invalid_grant');
  });

  it.each<[Readonly<Record<string, string>>, number, string]>([
    [{ client_secret: 'wrong', grant_type: 'refresh_token' }, 401, 'invalid_client'],
    [{ client_id: 'somebody', grant_type: 'refresh_token' }, 401, 'invalid_client'],
    [{}, 400, 'invalid_request'],
    [{ grant_type: 'password' }, 400, 'unsupported_grant_type'],
    [{ grant_type: 'authorization_code' }, 400, 'invalid_request'],
    [{ grant_type: 'refresh_token', refresh_token: 'unknown' }, 400, 'invalid_grant'],
  ])('rejects %o with %i %s', async (form, status, error) => {
    const { exchange } = await startSignIn();
    expect(await exchange(form)).toEqual({ status, body: { error, error_description: expect.any(String) } });
  });

  it.each([
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ scope: 'accounting-api' }, 'invalid_scope'],
    [{ code_challenge: 'a'.repeat(43), code_challenge_method: 'plain' }, 'invalid_request'],
  ])('redirects %o with the error %s', async (more, error) => {
    const { authorize } = await startSignIn();
    const callback = new URL(String((await authorize(more)).headers.get('location')));
    expect(Object.fromEntries(callback.searchParams)).toMatchObject({ error, state: 'mine' });
  });

  it('shows a page for a client or a callback that is not known', async () => {
    const { authorize } = await startSignIn();
    expect((await authorize({ client_id: 'somebody' })).status).toBe(400);
    expect((await authorize({ redirect_uri: 'https://evil.example/' })).status).toBe(400);
  });
});

describe('the files of a sandbox in a page', () => {
  const read = (name: string) => readFile(join(repository, 'generated', 'browser', name), 'utf8');

  it('take at most 725 kB compressed', async () => {
    const sizes = JSON.parse(await read('sizes.json')) as { readonly total: number };
    expect(sizes.total).toBeGreaterThan(400_000);
    expect(sizes.total).toBeLessThan(725_000);
  });

  it.each(['worker.js', 'index.js', 'core.js', 'sqlite.js', 'validators.js'])(
    '%s makes no code from strings',
    async (name) => {
      const code = await read(name);
      expect(code).not.toMatch(/\beval\(|\bnew Function\b|\bFunction\(/);
      expect(code).not.toMatch(/from\s*["']node:|import\(["']node:/);
    },
  );
});
