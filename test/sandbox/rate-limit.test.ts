import { afterEach, describe, expect, it } from 'vitest';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { createManualTime } from '../support/manual-time.ts';
import { useSandbox } from '../support/sandbox.ts';

const time = createManualTime();
const limited = useSandbox({ rateLimit: '3/minute' }, time.now);
const plain = useSandbox({}, time.now);

/** Calls as a user with a token of their own, who has used up so many of the three requests. */
async function createCaller(used = 3) {
  const token = await limited.createToken('demo');
  const call = (path = '/v1/debtors', options = {}) => limited.call(path, { token, ...options });
  for (let request = 0; request < used; request += 1) expect((await call()).status).toBe(200);
  return { token, call };
}

describe('sandbox with a rate limit', () => {
  it('responds 429 with Retry-After above the limit, until that time has passed', async () => {
    const { call } = await createCaller();
    for (const [language, title, detail] of [
      ['en', 'Too many requests', 'Too many requests. Try again in 20 seconds.'],
      ['nl', 'Te veel verzoeken', 'Te veel verzoeken. Probeer het over 20 seconden opnieuw.'],
    ]) {
      const { status, headers, body } = await call('/v1/debtors', { language });
      expect([status, headers.get('retry-after'), headers.get('content-language')]).toEqual([429, '20', language]);
      const type = 'https://accounting-platform.example/problems/too-many-requests';
      expect(body).toEqual({ type, title, status: 429, detail, instance: '/v1/debtors' });
    }
    time.advance(20_000);
    expect([(await call()).status, (await call()).status]).toEqual([200, 429]);
  });

  it('distinguishes clients by token, however the scheme is written', async () => {
    const [{ token }, second] = [await createCaller(), await createCaller(0)];
    expect((await second.call()).status).toBe(200);
    for (const authorization of [`bearer ${token}`, `BEARER  ${token}`])
      expect((await limited.call('/v1/debtors', { token: null, headers: { authorization } })).status).toBe(429);
  });

  it('counts rejected API requests as well', async () => {
    const { call } = await createCaller(0);
    const asked = [
      await call('/v1/nowhere'),
      await call('/v1/debtors', { body: {} }),
      await call('/v1/debtors', { method: 'DELETE' }),
      await call(),
    ];
    expect(asked.map(({ status }) => status)).toEqual([404, 400, 405, 429]);
  });

  it('stores nothing of rejected requests', async () => {
    const { call } = await createCaller();
    expect((await call('/v1/debtors', { body: { name: 'Theehuis', debtorKindId: 1 } })).status).toBe(429);
    const other = await createCaller(0);
    expect((await other.call('/v1/debtors?name=Theehuis')).body._data).toEqual([]);
  });

  it('does not limit the control plane, pages and sign-in', async () => {
    for (let request = 0; request < 5; request += 1) {
      expect((await limited.call('/_sandbox/health', { token: demoToken })).status).toBe(200);
      expect((await limited.call('/docs/', { token: demoToken })).status).toBe(200);
      expect((await limited.call('/connect/token', { method: 'POST', token: demoToken })).status).not.toBe(429);
    }
  });
});

describe('several limits', () => {
  const setLimits = (limits: readonly string[]) =>
    plain.call('/_sandbox/limits', { method: 'PUT', body: { limits }, token: null });
  const readLimits = async () => (await plain.call('/_sandbox/limits', { token: null })).body;
  afterEach(() => setLimits([]));

  it('are rejected with the one that is wrong and examples of valid ones', async () => {
    for (const limit of ['5', '100/week', '0/minute', '1000000/day', 'minute', '4/concurrent', 'token:4/day']) {
      const { status, body } = await setLimits(['100/minute', limit]);
      const message = 'The value does not have the right form. Examples: 100/minute, 5000/day';
      expect([status, body.errors], limit).toEqual([400, { 'limits[1]': [message] }]);
    }
  });

  it('are set, read and removed by the control plane, and by a reset', async () => {
    const limits = ['2/minute', '4/day'];
    expect((await setLimits(limits)).body).toEqual({ limits });
    expect(await readLimits()).toEqual({ limits });
    await plain.reset();
    expect(await readLimits()).toEqual({ limits: [] });
  });

  it('hold at once, and a request that is rejected counts for none', async () => {
    await setLimits(['2/second', '3/day']);
    const token = await plain.createToken('demo');
    const call = () => plain.call('/v1/debtors?metaOnly=true', { token });
    expect([(await call()).status, (await call()).status]).toEqual([200, 200]);
    const refused = await call();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    time.advance(1000);
    expect((await call()).status).toBe(200);
    const overDay = await call();
    expect([overDay.status, Number(overDay.headers.get('retry-after'))]).toEqual([429, expect.closeTo(28_799, -1)]);
  });
});
