import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogues } from '../../mocks/messages/catalogues.ts';
import { bundle } from '../support/contract.ts';
import { changeWorker, createEarlierWorker, EARLIER_VERSION } from '../upgrade/earlier-worker.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { findFaults } from './find-faults.ts';
import { createWorld, createWorldClient, type World } from './world.ts';
import { startWriters } from './writers.ts';

const { en } = catalogues;

const WORLDS = 5;
const [OLD_TEXT = ''] = en.recordNotFound.split('{');
const NEW_TEXT = 'The next release has no record with id ';

let cluster: Cluster;
/** A worker of an earlier version of the contract. */
let earlierWorker: string;
/** The worker of the next release: it says something else. */
let nextWorker: string;
beforeAll(async () => {
  earlierWorker = await createEarlierWorker();
  nextWorker = await changeWorker((code) => code.replaceAll(OLD_TEXT, NEW_TEXT));
  cluster = await startCluster({ worker: earlierWorker });
});
afterAll(async () => {
  await cluster.close();
  for (const folder of [earlierWorker, nextWorker]) await rm(folder, { recursive: true });
});

async function readVersion(url: string, { path }: World): Promise<unknown> {
  const headers = { 'x-sandbox-key': cluster.controlKey };
  const response = await fetch(`${url}${path}/_sandbox/health`, { headers });
  return ((await response.json()) as { contractVersion?: string }).contractVersion;
}

async function readRelease(url: string, world: World): Promise<'old' | 'next' | undefined> {
  const { body } = await createWorldClient(url, world)('GET', '/v1/debtors/999999');
  const { detail = '' } = body as { detail?: string };
  if (detail.startsWith(OLD_TEXT)) return 'old';
  return detail.startsWith(NEW_TEXT) ? 'next' : undefined;
}

it('a rolling upgrade of a cluster to another contract keeps the worlds that are open and every acknowledged write', async () => {
  const { instances, controlKey, deploy } = cluster;
  const urls = instances.map(({ url }) => url);
  const worlds: World[] = [];
  for (let index = 0; index < WORLDS; index += 1)
    worlds.push(await createWorld(urls[index % urls.length] ?? '', `upgrade-${index}`, controlKey));
  for (const world of worlds) {
    expect(await readRelease(urls[0] ?? '', world)).toBe('old');
    expect(await readVersion(urls[0] ?? '', world)).toBe(EARLIER_VERSION);
  }

  const [written, ...others] = worlds as [World, ...World[]];
  const writers = startWriters(written, urls, 2);
  await deploy(nextWorker);
  for (const instance of instances) {
    await instance.stop();
    await instance.start();
    for (const world of worlds) expect(await readRelease(instance.url, world)).toBeOneOf(['old', 'next']);
  }
  await writers.stop();

  for (const url of urls) {
    for (const world of worlds) {
      expect(await readRelease(url, world)).toBe('next');
      expect(await readVersion(url, world)).toBe(bundle.info.version);
    }
    expect(await findFaults(url, written, writers)).toEqual([]);
  }
  // A world that was open and was not used loses nothing either.
  const call = createWorldClient(urls[0] ?? '', others[0] as World);
  expect(await call('GET', '/v1/debtors/1')).toMatchObject({ status: 200 });
});
