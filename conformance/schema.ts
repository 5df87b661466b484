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
