import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WorkerSettings } from '../../mocks/hosts/workers/settings.ts';
import { repository } from '../../scripts/lib/run.ts';
import { WORKER } from '../support/start-workerd.ts';
import type { Clock } from './clock.ts';
import { createInstance, type Instance } from './instance.ts';
import { type ObjectStorage, startObjectStorage } from './object-storage.ts';

/** Bucket and beginning of all keys, as the configuration of an instance has them. */
export const PREFIX = 'worlds/sandbox/';

/** Without a quota of requests: tests send as many as there can be. */
const SETTINGS = { worldRateLimit: '1000000/second' };

export interface ClusterOptions {
  readonly instances?: number;
  /** The port of the first instance, the next ones have those after it; 0 is any free ones. */
  readonly port?: number;
  /** Default: no quota of requests. */
  readonly settings?: WorkerSettings;
  /** One clock for each instance. Default: the machine's. */
  readonly clocks?: readonly Clock[];
  /** The folder of the worker. */
  readonly worker?: string;
}

/** Instances of workerd that share a bucket, on this machine. */
export interface Cluster {
  readonly storage: ObjectStorage;
  readonly instances: readonly Instance[];
  /** The operator's key. */
  readonly controlKey: string;
  /** Gives the instances that start from now on another worker. */
  deploy(worker: string): Promise<void>;
  /** Ends all instances and the bucket, and removes their files. */
  close(): Promise<void>;
}

/** Starts a cluster with the configuration of `docs/hosting/cluster`. Everything that it keeps is in a temporary folder. */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const { instances: count = 2, port = 0, clocks = [], worker = WORKER, settings = SETTINGS } = options;
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-cluster-'));
  const controlKey = randomBytes(16).toString('hex');
  const clusterKey = randomBytes(32).toString('hex');
  const storage = await startObjectStorage();
  let release = 0;

  const getFolder = (): string => join(folder, `release-${release}`);
  const deploy = async (source: string): Promise<void> => {
    release += 1;
    await mkdir(getFolder());
    await cp(join(repository, 'docs', 'hosting', 'cluster'), getFolder(), { recursive: true });
    await cp(source, join(getFolder(), 'worker'), { recursive: true });
    await writeFile(join(getFolder(), 'cluster.key'), clusterKey);
    await writeFile(join(getFolder(), 'settings.json'), JSON.stringify(settings));
  };
  const instances = Array.from({ length: count }, (_, index) =>
    createInstance({
      name: `instance-${index + 1}`,
      disk: join(folder, `disk-${index + 1}`),
      port: port === 0 ? 0 : port + index,
      storageUrl: storage.url,
      controlKey,
      clock: clocks[index],
      getFolder,
    }),
  );
  const close = async (): Promise<void> => {
    await Promise.all(instances.map((instance) => instance.kill()));
    await storage.close();
    await rm(folder, { recursive: true });
  };
  try {
    await deploy(worker);
    await Promise.all(instances.map((instance) => instance.start()));
  } catch (error) {
    await close();
    throw error;
  }
  return { storage, instances, controlKey, deploy, close };
}
