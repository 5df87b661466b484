import type { Now } from '../../store/clock.ts';
import { hasKeys } from '../../worlds/options.ts';
import {
  checkRoom,
  createUnknownWorldError,
  createWorld,
  getExpiry,
  type World,
  type WorldManager,
} from '../../worlds/world.ts';
import { claims } from './claims.ts';
import { fromOutcome } from './outcome.ts';
import type { Registry } from './registry.ts';
import { type Bindings, getSettings } from './settings.ts';

/** Where one workerd is too small, a second is started; an object costs its bytes in the bucket. */
const DEFAULT_MAX_WORLDS = 10_000;

interface ObjectWorldsOptions {
  readonly bindings: Bindings;
  readonly registry: Registry;
  readonly seed: string;
  readonly now: Now;
  readonly log: (line: string) => void;
}

/**
 * Manages worlds that are objects of their own, on whatever machine. The registry is beside the tables of the sandbox
 * itself, whose control plane creates and lists them. A world is there when the registry has it.
 */
export function createObjectWorlds({ bindings, registry, seed, now, log }: ObjectWorldsOptions): WorldManager {
  const { SANDBOX } = bindings;
  const settings = getSettings(bindings);
  const limit = settings.maxWorlds ?? DEFAULT_MAX_WORLDS;
  /** Worlds that are being created, so that nobody else gets the name. */
  const pending = new Set<string>();
  /** One is created after another: many at a time are more than the memory of a process for writes that are not committed. */
  let latest: Promise<unknown> = Promise.resolve();

  /** The object of a world notes when it ends, from its first request on. */
  const describe = (world: World): World => ({
    ...world,
    expiresAt: world.expiresAt ?? getExpiry(world.idleSeconds, now()),
  });

  function getWorld(id: string): World {
    const world = registry.find(id);
    if (world) return world;
    throw createUnknownWorldError(id);
  }

  async function create(world: World): Promise<string> {
    const object = SANDBOX.getByName(world.id);
    try {
      await claims.getStore()?.(world.id);
      const token = fromOutcome(await object.createWorld(world));
      // Only the world has to know its key.
      registry.save({ ...world, controlKey: undefined, expiresAt: undefined });
      // It ends with an error. The next request opens the world, in some milliseconds.
      await object.sleep().catch(() => undefined);
      return token;
    } catch (error) {
      await object.removeWorld().catch((reason: unknown) => log(String(reason)));
      throw error;
    }
  }

  return {
    list: () => registry.list().map(describe),
    find(id) {
      const world = registry.find(id);
      return world && describe(world);
    },
    async create(options) {
      // Worlds are stored, so they stay.
      const world = createWorld(options, { seed, idleSeconds: null, hasKey: hasKeys(settings), now: now() });
      const { id } = world;
      checkRoom(id, pending.has(id) || registry.find(id) !== undefined, registry.count() + pending.size, limit);
      pending.add(id);
      try {
        const created = latest.then(() => create(world));
        latest = created.catch(() => undefined);
        return { world: describe(world), token: await created };
      } finally {
        pending.delete(id);
      }
    },
    async setIdleSeconds(id, idleSeconds) {
      const world = { ...getWorld(id), idleSeconds, expiresAt: undefined };
      registry.save(world);
      await SANDBOX.getByName(id).setIdleSeconds(idleSeconds);
      return describe(registry.find(id) ?? world);
    },
    async remove(id) {
      await SANDBOX.getByName(getWorld(id).id).removeWorld();
      registry.remove(id);
    },
  };
}
