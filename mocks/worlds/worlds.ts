import type { World, WorldOptions, Worlds } from '../api/control/worlds.ts';
import { formatError } from '../http/format-error.ts';
import type { Pipeline } from '../http/pipeline.ts';
import type { HttpRequest } from '../http/types.ts';
import { DEFAULT_CAPACITY } from '../journal/journal.ts';
import { ProblemError, validationError } from '../messages/problems.ts';
import { SCENARIO_NAMES } from '../scenario-names.ts';
import type { Beginning, Store } from '../store/store.ts';
import { createLiveWorld, type LiveWorld } from './live-world.ts';
import { createWorldLocator } from './locate-world.ts';
import type { Registry, WorldRecord } from './registry.ts';
import type { SandboxCore, WorldParts } from './sandbox-core.ts';

/** The databases of worlds. */
export interface WorldFiles {
  readonly exists: (id: string) => boolean;
  readonly create: (id: string, beginning: Beginning) => void;
  /**
   * Opens the store of a world.
   *
   * @param beginning what a new one was made from; otherwise it is read from the file.
   * @throws StartupError when the file cannot be used.
   */
  readonly open: (id: string, beginning?: Beginning) => Store;
  /** Returns the bytes of a database file with all that a store has now. */
  readonly exportStore: (store: Store) => Uint8Array;
  /** Creates a world from such bytes. Throws a ProblemError when they are something else. */
  readonly importBytes: (id: string, bytes: Uint8Array) => Beginning;
  readonly remove: (id: string) => void;
  readonly close: () => void;
}

export interface WorldsOptions {
  readonly createCore: (parts: WorldParts) => SandboxCore;
  readonly files: WorldFiles;
  readonly openRegistry: () => Registry;
  /** What worlds begin with unless they say otherwise. */
  readonly beginning: Beginning;
  readonly clock: string | undefined;
  /** Number of requests that the journal of the sandbox holds. */
  readonly journal: number | undefined;
  /** Moves the start of the path of a request to its base path, so that handlers see the path inside a world. */
  readonly enterBasePath: (request: HttpRequest, basePath: string) => void;
  readonly log: (line: string) => void;
  readonly domain: string | undefined;
  readonly maximum: number;
  /** The most worlds whose database is open at the same time. */
  readonly maxOpen: number;
  /** Default of `idleSeconds`. */
  readonly idleSeconds: number | null;
}

export interface WorldHost extends Worlds {
  /** Handles a request for a world. Returns undefined for one to the sandbox itself, or to a world that is not there. */
  readonly respond: (request: HttpRequest) => ReturnType<Pipeline> | undefined;
  /** Throws a ProblemError for a request to a world that is not there. */
  readonly rejectUnknown: (request: HttpRequest) => void;
  /** Ends injected delays, so that requests can finish. */
  readonly stop: () => void;
  readonly close: () => void;
}

/** Milliseconds without a request after which the database of a world is closed. */
const SUSPEND_AFTER_MS = 60_000;

const SWEEP_INTERVAL_MS = 5000;

/** The most requests in the journal of a world: there are many worlds. */
const JOURNAL_CAPACITY = 200;

