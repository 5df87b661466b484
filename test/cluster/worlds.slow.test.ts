import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { PREFIX } from './cluster.ts';
import { formatTimes, report } from './report.ts';
import { worlds as count } from './settings.ts';
import { useCluster } from './use-cluster.ts';
import { createWorldClient, type World } from './world.ts';

/** Worlds that are open at once when memory is measured. */
const OPEN_WORLDS = Math.min(count, 200);
/** An object that has not been used for ten seconds sleeps. */
const SLEEP_MS = 15_000;
/** Worlds that are reset while all of them are open. */
const RESET_WORLDS = Math.min(count, 80);
const CONNECTIONS = 4;
const timeout = 90_000 + count * 2000;

const cluster = await useCluster();

const getUrl = (index: number): string => cluster.instances[index % 2 === 0 ? 0 : 1].url;
const readMemory = async (): Promise<number> =>
  (await Promise.all(cluster.instances.map((instance) => instance.readMemory()))).reduce((sum, bytes) => sum + bytes);

/** Runs work for each number below `total`, a few at a time. Returns how long each took, in milliseconds. */
async function measureEach(total: number, connections: number, work: (index: number) => Promise<void>) {
  const times: number[] = [];
  let next = 0;
  const run = async (): Promise<void> => {
    while (next < total) {
      const index = next;
      next += 1;
      const startedAt = performance.now();
      await work(index);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, run));
  return times;
}

/** Lists the names that the test gave to debtors of a world. */
async function listNames(world: World, url: string): Promise<readonly string[]> {
  const { status, body } = await createWorldClient(url, world)('GET', '/v1/debtors?fields=name&pageSize=1000');
  expect(status).toBe(200);
  const names = (body as { _data: { name: string }[] })._data.map(({ name }) => name);
  return names.filter((name) => name.startsWith('World '));
}

/** Each world has a debtor with its own name. */
async function checkWorld(world: World, index: number, url: string): Promise<void> {
  expect(await listNames(world, url)).toEqual([`World ${index}`]);
}

/** Restores the initial data of a world. */
async function resetWorld({ path }: World, url: string): Promise<void> {
  const headers = { 'x-sandbox-key': cluster.controlKey };
  expect((await fetch(`${url}${path}/_sandbox/reset`, { method: 'POST', headers })).status).toBe(204);
}

describe(`${count} worlds on two instances`, () => {
  const worlds: World[] = [];
  const create = async (index: number): Promise<void> => {
    worlds[index] = await cluster.create({ url: getUrl(index) }, `world-${index}`);
  };

  it('are created, each with its own books', { timeout }, async () => {
    // The list of worlds creates one after another, however many are asked for at once.
    report('create a world', formatTimes(await measureEach(count, 1, create)));
    await measureEach(count, CONNECTIONS, async (index) => {
      const call = createWorldClient(getUrl(index), worlds[index] as World);
      const { status } = await call('POST', '/v1/debtors', { name: `World ${index}`, debtorKindId: 1 });
      expect(status).toBe(201);
    });
    const { objects, bytes } = cluster.storage.count(PREFIX);
    report(
      'in the bucket for a world',
      `${(objects / count).toFixed(1)} objects, ${Math.round(bytes / count / 1000)} kB`,
    );
  });

  it('sleep, and answer with their books when they are called', { timeout }, async () => {
    await wait(SLEEP_MS);
    // Half of the requests come to an instance that does not own the world.
    const times = await measureEach(count, 1, (index) => checkWorld(worlds[index] as World, index, getUrl(index >> 1)));
    report('first answer of a world that slept', formatTimes(times));
  });

  it('take memory while they are open', { timeout }, async () => {
    // A process keeps memory that it no longer uses, so processes that have opened no world yet are measured.
    await Promise.all(cluster.instances.map((instance) => instance.stop()));
    await Promise.all(cluster.instances.map((instance) => instance.start()));
    await checkWorld(worlds[0] as World, 0, getUrl(0));
    const before = await readMemory();
    await measureEach(OPEN_WORLDS, CONNECTIONS, (index) => checkWorld(worlds[index] as World, index, getUrl(index)));
    const after = await readMemory();
    const megabytes = [before, after].map((bytes) => Math.round(bytes / 1e6));
    report(
      `memory of ${cluster.instances.length} instances with 1 and with ${OPEN_WORLDS} open`,
      `${megabytes.join(' and ')} MB`,
    );
    report('memory of an open world', `${((after - before) / (OPEN_WORLDS - 1) / 1e6).toFixed(1)} MB`);
  });

  it('are reset while many are open', { timeout }, async () => {
    await measureEach(RESET_WORLDS, CONNECTIONS, (index) => checkWorld(worlds[index] as World, index, getUrl(index)));
    // Half of them through the instance that does not own the world.
    const times = await measureEach(RESET_WORLDS, CONNECTIONS, (index) =>
      resetWorld(worlds[index] as World, getUrl(index >> 1)),
    );
    report(`reset a world of ${RESET_WORLDS} that are open`, formatTimes(times));
    await measureEach(RESET_WORLDS, CONNECTIONS, async (index) => {
      expect(await listNames(worlds[index] as World, getUrl(index))).toEqual([]);
    });
  });
});
