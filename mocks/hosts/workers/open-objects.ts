import { type Bindings, ROOT } from './settings.ts';

/** Objects of a process that stay open. With 290, each with a small write, a cluster rejected commits: see ADR 43. */
const MAX_OPEN = 100;

/** Limit during a large write. */
const MAX_OPEN_BESIDE_LARGE_WRITE = 4;

/** The engine evicts an object after ten idle seconds. */
const MAX_IDLE_MS = 11_000;

/** Last use of the objects that may be open, by name, oldest first. */
const usedAt = new Map<string, number>();

/** Operations that replace or copy all data: a megabyte in one transaction. */
const LARGE_WRITE = /\/_sandbox\/(?:reset|state|snapshots)\b/;

/**
 * Notes a request to an object, and evicts the objects that were unused longest. SQLite shares its memory between all databases
 * of a process. Without room it writes pages before their commit, and a cluster rejects the commit when it writes one again.
 */
export async function makeRoom(name: string, { method, url }: Request, { SANDBOX }: Bindings): Promise<void> {
  const now = Date.now();
  usedAt.delete(name);
  usedAt.set(name, now);
  const isLarge = method !== 'GET' && LARGE_WRITE.test(new URL(url).pathname);
  const maximum = isLarge ? MAX_OPEN_BESIDE_LARGE_WRITE : MAX_OPEN;
  if (usedAt.size <= maximum) return;
  for (const [other, time] of [...usedAt].slice(0, -maximum)) {
    usedAt.delete(other);
    if (other === ROOT || time < now - MAX_IDLE_MS) continue;
    // The call fails as the object goes. Its next request opens it, in some milliseconds.
    await SANDBOX.getByName(other)
      .sleep()
      .catch(() => undefined);
  }
}
