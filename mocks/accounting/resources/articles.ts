import type { Rules } from '../hooks.ts';

const activeValues: Readonly<Record<string, readonly boolean[]>> = {
  active: [true],
  inactive: [false],
  all: [true, false],
};

/** Articles: a list has only active ones, unless `ActiveState` asks otherwise. */
export const articles: Rules = {
  listed: ({ query }) => [['active', activeValues[String(query.ActiveState ?? 'active')] ?? [true]]],
};
