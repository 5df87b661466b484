import { expect, onTestFinished, test } from 'vitest';
import { runCommand } from '../run-command.ts';
import { plainDecisions } from './decisions.ts';
import { startGeneratedServer, TOKEN } from './server.ts';

/** Checks operations of a server that has countries only. */
async function checkCountries(only: string) {
  const server = await startGeneratedServer({ ...plainDecisions, resources: ['countries'] });
  onTestFinished(() => server.close());
  return runCommand(['--url', server.url, '--only', only], { environment: { ACCOUNTING_TOKEN: TOKEN } });
}

test('A server without administrations is checked, and what it lacks is skipped', async () => {
  const { code, stdout, stderr } = await checkCountries('*Countr*');
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/operations +2 of 157/);
  expect(stdout).not.toContain('0 of 1295');
});

test('A server that lacks every checked operation is no server of this API', async () => {
  const { code, stderr } = await checkCountries('*PaymentCondition*');
  expect(code).toBe(2);
  expect(stderr).toContain('There is no such API at');
});
