import type { RecordOf } from '../../contract/record-types.ts';
import type { ResourceHooks } from '../hooks.ts';

const ACTIVE_VALUES: Readonly<Record<string, readonly boolean[]>> = {
  active: [true],
  inactive: [false],
  all: [true, false],
};

/** A list has only active articles, unless `ActiveState` says otherwise. */
export const articles: ResourceHooks<RecordOf<'articles'>> = {
  listFilters: ({ query }) => [['active', ACTIVE_VALUES[String(query.ActiveState ?? 'active')] ?? [true]]],
};
