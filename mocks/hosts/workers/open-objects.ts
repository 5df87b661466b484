import { type Bindings, ROOT } from './settings.ts';

/** Objects of a process that stay open. With 290, each of them with a small write, a cluster rejected commits: see ADR 43. */
const MAX_OPEN = 100;

/** The same while one of them writes much. */
const MAX_OPEN_BESIDE_LARGE_WRITE = 4;

/** The engine takes an object out of memory that nobody used for ten seconds. */
const MAX_IDLE_MS = 11_000;

/** When the objects of this process that may be open were last used, by name; the one that was used last is the last one. */
const usedAt = new Map<string, number>();

/** Operations that replace or copy all data of a sandbox: a megabyte in one transaction. */
const LARGE_WRITE = /\/_sandbox\/(?:reset|state|snapshots)\b/;

/**
 * Notes that an object serves a request. The objects that were used longest ago leave the memory when they are too many:
 * SQLite has so much for all databases of a process, and without room it writes pages before their commit. When it has to
 * write one of them again, a cluster rejects the commit.
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
    // It ends with an error. The engine opens the object at its next request, in some milliseconds.
    await SANDBOX.getByName(other)
      .sleep()
      .catch(() => undefined);
  }
}
