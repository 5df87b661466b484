import { instantOf, toTimestamp } from '../arithmetic/calendar.ts';
import type { ResourceHooks } from '../hooks.ts';

/** The journal entry log: `ChangedDate_from` leaves out what changed before that moment. */
export const journalEntryLog: ResourceHooks = {
  listFilters({ query }) {
    if (query.ChangedDate_from === undefined) return [];
    // Moments are kept in whole seconds; what changes within a second counts as changed after it.
    return [['ChangedDate', [toTimestamp(instantOf(String(query.ChangedDate_from)))], 'from']];
  },
};
