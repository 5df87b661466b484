import { isDeepStrictEqual } from 'node:util';
import type { Change } from './hooks.ts';

/**
 * The value of a field that the platform derives when nobody sends one. A value that it derived before follows what it is
 * derived from, also when a PUT sends it back as it was returned.
 *
 * @param derivedBefore what the field was derived as for the record as it is now; undefined for a new record.
 * @returns the value that was sent, or that the record has of its own; undefined when it is to be derived.
 */
export function derivable(
  { record, previous: before, mode: manner, body }: Change,
  name: string,
  derivedBefore: unknown,
): unknown {
  const value = record[name] ?? undefined;
  const isDerived =
    before !== undefined && isDeepStrictEqual(value, before[name]) && isDeepStrictEqual(value, derivedBefore);
  const isSent = name in body && manner !== 'replace';
  return isDerived && !isSent ? undefined : value;
}
