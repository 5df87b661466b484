import { createResolver, mapValues, type OpenApiDocument, resolveRef, type Schema } from './document.ts';
import { formatPointer, getByPointer } from './json-pointer.ts';
import { memoize } from './memoize.ts';
import type { Reference } from './model.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array);

export interface FlatSchema extends Schema {
  properties: Record<string, Schema>;
  required: string[];
}

/** A field of an object, or an index of a list: `['lines', 0, 'quantity']`. */
export type Path = readonly (string | number)[];

/** A path as `errors` writes it: `lines[0].quantity`. */
export const formatPath = (path: Path): string =>
  path.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${key}`)).join('');

export const parsePath = (text: string): Path =>
  (text.match(/[^.[\]]+/g) ?? []).map((key) => (/^\d+$/.test(key) ? Number(key) : key));

export const getTypes = ({ type }: Schema): readonly string[] => [type ?? []].flat();

export function getReference(schema: Schema): Reference | undefined {
  const declared = schema['x-references'] as { resource: string; by?: string } | undefined;
  return declared && { resource: declared.resource, targetField: declared.by ?? 'id' };
}

/** Returns the properties of a schema and of its branches. The first branch with a property describes it. */
export function getProperties(document: OpenApiDocument, schema: Schema): Map<string, Schema> {
  const { oneOf = [], properties = {} } = resolveRef(document, schema);
  const all = new Map(Object.entries(properties).map(([name, property]) => [name, resolveRef(document, property)]));
  for (const [name, property] of oneOf.flatMap((branch) => [...getProperties(document, branch)])) {
    if (!all.has(name)) all.set(name, property);
  }
  return all;
}

/** Returns what an object has when it is empty: null for each property that may be null. */
export const getEmptyParts = (document: OpenApiDocument, schema: Schema): Readonly<Record<string, null>> =>
  Object.fromEntries(
    [...getProperties(document, schema)]
      .filter(([, property]) => getTypes(property).includes('null'))
      .map(([name]) => [name, null]),
  );

/** Creates the functions that follow the references of one document. */
export function createSchemaReader(document: OpenApiDocument) {
  const resolve = createResolver(document);

  /** Flat alternatives; a valid value matches one of them. */
  const getAlternatives: (schema: Schema) => readonly FlatSchema[] = memoize((schema) => {
    const { oneOf, properties = {}, required = [], ...rest } = resolve(schema);
    return oneOf?.flatMap(getAlternatives) ?? [{ ...rest, required, properties: mapValues(properties, resolve) }];
  });

  /** The alternative that a value belongs to: by its constant fields, and by the required ones where several have those. */
  function findAlternative(schema: Schema, value: unknown): FlatSchema {
    const alternatives = getAlternatives(schema);
    const object = isJsonObject(value) ? value : {};
    const candidates = alternatives.filter(({ properties }) =>
      Object.entries(properties).every(([name, property]) => (property.const ?? object[name]) === object[name]),
    );
    const isComplete = ({ required }: FlatSchema): boolean => required.every((name) => object[name] !== undefined);
    return candidates.find(isComplete) ?? candidates[0] ?? (alternatives[0] as FlatSchema);
  }

  /**
   * Finds the pointer of the schema that describes a part of a value: `#/components/schemas/Debtor/properties/name`.
   *
   * @param pointer where the schema is; undefined for a reference to a component, and for a schema without a pointer.
   */
  function findPointer(schema: Schema, value: unknown, path: Path, pointer?: string): string | undefined {
    const [key, ...rest] = path;
    if (key === undefined && pointer !== undefined) return pointer;
    const { $ref, oneOf } = schema;
    if ($ref !== undefined) return findPointer(getByPointer(document, $ref) as Schema, value, path, $ref);
    if (oneOf) {
      const alternative = findAlternative(schema, value);
      const branch = oneOf.find((candidate) => getAlternatives(candidate).includes(alternative));
      return findPointer(branch ?? {}, value, path, pointer);
    }
    if (key === undefined) return pointer;
    const steps = typeof key === 'number' ? ['items'] : ['properties', key];
    const inner = getByPointer(schema, formatPointer(steps)) as Schema | undefined;
    if (!inner) return pointer;
    const part = (value as Readonly<Record<string | number, unknown>> | null | undefined)?.[key];
    return findPointer(inner, part, rest, pointer && `${pointer}/${steps.join('/')}`);
  }

  const getSchema = (name: string): Schema => resolve({ $ref: `#/components/schemas/${name}` });

  return { resolve, getSchema, getAlternatives, findAlternative, findPointer };
}
