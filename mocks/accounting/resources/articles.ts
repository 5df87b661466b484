import type { ResourceHooks } from '../hooks.ts';

const activeValues: Readonly<Record<string, readonly boolean[]>> = {
  active: [true],
  inactive: [false],
  all: [true, false],
};

/** Articles: a list has only active ones, unless `ActiveState` asks otherwise. */
export const articles: ResourceHooks = {
  listFilters: ({ query }) => [['active', activeValues[String(query.ActiveState ?? 'active')] ?? [true]]],
};