/** Creates the worlds of a sandbox. Their databases are opened on first use, closed when they are idle, and opened again. */
export function createWorlds(options: WorldsOptions): WorldHost {
  const { files, domain, maximum } = options;
  const journal = Math.min(options.journal ?? DEFAULT_CAPACITY, JOURNAL_CAPACITY);
  const locate = createWorldLocator(domain);
  const startedAt = Date.now();
  const live = new Map<string, LiveWorld>();
  /** Least recently used first. */
  const open = new Set<LiveWorld>();
  let opened: Registry | undefined;
  const getRegistry = () => (opened ??= options.openRegistry());

  function toWorld(record: WorldRecord): World {
    const { id, seed, createdAt, idleSeconds, isFrozen } = record;
    const usedAt = live.get(id)?.usedAt ?? Math.max(createdAt, startedAt);
    return {
      ...{ id, idleSeconds, isFrozen },
      scenario: seed === 'demo' || (SCENARIO_NAMES as readonly string[]).includes(seed) ? seed : undefined,
      createdAt: new Date(createdAt),
      expiresAt: idleSeconds === null ? undefined : new Date(usedAt + idleSeconds * 1000),
    };
  }

  function isExpired(record: WorldRecord): boolean {
    const { expiresAt } = toWorld(record);
    return expiresAt !== undefined && expiresAt.getTime() <= Date.now() && !live.get(record.id)?.isBusy;
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
    world.usedAt = Date.now();
    if (live.get(world.record.id) !== world) return;
    open.delete(world);
    open.add(world);
    const [oldest] = open;
    if (open.size > options.maxOpen && oldest) suspend(oldest);
  }

  function suspend(world: LiveWorld): void {
    open.delete(world);
    world.suspend();
  }

  function add(record: WorldRecord, beginning?: Beginning): LiveWorld {
    const store = files.open(record.id, beginning);
    const world: LiveWorld = createLiveWorld(record, store, (admit) =>
      options.createCore({
        ...{ store, admit, journal },
        clock: record.clock ?? options.clock,
        hasClock: beginning === undefined,
      }),
    );
    live.set(record.id, world);
    touch(world);
    return world;
  }

  /** @throws ProblemError for an unknown world, and for one whose file cannot be used. */
  function getLive(id: string): LiveWorld {
    const record = findRecord(id);
    const world = live.get(id);
    if (!record || world?.isRemoved) throw new ProblemError('not-found', { key: 'worldUnknown', parameters: { id } });
    if (world) return world;
    try {
      return add(record);
    } catch (error) {
      options.log(formatError(error));
      throw new ProblemError('internal-error', { key: 'worldUnusable', parameters: { id } });
    }
  }

  function tryGetLive(id: string): LiveWorld | undefined {
    try {
      return getLive(id);
    } catch {
      // The sandbox itself reports it.
      return undefined;
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
    const limit = Date.now() - SUSPEND_AFTER_MS;
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

  function start(record: WorldRecord, beginning?: Beginning): World {
    getRegistry().save(record);
    add(record, beginning);
    return toWorld(record);
  }

  return {
    domain,
    list: () => listRecords().map(toWorld),
    find(id) {
      const record = findRecord(id);
      return record && toWorld(record);
    },

    create({ id = createId(), scenario, clock, idleSeconds = options.idleSeconds }: WorldOptions) {
      checkRoom(id);
      const beginning = scenario === undefined ? options.beginning : { seed: scenario, scale: 0 };
      const record = { id, seed: beginning.seed, createdAt: Date.now(), clock, idleSeconds, isFrozen: false };
      files.create(id, beginning);
      return start(record, beginning);
    },

    createFromFile(id, bytes) {
      checkRoom(id);
      const { seed } = files.importBytes(id, bytes);
      const { idleSeconds } = options;
      const record = { id, seed, createdAt: Date.now(), clock: undefined, idleSeconds, isFrozen: false };
      return start(record);
    },

    async update(id, changes) {
      const world = getLive(id);
      world.record = { ...world.record, ...changes };
      getRegistry().save(world.record);
      if (world.record.isFrozen) await world.settle();
      return toWorld(world.record);
    },

    async remove(id) {
      const world = getLive(id);
      world.isRemoved = true;
      world.core.stop();
      await world.settle();
      if (live.get(id) === world) discard(id);
    },

    issueTokens: (id, input) => getLive(id).core.issueTokens(input),
    readFile: (id) => files.exportStore(getLive(id).store),

    respond(request) {
      const location = locate(request);
      const world = location && tryGetLive(location.id);
      if (!location || !world) return undefined;
      touch(world);
      request.logFields.world = location.id;
      options.enterBasePath(request, location.basePath);
      return world.respond(request).finally(() => touch(world));
    },

    rejectUnknown(request) {
      const location = locate(request);
      if (location) getLive(location.id);
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

/** A name that nobody can guess: a world on a public address is open to those who know a token of it. */
const createId = (): string =>
  `w${[...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
