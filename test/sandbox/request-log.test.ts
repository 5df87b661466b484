import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../../mocks/index.ts';
import { useSandbox } from '../support/sandbox.ts';

const plain = useSandbox();
let sandbox: Sandbox;
const loggedErrors: string[] = [];
const lines: string[] = [];
beforeAll(async () => {
  sandbox = await startSandbox({
    port: 0,
    log: (line) => loggedErrors.push(line),
    requestLog: (line) => lines.push(line),
  });
});
beforeEach(() => lines.splice(0));
afterAll(async () => {
  await sandbox.close();
  expect(loggedErrors).toEqual([]);
});

const call = (path: string, options?: Parameters<typeof plain.call>[1]) => plain.call(`${sandbox.url}${path}`, options);

/** The lines of so many requests. A line may be written later than the response arrives. */
async function logged(requests = 1): Promise<Record<string, unknown>[]> {
  while (lines.length < requests) await new Promise((done) => setImmediate(done));
  return lines.map((line) => JSON.parse(line));
}

describe('request log', () => {
  it('has one JSON line per request with its outcome', async () => {
    await call('/v1/debtors?pageSize=2&orderby=name');
    const [entry] = await logged();
    expect(lines).toHaveLength(1);
    expect(entry).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: 'info',
      method: 'GET',
      path: '/v1/debtors',
      query: '?pageSize=2&orderby=name',
      operationId: 'listDebtors',
      status: 200,
      durationMs: expect.any(Number),
      outcome: 'responded',
      isCarriedOut: true,
      user: 'demo',
      administration: 1,
    });
  });

  it('names user and administration, also for cached responses', async () => {
    for (let request = 0; request < 2; request += 1) await call('/v1/debtors', { tenant: 2 });
    for (const entry of await logged(2)) expect(entry).toMatchObject({ user: 'demo', administration: 2 });
  });

  it('logs rejected requests as warnings', async () => {
    await call('/v1/debtors', { body: {} });
    await call('/v1/nowhere');
    await call('/v1/debtors', { token: null });
    await call('/v1/debtors', { method: 'DELETE' });
    expect(await logged(4)).toMatchObject([
      { level: 'warn', operationId: 'createDebtor', status: 400, user: 'demo' },
      { level: 'warn', status: 404, path: '/v1/nowhere' },
      { level: 'warn', operationId: 'listDebtors', status: 401 },
      { level: 'warn', status: 405 },
    ]);
  });

  it('logs pages, sign-in, control plane and preflights', async () => {
    await call('/');
    await call('/_sandbox/health', { token: null });
    await call('/connect/token', { method: 'POST', token: null });
    await call('/v1/debtors', {
      method: 'OPTIONS',
      headers: { origin: 'https://shop.example', 'access-control-request-method': 'GET' },
    });
    expect(await logged(4)).toMatchObject([
      { path: '/', status: 200 },
      { path: '/_sandbox/health', operationId: 'getHealth', status: 200 },
      { path: '/connect/token', status: 400 },
      { method: 'OPTIONS', status: 204 },
    ]);
  });

  it('logs injected faults and dropped connections', async () => {
    for (const order of [{ effect: 'answer', status: 503 }, { effect: 'drop' }])
      await call('/_sandbox/faults', { body: { operationId: 'listDebtors', times: 1, ...order }, token: null });
    await call('/v1/debtors');
    await expect(call('/v1/debtors')).rejects.toThrow();
    const [, , fault, dropped] = await logged(4);
    expect(fault).toMatchObject({ level: 'error', operationId: 'listDebtors', status: 503 });
    expect(dropped).toMatchObject({ path: '/v1/debtors' });
    expect(dropped).not.toHaveProperty('status');
  });
});

it('never contains a token, wherever the request carried it', async () => {
  const { body: pair } = await call('/_sandbox/tokens', { body: { user: 'demo' }, token: null });
  const secrets = [pair.access_token, pair.refresh_token, 'sandbox-secret', 'sandbox-demo-token', 'open-sesame'];
  const [token, refresh] = secrets;
  await call('/v1/debtors', { token });
  await call(`/v1/debtors?access_token=${token}`, { token });
  await call(`/v1/debtors?Token=${token}&name=Bearer%20${token}`);
  await call(`/v1/debtors/${encodeURIComponent(`Bearer ${token}`)}`);
  await call('/v1/debtors', { token: null, headers: { authorization: `Basic ${token}` } });
  await call('/_sandbox/health', { token: null, headers: { 'x-sandbox-key': 'open-sesame' } });
  await call('/connect/token?client_secret=sandbox-secret', {
    body: `grant_type=refresh_token&refresh_token=${refresh}&client_id=sandbox-client&client_secret=sandbox-secret`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    token: null,
  });
  await call(`/connect/authorize?client_id=sandbox-client&code=${token}&state=${token}`, { token: null });
  await call('/_sandbox/tokens/expire', { body: { token }, token: null });
  await logged(10);
  for (const secret of secrets) expect([...lines, ...loggedErrors].join('\n')).not.toContain(secret);
});
