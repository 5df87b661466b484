import { afterAll } from 'vitest';
import { type ClusterOptions, startCluster } from './cluster.ts';
import type { Instance } from './instance.ts';
import { createWorld, type World } from './world.ts';

/** Starts a cluster for the tests of one file. */
export async function useCluster(options: ClusterOptions = {}) {
  const cluster = await startCluster(options);
  afterAll(() => cluster.close());
  return {
    ...cluster,
    instances: cluster.instances as readonly [Instance, Instance],
    create: ({ url }: Pick<Instance, 'url'>, name: string): Promise<World> =>
      createWorld(url, name, cluster.controlKey),
  };
}
