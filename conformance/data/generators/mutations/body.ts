import type { Schema } from '../../../../contract/document.ts';
import {
  type FlatSchema,
  findAlternative,
  formatPath,
  getAlternatives,
  isJsonObject,
  type JsonObject,
  type Path,
  resolve,
} from '../../../contract.ts';
import { getInvalidValues, isContained } from './values.ts';

export interface BodyMutation {
  readonly keyword: string;
  readonly path: Path;
  /** Invalid value; `ABSENT` for a missing field. */
  readonly value: unknown;
  /** Fields that `errors` must name: `name`, `lines[0].salesTypeId`, `body` for the whole body. */
  readonly fields: readonly string[];
  readonly apply: (body: unknown) => unknown;
}

export const ABSENT = Symbol('absent');

/** Creates a mutation. @param fields paths that `errors` must name. Default: `path`. */
export const createMutation = (
  keyword: string,
  path: Path,
  value: unknown,
  fields: readonly Path[] = [path],
): BodyMutation => ({
  keyword,
  path,
  value,
  fields: fields.map((field) => formatPath(field) || 'body'),
  apply: (body) => replaceAt(body, path, value),
});

export const getBodyMutations = (schema: Schema, body: unknown): BodyMutation[] => mutate(schema, body, []);

function mutate(schema: Schema, value: unknown, path: Path): BodyMutation[] {
  const flat = findAlternative(schema, value);
  const invalidValues = getInvalidValues(flat, value).map(([keyword, invalid]) =>
    createMutation(keyword, path, invalid),
  );
  if (Array.isArray(value)) return [...invalidValues, ...mutateItems(flat, value, path)];
  if (!isJsonObject(value)) return invalidValues;
  const missing = flat.required.map((name) => createMutation('required', [...path, name], ABSENT));
  return [...invalidValues, ...missing, ...addUnknownFields(flat, path), ...mutateFields(schema, flat, value, path)];
}

/** Mutates the items of a list. A list without a required item is invalid too. */
function mutateItems(flat: FlatSchema, items: readonly unknown[], path: Path): BodyMutation[] {
  const contained = flat.contains as FlatSchema | undefined;
  return items.flatMap((item, index) =>
    mutate(flat.items ?? {}, item, [...path, index]).map((mutation) => {
      const mutated = replaceAt(items, mutation.path.slice(path.length), mutation.value) as unknown[];
      const isKept = !contained || mutated.some((other) => isContained(contained, other));
      return isKept ? mutation : { ...mutation, fields: [...mutation.fields, formatPath(path)] };
    }),
  );
}

/** Adds an unknown field, read-only ones, and one in the wrong case. */
function addUnknownFields({ additionalProperties, properties }: FlatSchema, path: Path): BodyMutation[] {
  if (additionalProperties !== false) return [];
  const [first = ''] = Object.keys(properties);
  return ['colour', 'id', '_meta', first.toUpperCase()]
    .filter((name) => !(name in properties))
    .map((name) => createMutation('additionalProperties', [...path, name], 1));
}

function mutateFields(schema: Schema, { properties }: FlatSchema, object: JsonObject, path: Path): BodyMutation[] {
  const discriminator = resolve(schema).discriminator?.propertyName;
  return Object.entries(properties).flatMap(([name, property]) =>
    name === discriminator
      ? mutateDiscriminator(schema, name, object, path)
      : mutate(property, object[name], [...path, name]),
  );
}

/**
 * Mutates the discriminator. An unknown value is wrong itself. Another alternative makes the fields wrong: those it requires, and
 * those it lacks.
 */
function mutateDiscriminator(schema: Schema, name: string, object: JsonObject, path: Path): BodyMutation[] {
  const discriminator = [...path, name];
  const unknown = ['no such value', null, 7].map((value) => createMutation('discriminator', discriminator, value));
  const others = getAlternatives(schema).flatMap(({ properties, required }) => {
    const missing = required.filter((field) => !(field in object));
    const extra = Object.keys(object).filter((field) => !(field in properties));
    const fields = [...missing, ...extra].map((field) => [...path, field]);
    return fields.length > 0 ? [createMutation('discriminator', discriminator, properties[name]?.const, fields)] : [];
  });
  return [...unknown, ...others];
}

export function replaceAt(target: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(target)) return target.map((item, index) => (index === key ? replaceAt(item, rest, value) : item));
  const object = (target ?? {}) as JsonObject;
  const inner = rest.length > 0 ? replaceAt(object[key], rest, value) : value;
  const others = Object.entries(object).filter(([name]) => name !== key);
  return Object.fromEntries(inner === ABSENT ? others : [...others, [String(key), inner]]);
}
