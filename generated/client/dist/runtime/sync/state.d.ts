import type { LogHead } from './change-feed.js';
import type { CheckedOptions } from './options.js';
import type { SyncState } from './store.js';
/**
 * Returns the state to resume from: that of the store, without what is no longer valid.
 *
 * @param stored the state of the store; undefined for a new store.
 * @param head the newest change of the log at the start of the run.
 * @throws SyncError when the store belongs to another administration or another version.
 */
export declare function getResumeState(
  stored: SyncState | undefined,
  head: LogHead,
  options: CheckedOptions,
): SyncState;
/** Lists the book years in the store that are no longer requested. */
export declare function listObsoleteYears(stored: SyncState | undefined, options: CheckedOptions): number[];
/** Parses a timestamp of the log to milliseconds. Timestamps without an offset are in UTC. */
export declare const parseTimestamp: (timestamp: string) => number;
