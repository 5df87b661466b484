import type { Schema } from '../../contract/document.ts';
import { findAlternative, formatPath, isJsonObject, type Path } from '../contract.ts';
import { formatValue } from '../rules/format.ts';

export interface Difference {
  /** `lines[0].quantity`. */
  readonly field: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

/** The fields of the expected value that another one does not have alike. Null is the same as nothing. */
export function getDifferences(expected: unknown, actual: unknown, path: Path = []): readonly Difference[] {
  if (isJsonObject(expected)) {
    const object = isJsonObject(actual) ? actual : {};
    return Object.entries(expected).flatMap(([name, value]) => getDifferences(value, object[name], [...path, name]));
  }
  const isSame = (expected ?? null) === (actual ?? null);
  if (!Array.isArray(expected)) return isSame ? [] : [{ field: formatPath(path), expected, actual }];
  const items = Array.isArray(actual) ? actual : [];
  if (items.length !== expected.length) return [{ field: formatPath(path), expected, actual }];
  return expected.flatMap((value, index) => getDifferences(value, items[index], [...path, index]));
}

/** The fields that were not sent and do not have their documented default. */
export function getMissedDefaults(
  schema: Schema,
  sent: unknown,
  actual: unknown,
  path: Path = [],
): readonly Difference[] {
  if (Array.isArray(sent)) {
    const items = Array.isArray(actual) ? actual : [];
    return sent.flatMap((item, index) => getMissedDefaults(schema.items ?? {}, item, items[index], [...path, index]));
  }
  if (!isJsonObject(sent) || !isJsonObject(actual)) return [];
  return Object.entries(findAlternative(schema, sent).properties).flatMap(([name, property]) => {
    const field = [...path, name];
    if (name in sent) return getMissedDefaults(property, sent[name], actual[name], field);
    const { 'x-default': value, 'x-read-only': isReadOnly } = property;
    return value === undefined || value === 'today' || isReadOnly ? [] : getDifferences(value, actual[name], field);
  });
}

/** `name is "B"; "A" was sent.` @param origin of the expected value: `was sent`. */
export const formatDifference = ({ field, expected, actual }: Difference, origin: string): string =>
  `${field} is ${formatValue(actual)}; ${formatValue(expected)} ${origin}.`;
