import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient, createLimiter, type Middleware } from '../../generated/client/src/index.ts';
import { type Sandbox, startSandbox } from '../../mocks/index.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';

const CALLS = 150;

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, rateLimit: '100/minute,1000/day' });
});
afterAll(() => sandbox.close());

/** Makes all calls at once, and returns how many requests were sent and rejected. */
async function measure(middleware: readonly Middleware[]) {
  await sandbox.reset();
  const counts = { sent: 0, rejected: 0 };
  const count: Middleware = async (request, next) => {
    counts.sent += 1;
    const response = await next(request);
    if (response.status === 429) counts.rejected += 1;
    return response;
  };
  const client = createClient({
    baseUrl: sandbox.url,
    token: demoToken,
    maxRetries: 0,
    middleware: [...middleware, count],
  });
  const calls = Array.from({ length: CALLS }, () => client.debtors.get(1));
  const results = await Promise.allSettled(calls);
  return { ...counts, failed: results.filter(({ status }) => status === 'rejected').length };
}

it('a limiter with the allowance of the sandbox sends each request once, where a client without one is rejected', async () => {
  const limiter = createLimiter({ perMinute: 100, perDay: 1000 });
  expect(await measure([limiter])).toEqual({ sent: CALLS, rejected: 0, failed: 0 });
  expect((await measure([])).rejected).toBeGreaterThan(0);
}, 180_000);
