import { afterAll, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { Deviation } from './deviations/deviation.ts';
import { deviations } from './deviations/index.ts';
import { useServer } from './fixtures.ts';
import { listPlants, readDialogues, readDocumented, readUnseen } from './plants.ts';
import { replay } from './replay.ts';
import { checkPlant, findStatements, observePlant } from './try-plant.ts';

const server = useServer();

const statements = readDocumented();
const plants = listPlants();

const found = {
  check: new Set<string>(),
  /** By the judges of the proxy, in the traffic of `check`. */
  replay: new Set<string>(),
  proxy: new Set<string>(),
};

/** The first request of a run that provokes each documented statement, by operation and purpose. */
const provoked = new Map<string, string>();

afterAll(() => {
  const ids = statements.map(({ id }) => id);
  const unseen = readUnseen();
  const count = (some: ReadonlySet<string>): number => ids.filter((id) => some.has(id)).length;
  const missed = ids.filter((id) => !found.check.has(id) && !unseen.has(id));
  const counts = `${count(found.check)} plants found by check, ${count(found.replay)} by proxy in the same traffic, ${count(found.proxy)} in ordinary traffic`;
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
  const replayed = await replay(server.proxy.url, server.proxy.exchanges);
  for (const id of reported) found.check.add(id);
  for (const { operation, details } of own) {
    for (const { description, provenance } of details)
      for (const id of provenance) if (!provoked.has(id)) provoked.set(id, `${operation}: ${description}`);
  }
  for (const id of findStatements(replayed, plant)) found.replay.add(id);
  for (const id of findStatements(await observePlant(server, plant), plant)) found.proxy.add(id);
  expect(own, `expected ${plant.rules.join(' or ')}, not ${JSON.stringify(violations, null, 1)}`).not.toEqual([]);
  expect(plant.statements.filter((id) => !reported.includes(id))).toEqual([]);
});

test('Each documented statement that a client can see is provoked by a request of a run', async () => {
  const unseen = readUnseen();
  const rows = statements.filter(({ id }) => !unseen.has(id)).map(({ id }) => [id, provoked.get(id) ?? 'nothing']);
  // A proxy of the test speaks no TLS: tls.test.ts breaks it.
  expect(rows.filter(([, request]) => request === 'nothing').map(([id]) => id)).toEqual(['tls-1-3']);
  await expect(stringify(Object.fromEntries(rows), { lineWidth: 0, singleQuote: true })).toMatchFileSnapshot(
    'provoked.yaml',
  );
});

test('The proxy finds what check finds of the documented statements, in the same traffic', () => {
  const dialogues = readDialogues();
  const lost = statements.map(({ id }) => id).filter((id) => found.check.has(id) && !found.replay.has(id));
  expect(lost.toSorted()).toEqual([...dialogues.keys()].toSorted());
});

describe('A run finds nothing without a deviation', () => {
  const runs = Map.groupBy(
    deviations,
    ({ only, write, hasClient }) =>
      `${only.toSorted().join(', ')}${write ? ', writing' : ''}${hasClient ? ', with a client' : ''}`,
  );

  test.each([...runs.keys()])('%s', { timeout }, async (name) => {
    const [deviation] = runs.get(name) ?? [];
    const { violations, remaining } = await checkPlant(server, deviation as Deviation);
    expect(violations).toEqual([]);
    expect(await replay(server.proxy.url, server.proxy.exchanges)).toEqual([]);
    expect(remaining).toEqual([]);
  });
});
