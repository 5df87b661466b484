import { instantOf, momentOf } from '../arithmetic/calendar.ts';
import type { Rules } from '../hooks.ts';

/** The journal entry log: `ChangedDate_from` leaves out what changed before that moment. */
export const journalEntryLog: Rules = {
  listed({ query }) {
    if (query.ChangedDate_from === undefined) return [];
    // Moments are kept in whole seconds; what changes within a second counts as changed after it.
    return [['ChangedDate', [momentOf(instantOf(String(query.ChangedDate_from)))], 'from']];
  },
};
