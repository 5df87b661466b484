import { parseMoment } from '../../../contract/moments.ts';
import { validationError } from '../../messages/problems.ts';
import { toTimestamp } from '../../store/clock.ts';
import { clampMoment } from '../arithmetic/calendar.ts';
import type { ResourceHooks } from '../hooks.ts';

/** Administrations: only accessible ones are listed. */
export const administrations: ResourceHooks = {
  accessFilter: ({ user }) => [['id', user.administrations]],
};

const ACTIVE_VALUES: Readonly<Record<string, readonly boolean[]>> = {
  active: [true],
  inactive: [false],
  all: [true, false],
};

/** Articles: only active ones are listed, unless `ActiveState` says otherwise. */
export const articles: ResourceHooks = {
  listFilters: ({ query }) => [['active', ACTIVE_VALUES[String(query.ActiveState ?? 'active')] ?? [true]]],
};

const NO_MOMENT = { format: 'date-time', example: ['2026-03-02T00:00:00Z'] };

/** Log of entries: `ChangedDate_from` excludes earlier changes. */
export const journalEntryLog: ResourceHooks = {
  listFilters({ query }) {
    if (query.ChangedDate_from === undefined) return [];
    const moment = parseMoment(String(query.ChangedDate_from));
    // The pattern of the parameter allows impossible days.
    if (!moment) throw validationError([{ field: 'ChangedDate_from', key: 'format', parameters: NO_MOMENT }]);
    // Times are stored in whole seconds, so a change within that second counts as later.
    return [['ChangedDate', [toTimestamp(clampMoment(moment))], 'from']];
  },
};
