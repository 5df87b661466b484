import { ProblemError, validationError } from '../messages/problems.ts';
import { DEFAULT_CAPACITY } from '../requests/journal.ts';
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
  readonly now: Now;
  /** When a world was last used, in milliseconds since 1970. */
  readonly getUsedAt: (record: WorldRecord) => number;
  readonly isBusy: (id: string) => boolean;
  /** Deletes a world that has expired. */
  readonly discard: (id: string) => void;
}

/** The worlds of a sandbox as its operator sees them, wherever they run: their names, and when they end. */
export interface WorldList {
  readonly find: (id: string) => WorldRecord | undefined;
  /** In the order of their creation. */
  readonly list: () => readonly WorldRecord[];
  /**
   * Returns the record of a new world, which is not saved.
   *
   * @throws ProblemError 400 when the name is taken, or there are too many worlds.
   */
  readonly prepare: (options: WorldOptions) => { readonly record: WorldRecord; readonly initialData: InitialData };
  readonly describe: (record: WorldRecord) => World;
}

export function createWorldList(options: WorldListOptions): WorldList {
  const { getRegistry, findLive, maximum, now, getUsedAt, isBusy, discard } = options;

  function describe(record: WorldRecord): World {
    const { id, seed, createdAt, idleSeconds } = record;
    return {
      id,
      idleSeconds,
      scenario: seed === 'demo' || (SCENARIO_NAMES as readonly string[]).includes(seed) ? seed : undefined,
      createdAt: new Date(createdAt),
      expiresAt: idleSeconds === null ? undefined : new Date(getUsedAt(record) + idleSeconds * 1000),
    };
  }

  function isExpired(record: WorldRecord): boolean {
    const { expiresAt } = describe(record);
    return expiresAt !== undefined && expiresAt.getTime() <= now() && !isBusy(record.id);
  }

  function find(id: string): WorldRecord | undefined {
    const record = findLive?.(id) ?? getRegistry().find(id);
    if (!record || !isExpired(record)) return record;
    discard(id);
    return undefined;
  }

  function list(): readonly WorldRecord[] {
    return getRegistry()
      .list()
      .filter((record) => {
        const isGone = isExpired(record);
        if (isGone) discard(record.id);
        return !isGone;
      });
  }

  function checkRoom(id: string): void {
    if (find(id)) throw validationError([{ field: 'name', key: 'worldExists', parameters: { id } }]);
    if (getRegistry().count() < maximum || list().length < maximum) return;
    throw validationError([{ field: 'body', key: 'worldsFull', parameters: { limit: maximum } }]);
  }

  return {
    find,
    list,
    describe,
    prepare({ id = createId(), scenario, clock, idleSeconds = options.idleSeconds }) {
      checkRoom(id);
      const initialData = scenario === undefined ? options.initialData : { seed: scenario, scale: 0 };
      return { record: { id, seed: initialData.seed, createdAt: Math.floor(now()), clock, idleSeconds }, initialData };
    },
  };
}

/** The most requests in the journal of a world: there are many worlds. */
const JOURNAL_CAPACITY = 200;

/** @param capacity number of requests that the journal of the sandbox holds. */
export const getWorldJournal = (capacity = DEFAULT_CAPACITY): number => Math.min(capacity, JOURNAL_CAPACITY);

/** The error of a request for a world that is not there. */
export const createUnknownWorldError = (id: string): ProblemError =>
  new ProblemError('not-found', { key: 'worldUnknown', parameters: { id } });

/** A name that nobody can guess: a world on a public address is open to those who know a token of it. */
const createId = (): string =>
  `w${[...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
