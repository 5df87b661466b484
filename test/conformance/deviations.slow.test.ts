import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Outcome } from '../../conformance/run.ts';
import { type Sandbox, startSandbox } from '../../mocks/sandbox.ts';
import type { Deviation } from './deviations/deviation.ts';
import { deviations } from './deviations/index.ts';
import { type DeviatingProxy, handOn, startProxy } from './proxy.ts';
import { rulesOn, runOn } from './runs.ts';

let sandbox: Sandbox;
let proxy: DeviatingProxy;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  proxy = await startProxy(sandbox.url);
});

afterAll(async () => {
  await proxy.close();
  await sandbox.close();
});

/** What a run says of a sandbox that deviates, or not. */
async function checked({ only, write = false }: Deviation, plants = handOn): Promise<Outcome> {
  await sandbox.reset();
  proxy.plant(plants);
  return runOn({ url: proxy.url, only, write });
}

test('there are more than 30 deviations, each with a name of its own', () => {
  expect(new Set(deviations.map(({ name }) => name)).size).toBe(deviations.length);
  expect(deviations.length).toBeGreaterThanOrEqual(30);
});

describe('a run finds that', () => {
  test.each(deviations)('$name', async (deviation) => {
    const outcome = await checked(deviation, deviation.plants);
    const found = rulesOn(outcome, deviation.only);
    const isFound = deviation.rules.some((rule) => found.includes(rule));
    expect(
      isFound,
      `${deviation.rules.join(' or ')} was to be found, not ${JSON.stringify(outcome.violations, null, 1)}`,
    ).toBe(true);
  });
});

describe('a run finds nothing where nothing is planted', () => {
  const runs = Map.groupBy(deviations, ({ only, write }) => `${only.join(', ')}${write ? ', writing' : ''}`);

  test.each([...runs.keys()])('%s', async (name) => {
    const [deviation] = runs.get(name) ?? [];
    const { violations, left } = await checked(deviation as Deviation);
    expect(violations).toEqual([]);
    expect(left).toEqual([]);
  });
});
