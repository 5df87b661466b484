import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { PREFIX } from './cluster.ts';
import { formatTimes, report } from './report.ts';
import { useCluster } from './use-cluster.ts';
import { createWorldClient, type World } from './world.ts';

/** More than an instance has memory for, without an order of creations and an end of objects that are not used. */
const MANY = 80;

const { instances, storage, controlKey, create } = await useCluster({ settings: { worldRateLimit: '50/second' } });

const send = (url: string, { path, token }: World) =>
  fetch(`${url}${path}/v1/debtors/1`, { headers: { authorization: `Bearer ${token}` } });

it('a world that has ended leaves nothing in the bucket but who owned it', { timeout: 120_000 }, async () => {
  // The sandbox itself, which has the registry, is in the bucket too.
  expect((await fetch(`${instances[0].url}/v1/debtors`)).status).toBe(401);
  const before = storage.count(PREFIX).bytes;
  const body = JSON.stringify({ name: 'short-lived', idleSeconds: 2 });
  const headers = { 'content-type': 'application/json', 'x-sandbox-key': controlKey };
  const created = await fetch(`${instances[0].url}/_sandbox/worlds`, { method: 'POST', headers, body });
  expect(created.status).toBe(201);
  expect(storage.count(PREFIX).bytes).toBeGreaterThan(before + 100_000);
  await expect.poll(() => storage.count(PREFIX).bytes, { timeout: 90_000 }).toBeLessThan(before + 20_000);
});

it('a world that is deleted after it has moved to another instance leaves nothing either', async () => {
  const before = storage.count(PREFIX).bytes;
  const world = await create(instances[0], 'moved');
  expect((await send(instances[0].url, world)).status).toBe(200);
  // The new owner puts an image of the database there.
  for (const instance of instances) {
    await instance.stop();
    await instance.start();
    await expect.poll(async () => (await send(instance.url, world)).status, { timeout: 60_000 }).toBe(200);
  }
  expect(storage.count(PREFIX).bytes).toBeGreaterThan(before + 100_000);
  const remove = { method: 'DELETE', headers: { 'x-sandbox-key': controlKey } };
  expect((await fetch(`${instances[0].url}/_sandbox/worlds/moved`, remove)).status).toBe(204);
  await expect.poll(() => storage.count(PREFIX).bytes, { timeout: 60_000 }).toBeLessThan(before + 40_000);
});

it('names that are guessed start no object, which would be in the bucket', async () => {
  const names = Array.from({ length: 50 }, (_, index) => `guess-${index}`);
  const before = storage.count(PREFIX).objects;
  for (const [index, name] of names.entries()) {
    const response = await fetch(`${instances[index % 2]?.url}/worlds/${name}/v1/debtors`);
    expect(response.status).toBe(404);
  }
  expect(storage.count(PREFIX).objects).toBeLessThanOrEqual(before);
});

it('requests that only read write nothing, so that no response waits for the journal', async () => {
  const world = await create(instances[0], 'read');
  expect((await send(instances[0].url, world)).status).toBe(200);
  // The journal of that request is saved in a quiet second.
  await wait(2000);
  const before = storage.requests.PUT ?? 0;
  for (let index = 0; index < 40; index += 1) expect((await send(instances[0].url, world)).status).toBe(200);
  // Leases of two instances, and no write for each request.
  expect((storage.requests.PUT ?? 0) - before).toBeLessThan(10);
});

it(`${MANY} worlds are created at once, and are reset while all of them are open`, { timeout: 240_000 }, async () => {
  const [{ url }] = instances;
  const names = Array.from({ length: MANY }, (_, index) => `many-${index}`);
  const worlds = await Promise.all(names.map((name) => create(instances[0], name)));
  for (const world of worlds) {
    const write = createWorldClient(url, world)('POST', '/v1/debtors', { name: 'Many', debtorKindId: 1 });
    expect((await write).status).toBe(201);
    expect((await send(instances[1].url, world)).status).toBe(200);
  }
  const reset = { method: 'POST', headers: { 'x-sandbox-key': controlKey } };
  for (let index = 0; index < MANY; index += 4) {
    const few = worlds.slice(index, index + 4);
    const responses = await Promise.all(few.map(({ path }) => fetch(`${url}${path}/_sandbox/reset`, reset)));
    expect(responses.map(({ status }) => status)).toEqual(few.map(() => 204));
  }
});

it('while no instance can serve a world, it answers 503 and says when to try again', { timeout: 120_000 }, async () => {
  const world = await create(instances[0], 'outage');
  expect((await send(instances[0].url, world)).status).toBe(200);
  await instances[0].kill();
  const statuses = new Set<number>();
  for (;;) {
    const response = await send(instances[1].url, world);
    statuses.add(response.status);
    if (response.status === 200) break;
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.json()).toMatchObject({ type: expect.stringMatching(/temporarily-unavailable$/) });
    await wait(200);
  }
  expect(statuses).toEqual(new Set([503, 200]));
  await instances[0].start();
});

it('a world under load leaves another its share of the process', { timeout: 120_000 }, async () => {
  const { url } = instances[1];
  const [loaded, quiet] = [await create(instances[1], 'loaded'), await create(instances[1], 'quiet')];
  const readQuiet = async (): Promise<number[]> => {
    const client = createWorldClient(url, quiet);
    const times: number[] = [];
    // Within its own quota.
    for (let index = 0; index < 150; index += 1) {
      const startedAt = performance.now();
      expect((await client('GET', '/v1/debtors?pageSize=25')).status).toBe(200);
      times.push(performance.now() - startedAt);
      await wait(25);
    }
    return times;
  };
  report('a world beside a quiet one', formatTimes(await readQuiet()));
  let isLoaded = true;
  const counts = { 200: 0, 429: 0 };
  const startedAt = performance.now();
  const connections = Array.from({ length: 32 }, async () => {
    while (isLoaded) {
      const response = await fetch(`${url}${loaded.path}/v1/debtors?pageSize=1000`, {
        headers: { authorization: `Bearer ${loaded.token}` },
      });
      await response.arrayBuffer();
      counts[response.status as 200 | 429] += 1;
    }
  });
  report('a world beside a loaded one', formatTimes(await readQuiet()));
  isLoaded = false;
  await Promise.all(connections);
  const seconds = (performance.now() - startedAt) / 1000;
  report('the loaded world', `${counts[200]} served, ${counts[429]} rejected in ${Math.round(seconds)} s`);
  // The quota: 50 at once, and 50 a second.
  expect(counts[200]).toBeLessThanOrEqual(50 * (seconds + 2));
  expect(counts[429]).toBeGreaterThan(0);
});
