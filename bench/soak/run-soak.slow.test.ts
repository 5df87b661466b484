import { expect, it } from 'vitest';
import { createSandbox } from '../server-process.ts';
import { runSoak } from './run-soak.ts';

it('the soak of a server that leaks memory and responds incorrectly finds that', async () => {
  const server = { name: 'faulty', args: ['bench/__fixtures__/faulty-server.ts'] };
  const { memory, failures } = await runSoak(server, { connections: 10, seconds: 4 });
  expect(memory).toContainEqual(expect.objectContaining({ name: 'heap', isFlat: false }));
  expect(failures.map(({ problem }) => problem)).toEqual(
    expect.arrayContaining([
      'GET /v1/debtors: 200, not 401',
      'GET /v1/debtors?pageSize=25: 1 records, not 25',
      'no response',
    ]),
  );
});

it('the soak of the sandbox finds no incorrect response', async () => {
  const { failures, requestsPerSecond } = await runSoak(createSandbox(), { connections: 20, seconds: 4 });
  expect(failures).toEqual([]);
  expect(requestsPerSecond).toBeGreaterThan(0);
});
