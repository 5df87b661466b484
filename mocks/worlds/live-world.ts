import type { HttpRequest } from '../http/types.ts';
import type { Now } from '../store/clock.ts';
import type { Store } from '../store/store.ts';
import type { Platform } from './platform.ts';
import type { World } from './world.ts';

/** World with an open database. */
export type LiveWorld = ReturnType<typeof createLiveWorld>;

export function createLiveWorld(world: World, { database }: Store, platform: Platform, now: Now) {
  const running = new Set<Promise<unknown>>();
  const live = {
    world,
    platform,
    /** Time of its last use, in milliseconds since 1970. */
    usedAt: world.createdAt,
    /** True during a request. A client that follows the journal does not count. */
    get isBusy() {
      return running.size > 0;
    },
    respond(request: HttpRequest) {
      live.usedAt = now();
      const result = platform.respond(request);
      running.add(result);
      return result.finally(() => {
        running.delete(result);
        live.usedAt = now();
      });
    },
    /** Resolves after the requests in progress. A stream ends when its client has read it. */
    async settle() {
      await Promise.allSettled(running);
    },
    close() {
      platform.stop();
      database.close();
    },
  };
  return live;
}
