import { randomBytes } from 'node:crypto';
import type { World, WorldOptions, Worlds } from '../../api/control/worlds.ts';
import type { Pipeline } from '../../http/pipeline.ts';
import type { HttpRequest } from '../../http/types.ts';
import { DEFAULT_CAPACITY } from '../../journal/journal.ts';
import { ProblemError, validationError } from '../../messages/problems.ts';
import { SCENARIO_NAMES } from '../../scenario-names.ts';
import type { Beginning } from '../../store/store.ts';
import { formatError } from '../access-log.ts';
import { enterBasePath } from '../node-handler.ts';
import { createSandboxCore, type SharedParts } from '../sandbox-core.ts';
import { createLiveWorld, type LiveWorld } from './live-world.ts';
import { createWorldLocator } from './locate-world.ts';
import type { Registry, WorldRecord } from './registry.ts';
import type { WorldFiles } from './world-files.ts';

export interface WorldsOptions {
  readonly shared: SharedParts;
  readonly files: WorldFiles;
  readonly openRegistry: () => Registry;
  /** What worlds begin with unless they say otherwise. */
  readonly beginning: Beginning;
  readonly clock: string | undefined;
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
  const journal = Math.min(options.shared.journal ?? DEFAULT_CAPACITY, JOURNAL_CAPACITY);
  const shared: SharedParts = { ...options.shared, journal };
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
      createSandboxCore(shared, {
        store,
        admit,
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
      shared.log(formatError(error));
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
  }, SWEEP_INTERVAL_MS).unref();

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
      enterBasePath(request, location.basePath);
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
const createId = (): string => `w${randomBytes(8).toString('hex')}`;
