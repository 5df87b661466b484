import { describe, expect, it, onTestFinished } from 'vitest';
import { type SandboxOptions, startSandbox } from '../../mocks/index.ts';
import { bundle } from '../support/contract.ts';
import { controlOperations } from '../support/control-operations.ts';
import { readEverything } from '../support/problems.ts';
import { useSandbox } from '../support/sandbox.ts';
import { exchangeCode, refreshTokens, requestCode } from '../support/sign-in.ts';
import { describeRejections } from './rejections.ts';

const sandbox = useSandbox();
const { call } = sandbox;

const theehuis = { name: 'Theehuis', debtorKindId: 1 };
const tokens = (body: unknown) => call('/_sandbox/tokens', { body, token: null });

async function another(options: SandboxOptions = {}) {
  const started = await startSandbox({ port: 0, ...options });
  onTestFinished(() => started.close());
  return started;
}

describe('/_sandbox', () => {
  it('reports its health and contract version', async () => {
    const { status, body } = await call('/_sandbox/health', { token: null });
    const now = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect([status, body]).toEqual([200, { status: 'ok', contractVersion: bundle.info.version, now }]);
  });

  it('lists its operations, those of a world without the ones on worlds', async () => {
    const all = controlOperations.map(({ method, path, operation }) => ({
      operationId: operation.operationId,
      method: method.toUpperCase(),
      path,
    }));
    const { status, body } = await call('/_sandbox', { token: null });
    expect(status).toBe(200);
    expect(body).toEqual({ contractVersion: expect.any(String), now: expect.any(String), operations: all });
    const world = (await call('/_sandbox/worlds', { method: 'POST', body: {}, token: null })).body;
    const ofWorld = await call(`/worlds/${world.name}/_sandbox`, { token: null });
    expect(ofWorld.body.operations).toEqual(all.filter(({ path }) => !path.startsWith('/_sandbox/worlds')));
  });

  it('issues tokens as a sign-in would', async () => {
    const { status, headers, body } = await tokens({ user: 'other', expiresIn: 60 });
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      token_type: 'Bearer',
      expires_in: 60,
      scope: 'accounting-api offline_access',
    });
    const reply = await call('/v1/administrations', { token: body.access_token });
    expect(reply.body._meta.profileName).toBe('Other user');
  });

  it('rejects a request for tokens that it cannot issue, and says what is wrong', async () => {
    const bodies = [
      ...[{}, { user: 'nobody' }, { user: 5 }, '{"user":', ''],
      ...[-1, 1.5, '60', null, 31_536_001].map((expiresIn) => ({ user: 'demo', expiresIn })),
    ];
    const told = await describeRejections(call, {
      'A request for tokens': bodies.map((body) => [JSON.stringify(body), 'POST', '/_sandbox/tokens', body] as const),
    });
    await expect(told).toMatchFileSnapshot('__snapshots__/invalid-tokens.txt');
  });

  it.each(['/_sandbox/nothing', '/_sandboxes', '/_sandbox/tokens/1'])('does not have %s', async (path) => {
    const { status, headers } = await call(path);
    expect([status, headers.get('content-type')]).toEqual([404, 'application/problem+json']);
  });
});

describe('reset', () => {
  const reset = async () => expect((await call('/_sandbox/reset', { method: 'POST', token: null })).status).toBe(204);

  it('restores data and identifiers', async () => {
    await reset();
    const before = await readEverything(sandbox);
    const first = await call('/v1/debtors', { body: theehuis });
    await call('/v1/draftsalesinvoices/1', { method: 'DELETE' });
    await call('/v1/articles/2', { method: 'PATCH', body: { unitPrice: 1 } });
    expect(await readEverything(sandbox)).not.toEqual(before);
    await reset();
    expect(await readEverything(sandbox)).toEqual(before);
    expect((await call('/v1/debtors', { body: theehuis })).body).toEqual(first.body);
  });

  it('revokes all tokens except the demo token', async () => {
    const { body } = await tokens({ user: 'demo' });
    expect((await call('/v1/debtors', { token: body.access_token })).status).toBe(200);
    await reset();
    expect((await call('/v1/debtors', { token: body.access_token })).status).toBe(401);
    expect((await call('/v1/debtors')).status).toBe(200);
    expect((await refreshTokens(sandbox, body.refresh_token)).status).toBe(400);
  });

  it('does not disturb concurrent requests', async () => {
    const requests = Array.from({ length: 20 }, () => call('/v1/debtors', { body: theehuis }));
    const [, ...replies] = await Promise.all([reset(), ...requests]);
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201));
    await reset();
  });
});

it('a sandbox on a public interface has sign-in', async () => {
  const { url, isLocal } = await another({ host: '0.0.0.0' });
  expect(isLocal).toBe(false);
  const there = { url, call: (path: string, options = {}) => call(url + path, options) };
  const { body } = await exchangeCode(there, await requestCode(there));
  expect((await there.call('/v1/debtors', { token: body.access_token })).status).toBe(200);
});

// Only Linux has all of 127.0.0.0/8 without configuration.
it.runIf(process.platform === 'linux')('a sandbox on 127.0.0.2 has the demo token and the control plane', async () => {
  const { url, isLocal } = await another({ host: '127.0.0.2' });
  expect([url, isLocal]).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.2:\d+$/), true]);
  expect((await call(`${url}/v1/debtors`)).status).toBe(200);
  expect((await call(`${url}/_sandbox/health`, { token: null })).status).toBe(200);
});

describe('two sandboxes', () => {
  it('share no records, tokens or resets', async () => {
    const second = await another();
    const { body } = await call('/v1/debtors', { body: theehuis });
    const path = `/v1/debtors/${body.id}`;
    expect((await call(`${second.url}${path}`)).status).toBe(404);
    expect((await call(`${second.url}/v1/debtors`)).body._meta.self).toBe(`${second.url}/v1/debtors`);

    const token = await sandbox.createToken('demo');
    expect((await call('/v1/debtors', { token })).status).toBe(200);
    expect((await call(`${second.url}/v1/debtors`, { token })).status).toBe(401);

    await second.reset();
    expect((await call(path)).status).toBe(200);
    expect((await call('/v1/debtors', { token })).status).toBe(200);
  });
});
