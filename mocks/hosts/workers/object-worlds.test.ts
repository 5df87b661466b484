import { describe, expect, it } from 'vitest';
import { ProblemError } from '../../messages/problems.ts';
import type { World } from '../../worlds/world.ts';
import { openDatabase } from '../node/data/node-sqlite.ts';
import { createObjectWorlds } from './object-worlds.ts';
import { type Outcome, toOutcome } from './outcome.ts';
import { createRegistry } from './registry.ts';
import type { SandboxMethods } from './settings.ts';

/** Manages worlds whose objects do what a test says, over a boundary that copies what passes it. */
function start(createWorld: (world: World) => Promise<Outcome<string>>) {
  const calls: string[] = [];
  const getByName = (id: string) =>
    ({
      async createWorld(world: World) {
        calls.push(`create ${id}`);
        return structuredClone(await createWorld(world));
      },
      async sleep() {
        throw new Error('It sleeps');
      },
      async removeWorld() {
        calls.push(`remove ${id}`);
      },
    }) as unknown as SandboxMethods & { fetch(request: Request): Promise<Response> };
  const registry = createRegistry(openDatabase());
  const worlds = createObjectWorlds({
    bindings: { SANDBOX: { getByName }, SETTINGS: { maxWorlds: 2 }, CONTROL_KEY: 'operator' },
    registry,
    seed: 'demo',
    now: () => 1_800_000_000_000,
    log: () => undefined,
  });
  return { calls, registry, worlds };
}

describe('a world whose object', () => {
  it('is created is in the registry without its key, which only the response has', async () => {
    const { worlds, registry } = start(async () => ({ value: 'token' }));
    const created = await worlds.create({ name: 'shop' });
    expect(created).toMatchObject({
      token: 'token',
      world: { controlKey: expect.stringMatching(/^[0-9a-f]{32}$/) },
    });
    expect(registry.find('shop')).toMatchObject({ id: 'shop', idleSeconds: null, controlKey: undefined });
  });

  it('breaks during its creation leaves nothing, and its name is free', async () => {
    let isBroken = true;
    const { calls, worlds, registry } = start(async () => {
      if (isBroken) throw new Error('the machine is gone');
      return { value: 'token' };
    });
    await expect(worlds.create({ name: 'shop' })).rejects.toThrow('the machine is gone');
    expect(calls).toEqual(['create shop', 'remove shop']);
    expect(registry.list()).toEqual([]);
    isBroken = false;
    expect((await worlds.create({ name: 'shop' })).token).toBe('token');
  });

  it('reports a problem rejects the request with the same status, message and headers', async () => {
    const headers = { 'retry-after': '5' };
    const problem = new ProblemError('too-many-requests', { key: 'worldsOutside' }, { headers });
    const { worlds, registry } = start(() =>
      toOutcome(() => {
        throw problem;
      }),
    );
    const error = await Promise.resolve(worlds.create({ name: 'shop' })).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ProblemError);
    expect(error).toMatchObject({ status: 429, kind: 'too-many-requests', detail: problem.detail, headers });
    expect(registry.list()).toEqual([]);
  });

  it('is being created has its name and its place', async () => {
    let finish = (): void => undefined;
    const wait = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { worlds } = start(() => wait.then(() => ({ value: 'token' })));
    const first = worlds.create({ name: 'first' });
    await expect(worlds.create({ name: 'first' })).rejects.toMatchObject({ status: 400 });
    const second = worlds.create({});
    await expect(worlds.create({})).rejects.toMatchObject({ status: 507 });
    finish();
    await Promise.all([first, second]);
    expect(await worlds.list()).toHaveLength(2);
  });
});
