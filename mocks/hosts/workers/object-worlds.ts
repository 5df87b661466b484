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

/** Limit of worlds: a second workerd can follow, and an object costs only bytes in the bucket. */
const DEFAULT_MAX_WORLDS = 10_000;

interface ObjectWorldsOptions {
  readonly bindings: Bindings;
  readonly registry: Registry;
  readonly seed: string;
  readonly now: Now;
  readonly log: (line: string) => void;
}

/**
 * Manages worlds in objects of their own, on any machine. The registry is with the sandbox itself, whose control plane creates
 * and lists worlds. A world exists when the registry has it.
 */
export function createObjectWorlds({ bindings, registry, seed, now, log }: ObjectWorldsOptions): WorldManager {
  const { SANDBOX } = bindings;
  const settings = getSettings(bindings);
  const limit = settings.maxWorlds ?? DEFAULT_MAX_WORLDS;
  /** Worlds in creation, whose names are taken. */
  const pending = new Set<string>();
  /** Creates one world at a time: the uncommitted writes of several exceed the memory of a process. */
  let latest: Promise<unknown> = Promise.resolve();

  /** Omits the end of a world: its object knows it from its first request on. */
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
      // Only the world needs its key.
      registry.save({ ...world, controlKey: undefined, expiresAt: undefined });
      // The call fails as the object goes. The next request opens the world, in some milliseconds.
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
      // Stored worlds do not expire by default.
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
