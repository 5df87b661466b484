import type { Now } from '../../store/clock.ts';
import type { Database } from '../../store/database.ts';
import type { InitialData } from '../../store/store.ts';
import { createRegistry } from '../../worlds/registry.ts';
import { createUnknownWorldError, createWorldList } from '../../worlds/world-list.ts';
import type { WorldManager } from '../../worlds/worlds.ts';
import type { Bindings } from './settings.ts';

/** Where one workerd is too small, a second is started; an object costs its bytes in the bucket. */
const DEFAULT_MAX_WORLDS = 10_000;

interface ObjectWorldsOptions {
  readonly bindings: Bindings;
  /** The database of the sandbox itself, which lists its worlds. */
  readonly database: Database;
  readonly initialData: InitialData;
  readonly now: Now;
  readonly log: (line: string) => void;
}

/**
 * Manages worlds that are objects of their own, on whatever machine. The registry is beside the tables of the sandbox
 * itself, whose control plane creates and lists them: a request for a world does not pass it.
 */
export function createObjectWorlds({ bindings, database, initialData, now, log }: ObjectWorldsOptions): WorldManager {
  const { SANDBOX, SETTINGS = {} } = bindings;
  const registry = createRegistry(database);

  async function removeObject(id: string): Promise<void> {
    await SANDBOX.getByName(id).removeWorld();
    registry.remove(id);
  }

  const worlds = createWorldList({
    getRegistry: () => registry,
    maximum: SETTINGS.maxWorlds ?? DEFAULT_MAX_WORLDS,
    idleSeconds: null,
    initialData,
    now,
    // Only the object knows when it was used, and ends itself.
    getUsedAt: now,
    isBusy: () => false,
    discard: (id) => void removeObject(id).catch((error: unknown) => log(String(error))),
  });

  function getRecord(id: string) {
    const record = worlds.find(id);
    if (record) return record;
    throw createUnknownWorldError(id);
  }

  return {
    domain: SETTINGS.worldHosts,
    list: () => worlds.list().map(worlds.describe),
    find(id) {
      const record = worlds.find(id);
      return record && worlds.describe(record);
    },
    async create(options) {
      const { record } = worlds.prepare(options);
      // Before the first await, so that nobody else gets the name.
      registry.save(record);
      try {
        await SANDBOX.getByName(record.id).createWorld(record);
      } catch (error) {
        registry.remove(record.id);
        throw error;
      }
      return worlds.describe(record);
    },
    setIdleSeconds(id, idleSeconds) {
      const record = { ...getRecord(id), idleSeconds };
      registry.save(record);
      return worlds.describe(record);
    },
    remove: (id) => removeObject(getRecord(id).id),
    issueTokens: (id, input) => SANDBOX.getByName(getRecord(id).id).issueTokens(input),
  };
}
