import { addCommonHeaders, type Pipeline, toProblemError } from '../http/pipeline.ts';
import { toProblemResponse } from '../http/problem-response.ts';
import { checkRequestHead, getHost, getHostName, type HostGuard } from '../http/request-guards.ts';
import type { HttpRequest, Result } from '../http/types.ts';
import { formatError } from '../messages/format-error.ts';
import { ProblemError, validationError } from '../messages/problems.ts';
import { DEFAULT_CAPACITY } from '../requests/journal.ts';
import { SCENARIO_NAMES } from '../seed/scenario-names.ts';
import type { Now } from '../store/clock.ts';
import type { InitialData, Store } from '../store/store.ts';
import type { WorldFiles } from './host.ts';
import { MAX_OPEN_WORLDS } from './limits.ts';
import { createLiveWorld, type LiveWorld, type WorldParts } from './live-world.ts';
import type { Platform } from './platform.ts';
import { createRegistry, type Registry, type WorldRecord } from './registry.ts';

/** What a world begins with. */
export interface WorldOptions {
  /** Default: a random one. */
  readonly id?: string | undefined;
  /** A scenario, or `demo`. Default: what the sandbox began with. */
  readonly scenario?: string | undefined;
  /** Initial time of the clock, in ISO 8601. Default: that of the sandbox. */
  readonly clock?: string | undefined;
  /** Seconds without a request after which it is deleted; null for never. Default: see `--worlds`. */
  readonly idleSeconds?: number | null | undefined;
}

/** An isolated sandbox inside the sandbox. */
export interface World {
  readonly id: string;
  /** Undefined for the file that the sandbox began with. */
  readonly scenario: string | undefined;
  readonly createdAt: Date;
  readonly idleSeconds: number | null;
  /** When it is deleted, unless it is used; undefined for never. */
  readonly expiresAt: Date | undefined;
}

/** The worlds of a sandbox. */
export interface Worlds {
  /** Throws a ProblemError when the name is taken, or there are too many worlds. */
  readonly create: (options: WorldOptions) => World;
  /** In the order of their creation. */
  readonly list: () => readonly World[];
  readonly find: (id: string) => World | undefined;
  readonly setIdleSeconds: (id: string, idleSeconds: number | null) => World;
  /** @throws ProblemError for a world whose file cannot be used. */
  readonly check: (id: string) => void;
  /** Deletes a world, once its requests are done. */
  readonly remove: (id: string) => Promise<void>;
  /** Issues the access token of a new world, as if the user had signed in. A reset of the world does not revoke it. */
  readonly issueTokens: (id: string, input: { readonly user: string }) => { readonly access_token: string };
  /** The domain of which each world has a subdomain; undefined for none. */
  readonly domain: string | undefined;
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

/** The most requests in the journal of a world: there are many worlds. */
const JOURNAL_CAPACITY = 200;

const WORLD_PATH = /^\/worlds\/([a-z0-9-]{1,40})(?=\/|$)/;

/** Creates the worlds of a sandbox. Their databases are opened on first use, closed when they are idle, and opened again. */
export function createWorlds(options: WorldsOptions): Worlds {
  const { files, domain, now } = options;
  const { maximum } = files;
  const journal = Math.min(options.journal ?? DEFAULT_CAPACITY, JOURNAL_CAPACITY);
  const suffix = domain === undefined ? undefined : `.${getHostName(domain)}`;
  const startedAt = now();
  const live = new Map<string, LiveWorld>();
  /** Least recently used first. */
  const open = new Set<LiveWorld>();
  let opened: Registry | undefined;
  const getRegistry = () => (opened ??= createRegistry(files.openRegistry()));

  /**
   * Finds the world that a request names, by its host, otherwise by its path. A host wins, so that the path cannot lead from
   * one world into another.
   */
  function locate(request: HttpRequest): WorldLocation | undefined {
    if (suffix !== undefined) {
      const name = getHostName(getHost(request));
      if (name?.endsWith(suffix)) return { id: name.slice(0, -suffix.length), basePath: '' };
    }
    const [basePath, id] = WORLD_PATH.exec(request.path) ?? [];
    return basePath === undefined || id === undefined ? undefined : { id, basePath };
  }

  function toWorld(record: WorldRecord): World {
    const { id, seed, createdAt, idleSeconds } = record;
    const world = live.get(id);
    const usedAt = world?.isBusy ? now() : (world?.usedAt ?? Math.max(createdAt, startedAt));
    return {
      id,
      idleSeconds,
      scenario: seed === 'demo' || (SCENARIO_NAMES as readonly string[]).includes(seed) ? seed : undefined,
      createdAt: new Date(createdAt),
      expiresAt: idleSeconds === null ? undefined : new Date(usedAt + idleSeconds * 1000),
    };
  }

  function isExpired(record: WorldRecord): boolean {
    const { expiresAt } = toWorld(record);
    return expiresAt !== undefined && expiresAt.getTime() <= now();
  }

  function findRecord(id: string): WorldRecord | undefined {
    const record = live.get(id)?.record ?? getRegistry().find(id);
    if (!record || !isExpired(record)) return record;
    discard(id);
    return undefined;
  }

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
    const core = options.createPlatform({ store, journal, clock: record.clock ?? options.clock, hasClock });
    const world = createLiveWorld(record, store, core, () => {
      world.usedAt = now();
    });
    live.set(record.id, world);
    touch(world);
    return world;
  }

