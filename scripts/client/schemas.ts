import { type Contract, look as lookIn, mapValues, type Schema } from './contract.ts';
import { prose } from './prose.ts';

/** Makes a schema hold what becomes a type and its documentation, and nothing else. */
export interface Tidy {
  /** A schema that gets a name: `Debtor`. */
  whole(schema: Schema): Schema;
  /** A schema inside another one, or of a body. */
  part(schema: Schema): Schema;
}

/**
 * - `allOf` of objects becomes one object. orval would make `A & B & Required<Pick<A & B, ...>>` of it.
 * - References to scalars are resolved, so that the documentation of a field is that of the field.
 * - A choice of values becomes `1 | 2` where it stands. orval would make a type of each: `MandatePatchTypeId`.
 * - Limits go: those that a developer wants to read are in the documentation.
 */
export function schemaTidier(contract: Contract): Tidy {
  const look = lookIn(contract);

  const whole = (schema: Schema): Schema => {
    const flat = flatten(schema, look);
    // A default applies where a whole object is written: not to what is read, and not to what a PATCH leaves out.
    const defaults = schema.unevaluatedProperties === false && schema.minProperties === undefined;
    const property = (one: Schema): Schema => {
      const found = look(one);
      return {
        ...part(one),
        description: prose(found, { defaults }),
        ...(found.readOnly === true && { readOnly: true }),
      };
    };
    return {
      ...pick(flat, flat.oneOf ? [] : ['required', 'const', 'additionalProperties']),
      ...(flat.type && !flat.oneOf && { type: valueTypes(flat) }),
      description: prose(flat),
      ...(flat.properties && { properties: mapValues(flat.properties, property) }),
      ...(flat.items && { items: part(flat.items) }),
      ...(flat.allOf && { allOf: flat.allOf.map(part) }),
      ...(flat.oneOf && { oneOf: flat.oneOf.map(part) }),
    };
  };

  const part = (schema: Schema): Schema => {
    const found = look(schema);
    const choices = found.enum?.filter((value) => value !== null).map((value) => ({ const: value }));
    const value = found !== schema && !isScalar(found) ? { $ref: schema.$ref as string } : whole(found);
    const alternatives: Schema[] = [...(choices ?? [value]), ...(isNullable(found) ? [{ type: 'null' }] : [])];
    return alternatives.length === 1 ? (alternatives[0] as Schema) : { anyOf: alternatives };
  };

  return { whole, part };
}

/** Joins an object with the objects in its `allOf`. A part that is a choice (`oneOf`) stays where it is. */
function flatten(schema: Schema, look: (schema: Schema) => Schema): Schema {
  const { allOf, ...own } = schema;
  if (!allOf) return schema;
  const choices = allOf.filter((part) => look(part).oneOf);
  const objects = allOf.filter((part) => !look(part).oneOf).map((part) => flatten(look(part), look));
  const joined = [...objects, own];
  return {
    ...own,
    properties: Object.assign({}, ...joined.map(({ properties }) => properties)) as Record<string, Schema>,
    required: joined.flatMap(({ required }) => required ?? []),
    ...(choices.length > 0 && { allOf: choices }),
  };
}

const isScalar = ({ properties, allOf, oneOf, items, type }: Schema): boolean =>
  !properties && !allOf && !oneOf && !items && ![type].flat().includes('object');

const isNullable = ({ type }: Schema): boolean => Array.isArray(type) && type.includes('null');

function valueTypes({ type = [] }: Schema): string | string[] {
  const types = [type].flat().filter((one) => one !== 'null');
  return types.length === 1 ? (types[0] as string) : types;
}

/** The schema with these keywords only. */
export const pick = (schema: Schema, keys: readonly string[]): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => keys.includes(key)));
