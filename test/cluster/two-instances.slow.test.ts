import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../support/fast-client.ts';
import { findFaults } from './find-faults.ts';
import { useCluster } from './use-cluster.ts';
import { createWorldClient } from './world.ts';
import { startWriters } from './writers.ts';

const WRITES = 500;
const READS = 50;

const { instances, create } = await useCluster();

describe('the writes of a world through two instances', () => {
  it('have one order and leave books that keep their invariants', { timeout: 300_000 }, async () => {
    const world = await create(instances[0], 'order');
    const urls = instances.map(({ url }) => url);
    const writers = startWriters(world, urls, 4);
    while (writers.acknowledgements.length < WRITES) await wait(50);
    await writers.stop();
    expect(writers.failures).toEqual([]);
    for (const url of urls) expect(await findFaults(url, world, writers)).toEqual([]);
  });

  it('are read by the other instance as soon as they are acknowledged', async () => {
    const world = await create(instances[0], 'reads');
    const [first, second] = instances.map(({ url }) => createWorldClient(url, world)) as [Caller, Caller];
    for (let index = 0; index < READS; index += 1) {
      const [write, read] = index % 2 === 0 ? [first, second] : [second, first];
      const name = `Read ${index}`;
      const { body } = await write('POST', '/v1/debtors', { name, debtorKindId: 1 });
      const { id } = body as { id: number };
      expect(await read('GET', `/v1/debtors/${id}`)).toMatchObject({ status: 200, body: { name } });
    }
  });
});

it('a world belongs to the instance that was asked for it', { timeout: 60_000 }, async () => {
  const [first, second] = instances;
  const worlds = [await create(first, 'of-the-first'), await create(second, 'of-the-second')];
  await second.kill();
  const statuses = worlds.map(
    async (world) => (await createWorldClient(first.url, world)('GET', '/v1/debtors')).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 503]);
});
