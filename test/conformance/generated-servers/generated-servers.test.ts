import { expect, onTestFinished, test } from 'vitest';
import { runCommand } from '../run-command.ts';
import { plainDecisions } from './decisions.ts';
import { startGeneratedServer, TOKEN } from './server.ts';
import { tryServers } from './try-servers.ts';

test('20 servers that conform to the source break nothing that it says, whatever they decide', {
  timeout: 300_000,
}, async () => {
  const successes = await tryServers({ numRuns: 20, seed: 48 });
  // Servers that reject everything would prove nothing.
  expect(successes.size).toBeGreaterThan(60);
});

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
