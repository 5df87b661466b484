import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { getMedian } from '../../bench/metrics.ts';
import { findFaults } from './find-faults.ts';
import type { Instance } from './instance.ts';
import { rounds } from './settings.ts';
import { useCluster } from './use-cluster.ts';
import { startWriters, type Writers, waitUntilServed } from './writers.ts';

const timeout = rounds * 120_000;
const WRITERS = 4;
/** The alarm that ends an interrupted creation has rung. */
const CREATION_MS = 65_000;

const { instances, storage, create } = await useCluster();
const [first, second] = instances;

/** Faults of the owner of a world; afterwards it is started, as a service manager does. */
const FAULTS: Readonly<Record<string, (owner: Instance) => Promise<void>>> = {
  'kill -9': (owner) => owner.kill(),
  'kill -9 and the loss of its disk': (owner) => owner.kill({ isDiskLost: true }),
  'a partition from the bucket': async (owner) => {
    storage.cut(owner.name);
    // It ends itself, as others may own its worlds soon.
    await owner.waitForEnd();
    storage.heal(owner.name);
  },
  'a restart': (owner) => owner.stop(),
};

/** The longest time without an acknowledgement since a moment, in seconds. */
function getOutage({ acknowledgements }: Writers, since: number): number {
  const moments = [since, ...acknowledgements.map(({ receivedAt }) => receivedAt).filter((moment) => moment > since)];
  return Math.max(...moments.slice(1).map((moment, index) => moment - (moments[index] ?? since))) / 1000;
}

describe.each(Object.entries(FAULTS))('an owner under write load that has %s', (name, cause) => {
  it(`loses no acknowledged write and applies none twice, ${rounds} times`, { timeout }, async () => {
    const world = await create(first, name.replaceAll(/\W+/g, '-'));
    const writers = startWriters(world, [first.url, second.url], WRITERS);
    const outages: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // The instance that is left becomes the owner, so they take turns.
      const owner = round % 2 === 0 ? first : second;
      await wait(500 + Math.random() * 1500);
      const since = performance.now();
      await cause(owner);
      await waitUntilServed(writers, performance.now());
      outages.push(getOutage(writers, since));
      await owner.start();
    }
    await writers.stop();
    process.stdout.write(describeOutages(name, outages, writers));
    for (const { url } of instances) expect(await findFaults(url, world, writers)).toEqual([]);
  });
});

it('a world outlives the alarm of its creation while its owners restart', { timeout: 4 * CREATION_MS }, async () => {
  const world = await create(first, 'moves');
  const writers = startWriters(world, [first.url, second.url], WRITERS);
  const since = performance.now();
  for (let round = 0; performance.now() - since < CREATION_MS; round += 1) {
    const owner = round % 2 === 0 ? first : second;
    await owner.stop();
    await waitUntilServed(writers, performance.now());
    await owner.start();
  }
  await writers.stop();
  for (const { url } of instances) expect(await findFaults(url, world, writers)).toEqual([]);
});

function describeOutages(name: string, outages: readonly number[], { acknowledgements, failures }: Writers): string {
  const [median, longest] = [getMedian(outages), Math.max(...outages)].map((seconds) => seconds.toFixed(1));
  const counts = `${acknowledgements.length} acknowledged, ${failures.length} failed`;
  return `${name}: without an acknowledgement for ${median} s (median), ${longest} s (longest); ${counts}\n`;
}
