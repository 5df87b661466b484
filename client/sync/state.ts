import type { LogHead } from './change-feed.ts';
import type { CheckedOptions } from './options.ts';
import type { SyncState } from './store.ts';
import { createOtherAdministrationError, createSyncError } from './sync-error.ts';

/**
 * Returns the state to resume from: the state of the store, without parts that are no longer valid.
 *
 * @param stored the state of the store; undefined for a new store.
 * @param head the log at the start of the run.
 * @throws SyncError when the store belongs to another administration or another version.
 */
export function getResumeState(stored: SyncState | undefined, head: LogHead, options: CheckedOptions): SyncState {
  const { now: since, count: logCount, administrationId } = head;
  if (stored === undefined) {
    return { version: 2, administrationId, since, logCount, bookyears: [], copying: null, repairs: {} };
  }
  if (stored.version !== 2) {
    const message = 'Another version of this package wrote the store. Start with an empty store.';
    throw createSyncError(options.client, 'other-version', message);
  }
  if (stored.administrationId !== administrationId) {
    throw createOtherAdministrationError(options.client, stored.administrationId, administrationId);
  }
  // A log that became shorter belongs to a platform that was restored.
  if (logCount < stored.logCount) return { ...stored, bookyears: [], copying: null };
  const { copying } = stored;
  const isRequested = (year: number) => options.bookyears.includes(year);
  return {
    ...stored,
    bookyears: stored.bookyears.filter(isRequested),
    copying: copying && isRequested(copying.bookyear) ? copying : null,
  };
}

export function listObsoleteYears(stored: SyncState | undefined, options: CheckedOptions): number[] {
  const years = [...(stored?.bookyears ?? []), stored?.copying?.bookyear ?? []].flat();
  return years.filter((year) => !options.bookyears.includes(year));
}

/** Parses a timestamp of the log to milliseconds. Timestamps without an offset are in UTC. */
export const parseTimestamp = (timestamp: string): number =>
  Date.parse(/(z|[+-]\d\d:?\d\d)$/i.test(timestamp) ? timestamp : `${timestamp}Z`);
