import { type Bindings, ROOT } from './settings.ts';

/** Objects of this process that stay open while one of them writes much. ADR 43 has what was measured. */
const MAX_OPEN = 4;

/** The objects of this process that may be open, by name; the one that was used last is the last one. */
const names = new Set<string>();

/** What replaces all data of a sandbox, or copies them: a megabyte in one transaction. */
const LARGE_WRITE = /\/_sandbox\/(?:reset|state|snapshots)\b/;

/**
 * Notes that an object serves a request. Before a large write, those that were used longest ago leave the memory: SQLite
 * has so much for all databases of a process, and without room it writes pages before their commit. When it has to write
 * one of them again, a cluster rejects the commit.
 */
export async function makeRoom(name: string, { method, url }: Request, { SANDBOX }: Bindings): Promise<void> {
  names.delete(name);
  names.add(name);
  if (method === 'GET' || !LARGE_WRITE.test(new URL(url).pathname)) return;
  for (const other of [...names].slice(0, -MAX_OPEN)) {
    names.delete(other);
    if (other === ROOT) continue;
    // It ends with an error. The engine opens the object at its next request, in some milliseconds.
    await SANDBOX.getByName(other)
      .sleep()
      .catch(() => undefined);
  }
}
