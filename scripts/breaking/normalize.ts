import { createResolver, type Json, type OpenApiDocument, type Schema } from '../../contract/document.ts';
import { removeUnused } from '../bundle/internal.ts';

/**
 * Copies a bundle in the form in which Redocly compares it rightly. A schema that is made of others (`allOf`) is written
 * out, because it is the same to a client. The modules of a path are a text, because it does not compare lists.
 */
export function normalize(document: OpenApiDocument): OpenApiDocument {
  const resolve = createResolver(document);
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== 'object' || value === null) return value;
    const merged = mergeParts(value as Schema, resolve);
    return Object.fromEntries(Object.entries(merged).map(([key, item]) => [key, copy(item)]));
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
