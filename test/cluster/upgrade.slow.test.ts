import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { en } from '../../mocks/messages/en.ts';
import { type Cluster, startCluster, WORKER } from './cluster.ts';
import { findFaults } from './find-faults.ts';
import { createWorld, createWorldClient, type World } from './world.ts';
import { startWriters } from './writers.ts';

const WORLDS = 5;
const [OLD_TEXT = ''] = en.recordNotFound.split('{');
const NEW_TEXT = 'The next release has no record with id ';

let cluster: Cluster;
/** A worker of the next release: it says something else. */
let nextWorker: string;
beforeAll(async () => {
  cluster = await startCluster();
  nextWorker = await mkdtemp(join(tmpdir(), 'worker-'));
  await cp(WORKER, nextWorker, { recursive: true });
  for await (const name of glob('**/*.js', { cwd: nextWorker })) {
    const file = join(nextWorker, name);
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(OLD_TEXT, NEW_TEXT));
  }
});
afterAll(async () => {
  await cluster.close();
  await rm(nextWorker, { recursive: true });
});

async function readRelease(url: string, world: World): Promise<'old' | 'next' | undefined> {
  const { body } = await createWorldClient(url, world)('GET', '/v1/debtors/999999');
  const { detail = '' } = body as { detail?: string };
  if (detail.startsWith(OLD_TEXT)) return 'old';
  return detail.startsWith(NEW_TEXT) ? 'next' : undefined;
}

it('a rolling upgrade of a cluster keeps the worlds that are open and every acknowledged write', async () => {
  const { instances, controlKey, deploy } = cluster;
  const urls = instances.map(({ url }) => url);
  const worlds: World[] = [];
  for (let index = 0; index < WORLDS; index += 1)
    worlds.push(await createWorld(urls[index % urls.length] ?? '', `upgrade-${index}`, controlKey));
  for (const world of worlds) expect(await readRelease(urls[0] ?? '', world)).toBe('old');

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
    for (const world of worlds) expect(await readRelease(url, world)).toBe('next');
    expect(await findFaults(url, written, writers)).toEqual([]);
  }
  // A world that was open and was not used loses nothing either.
  const call = createWorldClient(urls[0] ?? '', others[0] as World);
  expect(await call('GET', '/v1/debtors/1')).toMatchObject({ status: 200 });
}, 300_000);
