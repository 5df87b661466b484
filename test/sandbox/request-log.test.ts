import { beforeEach, expect, it } from 'vitest';
import { type CallOptions, useSandbox } from '../support/sandbox.ts';

const lines: string[] = [];
const { call, loggedErrors } = useSandbox({ requestLog: (line) => lines.push(line) });
beforeEach(() => lines.splice(0));

/** Sends a request, and waits for its line, which may be written later than the response arrives. */
async function send(path: string, options?: CallOptions) {
  const before = lines.length;
  const response = await call(path, options).catch(() => undefined);
  while (lines.length === before) await new Promise((done) => setImmediate(done));
  return response?.body;
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const preflight = { origin: 'https://shop.example', 'access-control-request-method': 'GET' };

it('the request log has a JSON line for each request, with its outcome', async () => {
  await send('/v1/debtors?pageSize=2&orderby=name');
  for (const _cached of [false, true]) await send('/v1/debtors', { tenant: 2 });
  await send('/v1/debtors', { body: {} });
  await send('/v1/nowhere');
  await send('/v1/debtors', { token: null });
  await send('/v1/debtors', { method: 'DELETE' });
  await send('/');
  await send('/_sandbox/health', { token: null });
  await send('/connect/token', { method: 'POST', token: null });
  await send('/v1/debtors', { method: 'OPTIONS', headers: preflight });
  for (const fault of [{ effect: 'answer', status: 503 }, { effect: 'drop' }]) {
    await send('/_sandbox/faults', { body: { operationId: 'listDebtors', times: 1, ...fault }, token: null });
    await send('/v1/debtors');
  }
  const stable = lines.map((line) =>
    line.replace(/"time":"20\d\d-\d\d-\d\dT[\d:.]+Z"/, '"time":"…"').replace(/"durationMs":[\d.]+/, '"durationMs":…'),
  );
  await expect(`${stable.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/request-log.txt');
});

it('never contains a token, wherever the request carried it', async () => {
  const pair = await send('/_sandbox/tokens', { body: { user: 'demo' }, token: null });
  const secrets = [pair.access_token, pair.refresh_token, 'sandbox-secret', 'sandbox-demo-token', 'open-sesame'];
  const [token, refresh] = secrets;
  await send('/v1/debtors', { token });
  await send(`/v1/debtors?access_token=${token}`, { token });
  await send(`/v1/debtors?Token=${token}&name=Bearer%20${token}`);
  await send(`/v1/debtors/${encodeURIComponent(`Bearer ${token}`)}`);
  await send('/v1/debtors', { token: null, headers: { authorization: `Basic ${token}` } });
  await send('/_sandbox/health', { token: null, headers: { 'x-sandbox-key': 'open-sesame' } });
  const body = `grant_type=refresh_token&refresh_token=${refresh}&client_id=sandbox-client&client_secret=sandbox-secret`;
  await send('/connect/token?client_secret=sandbox-secret', { body, headers: form, token: null });
  await send(`/connect/authorize?client_id=sandbox-client&code=${token}&state=${token}`, { token: null });
  await send('/_sandbox/tokens/expire', { body: { token }, token: null });
  for (const secret of secrets) expect([...lines, ...loggedErrors].join('\n')).not.toContain(secret);
});
