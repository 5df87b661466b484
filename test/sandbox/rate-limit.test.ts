import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox } from '../../mocks/hosts/node/start-sandbox.ts';
import type { Sandbox } from '../../mocks/index.ts';
import { render } from '../../mocks/messages/render.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { createManualTime } from '../support/manual-time.ts';
import { createMessage } from '../support/problems.ts';
import { useSandbox } from '../support/sandbox.ts';

const time = createManualTime();
const plain = useSandbox({}, time.now);
let limited: Sandbox;
const loggedErrors: string[] = [];
beforeAll(async () => {
  const log = (line: string) => loggedErrors.push(line);
  limited = await startSandbox({ port: 0, rateLimit: '3/minute', log }, time.now);
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
    time.advance(Number(refused.headers.get('retry-after')) * 1000);
    expect((await call('/v1/debtors', { token })).status).toBe(200);
    expect((await call('/v1/debtors', { token })).status).toBe(429);
  });

  it('distinguishes clients by token, however the scheme is written', async () => {
    const [firstToken, secondToken] = [await createToken(), await createToken()];
    for (let request = 0; request < 3; request += 1) await call('/v1/debtors', { token: firstToken });
    expect((await call('/v1/debtors', { token: secondToken })).status).toBe(200);
    for (const authorization of [`bearer ${firstToken}`, `BEARER  ${firstToken}`])
      expect((await call('/v1/debtors', { token: null, headers: { authorization } })).status).toBe(429);
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

describe('several limits', () => {
  it.each(['5', '100/week', '0/minute', '1000000/day', 'minute', '4/concurrent', 'token:4/day'])(
    'are rejected with the one that is wrong and examples of valid ones: %s',
    async (limit) => {
      const { status, body } = await plain.call('/_sandbox/limits', {
        method: 'PUT',
        body: { limits: ['100/minute', limit] },
        token: null,
        language: 'en',
      });
      expect([status, body.errors]).toEqual([
        400,
        {
          'limits[1]': ['The value does not have the right form. Examples: 100/minute, 5000/day'],
        },
      ]);
    },
  );

  const setLimits = (limits: readonly string[]) =>
    plain.call('/_sandbox/limits', { method: 'PUT', body: { limits }, token: null });
  const createPlainToken = () => plain.createToken('demo');
  afterEach(() => setLimits([]));

  it('are set, read and removed by the control plane, and by a reset', async () => {
    const limits = ['2/minute', '4/day'];
    expect((await setLimits(limits)).body).toEqual({ limits });
    expect((await plain.call('/_sandbox/limits', { token: null })).body).toEqual({ limits });
    await plain.reset();
    expect((await plain.call('/_sandbox/limits', { token: null })).body).toEqual({ limits: [] });
    expect((await setLimits(['2/week'])).status).toBe(400);
  });

  it('hold at once, and a request that is rejected counts for none', async () => {
    await setLimits(['2/second', '3/day']);
    const token = await createPlainToken();
    const call = async () => plain.call('/v1/debtors?metaOnly=true', { token });
    expect([(await call()).status, (await call()).status]).toEqual([200, 200]);
    const refused = await call();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    time.advance(1000);
    expect((await call()).status).toBe(200);
    const overDay = await call();
    expect([overDay.status, Number(overDay.headers.get('retry-after'))]).toEqual([429, expect.closeTo(28_799, -1)]);
  });
});
