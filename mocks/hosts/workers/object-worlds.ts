import type { Now } from '../../store/clock.ts';
import type { InitialData } from '../../store/store.ts';
import { hasKeys } from '../../worlds/has-control-plane.ts';
import type { Registry, WorldRecord } from '../../worlds/registry.ts';
import { createUnknownWorldError, createWorldList } from '../../worlds/world-list.ts';
import type { WorldManager } from '../../worlds/worlds.ts';
import { claims } from './claims.ts';
import { fromOutcome } from './outcome.ts';
import { type Bindings, getSettings } from './settings.ts';

/** Where one workerd is too small, a second is started; an object costs its bytes in the bucket. */
const DEFAULT_MAX_WORLDS = 10_000;

interface ObjectWorldsOptions {
  readonly bindings: Bindings;
  readonly registry: Registry;
  readonly initialData: InitialData;
  readonly now: Now;
  readonly log: (line: string) => void;
}

/**
 * Manages worlds that are objects of their own, on whatever machine. The registry is beside the tables of the sandbox
 * itself, whose control plane creates and lists them. A world is there when the registry has it.
 */
export function createObjectWorlds({ bindings, registry, initialData, now, log }: ObjectWorldsOptions): WorldManager {
  const { SANDBOX } = bindings;
  const settings = getSettings(bindings);
  /** Worlds that are being created, so that nobody else gets the name. */
  const pending = new Map<string, WorldRecord>();
  /** One is created after another: many at a time are more than the memory of a process for writes that are not committed. */
  let latest: Promise<unknown> = Promise.resolve();
  const worlds = createWorldList({
    getRegistry: () => registry,
    findLive: (id) => pending.get(id),
    countPending: () => pending.size,
    maximum: settings.maxWorlds ?? DEFAULT_MAX_WORLDS,
    // Worlds are stored, as in a folder of Node.
    idleSeconds: null,
    initialData,
    hasKeys: hasKeys(settings),
    now,
    getUsedAt: now,
  });

  function getRecord(id: string): WorldRecord {
    const record = registry.find(id);
    if (record) return record;
    throw createUnknownWorldError(id);
  }

  async function create(record: WorldRecord): Promise<string> {
    const object = SANDBOX.getByName(record.id);
    try {
      await claims.getStore()?.(record.id);
      const token = fromOutcome(await object.createWorld(record));
      // Only the world has to know its key.
      registry.save({ ...record, controlKey: undefined });
      // It ends with an error. The next request opens the world, in some milliseconds.
      await object.sleep().catch(() => undefined);
      return token;
    } catch (error) {
      await object.removeWorld().catch((reason: unknown) => log(String(reason)));
      throw error;
    }
  }

  return {
    domain: settings.worldHosts,
    list: () => registry.list().map(worlds.describe),
    find(id) {
      const record = registry.find(id);
      return record && worlds.describe(record);
    },
    async create(options) {
      const { record } = worlds.prepare(options);
      pending.set(record.id, record);
      try {
        const created = latest.then(() => create(record));
        latest = created.catch(() => undefined);
        const token = await created;
        return { world: worlds.describe(record), token, controlKey: record.controlKey };
      } finally {
        pending.delete(record.id);
      }
    },
    async setIdleSeconds(id, idleSeconds) {
      const record = { ...getRecord(id), idleSeconds, expiresAt: undefined };
      registry.save(record);
      await SANDBOX.getByName(id).setIdleSeconds(idleSeconds);
      return worlds.describe(registry.find(id) ?? record);
    },
    // The engine opens no database that is damaged.
    check: () => undefined,
    async remove(id) {
      await SANDBOX.getByName(getRecord(id).id).removeWorld();
      registry.remove(id);
    },
  };
}
