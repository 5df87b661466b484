import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { PREFIX } from './cluster.ts';
import { useCluster } from './use-cluster.ts';

/** A slow bucket, so that there is time to kill an instance between two writes. */
const DELAY_MS = 300;
/** Bytes in the bucket that only the data of a world have. */
const DATA_BYTES = 100_000;

const {
  instances: [instance],
  storage,
  create,
} = await useCluster({ instances: 1 });

const readStatus = async (name: string): Promise<number> =>
  (await fetch(`${instance.url}/worlds/${name}/v1/debtors`)).status;

/** Lists the folders of worlds and of the sandbox itself in the bucket, each with a slash at its end. */
async function listFolders(): Promise<string[]> {
  const [bucket = '', prefix = ''] = PREFIX.split(/(?<=^[^/]+\/)/);
  const list = await (await fetch(`${storage.url}/${bucket}?list-type=2&prefix=${prefix}`)).text();
  return [...list.matchAll(/<Key>([^<]+\/)own\.json</g)].map(([, folder]) => bucket + folder);
}

it('a creation that is interrupted before the list has the world leaves no data', { timeout: 240_000 }, async () => {
  await create(instance, 'before');
  // The bucket has all of it.
  await wait(2000);
  const folders = await listFolders();
  const { bytes } = storage.count(PREFIX);
  storage.setDelay(DELAY_MS);
  const created = create(instance, 'interrupted').catch((error: unknown) => error);
  while (storage.count(PREFIX).bytes < bytes + DATA_BYTES) await wait(1);
  await instance.kill({ isDiskLost: true });
  storage.setDelay(0);
  expect(await created).toBeInstanceOf(Error);
  const [folder = ''] = (await listFolders()).filter((each) => !folders.includes(each));
  expect(storage.count(folder).bytes).toBeGreaterThan(DATA_BYTES);

  await instance.start();
  // Until the lease of the lost instance has ended, nobody has the list.
  await expect.poll(() => readStatus('interrupted'), { timeout: 90_000 }).toBe(404);
  await expect.poll(() => storage.count(folder).bytes, { timeout: 120_000 }).toBeLessThan(20_000);
  expect(await readStatus('before')).toBe(401);
  // The name is free.
  await create(instance, 'interrupted');
});