  /** @throws ProblemError for an unknown world, and for one whose file cannot be used. */
  function getLive(id: string): LiveWorld {
    const record = findRecord(id);
    const world = live.get(id);
    if (!record || world?.isRemoved) throw new ProblemError('not-found', { key: 'worldUnknown', parameters: { id } });
    return world ?? add(record, openStore(id), true);
  }

  /** @throws ProblemError for a world whose file cannot be used. */
  function openStore(id: string): Store {
    try {
      return files.open(id);
    } catch (error) {
      options.log(formatError(error));
      throw new ProblemError('internal-error', { key: 'worldUnusable', parameters: { id } });
    }
  }

  function listRecords(): readonly WorldRecord[] {
    return getRegistry()
      .list()
      .filter((record) => {
        const isGone = isExpired(record);
        if (isGone) discard(record.id);
        return !isGone;
      });
  }

  function sweep(): void {
    listRecords();
    const limit = now() - SUSPEND_AFTER_MS;
    for (const world of open) if (world.usedAt < limit && !world.isBusy) suspend(world);
  }

  const timer = setInterval(() => {
    if (opened) sweep();
  }, SWEEP_INTERVAL_MS);
  // A timer of Node keeps its process alive; one of a browser is a number.
  (timer as { readonly unref?: () => void }).unref?.();

  /** @throws ProblemError 400 when the name is taken, or there are too many worlds. */
  function checkRoom(id: string): void {
    if (findRecord(id)) throw validationError([{ field: 'name', key: 'worldExists', parameters: { id } }]);
    if (getRegistry().count() < maximum || listRecords().length < maximum) return;
    throw validationError([{ field: 'body', key: 'worldsFull', parameters: { limit: maximum } }]);
  }

  return {
    domain,
    list: () => listRecords().map(toWorld),
    find(id) {
      const record = findRecord(id);
      return record && toWorld(record);
    },

    create({ id = createId(), scenario, clock, idleSeconds = files.idleSeconds }: WorldOptions) {
      checkRoom(id);
      const initialData = scenario === undefined ? options.initialData : { seed: scenario, scale: 0 };
      const store = files.create(id, initialData);
      const record = { id, seed: initialData.seed, createdAt: Math.floor(now()), clock, idleSeconds };
      getRegistry().save(record);
      add(record, store, false);
      return toWorld(record);
    },

    setIdleSeconds(id, idleSeconds) {
      const world = getLive(id);
      world.record = { ...world.record, idleSeconds };
      getRegistry().save(world.record);
      return toWorld(world.record);
    },

    check(id) {
      if (!live.has(id) && findRecord(id)) openStore(id).database.close();
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

    issueTokens: (id, input) => getLive(id).core.issueTokens({ ...input, survivesReset: true }),

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
      request.exchange.world = location.id;
      enterBasePath(request, location.basePath);
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

/** Moves the start of the path to the base path, so that handlers see the path inside the world. */
function enterBasePath(request: HttpRequest, basePath: string): void {
  request.basePath = basePath;
  request.path = request.path.slice(basePath.length).replace(/^(?!\/)/, '/');
}

/** The world that a request is for. */
interface WorldLocation {
  readonly id: string;
  /** The start of the path that names it; empty when the host does. */
  readonly basePath: string;
}

/** Responds to a request for a world that cannot be used. A host that is not allowed is not told which worlds there are. */
async function rejectRequest(
  request: HttpRequest,
  reason: unknown,
  { isAllowedHost, log }: Pick<WorldsOptions, 'isAllowedHost' | 'log'>,
): Promise<Result> {
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

/** A name that nobody can guess: a world on a public address is open to those who know a token of it. */
const createId = (): string =>
  `w${[...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
