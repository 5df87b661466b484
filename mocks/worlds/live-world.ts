import type { Pipeline } from '../http/pipeline.ts';
import type { Store } from '../store/store.ts';
import type { Platform, PlatformOptions } from './platform.ts';
import type { WorldRecord } from './registry.ts';

/** What a world has by itself; everything else it shares. */
export type WorldParts = Pick<PlatformOptions, 'store' | 'clock' | 'hasClock' | 'journal'>;

/** A world that was used since the process started. Its database is open, or will be on next use. */
export interface LiveWorld {
  record: WorldRecord;
  readonly core: Platform;
  /** When it was last used, in milliseconds since 1970. */
  usedAt: number;
  /** Whether it is being deleted. */
  isRemoved: boolean;
  readonly isBusy: boolean;
  readonly respond: Pipeline;
  /** Resolves when the requests in progress are done. */
  readonly settle: () => Promise<void>;
  /** Closes the database until it is used again. Everything else stays: clock, faults, limits. */
  readonly suspend: () => void;
  readonly close: () => void;
}

export function createLiveWorld(record: WorldRecord, { database }: Store, core: Platform): LiveWorld {
  const running = new Set<Promise<unknown>>();
  return {
    record,
    core,
    usedAt: record.createdAt,
    isRemoved: false,
    get isBusy() {
      return running.size > 0;
    },
    respond(request) {
      const result = core.respond(request);
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
