import { formatError } from '../http/format-error.ts';
import { addCommonHeaders, type Pipeline, toProblemError } from '../http/pipeline.ts';
import { toProblemResponse } from '../http/problem-response.ts';
import { checkRequestHead, type HostGuard } from '../http/request-guards.ts';
import type { HttpRequest, HttpResponse } from '../http/types.ts';
import { ProblemError } from '../messages/problems.ts';
import type { Now } from '../store/clock.ts';
import type { InitialData, Store } from '../store/store.ts';
import type { WorldFiles } from './host.ts';
import { MAX_OPEN_WORLDS } from './limits.ts';
import { createLiveWorld, type LiveWorld, type WorldParts } from './live-world.ts';
import { createWorldLocator, enterWorld } from './locate-world.ts';
import type { Platform } from './platform.ts';
import { createRegistry, type Registry, type WorldRecord } from './registry.ts';
import {
  createUnknownWorldError,
  createWorldList,
  getWorldJournal,
  type NewWorld,
  WORLD_TOKEN,
  type World,
  type WorldOptions,
} from './world-list.ts';

type Awaitable<Value> = Value | Promise<Value>;

/** What the operator of a sandbox does with its worlds, which may run in other processes. */
export interface WorldManager {
  /** Throws a ProblemError when the name is taken, or there are too many worlds; nothing is left of it then. */
  readonly create: (options: WorldOptions) => Awaitable<NewWorld>;
  /** In the order of their creation. */
  readonly list: () => Awaitable<readonly World[]>;
  readonly find: (id: string) => Awaitable<World | undefined>;
  readonly setIdleSeconds: (id: string, idleSeconds: number | null) => Awaitable<World>;
  /** @throws ProblemError for a world whose file cannot be used. */
  readonly check: (id: string) => Awaitable<void>;
  /** Deletes a world, once its requests are done. */
  readonly remove: (id: string) => Promise<void>;
  /** The domain of which each world has a subdomain; undefined for none. */
  readonly domain: string | undefined;
}

/** The worlds of a sandbox, in its process. */
export interface Worlds extends WorldManager {
  readonly create: (options: WorldOptions) => NewWorld;
  /** Handles a request for a world, also one that is not there. Returns undefined for one to the sandbox itself. */
  readonly respond: (request: HttpRequest) => ReturnType<Pipeline> | undefined;
  /** Ends injected delays, so that requests can finish. */
  readonly stop: () => void;
  readonly close: () => void;
}

export interface WorldsOptions {
  readonly createPlatform: (own: WorldParts) => Platform;
  readonly files: WorldFiles;
  /** What worlds begin with unless they say otherwise. */
  readonly initialData: InitialData;
  /** Whether each has a key of its control plane. */
  readonly hasKeys: boolean;
  readonly clock: string | undefined;
  /** Number of requests that the journal of the sandbox holds. */
  readonly journal: number | undefined;
  readonly isAllowedHost: HostGuard;
  readonly log: (line: string) => void;
  readonly now: Now;
  /** The domain of which each world has a subdomain. */
  readonly domain: string | undefined;
}

/** Milliseconds without a request after which the database of a world is closed. */
const SUSPEND_AFTER_MS = 60_000;

const SWEEP_INTERVAL_MS = 5000;

