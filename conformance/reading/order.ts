/** Compares two texts in one way: below 0 when the first comes first. */
type Comparison = (one: string, other: string) => number;

const byUnits: Comparison = (one, other) => Number(one > other) - Number(one < other);

/**
 * Ways to order texts without regard to capitals. The contract promises that much and no alphabet, so a server may take
 * any of them.
 */
const comparisons: readonly Comparison[] = [
  (one, other) => byUnits(one.toLowerCase(), other.toLowerCase()),
  (one, other) => byUnits(one.toUpperCase(), other.toUpperCase()),
  new Intl.Collator('en', { sensitivity: 'base' }).compare,
  new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true }).compare,
  new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare,
];

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/**
 * Which of two values comes first in ascending order: below 0 the first, above 0 the second. 0 when they are equal, or
 * when servers may differ about it. Empty values are left to the caller.
 */
export function compared(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return Math.sign(one - other);
  if (typeof one === 'boolean' && typeof other === 'boolean') return Number(one) - Number(other);
  if (typeof one !== 'string' || typeof other !== 'string') return 0;
  // Parts of a second may be written or not.
  if (moment.test(one) && moment.test(other)) return Math.sign(Date.parse(one) - Date.parse(other));
  const signs = new Set(comparisons.map((compare) => Math.sign(compare(one, other))));
  return signs.size === 1 ? ([...signs][0] ?? 0) : 0;
}

export const isEmpty = (value: unknown): boolean => value === null || value === undefined;
