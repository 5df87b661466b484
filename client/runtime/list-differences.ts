import { foldCase, normalizeText } from '../../contract/normalize-text.ts';
import { COMPACT_FIELDS } from '../../generated/client/src/fields.ts';

/** Brings a value of a field into the form by which a filter finds it; null when nothing is left of a text. */
export function toStored(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  return normalizeText(COMPACT_FIELDS.includes(name) ? 'compact' : 'lines', value) || null;
}

/**
 * Lists the paths of the fields in which a record differs from a body: `debtorId`, `lines[0].quantity`. Fields that are not
 * in both are left out: the platform does not return all that it takes. So are those that are null or blank in the body,
 * because the platform completes them. Texts are compared as they are stored, without regard to case.
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

/** Compares a text of several lines as one line, in which separators are spaces. */
const fold = (value: unknown): unknown => (typeof value === 'string' ? foldCase(normalizeText('line', value)) : value);
