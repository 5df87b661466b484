import type { Pipeline } from '../http/pipeline.ts';
import type { HttpRequest } from '../http/types.ts';
import type { Store } from '../store/store.ts';
import { enterWorld, locateWorld, rejectRequest } from './enter-world.ts';
import { createLiveWorld, type LiveWorld } from './live-world.ts';
import { hasKeys } from './options.ts';
import type { Platform, PlatformParts } from './platform.ts';
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

/** The worlds of a sandbox, in the memory of its process. */
export interface Worlds extends WorldManager {
  readonly create: (options: WorldOptions) => { readonly world: World; readonly token: string };
  /** Handles a request for a world, also one that is not there. Returns undefined for one to the sandbox itself. */
  readonly respond: (request: HttpRequest) => ReturnType<Pipeline> | undefined;
  /** Ends injected delays, so that requests can finish. */
  readonly stop: () => void;
  readonly close: () => void;
}

interface WorldsOptions extends Pick<PlatformParts, 'clock' | 'journal' | 'isAllowedHost' | 'log' | 'now'> {
  readonly createPlatform: (own: Pick<PlatformParts, 'store' | 'clock' | 'journal' | 'worldKey'>) => Platform;
  /** @param scenario undefined for the initial data of the sandbox. */
  readonly openStore: (scenario: string | undefined) => Store;
  readonly seed: string;
  readonly maxWorlds: number;
  readonly controlKey?: string | undefined;
  readonly openWorlds?: boolean | undefined;
}

/** Milliseconds after which a world that nobody asks for is deleted at the latest. */
const SWEEP_INTERVAL_MS = 60_000;

export function createWorlds(options: WorldsOptions): Worlds {
  const { seed, now } = options;
  const journal = getWorldJournal(options.journal);
  const live = new Map<string, LiveWorld>();

  const describe = ({ world, isBusy, usedAt }: LiveWorld): World => ({
    ...world,
    expiresAt: getExpiry(world.idleSeconds, isBusy ? now() : usedAt),
  });

  /** Finds a world, and deletes it when nobody has used it for too long. */
  function find(id: string): LiveWorld | undefined {
    const world = live.get(id);
    if (!world) return undefined;
    const { expiresAt = Number.POSITIVE_INFINITY } = describe(world);
    if (expiresAt > now()) return world;
    live.delete(id);
    world.close();
    return undefined;
  }

  const list = (): LiveWorld[] => [...live.keys()].flatMap((id) => find(id) ?? []);

  const timer = setInterval(list, SWEEP_INTERVAL_MS);
  // A timer of Node keeps its process alive; one of a browser is a number.
  (timer as { readonly unref?: () => void }).unref?.();

  function getLive(id: string): LiveWorld {
    const world = find(id);
    if (world) return world;
    throw createUnknownWorldError(id);
  }

  return {
    list: () => list().map(describe),
    find(id) {
      const world = find(id);
      return world && describe(world);
    },

    create(sent) {
      const hasKey = hasKeys(options);
      const world = createWorld(sent, { seed, hasKey, idleSeconds: DEFAULT_IDLE_SECONDS, now: now() });
      checkRoom(world.id, find(world.id) !== undefined, list().length, options.maxWorlds);
      const store = options.openStore(sent.scenario);
      try {
        const clock = world.clock ?? options.clock;
        const platform = options.createPlatform({ store, journal, clock, worldKey: world.controlKey });
        const { access_token: token } = platform.issueTokens(WORLD_TOKEN);
        live.set(world.id, createLiveWorld(world, store, platform, now));
        return { world, token };
      } catch (error) {
        store.database.close();
        throw error;
      }
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

    respond(request) {
      const location = locateWorld(request.path);
      if (!location) return undefined;
      const world = find(location.id);
      if (!world) return rejectRequest(request, createUnknownWorldError(location.id), options);
      enterWorld(request, location);
      return world.respond(request);
    },

    stop() {
      clearInterval(timer);
      for (const { platform } of live.values()) platform.stop();
    },

    close() {
      for (const world of live.values()) world.close();
    },
  };
}
