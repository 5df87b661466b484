import { foldCase, normalizeText } from '../../contract/normalize-text.ts';
import { COMPACT_FIELDS } from '../../generated/client/src/fields.ts';

/** Converts a value to the form that a filter finds; null for a text without content. */
export function toStored(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  return normalizeText(COMPACT_FIELDS.includes(name) ? 'compact' : 'lines', value) || null;
}

/**
 * Lists the paths of the fields in which a record differs from a body: `debtorId`, `lines[0].quantity`. Ignores fields that only
 * one of them has, because the platform does not return all that it takes, and null or blank ones, which it completes. Compares
 * texts as they are stored, ignoring case.
 */
export function listDifferences(body: object, record: object, path = ''): string[] {
  const values = record as Readonly<Record<string, unknown>>;
  return Object.entries(body).flatMap(([name, asked]) => {
    if (!(name in values)) return [];
    return compare(name, asked, values[name], path === '' ? name : `${path}.${name}`);
  });
}

function compare(name: string, asked: unknown, stored: unknown, path: string): string[] {
  if (toStored(name, asked) === null) return [];
  if (Array.isArray(asked) && Array.isArray(stored)) {
    if (asked.length !== stored.length) return [path];
    return asked.flatMap((item, index) => compare(name, item, stored[index], `${path}[${index}]`));
  }
  if (isObject(asked) && isObject(stored)) return listDifferences(asked, stored, path);
  return fold(toStored(name, asked)) === fold(toStored(name, stored)) ? [] : [path];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Joins the lines of a text, whose separators become spaces. */
const fold = (value: unknown): unknown => (typeof value === 'string' ? foldCase(normalizeText('line', value)) : value);
