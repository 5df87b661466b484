import type { RecordOf } from '../../contract/record-types.ts';
import { toTimestamp } from '../../store/clock.ts';
import { parseTimestamp } from '../arithmetic/calendar.ts';
import type { ResourceHooks } from '../hooks.ts';

/** `ChangedDate_from` leaves out changes before that time. */
export const journalEntryLog: ResourceHooks<RecordOf<'journalentrylog'>> = {
  listFilters({ query }) {
    if (query.ChangedDate_from === undefined) return [];
    // Times are stored in whole seconds; a change within a second counts as after it.
    return [['ChangedDate', [toTimestamp(parseTimestamp(String(query.ChangedDate_from)))], 'from']];
  },
};
