import { formatPointer, getByPointer } from '../scripts/document/json-pointer.ts';
import { mapValues, type Schema } from '../scripts/document/openapi.ts';
import { document, resolve } from './document.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array);

/** A schema without `oneOf`, whose properties have no references. */
export interface FlatSchema extends Schema {
  properties: Record<string, Schema>;
  required: string[];
}

/** A field that names a record of another resource. */
export interface Reference {
  readonly resource: string;
  /** The field of that record. */
  readonly by: string;
}

/** A field of an object, or an index of a list: `['lines', 0, 'quantity']`. */
export type Path = readonly (string | number)[];

/** A path as `errors` writes it: `lines[0].quantity`. */
export const formatPath = (path: Path): string =>
  path.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${key}`)).join('');

/** The reverse of {@link formatPath}. */
export const parsePath = (text: string): Path =>
  (text.match(/[^.[\]]+/g) ?? []).map((key) => (/^\d+$/.test(key) ? Number(key) : key));

const cache = new WeakMap<Schema, readonly FlatSchema[]>();

/** The flat schemas of which a valid value matches one. */
export function getAlternatives(schema: Schema): readonly FlatSchema[] {
  const cached = cache.get(schema);
  if (cached) return cached;
  const { oneOf, properties = {}, required = [], ...rest } = resolve(schema);
  const alternatives = oneOf?.flatMap(getAlternatives) ?? [
    { ...rest, required, properties: mapValues(properties, resolve) },
  ];
  cache.set(schema, alternatives);
  return alternatives;
}

/** The alternative that a value belongs to: by its constant fields, and by the required ones where several have those. */
export function findAlternative(schema: Schema, value: unknown): FlatSchema {
  const alternatives = getAlternatives(schema);
  const object = isJsonObject(value) ? value : {};
  const candidates = alternatives.filter(({ properties }) =>
    Object.entries(properties).every(([name, property]) => (property.const ?? object[name]) === object[name]),
  );
  const isComplete = ({ required }: FlatSchema): boolean => required.every((name) => object[name] !== undefined);
  return candidates.find(isComplete) ?? candidates[0] ?? (alternatives[0] as FlatSchema);
}

/** The field that decides which alternative an object is. */
export const getDiscriminator = (schema: Schema): string | undefined => resolve(schema).discriminator?.propertyName;

/** The types of a schema: one, or more with `null` among them. */
export const getTypes = ({ type }: Schema): readonly string[] => [type ?? []].flat();

export function getReference(schema: Schema): Reference | undefined {
  const reference = resolve(schema)['x-references'] as { resource: string; by?: string } | undefined;
  return reference && { resource: reference.resource, by: reference.by ?? 'id' };
}

/** A schema of the components. */
export function getSchema(name: string): Schema {
  const schema = document.components.schemas[name];
  if (!schema) throw new Error(`The contract has no schema ${name}.`);
  return schema;
}

/**
 * The pointer of the schema that describes a part of a value: `#/components/schemas/Debtor/properties/name`.
 *
 * @param pointer that of the schema; undefined for a reference to a component, and for a schema without a pointer.
 */
export function findPointer(schema: Schema, value: unknown, path: Path, pointer?: string): string | undefined {
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
