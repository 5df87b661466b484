import { ProblemError, validationError } from '../messages/problems.ts';
import { DEFAULT_CAPACITY } from '../requests/journal.ts';
import { demoUser } from '../seed/demo-access.ts';
import { SCENARIO_NAMES } from '../seed/scenario-names.ts';
import type { Now } from '../store/clock.ts';
import type { InitialData } from '../store/store.ts';
import type { Registry, WorldRecord } from './registry.ts';

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

/** A world with what only its creation returns. */
export interface NewWorld {
  readonly world: World;
  /** An access token of the user `demo`. A reset of the world does not revoke it. */
  readonly token: string;
  /** Key of its control plane; undefined where none is asked for. */
  readonly controlKey: string | undefined;
}

export interface WorldListOptions {
  readonly getRegistry: () => Registry;
  /** Finds the record of a world that is in memory. */
  readonly findLive?: (id: string) => WorldRecord | undefined;
  /** The most worlds. */
  readonly maximum: number;
  /** Default of `idleSeconds`: null where worlds stay. */
  readonly idleSeconds: number | null;
  /** What worlds begin with unless they say otherwise. */
  readonly initialData: InitialData;
  /** Whether each has a key of its control plane. */
  readonly hasKeys: boolean;
  readonly now: Now;
  /** When a world was last used, in milliseconds since 1970: now, while it is. */
  readonly getUsedAt: (record: WorldRecord) => number;
  /** Deletes a world that has expired; undefined where a world ends itself. */
  readonly discard?: (id: string) => void;
  /** Returns how many worlds are being created, which the registry does not have yet. Default: none. */
  readonly countPending?: () => number;
}

/** The worlds of a sandbox as its operator sees them, wherever they run: their names, and when they end. */
export interface WorldList {
  readonly find: (id: string) => WorldRecord | undefined;
  /** In the order of their creation. */
  readonly list: () => readonly WorldRecord[];
  /**
   * Returns the record of a new world, which is not saved.
   *
   * @throws ProblemError 400 when the name is taken, 507 when there are too many worlds.
   */
  readonly prepare: (options: WorldOptions) => { readonly record: WorldRecord; readonly initialData: InitialData };
  readonly describe: (record: WorldRecord) => World;
}

export function createWorldList(options: WorldListOptions): WorldList {
  const { getRegistry, findLive, maximum, now, getUsedAt, discard, countPending = () => 0 } = options;

  function describe(record: WorldRecord): World {
    const { id, seed, createdAt, idleSeconds } = record;
    const getExpiry = (seconds: number) => record.expiresAt ?? getUsedAt(record) + seconds * 1000;
    return {
      id,
      idleSeconds,
      scenario: seed === 'demo' || (SCENARIO_NAMES as readonly string[]).includes(seed) ? seed : undefined,
      createdAt: new Date(createdAt),
      expiresAt: idleSeconds === null ? undefined : new Date(getExpiry(idleSeconds)),
    };
  }

  function isExpired(record: WorldRecord): boolean {
    const { expiresAt } = describe(record);
    return expiresAt !== undefined && expiresAt.getTime() <= now();
  }

  function find(id: string): WorldRecord | undefined {
    const record = findLive?.(id) ?? getRegistry().find(id);
    if (!record || !discard || !isExpired(record)) return record;
    discard(id);
    return undefined;
  }

  function list(): readonly WorldRecord[] {
    return getRegistry()
      .list()
      .filter((record) => {
        const isGone = discard !== undefined && isExpired(record);
        if (isGone) discard(record.id);
        return !isGone;
      });
  }

  function checkRoom(id: string): void {
    if (find(id)) throw validationError([{ field: 'name', key: 'worldExists', parameters: { id } }]);
    const limit = maximum - countPending();
    if (getRegistry().count() < limit || list().length < limit) return;
    throw new ProblemError('insufficient-storage', { key: 'worldsFull', parameters: { limit: maximum } });
  }

  return {
    find,
    list,
    describe,
    prepare({ id = createId(), scenario, clock, idleSeconds = options.idleSeconds }) {
      checkRoom(id);
      const initialData = scenario === undefined ? options.initialData : { seed: scenario, scale: 0 };
      const controlKey = options.hasKeys ? createSecret(16) : undefined;
      const { seed } = initialData;
      return { record: { id, seed, createdAt: Math.floor(now()), clock, idleSeconds, controlKey }, initialData };
    },
  };
}

/** An hour without a request, in seconds: a suite that is stopped halfway does not delete its worlds. */
export const DEFAULT_IDLE_SECONDS = 3600;

/** The token that the creation of a world returns. */
export const WORLD_TOKEN = { user: demoUser, survivesReset: true } as const;

/** The most requests in the journal of a world: there are many worlds. */
const JOURNAL_CAPACITY = 200;

/** @param capacity number of requests that the journal of the sandbox holds. */
export const getWorldJournal = (capacity = DEFAULT_CAPACITY): number => Math.min(capacity, JOURNAL_CAPACITY);

/** The error of a request for a world that is not there. */
export const createUnknownWorldError = (id: string): ProblemError =>
  new ProblemError('not-found', { key: 'worldUnknown', parameters: { id } });

/** A name that nobody can guess: a world on a public address is open to those who know a token of it. */
const createId = (): string => `w${createSecret(8)}`;

const createSecret = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
