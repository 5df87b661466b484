import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoToken } from '../../mocks/demo-access.ts';
import { type Sandbox, startSandbox } from '../../mocks/index.ts';
import { render } from '../../mocks/messages/render.ts';
import { createMessage } from '../support/problems.ts';
import { useSandbox } from '../support/sandbox.ts';

const plain = useSandbox();
let limited: Sandbox;
const loggedErrors: string[] = [];
beforeAll(async () => {
  limited = await startSandbox({ port: 0, rateLimit: '3/minute', log: (line) => loggedErrors.push(line) });
});
afterAll(async () => {
  await limited.close();
  expect(loggedErrors).toEqual([]);
});

const call = (path: string, options?: Parameters<typeof plain.call>[1]) => plain.call(`${limited.url}${path}`, options);

/** A user with a token of their own, who has not called yet. */
async function createToken(): Promise<string> {
  const { body } = await call('/_sandbox/tokens', { body: { user: 'demo' }, token: null });
  return body.access_token;
}

describe('sandbox with a rate limit', () => {
  it('responds 429 with Retry-After above the limit', async () => {
    const token = await createToken();
    for (let request = 0; request < 3; request += 1) expect((await call('/v1/debtors', { token })).status).toBe(200);
    for (const language of ['en', 'nl'] as const) {
      const { status, headers, body } = await call('/v1/debtors', { token, language });
      expect([status, headers.get('content-type')]).toEqual([429, 'application/problem+json']);
      expect(headers.get('retry-after')).toBe('20');
      expect(headers.get('content-language')).toBe(language);
      expect(body).toEqual({
        type: 'https://accounting-platform.example/problems/too-many-requests',
        title: render(createMessage('too-many-requests'), language),
        status: 429,
        detail: render(createMessage('tooManyRequests', { seconds: 20 }), language),
        instance: '/v1/debtors',
      });
    }
  });

  it('accepts requests again after Retry-After', async () => {
    const token = await createToken();
    for (let request = 0; request < 3; request += 1) await call('/v1/debtors', { token });
    const refused = await call('/v1/debtors', { token });
    const now = Date.now();
    // The token stays good for an hour; nobody has to wait for this test.
    const clock = vi
      .spyOn(Date, 'now')
      .mockImplementation(() => now + Number(refused.headers.get('retry-after')) * 1000);
    try {
      expect((await call('/v1/debtors', { token })).status).toBe(200);
      expect((await call('/v1/debtors', { token })).status).toBe(429);
    } finally {
      clock.mockRestore();
    }
  });

  it('distinguishes clients by token, however the scheme is written', async () => {
    const [firstToken, secondToken] = [await createToken(), await createToken()];
    for (let request = 0; request < 3; request += 1) await call('/v1/debtors', { token: firstToken });
    expect((await call('/v1/debtors', { token: secondToken })).status).toBe(200);
    for (const authorization of [`bearer ${firstToken}`, `BEARER  ${firstToken}`]) {
      expect((await call('/v1/debtors', { token: null, headers: { authorization } })).status).toBe(429);
    }
  });

  it('counts rejected API requests as well', async () => {
    const token = await createToken();
    const asked = [
      await call('/v1/nowhere', { token }),
      await call('/v1/debtors', { token, body: {} }),
      await call('/v1/debtors', { token, method: 'DELETE' }),
      await call('/v1/debtors', { token }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([404, 400, 405, 429]);
  });

  it('stores nothing of rejected requests', async () => {
    const token = await createToken();
    const { body: before } = await call('/v1/debtors?pageSize=1', { token });
    for (let request = 0; request < 3; request += 1) await call('/v1/debtors', { token });
    const body = { name: 'Theehuis', debtorKindId: 1 };
    expect((await call('/v1/debtors', { token, body })).status).toBe(429);
    const { body: after } = await call('/v1/debtors?pageSize=1', { token: await createToken() });
    expect(after._meta.totalCount).toBe(before._meta.totalCount);
  });

  it('does not limit the control plane, pages and sign-in', async () => {
    for (let request = 0; request < 5; request += 1) {
      expect((await call('/_sandbox/health', { token: demoToken })).status).toBe(200);
      expect((await call('/', { token: demoToken })).status).toBe(200);
      expect((await call('/connect/token', { method: 'POST', token: demoToken })).status).not.toBe(429);
    }
  });
});

it('has no rate limit by default', async () => {
  for (let request = 0; request < 100; request += 1) {
    const { status, headers } = await plain.call('/v1/debtors?pageSize=1');
    expect([status, headers.get('retry-after')]).toEqual([200, null]);
  }
});

it('rejects an invalid rate limit with a clear error', async () => {
  await expect(startSandbox({ port: 0, rateLimit: 'often' })).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringContaining('not "often"'),
  });
});
