/** Negative when the first text comes first. */
type Comparison = (a: string, b: string) => number;

const byCodeUnit: Comparison = (a, b) => Number(a > b) - Number(a < b);

const swapCase = (text: string): string =>
  text.replaceAll(/\p{Lu}|(\p{Ll})/gu, (letter, isLower) => (isLower ? letter.toUpperCase() : letter.toLowerCase()));

/** Case-insensitive orders of texts. The contract defines no alphabet, so a server may use any of them. */
const withoutCase: readonly Comparison[] = [
  (a, b) => byCodeUnit(a.normalize().toLowerCase(), b.normalize().toLowerCase()),
  (a, b) => byCodeUnit(a.toLowerCase(), b.toLowerCase()),
  (a, b) => byCodeUnit(a.toUpperCase(), b.toUpperCase()),
  new Intl.Collator('en', { sensitivity: 'base' }).compare,
  new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true }).compare,
  new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare,
];

/** Orders that the platform leaves open. */
const withCase: readonly Comparison[] = [
  ...withoutCase,
  byCodeUnit,
  (a, b) => byCodeUnit(swapCase(a), swapCase(b)),
  new Intl.Collator('en', { caseFirst: 'upper' }).compare,
  new Intl.Collator('en', { caseFirst: 'lower' }).compare,
];

const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/**
 * Compares two values in ascending order: negative when the first comes first; 0 when they are equal, or when servers may differ.
 * The caller handles empty values.
 *
 * @param ignoresCase true for an order of texts in which case does not matter, as the contract decides.
 */
export function compareValues(a: unknown, b: unknown, ignoresCase = true): number {
  if (typeof a === 'number' && typeof b === 'number') return Math.sign(a - b);
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  if (typeof a !== 'string' || typeof b !== 'string') return 0;
  // Fractions of a second are optional.
  if (TIMESTAMP.test(a) && TIMESTAMP.test(b)) return Math.sign(Date.parse(a) - Date.parse(b));
  const comparisons = ignoresCase ? withoutCase : withCase;
  const signs = new Set(comparisons.map((compare) => Math.sign(compare(a, b))));
  return signs.size === 1 ? ([...signs][0] ?? 0) : 0;
}