/** Creates the worlds of a sandbox. Their databases are opened on first use, closed when they are idle, and opened again. */
export function createWorlds(options: WorldsOptions): Worlds {
  const { files, domain, now } = options;
  const journal = getWorldJournal(options.journal);
  const locate = createWorldLocator(domain);
  const startedAt = now();
  const live = new Map<string, LiveWorld>();
  /** Least recently used first. */
  const open = new Set<LiveWorld>();
  let opened: Registry | undefined;
  const getRegistry = () => (opened ??= createRegistry(files.openRegistry()));
  const worlds = createWorldList({
    getRegistry,
    findLive: (id) => live.get(id)?.record,
    maximum: files.maximum,
    idleSeconds: files.idleSeconds,
    initialData: options.initialData,
    hasKeys: options.hasKeys,
    now,
    getUsedAt({ id, createdAt }) {
      const world = live.get(id);
      return world?.isBusy ? now() : (world?.usedAt ?? Math.max(createdAt, startedAt));
    },
    discard,
  });

  function discard(id: string): void {
    const world = live.get(id);
    if (world) {
      open.delete(world);
      live.delete(id);
      world.close();
    }
    getRegistry().remove(id);
    files.remove(id);
  }

  function touch(world: LiveWorld): void {
    world.usedAt = now();
    if (live.get(world.record.id) !== world) return;
    open.delete(world);
    open.add(world);
    const [oldest] = open;
    if (open.size > MAX_OPEN_WORLDS && oldest) suspend(oldest);
  }

  function suspend(world: LiveWorld): void {
    open.delete(world);
    world.suspend();
  }

  function add(record: WorldRecord, store: Store, hasClock: boolean): LiveWorld {
    const clock = record.clock ?? options.clock;
    const core = options.createPlatform({ store, journal, clock, hasClock, worldKey: record.controlKey });
    const world = createLiveWorld(record, store, core, () => {
      world.usedAt = now();
    });
    live.set(record.id, world);
    touch(world);
    return world;
  }

  /** @throws ProblemError for an unknown world, and for one whose file cannot be used. */
  function getLive(id: string): LiveWorld {
    const record = worlds.find(id);
    const world = live.get(id);
    if (!record || world?.isRemoved) throw createUnknownWorldError(id);
    return world ?? add(record, openStore(id), true);
  }

  /** @throws ProblemError for a world whose file cannot be used. */
  function openStore(id: string): Store {
    try {
      return files.open(id);
    } catch (error) {
      throw toWorldError(error, id, options.log);
    }
  }

  function sweep(): void {
    worlds.list();
    const limit = now() - SUSPEND_AFTER_MS;
    for (const world of open) if (world.usedAt < limit && !world.isBusy) suspend(world);
  }

  const timer = setInterval(() => {
    if (opened) sweep();
  }, SWEEP_INTERVAL_MS);
  // A timer of Node keeps its process alive; one of a browser is a number.
  (timer as { readonly unref?: () => void }).unref?.();

  return {
    domain,
    list: () => worlds.list().map(worlds.describe),
    find(id) {
      const record = worlds.find(id);
      return record && worlds.describe(record);
    },

    create(world) {
      const { record, initialData } = worlds.prepare(world);
      const store = files.create(record.id, initialData);
      try {
        getRegistry().save(record);
        const { core } = add(record, store, false);
        const { access_token: token } = core.issueTokens(WORLD_TOKEN);
        return { world: worlds.describe(record), token, controlKey: record.controlKey };
      } catch (error) {
        discard(record.id);
        throw error;
      }
    },

    setIdleSeconds(id, idleSeconds) {
      const world = getLive(id);
      world.record = { ...world.record, idleSeconds };
      getRegistry().save(world.record);
      return worlds.describe(world.record);
    },

    check(id) {
      if (!live.has(id) && worlds.find(id)) openStore(id).database.close();
    },

    async remove(id) {
      // One that is not open need not be opened, and perhaps cannot.
      const world = live.has(id) ? getLive(id) : undefined;
      if (!world) return discard(id);
      world.isRemoved = true;
      world.core.stop('deleted');
      await world.settle();
      if (live.get(id) === world) discard(id);
    },

    respond(request) {
      const location = locate(request);
      if (!location) return undefined;
      let world: LiveWorld;
      try {
        world = getLive(location.id);
      } catch (error) {
        return rejectRequest(request, error, options);
      }
      touch(world);
      enterWorld(request, location);
      return world.respond(request).finally(() => touch(world));
    },

    stop() {
      clearInterval(timer);
      for (const { core } of live.values()) core.stop();
    },

    close() {
      for (const world of live.values()) world.close();
      opened?.database.close();
      files.close();
    },
  };
}

/** Returns the problem of a world that cannot be opened. The log says why. */
export function toWorldError(error: unknown, id: string, log: (line: string) => void): ProblemError {
  if (error instanceof ProblemError) return error;
  log(formatError(error));
  return new ProblemError('internal-error', { key: 'worldUnusable', parameters: { id } });
}

/** Responds to a request for a world that cannot be used. A host that is not allowed is not told which worlds there are. */
export async function rejectRequest(
  request: HttpRequest,
  reason: unknown,
  { isAllowedHost, log }: Pick<WorldsOptions, 'isAllowedHost' | 'log'>,
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
