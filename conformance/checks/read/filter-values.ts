import type { Collection } from '../../data/rows.ts';
import { isEmpty } from '../../judges/compare-values.ts';
import type { Filter } from '../../judges/list-parameters.ts';

/** Characters of a text in a filter: longer ones prove no more. */
const MAX_LENGTH = 120;

/** The different values of a field for a filter: those of the fewest records first, whose records fit on a page. */
export function getFilterValues(
  { name }: Pick<Filter, 'name'>,
  { rows }: Pick<Collection, 'rows'>,
): readonly unknown[] {
  const counts = new Map<unknown, number>();
  for (const row of rows) if (isUsable(row[name])) counts.set(row[name], (counts.get(row[name]) ?? 0) + 1);
  const getRank = ([value, count]: readonly [unknown, number]): number => count * 1000 + String(value).length;
  return [...counts].sort((a, b) => getRank(a) - getRank(b)).map(([value]) => value);
}

export function isUsable(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isInteger(value) || Number.isSafeInteger(value);
  if (typeof value === 'boolean') return true;
  if (typeof value !== 'string' || value === '' || value.length > MAX_LENGTH) return false;
  return value.trim() === value && !/\p{Cc}/u.test(value);
}

/** A value that probably no record has; undefined when records have all values. */
export function getUnusedValue({ schema }: Filter, used: readonly unknown[]): unknown {
  return getCandidates(schema).find((value) => !used.includes(value));
}

function getCandidates({ type, format, maximum, minimum, maxLength, enum: values }: Filter['schema']): unknown[] {
  if (values) return [...values];
  if (type === 'boolean') return [true, false];
  if (type === 'integer' || type === 'number') return [maximum, minimum].filter((limit) => !isEmpty(limit));
  if (format === 'date-time') return ['1900-01-01T00:00:00Z'];
  if (format === 'date') return ['1900-01-01'];
  return ['nobody has this'.slice(0, Number(maxLength ?? MAX_LENGTH)).trim()];
}
