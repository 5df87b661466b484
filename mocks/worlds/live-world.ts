import type { Pipeline } from '../http/pipeline.ts';
import { isTextStream, type Result } from '../http/types.ts';
import type { Store } from '../store/store.ts';
import type { Platform, PlatformOptions } from './platform.ts';
import type { WorldRecord } from './registry.ts';

/** What a world has by itself; everything else it shares. */
export type WorldParts = Pick<PlatformOptions, 'store' | 'clock' | 'hasClock' | 'journal' | 'worldKey'>;

/** A world that was used since the process started. Its database is open, or will be on next use. */
export interface LiveWorld {
  record: WorldRecord;
  readonly core: Platform;
  /** When it was last used, in milliseconds since 1970. */
  usedAt: number;
  /** Whether it is being deleted. */
  isRemoved: boolean;
  /** Whether a request is in progress, or a client follows its journal. */
  readonly isBusy: boolean;
  readonly respond: Pipeline;
  /** Resolves when the requests in progress are done. A stream ends by itself, when its client has read it. */
  readonly settle: () => Promise<void>;
  /** Closes the database until it is used again. Everything else stays: clock, faults, limits. */
  readonly suspend: () => void;
  readonly close: () => void;
}

/** @param onStreamEnd is called when a client has stopped to follow the journal. */
export function createLiveWorld(
  record: WorldRecord,
  { database }: Store,
  core: Platform,
  onStreamEnd: () => void,
): LiveWorld {
  const running = new Set<Promise<unknown>>();
  let streams = 0;

  function trackStream(result: Result): Result {
    if (result === 'dropped' || !isTextStream(result.body)) return result;
    const onStart = () => {
      streams += 1;
    };
    const onEnd = () => {
      streams -= 1;
      onStreamEnd();
    };
    return { ...result, body: observeStream(result.body, onStart, onEnd) };
  }

  return {
    record,
    core,
    usedAt: record.createdAt,
    isRemoved: false,
    get isBusy() {
      return running.size > 0 || streams > 0;
    },
    respond(request) {
      const result = core.respond(request).then(trackStream);
      running.add(result);
      return result.finally(() => running.delete(result));
    },
    async settle() {
      await Promise.allSettled(running);
    },
    suspend: database.suspend,
    close() {
      core.stop();
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
