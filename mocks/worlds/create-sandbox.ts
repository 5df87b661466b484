import type { Mount } from '../http/api.ts';
import { createImports } from '../http/imports.ts';
import type { Pipeline } from '../http/pipeline.ts';
import type { InitialData, Store } from '../store/store.ts';
import { enterWorld, locateWorld, rejectRequest } from './enter-world.ts';
import { createLiveWorld, type LiveWorld } from './live-world.ts';
import { hasKeys } from './options.ts';
import { createPlatform, type HostParts, type PlatformParts } from './platform.ts';
import {
  checkRoom,
  createUnknownWorldError,
  createWorld,
  DEFAULT_IDLE_SECONDS,
  getExpiry,
  getWorldJournal,
  WORLD_TOKEN,
  type World,
  type WorldManager,
  type WorldOptions,
} from './world.ts';

export interface SandboxHost extends HostParts {
  readonly initialData: InitialData;
  readonly openWorld: (initialData: InitialData) => Store;
  readonly maxWorlds: number;
}

/** Parts of a sandbox: the platform at its root, and the needs of its worlds. */
interface SandboxParts extends PlatformParts, SandboxHost {
  /** Pages of the sandbox itself, which worlds do not have. */
  readonly site?: readonly Mount[];
}

interface CreatedWorld {
  readonly world: World;
  readonly token: string;
}

interface Sandbox {
  readonly respond: Pipeline;
  /** Restores the seed and revokes all tokens but those of worlds. */
  readonly reset: () => void;
  readonly createWorld: (options: WorldOptions) => CreatedWorld;
  readonly removeWorld: (name: string) => Promise<void>;
  readonly stop: () => void;
  readonly close: () => void;
}

/**
 * Composes a sandbox: the platform at its root, and its worlds. Closes the store when it cannot.
 *
 * @throws StartupError when an option is wrong.
 */
export function createSandbox({ site = [], ...options }: Omit<SandboxParts, 'imports'>): Sandbox {
  const parts: SandboxParts = { ...options, imports: createImports() };
  const { store, mounts = [] } = parts;
  const live = new Map<string, LiveWorld>();
  const worlds = manageWorlds(live, parts);
  try {
    const root = createPlatform({ ...parts, worlds, mounts: [...mounts, ...site] });
    const timer = setInterval(worlds.list, SWEEP_INTERVAL_MS);
    // A timer of Node keeps its process alive; one of a browser is a number.
    (timer as { readonly unref?: () => void }).unref?.();

    function respond(request: Parameters<Pipeline>[0]): ReturnType<Pipeline> {
      const location = locateWorld(request.path);
      if (!location) return root.respond(request);
      const world = worlds.findLive(location.id);
      if (!world) return rejectRequest(request, createUnknownWorldError(location.id), parts);
      enterWorld(request, location);
      return world.respond(request);
    }

    return {
      respond,
      reset: root.reset,
      createWorld: worlds.create,
      removeWorld: worlds.remove,
      stop() {
        clearInterval(timer);
        root.stop();
        for (const { platform } of live.values()) platform.stop();
      },
      close() {
        for (const world of live.values()) world.close();
        store.database.close();
      },
    };
  } catch (error) {
    // Releases the data file.
    store.database.close();
    throw error;
  }
}

/** Milliseconds after which a world that nobody asks for is deleted at the latest. */
const SWEEP_INTERVAL_MS = 60_000;

interface Worlds extends WorldManager {
  readonly create: Sandbox['createWorld'];
  readonly findLive: (id: string) => LiveWorld | undefined;
}

function manageWorlds(live: Map<string, LiveWorld>, parts: SandboxParts): Worlds {
  const { initialData, now } = parts;

  const describe = ({ world, isBusy, usedAt }: LiveWorld): World => ({
    ...world,
    expiresAt: getExpiry(world.idleSeconds, isBusy ? now() : usedAt),
  });

  /** Finds a world, and deletes it when nobody has used it for too long. */
  function findLive(id: string): LiveWorld | undefined {
    const world = live.get(id);
    if (!world) return undefined;
    const { expiresAt = Number.POSITIVE_INFINITY } = describe(world);
    if (expiresAt > now()) return world;
    live.delete(id);
    world.close();
    return undefined;
  }

  function getLive(id: string): LiveWorld {
    const world = findLive(id);
    if (world) return world;
    throw createUnknownWorldError(id);
  }

  const list = (): World[] => [...live.keys()].flatMap((id) => findLive(id) ?? []).map(describe);

  function create(options: WorldOptions): CreatedWorld {
    const hasKey = hasKeys(parts);
    const defaults = { seed: initialData.seed, hasKey, idleSeconds: DEFAULT_IDLE_SECONDS, now: now() };
    const world = createWorld(options, defaults);
    checkRoom(world.id, findLive(world.id) !== undefined, list().length, parts.maxWorlds);
    const { scenario } = options;
    const store = parts.openWorld(scenario === undefined ? initialData : { seed: scenario, extraLedgerLines: 0 });
    try {
      const platform = createPlatform({
        ...parts,
        store,
        clock: world.clock ?? parts.clock,
        journal: getWorldJournal(parts.journal),
        worldKey: world.controlKey,
      });
      const { access_token: token } = platform.issueTokens(WORLD_TOKEN);
      live.set(world.id, createLiveWorld(world, store, platform, now));
      return { world, token };
    } catch (error) {
      store.database.close();
      throw error;
    }
  }

  return {
    list,
    findLive,
    create,
    find(id) {
      const world = findLive(id);
      return world && describe(world);
    },
    setIdleSeconds(id, idleSeconds) {
      const world = getLive(id);
      world.world = { ...world.world, idleSeconds };
      return describe(world);
    },
    async remove(id) {
      const world = getLive(id);
      live.delete(id);
      world.platform.stop('deleted');
      await world.settle();
      world.close();
    },
  };
}
