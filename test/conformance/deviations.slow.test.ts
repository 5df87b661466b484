import { describe, expect, test } from 'vitest';
import type { RunResult } from '../../conformance/checks/run.ts';
import type { Deviation } from './deviations/deviation.ts';
import { deviations } from './deviations/index.ts';
import { useServer } from './fixtures.ts';
import { passThrough } from './proxy.ts';
import { getRules, runChecks } from './run-checks.ts';

const server = useServer();

async function check({ only, write = false }: Deviation, handler = passThrough): Promise<RunResult> {
  await server.sandbox.reset();
  server.proxy.setHandler(handler);
  return runChecks({ url: server.proxy.url, only, write });
}

test('There are at least 60 deviations with different names', () => {
  expect(new Set(deviations.map(({ name }) => name)).size).toBe(deviations.length);
  expect(deviations.length).toBeGreaterThanOrEqual(60);
});

/** Some deviations take a run over the whole contract. */
const timeout = 300_000;

test.each(deviations)('A run finds that $name', { timeout }, async (deviation) => {
  const result = await check(deviation, deviation.handler);
  const rules = getRules(result, deviation.only);
  const isFound = deviation.rules.some((rule) => rules.includes(rule));
  expect(isFound, `expected ${deviation.rules.join(' or ')}, not ${JSON.stringify(result.violations, null, 1)}`).toBe(
    true,
  );
  const found = result.violations.filter(({ rule }) => deviation.rules.includes(rule));
  const reported = new Set(found.flatMap(({ details }) => details.flatMap(({ provenance }) => provenance)));
  expect((deviation.statements ?? []).filter((id) => !reported.has(id))).toEqual([]);
});

describe('A run finds nothing without a deviation', () => {
  const runs = Map.groupBy(deviations, ({ only, write }) => `${only.join(', ')}${write ? ', writing' : ''}`);

  test.each([...runs.keys()])('%s', { timeout }, async (name) => {
    const [deviation] = runs.get(name) ?? [];
    const { violations, remaining } = await check(deviation as Deviation);
    expect(violations).toEqual([]);
    expect(remaining).toEqual([]);
  });
});
