import type { Collection } from '../found.ts';
import { isEmpty } from './order.ts';
import type { Filter } from './parameters.ts';

/** Characters of a text that is asked for: longer ones prove no more. */
const longest = 120;

/** Whether a record that shows this value is one that a filter on the other asks for. */
export function matches({ schema }: Filter, shown: unknown, asked: unknown): boolean {
  // A moment can be written in several ways.
  if (schema.format === 'date-time') return Date.parse(String(shown)) === Date.parse(String(asked));
  return shown === asked;
}

/**
 * Values of a field that records have and that can be asked for, each once: those of the fewest records first, so that
 * what is asked for fits on a page.
 */
export function valuesOf({ name }: Pick<Filter, 'name'>, { rows }: Pick<Collection, 'rows'>): readonly unknown[] {
  const times = new Map<unknown, number>();
  for (const row of rows) if (isAskable(row[name])) times.set(row[name], (times.get(row[name]) ?? 0) + 1);
  const weight = ([value, count]: readonly [unknown, number]): number => count * 1000 + String(value).length;
  return [...times].sort((one, other) => weight(one) - weight(other)).map(([value]) => value);
}

function isAskable(value: unknown): boolean {
  if (typeof value === 'number' || typeof value === 'boolean') return true;
  if (typeof value !== 'string' || value === '' || value.length > longest) return false;
  return value.trim() === value && !/\p{Cc}/u.test(value);
}

/**
 * A value that probably no record has; undefined when all that can be asked for are there. Records that have it all the
 * same do no harm: what is found must match.
 */
export function nobodys({ schema }: Filter, taken: readonly unknown[]): unknown {
  return candidatesOf(schema).find((value) => !taken.includes(value));
}

function candidatesOf({ type, format, maximum, minimum, maxLength, enum: choice }: Filter['schema']): unknown[] {
  if (choice) return [...choice];
  if (type === 'boolean') return [true, false];
  if (type === 'integer' || type === 'number') return [maximum, minimum].filter((limit) => !isEmpty(limit));
  if (format === 'date-time') return ['1900-01-01T00:00:00Z'];
  if (format === 'date') return ['1900-01-01'];
  return ['nobody has this'.slice(0, Number(maxLength ?? longest)).trim()];
}
