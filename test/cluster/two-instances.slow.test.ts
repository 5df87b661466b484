import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../support/fast-client.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { findFaults } from './find-faults.ts';
import type { Instance } from './instance.ts';
import { createWorld, createWorldClient } from './world.ts';
import { startWriters } from './writers.ts';

const WRITES = 500;
const READS = 50;

let cluster: Cluster;
let instances: readonly [Instance, Instance];
beforeAll(async () => {
  cluster = await startCluster();
  instances = cluster.instances as typeof instances;
});
afterAll(() => cluster.close());

describe('the writes of a world through two instances', () => {
  it('have one order and leave books that keep their invariants', { timeout: 300_000 }, async () => {
    const world = await createWorld(instances[0].url, 'order', cluster.controlKey);
    const urls = instances.map(({ url }) => url);
    const writers = startWriters(world, urls, 4);
    while (writers.acknowledgements.length < WRITES) await wait(50);
    await writers.stop();
    expect(writers.failures).toEqual([]);
    for (const url of urls) expect(await findFaults(url, world, writers)).toEqual([]);
  });

  it('are read by the other instance as soon as they are acknowledged', async () => {
    const world = await createWorld(instances[0].url, 'reads', cluster.controlKey);
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
  const worlds = [
    await createWorld(first.url, 'of-the-first', cluster.controlKey),
    await createWorld(second.url, 'of-the-second', cluster.controlKey),
  ];
  await second.kill();
  const statuses = worlds.map(
    async (world) => (await createWorldClient(first.url, world)('GET', '/v1/debtors')).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 503]);
});
