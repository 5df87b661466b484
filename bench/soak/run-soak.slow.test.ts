import { beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from '../server-process.ts';
import { runSoak } from './run-soak.ts';

describe('the soak of a server that leaks memory and responds incorrectly', () => {
  const options = { connections: 10, seconds: 4 };
  let result: Awaited<ReturnType<typeof runSoak>>;
  beforeAll(async () => {
    result = await runSoak({ name: 'faulty', args: ['bench/__fixtures__/faulty-server.ts'] }, options);
  });

  it('finds that the heap grows', () => {
    expect(result.memory).toContainEqual(expect.objectContaining({ name: 'heap', isFlat: false }));
  });

  it.each([
    ['a wrong status', 'GET /v1/debtors: 200, not 401'],
    ['a short list', 'GET /v1/debtors?pageSize=25: 1 records, not 25'],
    ['missing responses', 'no response'],
  ])('finds %s', (_, problem) => {
    expect(result.failures).toContainEqual(expect.objectContaining({ problem }));
  });
});

it('the soak of the sandbox finds no incorrect response', async () => {
  const { failures, requestsPerSecond } = await runSoak(createSandbox(), { connections: 20, seconds: 4 });
  expect(failures).toEqual([]);
  expect(requestsPerSecond).toBeGreaterThan(0);
});
