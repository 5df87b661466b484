import { formatPath, isJsonObject, type Path } from '../contract.ts';
import { formatValue } from '../rules/format.ts';

export interface Difference {
  /** `lines[0].quantity`. */
  readonly field: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

/** Returns the fields of the expected value that differ in another one. Null equals a missing field. */
export function getDifferences(expected: unknown, actual: unknown, path: Path = []): readonly Difference[] {
  if (isJsonObject(expected)) {
    const object = isJsonObject(actual) ? actual : {};
    return Object.entries(expected).flatMap(([name, value]) => getDifferences(value, object[name], [...path, name]));
  }
  const isEqual = (expected ?? null) === (actual ?? null);
  if (!Array.isArray(expected)) return isEqual ? [] : [{ field: formatPath(path), expected, actual }];
  const items = Array.isArray(actual) ? actual : [];
  if (items.length !== expected.length) return [{ field: formatPath(path), expected, actual }];
  return expected.flatMap((value, index) => getDifferences(value, items[index], [...path, index]));
}

/** Finds the first field in which two records differ, in either direction, apart from metadata. */
export function findDifference(expected: unknown, actual: unknown): Difference | undefined {
  const [first, second] = [withoutMeta(expected), withoutMeta(actual)];
  const [extra] = getDifferences(second, first);
  const [difference] = getDifferences(first, second);
  return difference ?? (extra && { field: extra.field, expected: extra.actual, actual: extra.expected });
}

/** Finds the first shared field in which two records differ, apart from metadata: a server may show more elsewhere. */
export function findCommonDifference(expected: unknown, actual: unknown): Difference | undefined {
  const second = withoutMeta(actual);
  return getDifferences(keepCommon(withoutMeta(expected), second), second)[0];
}

/** Keeps only the fields that another value has too, at any depth. */
function keepCommon(value: unknown, other: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(other)) return value.map((item, index) => keepCommon(item, other[index]));
  if (!isJsonObject(value) || !isJsonObject(other)) return value;
  const common = Object.entries(value).filter(([name]) => name in other);
  return Object.fromEntries(common.map(([name, inner]) => [name, keepCommon(inner, other[name])]));
}

/** Removes metadata, which has the URL, at any depth. */
export function withoutMeta<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutMeta) as Value;
  if (!isJsonObject(value)) return value;
  const fields = Object.entries(value).filter(([name]) => name !== '_meta');
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutMeta(field)])) as Value;
}

/** Cent, less a float's error. The platform does not document the decimals of a number. */
const MAX_ROUNDING = 1 - 1e-6;

/**
 * Checks that two values differ only in notation: spaces and capitals of texts, a date and a time that begins with it, a number
 * as text or in its decimals.
 */
export function differsInNotation(expected: unknown, actual: unknown): boolean {
  if (typeof expected === 'number') {
    return /\d/.test(String(actual)) && Math.abs(Number(actual) - expected) * 100 < MAX_ROUNDING;
  }
  if (typeof expected !== 'string' || typeof actual !== 'string') return false;
  const [first, second] = [expected, actual].map((text) => text.replaceAll(/[\s.-]/g, '').toLowerCase());
  return first === second || (/^\d{4}-\d\d-\d\d$/.test(expected) && actual.startsWith(expected));
}

/** Formats `name is "B"; "A" was sent.` @param origin of the expected value: `was sent`. */
export const formatDifference = ({ field, expected, actual }: Difference, origin: string): string =>
  `${field} is ${formatValue(actual)}; ${formatValue(expected)} ${origin}.`;
