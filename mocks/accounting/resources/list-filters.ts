import { parseMoment } from '../../../contract/moments.ts';
import { validationError } from '../../messages/problems.ts';
import { toTimestamp } from '../../store/clock.ts';
import { clampMoment } from '../arithmetic/calendar.ts';
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

const NO_MOMENT = { format: 'date-time', example: ['2026-03-02T00:00:00Z'] };

/** `ChangedDate_from` leaves out changes before that time. */
export const journalEntryLog: ResourceHooks = {
  listFilters({ query }) {
    if (query.ChangedDate_from === undefined) return [];
    const moment = parseMoment(String(query.ChangedDate_from));
    // The pattern of the parameter cannot say which days exist.
    if (!moment) throw validationError([{ field: 'ChangedDate_from', key: 'format', parameters: NO_MOMENT }]);
    // Times are stored in whole seconds; a change within a second counts as after it.
    return [['ChangedDate', [toTimestamp(clampMoment(moment))], 'from']];
  },
};
