import { describe, expect, it, onTestFinished } from 'vitest';
import { Observations } from '../../conformance/observe/observation-report.ts';
import { startCheckingProxy } from '../../conformance/observe/proxy.ts';
import type { Violation } from '../../conformance/rules/violations.ts';
import { CHOICES } from './independent/choices.ts';
import { startIndependentServer, TOKEN } from './independent/server.ts';
import { runChecks } from './run-checks.ts';
import { runCommand } from './run-command.ts';

/** What is said to break the platform's own description. */
const format = (violations: readonly Violation[]): readonly string[] =>
  violations
    .filter(({ basis }) => basis === 'documented')
    .flatMap(({ operation, status, rule, details }) =>
      details.map(({ message, provenance }) => `${rule} (${provenance}): ${operation} ${status}: ${message}`),
    );

describe.each(Object.entries(CHOICES))(
  'A %s server that conforms to the source and decides all else',
  (_name, choices) => {
    it('breaks nothing that the platform documents, in what the suite sends and in what a proxy sees', async () => {
      const server = await startIndependentServer(choices);
      onTestFinished(() => server.close());
      const observations = new Observations({ url: server.url });
      const proxy = await startCheckingProxy({
        upstream: server.url,
        port: 0,
        host: '127.0.0.1',
        onObservation: (observation) => observations.add(observation),
      });
      onTestFinished(() => proxy.close());
      server.publicUrl = proxy.url;
      const { violations, coverage } = await runChecks({
        url: proxy.url,
        token: TOKEN,
        tenant: undefined,
        write: true,
      });
      expect(format(violations)).toEqual([]);
      expect(format(observations.violations.all)).toEqual([]);
      expect(violations.length).toBeGreaterThan(100);
      expect(coverage.count().covered).toBeGreaterThan(100);
      expect(observations.count).toBeGreaterThan(1000);
    });
  },
);

it('A server without administrations is checked, and what it lacks is skipped', async () => {
  const server = await startIndependentServer(CHOICES.lenient);
  onTestFinished(() => server.close());
  const { code, stdout, stderr } = await runCommand(['--url', server.url, '--only', '*Countr*'], {
    environment: { ACCOUNTING_TOKEN: TOKEN },
  });
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/operations +2 of 157/);
  expect(stdout).not.toContain('0 of 1295');
});

it('A server of which nothing is there is none of this API', async () => {
  const server = await startIndependentServer(CHOICES.lenient);
  onTestFinished(() => server.close());
  const { code, stderr } = await runCommand(['--url', server.url, '--only', '*PaymentCondition*'], {
    environment: { ACCOUNTING_TOKEN: TOKEN },
  });
  expect(code).toBe(2);
  expect(stderr).toContain('There is no such API at');
});
