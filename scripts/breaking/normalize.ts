import { createResolver, type OpenApiDocument, type Parameter } from '../../contract/document.ts';
import { isJsonObject } from '../../contract/schemas.ts';
import { removeUnused } from '../bundle/internal.ts';

/** Keywords whose values have no order. */
const SETS: ReadonlySet<string> = new Set(['enum', 'required', 'type']);

/**
 * Copies a bundle in the form in which Redocly compares it rightly: with sorted sets, and with the modules of a path as a text,
 * because it does not compare lists.
 */
export function normalize(document: OpenApiDocument): OpenApiDocument {
  const copy = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return SETS.has(key) ? value.toSorted() : value.map((item) => copy(item));
    if (!isJsonObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, copy(item, name)]));
  };
  const normalized = copy(document) as OpenApiDocument;
  for (const item of Object.values(normalized.paths)) {
    if (Array.isArray(item['x-module'])) item['x-module'] = item['x-module'].toSorted().join(', ');
  }
  return removeUnused(normalized);
}

/** Maps from names to parts of a contract, of which Redocly compares similar ones. */
const NAMED: ReadonlySet<string> = new Set(['headers', 'paths', 'properties']);

/** Makes a name, or a parameter with its description, unlike all others. */
export const REMOVED = '\uE000'.repeat(2000);

/**
 * Normalizes two bundles. Each name of the first that the second no longer has in its place is marked: otherwise Redocly compares a
 * part that is removed with a similar one that is added, and reports that it was renamed.
 *
 * @throws Error when a reference of the second cannot be resolved.
 */
export function normalizePair(base: OpenApiDocument, revision: OpenApiDocument): [OpenApiDocument, OpenApiDocument] {
  const resolve = createResolver(revision);
  const mark = (value: unknown, next: unknown, key = '', isNamed = false): unknown => {
    if (Array.isArray(value) && Array.isArray(next)) {
      const names = key === 'parameters' ? next.map((parameter) => toName(resolve(parameter as Parameter))) : [];
      return value.map((item, index) => (key === 'parameters' ? markParameter(item, names) : mark(item, next[index])));
    }
    if (!isJsonObject(value) || !isJsonObject(next)) return value;
    const names = Object.keys(next).map(withoutParameters);
    const entries = Object.entries(value).map(([name, item]) => {
      const isRemoved = isNamed && !names.includes(withoutParameters(name));
      return [isRemoved ? `${name}${REMOVED}` : name, mark(item, next[name], name, !isNamed && NAMED.has(name))];
    });
    return Object.fromEntries(entries);
  };
  const after = normalize(revision);
  return [mark(normalize(base), after) as OpenApiDocument, after];
}

const toName = ({ name, in: place }: Parameter): string => `${place} ${name}`;

function markParameter(parameter: Parameter, names: readonly string[]): Parameter {
  const isRemoved = !parameter.$ref && parameter.in !== 'path' && !names.includes(toName(parameter));
  return isRemoved ? { ...parameter, name: `${parameter.name}${REMOVED}` } : parameter;
}

/** A path in which a parameter has another name is the same path. */
const withoutParameters = (path: string): string => path.replaceAll(/\{[^}]+\}/g, '{}');
