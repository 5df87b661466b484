import { afterAll, describe, expect, test } from 'vitest';
import { readStatements } from '../../programs/statements.ts';
import type { Deviation } from './deviations/deviation.ts';
import { deviations } from './deviations/index.ts';
import { useServer } from './fixtures.ts';
import { toDeviations } from './planted-faults.ts';
import { checkPlant, findStatements, observePlant } from './try-plant.ts';
import { readUnseen } from './unseen.ts';

const server = useServer();

/** The documented statements that a client can see broken, or says why not. */
const statements = readStatements().filter(
  ({ status, evidence }) => status === 'documented' && evidence && !('prose' in evidence),
);
const named = new Set(deviations.flatMap((deviation) => deviation.statements ?? []));
/** Plants of every rule, and for each other statement one in a recorded response. */
const plants = [...deviations, ...toDeviations(statements.filter(({ id }) => !named.has(id)))];

const found = { check: new Set<string>(), proxy: new Set<string>() };

afterAll(() => {
  const ids = statements.map(({ id }) => id);
  const unseen = readUnseen();
  const count = (some: ReadonlySet<string>): number => ids.filter((id) => some.has(id)).length;
  const missed = ids.filter((id) => !found.check.has(id) && !unseen.has(id));
  const counts = `${count(found.check)} plants found by check, ${count(found.proxy)} by proxy`;
  process.stdout.write(
    `${ids.length - unseen.size} of ${ids.length} statements asserted, ${counts}; not found: ${missed.join(', ') || 'none'}\n`,
  );
});

test('Deviations have different names', () => {
  expect(new Set(plants.map(({ name }) => name)).size).toBe(plants.length);
});

/** Some deviations take a run over the whole contract. */
const timeout = 300_000;

test.each(plants)('A run finds that $name', { timeout }, async (plant) => {
  const { violations } = await checkPlant(server, plant, plant.handler);
  const own = violations.filter(({ operation, rule }) => plant.only.includes(operation) && plant.rules.includes(rule));
  const reported = findStatements(own, plant);
  for (const id of reported) found.check.add(id);
  for (const id of findStatements(await observePlant(server, plant), plant)) found.proxy.add(id);
  expect(own, `expected ${plant.rules.join(' or ')}, not ${JSON.stringify(violations, null, 1)}`).not.toEqual([]);
  expect((plant.statements ?? []).filter((id) => !reported.includes(id))).toEqual([]);
});

describe('A run finds nothing without a deviation', () => {
  const runs = Map.groupBy(
    deviations,
    ({ only, write, hasClient }) =>
      `${only.join(', ')}${write ? ', writing' : ''}${hasClient ? ', with a client' : ''}`,
  );

  test.each([...runs.keys()])('%s', { timeout }, async (name) => {
    const [deviation] = runs.get(name) ?? [];
    const { violations, remaining } = await checkPlant(server, deviation as Deviation);
    expect(violations).toEqual([]);
    expect(remaining).toEqual([]);
  });
});
