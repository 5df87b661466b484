import type { OpenApiDocument, Schema } from '../contract/document.ts';
import { getProperties, isJsonObject, type JsonObject } from '../contract/schemas.ts';

/** Value of `x-default` for a date that defaults to today. */
const TODAY = 'today';

/**
 * Prints a normalized body in its canonical spelling: sorted members, without null or default values, and without dates that
 * default to today, which `dates` has.
 */
export function printIdentity(
  document: OpenApiDocument,
  schema: Schema,
  body: JsonObject,
): { readonly text: string; readonly dates: JsonObject } {
  const properties = getProperties(document, schema);
  const names = [...properties].filter(([, property]) => property['x-default'] === TODAY).map(([name]) => name);
  const dates = Object.fromEntries(names.flatMap((name) => (body[name] ? [[name, body[name]]] : [])));
  return {
    text: JSON.stringify(
      simplify(document, schema, { ...body, ...Object.fromEntries(names.map((name) => [name, null])) }),
    ),
    dates,
  };
}

/** Converts an object to sorted pairs, which no name can disturb. */
function simplify(document: OpenApiDocument, schema: Schema, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => simplify(document, schema.items ?? {}, item));
  if (!isJsonObject(value)) return value;
  const properties = getProperties(document, schema);
  return Object.entries(value)
    .map(([name, member]) => [name, simplify(document, properties.get(name) ?? {}, member)] as const)
    .filter(([name, member]) => member !== null && !isDefault(properties.get(name), member))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

const isDefault = (schema: Schema | undefined, value: unknown): boolean =>
  value === undefined || JSON.stringify(schema?.['x-default']) === JSON.stringify(value);
