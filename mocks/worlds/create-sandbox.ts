import { addCommonHeaders, type Pipeline, toProblemError } from '../http/pipeline.ts';
import { toProblemResponse } from '../http/problem-response.ts';
import { checkRequestHead } from '../http/request-guards.ts';
import type { HttpRequest, HttpResponse, Mount } from '../http/types.ts';
import type { InitialData, Store } from '../store/store.ts';
import { createLiveWorld, type LiveWorld } from './live-world.ts';
import { hasKeys, type WorldOptions } from './options.ts';
import { createPlatform, type PlatformParts } from './platform.ts';
import {
  checkRoom,
  createUnknownWorldError,
  createWorld,
  DEFAULT_IDLE_SECONDS,
  getExpiry,
  getWorldJournal,
  WORLD_TOKEN,
  type World,
} from './world.ts';

interface SandboxParts extends PlatformParts {
  readonly initialData: InitialData;
  readonly openWorld: (initialData: InitialData) => Store;
  readonly maxWorlds: number;
  /** Pages of the sandbox itself, which worlds lack. */
  readonly site?: PlatformParts['mounts'];
}

/** Composes a sandbox with its worlds. For an invalid option, closes the store and throws a StartupError. */
export function createSandbox({ site = [], ...parts }: SandboxParts) {
  const { store, mounts = [] } = parts;
  const live = new Map<string, LiveWorld>();
  const worlds = manageWorlds(live, parts);
  try {
    const root = createPlatform({ ...parts, worlds, mounts: [...mounts, ...site, UNKNOWN_WORLDS] });
    const timer = setInterval(worlds.list, SWEEP_INTERVAL_MS);
    // A timer of Node keeps its process alive; a browser's is a number.
    (timer as { readonly unref?: () => void }).unref?.();

    const respond: Pipeline = (request) => {
      const location = locateWorld(request.path);
      const world = location && worlds.findLive(location.id);
      if (!world) return root.respond(request);
      enterWorld(request, location);
      return world.respond(request);
    };

    return {
      respond,
      /** Restores the seed and revokes all tokens outside worlds. */
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
    store.database.close();
    throw error;
  }
}

/** Rejects requests for unknown worlds. The sandbox's journal has them. */
const UNKNOWN_WORLDS: Mount = {
  prefix: '/worlds',
  async handle({ path }) {
    const location = locateWorld(path);
    if (location) throw createUnknownWorldError(location.id);
    return undefined;
  },
};

/** Milliseconds between deletions of unused worlds. */
const SWEEP_INTERVAL_MS = 60_000;

function manageWorlds(live: Map<string, LiveWorld>, parts: SandboxParts) {
  const { initialData, now } = parts;

  const describe = ({ world, isBusy, usedAt }: LiveWorld): World => ({
    ...world,
    expiresAt: getExpiry(world.idleSeconds, isBusy ? now() : usedAt),
  });

  /** Finds a world, or deletes it after too long without use. */
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

  return {
    list,
    findLive,
    create(options: WorldOptions) {
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
    },
    find(id: string) {
      const world = findLive(id);
      return world && describe(world);
    },
    setIdleSeconds(id: string, idleSeconds: number | null) {
      const world = getLive(id);
      world.world = { ...world.world, idleSeconds };
      return describe(world);
    },
    async remove(id: string) {
      const world = getLive(id);
      live.delete(id);
      world.platform.stop('deleted');
      await world.settle();
      world.close();
    },
  };
}

export interface WorldLocation {
  readonly id: string;
  readonly basePath: string;
}

const WORLD_PATH = /^\/worlds\/([a-z0-9-]{1,40})(?=\/|$)/;

export function locateWorld(path: string): WorldLocation | undefined {
  const [basePath, id] = WORLD_PATH.exec(path) ?? [];
  return basePath === undefined || id === undefined ? undefined : { id, basePath };
}

/** Moves the start of the path to the base path: handlers see the path inside the world. */
export function enterWorld(request: HttpRequest, { id, basePath }: WorldLocation): void {
  request.exchange.world = id;
  request.basePath = basePath;
  request.path = request.path.slice(basePath.length).replace(/^(?!\/)/, '/');
}

/** Responds to a request for an unusable world. A rejected host learns nothing about worlds. */
export async function rejectRequest(
  request: HttpRequest,
  reason: unknown,
  { isAllowedHost, log }: Pick<PlatformParts, 'isAllowedHost' | 'log'>,
): Promise<HttpResponse> {
  let problem = toProblemError(reason, log);
  try {
    checkRequestHead(request, isAllowedHost);
  } catch (error) {
    problem = toProblemError(error, log);
  }
  request.exchange.problem = problem;
  const response = toProblemResponse(problem, request);
  return { ...response, headers: addCommonHeaders(response.headers, request) };
}
