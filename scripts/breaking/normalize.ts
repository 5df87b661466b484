import {
  createResolver,
  type Json,
  type OpenApiDocument,
  type Parameter,
  type Schema,
} from '../../contract/document.ts';
import { isJsonObject } from '../../contract/schemas.ts';
import { removeUnused } from '../bundle/internal.ts';

/** Keywords whose values have no order. */
const SETS: ReadonlySet<string> = new Set(['enum', 'required', 'type']);

/**
 * Copies a bundle in the form in which Redocly compares it rightly. A schema that is made of others (`allOf`) is written
 * out, because it is the same to a client, and sets are sorted. The modules of a path are a text, because it does not compare lists.
 */
export function normalize(document: OpenApiDocument): OpenApiDocument {
  const resolve = createResolver(document);
  const copy = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return SETS.has(key) ? value.toSorted() : value.map((item) => copy(item));
    if (!isJsonObject(value)) return value;
    const merged = mergeParts(value as Schema, resolve);
    return Object.fromEntries(Object.entries(merged).map(([name, item]) => [name, copy(item, name)]));
  };
  const normalized = copy(document) as OpenApiDocument;
  for (const item of Object.values(normalized.paths)) {
    if (Array.isArray(item['x-module'])) item['x-module'] = item['x-module'].toSorted().join(', ');
  }
  return removeUnused(normalized);
}

/** Writes a schema with `allOf` out; one whose parts contradict each other stays as it is. */
function mergeParts(schema: Schema, resolve: (schema: Schema) => Schema): Schema {
  const { allOf, ...own } = schema;
  if (!Array.isArray(allOf)) return schema;
  const [only] = allOf;
  if (allOf.length === 1 && only?.$ref !== undefined && Object.keys(own).length === 0) return only;
  const parts = [...allOf.map((part) => mergeParts(resolve(part), resolve)), own];
  const merged: Json = {};
  for (const { properties, required, ...keywords } of parts) {
    if (Object.entries(keywords).some(([key, value]) => isContradicted(merged, key, value))) return schema;
    Object.assign(merged, keywords);
    if (properties) merged.properties = { ...(merged.properties as Json), ...properties };
    if (required) merged.required = [...new Set([...((merged.required as string[]) ?? []), ...required])];
  }
  return merged;
}

/** Checks whether two parts limit a value in different ways. */
const isContradicted = (merged: Json, key: string, value: unknown): boolean =>
  key in merged && !['description', 'examples'].includes(key) && JSON.stringify(merged[key]) !== JSON.stringify(value);

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
