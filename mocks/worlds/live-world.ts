import type { Pipeline } from '../http/pipeline.ts';
import type { Now } from '../store/clock.ts';
import type { Store } from '../store/store.ts';
import type { Platform } from './platform.ts';
import type { World } from './world.ts';

export interface LiveWorld {
  world: World;
  readonly platform: Platform;
  /** When it was last used, in milliseconds since 1970. */
  readonly usedAt: number;
  /** True when a request is in progress. A client that follows the journal does not count. */
  readonly isBusy: boolean;
  readonly respond: Pipeline;
  /** Resolves when the requests in progress are done. A stream ends by itself, when its client has read it. */
  readonly settle: () => Promise<void>;
  readonly close: () => void;
}

export function createLiveWorld(world: World, { database }: Store, platform: Platform, now: Now): LiveWorld {
  const running = new Set<Promise<unknown>>();
  let usedAt = world.createdAt;

  return {
    world,
    platform,
    get usedAt() {
      return usedAt;
    },
    get isBusy() {
      return running.size > 0;
    },
    respond(request) {
      usedAt = now();
      const result = platform.respond(request);
      running.add(result);
      return result.finally(() => {
        running.delete(result);
        usedAt = now();
      });
    },
    async settle() {
      await Promise.allSettled(running);
    },
    close() {
      platform.stop();
      database.close();
    },
  };
}
