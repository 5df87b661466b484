import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoUser } from '../../mocks/seed/demo-access.ts';
import { useFolder } from '../support/folders.ts';
import { skipUnlessInstalled } from '../support/requirements.ts';
import { type Clock, createClock } from './clock.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { findFaults } from './find-faults.ts';
import type { Instance } from './instance.ts';
import { createWorld, createWorldClient, type World } from './world.ts';
import { startWriters, waitUntilServed } from './writers.ts';

const compiler = await promisify(execFile)('cc', ['--version']).catch(() => undefined);
const missing = compiler ? undefined : 'There is no compiler for C.';

const timeout = 120_000;
/** Milliseconds after which another instance has certainly taken over a world, and its alarm. */
const TAKEOVER_MS = 45_000;
const LEAVES = "leaving the cluster: clock off from the bucket's by";
const SKEWS = [90, -90, 3600, -3600];

describe.skipIf(skipUnlessInstalled(missing, 'compiler'))('instances whose clocks differ', () => {
  const folder = useFolder();
  let clocks: readonly [Clock, Clock];
  let cluster: Cluster;
  let instances: readonly [Instance, Instance];
  beforeAll(async () => {
    clocks = [await createClock(folder, 'first'), await createClock(folder, 'second')];
    cluster = await startCluster({ clocks });
    instances = cluster.instances as typeof instances;
  });
  afterAll(async () => {
    await cluster.close();
  });

  const create = (name: string, idleSeconds?: number) =>
    createWorld(instances[0].url, name, cluster.controlKey, idleSeconds);

  async function issueToken(url: string, { path }: World, expiresIn: number): Promise<string> {
    const response = await fetch(`${url}${path}/_sandbox/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-sandbox-key': cluster.controlKey },
      body: JSON.stringify({ user: demoUser, expiresIn }),
    });
    return ((await response.json()) as { access_token: string }).access_token;
  }

  const readStatus = async (url: string, world: World): Promise<number> =>
    (await createWorldClient(url, world)('GET', '/v1/debtors/1')).status;

  /** Checks what the writers did, and that the log says when entries changed in the order in which they did. */
  async function checkBooks(world: World, writers: ReturnType<typeof startWriters>): Promise<void> {
    for (const { url } of instances) expect(await findFaults(url, world, writers)).toEqual([]);
    const call = createWorldClient(instances[1].url, world);
    const { body } = await call('GET', '/v1/journalentrylog?pageSize=1000');
    const moments = (body as { _data: { ChangedDate: string }[] })._data.map(({ ChangedDate }) => ChangedDate);
    expect(writers.acknowledged.purchaseinvoices.size).toBeGreaterThan(0);
    expect(moments.length).toBeGreaterThanOrEqual(writers.acknowledged.purchaseinvoices.size);
    expect(moments).toEqual(moments.toSorted());
  }

  const STEADY = [
    [-1, 1],
    [1, -1],
  ] as const;

  it.each(STEADY)(
    'by two seconds (%i and %i) keep what was written, tokens and idle worlds',
    { timeout },
    async (...skews) => {
      const [first, second] = instances;
      await Promise.all(clocks.map((clock, index) => clock.set(skews[index] ?? 0)));
      const world = await create(`steady${skews[0]}`);
      const idle = await create(`idle${skews[0]}`, 3600);
      const token = await issueToken(first.url, world, 3600);
      const shortLived = await issueToken(first.url, world, 5);
      const writers = startWriters(world, [first.url, second.url], 4);
      await wait(500);
      await first.stop();
      await waitUntilServed(writers, performance.now());
      await first.start();
      await wait(500);
      await second.kill();
      await waitUntilServed(writers, performance.now());
      await second.start();
      await writers.stop();
      await checkBooks(world, writers);
      for (const { url } of instances) {
        expect(await readStatus(url, idle)).toBe(200);
        expect(await readStatus(url, { ...world, token })).toBe(200);
        expect(await readStatus(url, { ...world, token: shortLived })).toBe(401);
      }
    },
  );

  it.each(SKEWS)(
    'by %i s, as the clock of the owner is set: it leaves, and nothing is lost',
    { timeout },
    async (skew) => {
      const [owner, second] = instances;
      for (const clock of clocks) await clock.set(0);
      const world = await create(`set${skew}`);
      const idle = await create(`idle${skew}`, (2 * TAKEOVER_MS) / 1000);
      const token = await issueToken(owner.url, world, 3600);
      const writers = startWriters(world, [owner.url, second.url], 4);
      await wait(500);
      await clocks[0].set(skew);
      const usedAt = performance.now();
      await readStatus(owner.url, idle);
      await owner.waitForEnd();
      expect(owner.log).toContain(LEAVES);
      await waitUntilServed(writers, performance.now());
      await writers.stop();
      expect(await readStatus(second.url, { ...world, token })).toBe(200);
      await clocks[0].set(0);
      await owner.start();
      await checkBooks(world, writers);
      await wait(usedAt + TAKEOVER_MS - performance.now());
      expect(await readStatus(second.url, idle)).toBe(200);
    },
  );

  it.each(SKEWS)(
    'by %i s, as an instance starts: it says why it leaves, and takes no world',
    { timeout },
    async (skew) => {
      const [owner, second] = instances;
      await second.stop();
      await clocks[1].set(skew);
      const world = await create(`start${skew}`);
      const writers = startWriters(world, [owner.url], 4);
      await wait(500);
      await second.start();
      let isRunning = true;
      const ended = second.waitForEnd().then(() => {
        isRunning = false;
      });
      while (isRunning) {
        expect(await readStatus(second.url, world).catch(() => 'no response')).toBe('no response');
        await wait(10);
      }
      await ended;
      expect(second.log).toContain(LEAVES);
      await writers.stop();
      expect(writers.failures).toEqual([]);
      await clocks[1].set(0);
      await second.start();
      await checkBooks(world, writers);
    },
  );
});
