import type { PlatformOptions } from '../api/platform.ts';
import { isUnderPath } from '../contract/router.ts';
import type { Pipeline } from '../http/pipeline.ts';
import type { HttpRequest } from '../http/types.ts';
import { ProblemError } from '../messages/problems.ts';
import type { Store } from '../store/store.ts';
import type { WorldRecord } from './registry.ts';
import type { SandboxCore } from './sandbox-core.ts';

/** A world that was used since the process started. Its database is open, or will be on next use. */
export interface LiveWorld {
  record: WorldRecord;
  readonly store: Store;
  readonly core: SandboxCore;
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

/** Seconds that a client waits before it sends a change to a frozen world again. */
const RETRY_AFTER_SECONDS = 2;

export function createLiveWorld(
  record: WorldRecord,
  store: Store,
  createCore: (admit: PlatformOptions['admit']) => SandboxCore,
): LiveWorld {
  const running = new Set<Promise<unknown>>();
  const core = createCore((request) => {
    if (world.record.isFrozen && canChange(request)) throw createFrozenError(world.record.id);
  });
  const { database } = store;
  const world: LiveWorld = {
    ...{ record, store, core, usedAt: Date.now(), isRemoved: false },
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
  return world;
}

/** A sign-in stores its progress, with every method. */
const canChange = ({ method, path }: HttpRequest): boolean =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method) || isUnderPath('/connect', path);

function createFrozenError(id: string): ProblemError {
  const seconds = RETRY_AFTER_SECONDS;
  const headers = { 'retry-after': String(seconds) };
  return new ProblemError('world-frozen', { key: 'worldFrozen', parameters: { id, seconds } }, { headers });
}
