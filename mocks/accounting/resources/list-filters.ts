import { toTimestamp } from '../../store/clock.ts';
import { parseTimestamp } from '../arithmetic/calendar.ts';
import type { ResourceHooks } from '../hooks.ts';

/** A user sees the administrations that they may access. */
export const administrations: ResourceHooks = {
  accessFilter: ({ user }) => [['id', user.administrations]],
};

const ACTIVE_VALUES: Readonly<Record<string, readonly boolean[]>> = {
  active: [true],
  inactive: [false],
  all: [true, false],
};

/** A list has only active articles, unless `ActiveState` says otherwise. */
export const articles: ResourceHooks = {
  listFilters: ({ query }) => [['active', ACTIVE_VALUES[String(query.ActiveState ?? 'active')] ?? [true]]],
};

/** `ChangedDate_from` leaves out changes before that time. */
export const journalEntryLog: ResourceHooks = {
  listFilters({ query }) {
    if (query.ChangedDate_from === undefined) return [];
    // Times are stored in whole seconds; a change within a second counts as after it.
    return [['ChangedDate', [toTimestamp(parseTimestamp(String(query.ChangedDate_from)))], 'from']];
  },
};
