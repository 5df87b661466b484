import type { LogHead } from './change-feed.ts';
import type { CheckedOptions } from './options.ts';
import type { SyncState } from './store.ts';
import { otherAdministration, SyncError } from './sync-error.ts';

/**
 * The state to go on from: that of the store, less what does not hold any more.
 *
 * @param kept what the store has; undefined for a new one.
 * @param head the end of the log, now that the run begins.
 * @throws SyncError when the store is not for this administration or not for this version.
 */
export function stateToGoOnFrom(kept: SyncState | undefined, head: LogHead, options: CheckedOptions): SyncState {
  const { newest, administrationId } = head;
  const fields = options.fields ?? null;
  if (kept === undefined) return { version: 1, administrationId, fields, since: newest, bookyears: [], copying: null };
  if (kept.version !== 1) {
    throw new SyncError('OTHER_VERSION', 'The store was written by another version of this package. Begin a new one.');
  }
  if (kept.administrationId !== administrationId) throw otherAdministration(kept.administrationId, administrationId);
  if (!areSame(kept.fields, fields)) return { ...kept, fields, bookyears: [], copying: null };
  const { bookyears, copying } = kept;
  const isWanted = (year: number) => options.bookyears.includes(year);
  return {
    ...kept,
    bookyears: bookyears.filter(isWanted),
    copying: copying && isWanted(copying.bookyear) ? copying : null,
  };
}

/** The book years of which the store has lines that do not belong to the copy any more. */
export function leftovers(kept: SyncState | undefined, options: CheckedOptions): number[] {
  if (!kept) return [];
  const years = [...kept.bookyears, ...(kept.copying ? [kept.copying.bookyear] : [])];
  return years.filter((year) => !options.bookyears.includes(year));
}

/** The time of a moment in milliseconds. The moments of the log are in UTC, also where one does not say so. */
export const timeOf = (moment: string): number =>
  Date.parse(/(z|[+-]\d\d:?\d\d)$/i.test(moment) ? moment : `${moment}Z`);

const areSame = (one: readonly string[] | null, other: readonly string[] | null): boolean =>
  JSON.stringify(one?.toSorted()) === JSON.stringify(other?.toSorted());
