import { DEFAULT_CAPACITY } from '../insight/requests/journal.ts';
import { ProblemError, validationError } from '../messages/problems.ts';
import { demoUser } from '../seed/demo-access.ts';
import type { WorldOptions } from './options.ts';

export interface World {
  readonly id: string;
  readonly seed: string;
  readonly createdAt: number;
  /** Initial time of its clock; undefined for the sandbox's. */
  readonly clock: string | undefined;
  readonly idleSeconds: number | null;
  /** Time of its deletion unless used, in milliseconds since 1970; undefined for never. */
  readonly expiresAt: number | undefined;
  /** Key of its control plane; undefined when none is required, and where only the world needs it. */
  readonly controlKey: string | undefined;
}

export interface WorldManager {
  /** Creates a world with its token. Throws a ProblemError for a taken name, and for too many worlds. */
  readonly create: (options: WorldOptions) => Awaitable<{ readonly world: World; readonly token: string }>;
  readonly list: () => Awaitable<readonly World[]>;
  readonly find: (id: string) => Awaitable<World | undefined>;
  readonly setIdleSeconds: (id: string, idleSeconds: number | null) => Awaitable<World>;
  readonly remove: (id: string) => Promise<void>;
}

type Awaitable<Value> = Value | Promise<Value>;

type WorldDefaults = Pick<World, 'seed' | 'idleSeconds'> & { readonly hasKey: boolean; readonly now: number };

export function createWorld(
  { name: id = createId(), scenario, clock, ...options }: WorldOptions,
  { seed, hasKey, now, ...defaults }: WorldDefaults,
): World {
  const { idleSeconds = defaults.idleSeconds } = options;
  const createdAt = Math.floor(now);
  const controlKey = hasKey ? createSecret(16) : undefined;
  const expiresAt = getExpiry(idleSeconds, createdAt);
  return { id, seed: scenario ?? seed, createdAt, clock, idleSeconds, expiresAt, controlKey };
}

/** Returns the time of deletion after the last use. */
export const getExpiry = (idleSeconds: number | null, usedAt: number): number | undefined =>
  idleSeconds === null ? undefined : usedAt + idleSeconds * 1000;

/** @throws ProblemError 400 for a taken name, 507 for too many worlds. */
export function checkRoom(id: string | undefined, isTaken: boolean, count: number, limit: number): void {
  if (isTaken) throw validationError([{ field: 'name', key: 'worldExists', parameters: { id: String(id) } }]);
  if (count >= limit) throw new ProblemError('insufficient-storage', { key: 'worldsFull', parameters: { limit } });
}

/** Default idle time, an hour: a test suite that pauses keeps its worlds. */
export const DEFAULT_IDLE_SECONDS = 3600;

export const WORLD_TOKEN = { user: demoUser, survivesReset: true } as const;

/** Requests in the journal of a world: there are many worlds. */
const JOURNAL_CAPACITY = 200;

/** @param capacity size of the sandbox's journal. */
export const getWorldJournal = (capacity = DEFAULT_CAPACITY): number => Math.min(capacity, JOURNAL_CAPACITY);

export const createUnknownWorldError = (id: string): ProblemError =>
  new ProblemError('not-found', { key: 'worldUnknown', parameters: { id } });

/** Creates a random name: anybody with a token may use a public world. */
const createId = (): string => `w${createSecret(8)}`;

const createSecret = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
