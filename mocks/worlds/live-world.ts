import type { Pipeline } from '../http/pipeline.ts';
import { isTextStream, type Result } from '../http/types.ts';
import type { Now } from '../store/clock.ts';
import type { Store } from '../store/store.ts';
import type { Platform } from './platform.ts';
import type { World } from './world.ts';

/** A world whose database is open. */
export interface LiveWorld {
  world: World;
  readonly platform: Platform;
  /** When it was last used, in milliseconds since 1970. */
  readonly usedAt: number;
  /** Whether a request is in progress, or a client follows its journal. */
  readonly isBusy: boolean;
  readonly respond: Pipeline;
  /** Resolves when the requests in progress are done. A stream ends by itself, when its client has read it. */
  readonly settle: () => Promise<void>;
  readonly close: () => void;
}

export function createLiveWorld(world: World, { database }: Store, platform: Platform, now: Now): LiveWorld {
  const running = new Set<Promise<unknown>>();
  let streams = 0;
  let usedAt = world.createdAt;

  function trackStream(result: Result): Result {
    if (result === 'dropped' || !isTextStream(result.body)) return result;
    const onStart = () => {
      streams += 1;
    };
    const onEnd = () => {
      streams -= 1;
      usedAt = now();
    };
    return { ...result, body: observeStream(result.body, onStart, onEnd) };
  }

  return {
    world,
    platform,
    get usedAt() {
      return usedAt;
    },
    get isBusy() {
      return running.size > 0 || streams > 0;
    },
    respond(request) {
      usedAt = now();
      const result = platform.respond(request).then(trackStream);
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

/** Observes when a stream is first read, and when it ends or its reader goes away: at once, also while it waits. */
function observeStream<Item>(stream: AsyncIterable<Item>, onStart: () => void, onEnd: () => void): AsyncIterable<Item> {
  return {
    [Symbol.asyncIterator]() {
      const iterator = stream[Symbol.asyncIterator]();
      let isOpen = true;
      const end = () => {
        if (isOpen) onEnd();
        isOpen = false;
      };
      onStart();
      return {
        async next() {
          const result = await iterator.next();
          if (result.done) end();
          return result;
        },
        async return() {
          end();
          await iterator.return?.();
          return { done: true, value: undefined };
        },
      };
    },
  };
}
