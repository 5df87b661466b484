import type { LogHead } from './entry-log.js';
import type { CheckedOptions } from './options.js';
import type { SyncState } from './store.js';
/**
 * The state to go on from: that of the store, less what does not hold any more.
 *
 * @param kept what the store has; undefined for a new one.
 * @param head the end of the log, now that the run begins.
 * @throws SyncError when the store is not for this administration or not for this version.
 */
export declare function stateToGoOnFrom(kept: SyncState | undefined, head: LogHead, options: CheckedOptions): SyncState;
/** The book years of which the store has lines that do not belong to the copy any more. */
export declare function leftovers(kept: SyncState | undefined, options: CheckedOptions): number[];
/** The time of a moment in milliseconds. The moments of the log are in UTC, also where one does not say so. */
export declare const timeOf: (moment: string) => number;
