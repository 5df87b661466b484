import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { describeInBrowser } from '../support/bridge/describe-in-browser.ts';
import type { Bridge } from '../support/bridge/start-bridge.ts';

await describeInBrowser('Firefox', ({ start }) => {
  let bridge: Bridge;
  beforeAll(async () => {
    bridge = await start();
  });
  afterAll(() => bridge.close());

  async function call(path: string, body?: object) {
    const response = await fetch(`${bridge.url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${demoToken}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  }
  const countDebtors = async () => (await call('/v1/debtors?metaOnly=true')).body._meta.totalCount;

  it('lists debtors, creates one, and restores the initial data under a policy without eval', async () => {
    const count = await countDebtors();
    expect(count).toBeGreaterThan(0);
    const debtor = { name: 'Kaasboer', debtorKindId: 1, paymentConditionId: 1 };
    expect(await call('/v1/debtors', debtor)).toMatchObject({ status: 201, body: { name: 'Kaasboer' } });
    expect(await countDebtors()).toBe(count + 1);
    expect((await call('/_sandbox/reset', {})).status).toBe(204);
    expect(await countDebtors()).toBe(count);
  });
});
