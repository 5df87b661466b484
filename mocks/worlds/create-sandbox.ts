import type { Mount } from '../http/api.ts';
import type { InitialData, Store } from '../store/store.ts';
import { createPlatform, type Platform, type PlatformParts } from './platform.ts';
import type { World, WorldOptions } from './world.ts';
import { createWorldActions } from './world-actions.ts';
import { createWorlds } from './worlds.ts';

/** What a sandbox is made of: the platform at its root, and what its worlds need besides. */
export interface SandboxParts extends Omit<PlatformParts, 'worldActions'> {
  /** Initial data of the sandbox, and of worlds that do not name theirs. */
  readonly initialData: InitialData;
  readonly openWorld: (initialData: InitialData) => Store;
  readonly maxWorlds: number;
  /** Pages of the sandbox itself, which worlds do not have. */
  readonly site?: readonly Mount[];
}

export type HostParts = Pick<
  SandboxParts,
  | 'contract'
  | 'controlContract'
  | 'readRecordedResponses'
  | 'hasCookies'
  | 'log'
  | 'now'
  | 'initialData'
  | 'store'
  | 'openWorld'
  | 'maxWorlds'
>;

/** A sandbox without a server. */
export interface SandboxCore extends Pick<Platform, 'respond' | 'reset'> {
  readonly createWorld: (options: WorldOptions) => { readonly world: World; readonly token: string };
  readonly removeWorld: (name: string) => Promise<void>;
  /** Ends injected delays and streams, so that requests can finish. */
  readonly stop: () => void;
  readonly close: () => void;
}

/**
 * Composes a sandbox: the platform at its root, and its worlds. Closes the store when it cannot.
 *
 * @throws StartupError when an option is wrong.
 */
export function createSandbox({ initialData, openWorld, site = [], ...parts }: SandboxParts): SandboxCore {
  const { store, mounts = [] } = parts;
  try {
    const worlds = createWorlds({
      ...parts,
      seed: initialData.seed,
      openStore: (scenario) =>
        openWorld(scenario === undefined ? initialData : { seed: scenario, extraLedgerLines: 0 }),
      createPlatform: (own) =>
        createPlatform({
          ...parts,
          ...own,
          hasClock: false,
          isWorld: true,
          worldActions: createWorldActions(undefined),
        }),
    });
    const worldActions = createWorldActions(worlds);
    const root = createPlatform({ ...parts, worldActions, mounts: [...mounts, ...site] });
    return {
      // Nearly all requests are for the sandbox itself.
      respond: (request) => worlds.respond(request) ?? root.respond(request),
      reset: root.reset,
      createWorld: worlds.create,
      removeWorld: worlds.remove,
      stop() {
        root.stop();
        worlds.stop();
      },
      close() {
        worlds.close();
        store.database.close();
      },
    };
  } catch (error) {
    // Releases the data file.
    store.database.close();
    throw error;
  }
}
