import { createResolver, mapValues, type OpenApiDocument, type Schema } from '../../scripts/document/openapi.ts';
import { prose } from './descriptions.ts';

/** Makes a schema hold what becomes a type and its documentation, and nothing else. */
export interface Tidy {
  /** A schema that gets a name: `Debtor`. */
  whole(schema: Schema): Schema;
  /** A schema inside another one, or of a body. */
  part(schema: Schema): Schema;
}

/**
 * - References to scalars are resolved, so that the documentation of a field is that of the field.
 * - A choice of values becomes `1 | 2` where it stands. orval would make a type of each: `MandatePatchTypeId`.
 * - Limits go: those that a developer wants to read are in the documentation.
 */
export function schemaTidier(contract: OpenApiDocument): Tidy {
  const resolve = createResolver(contract);

  const whole = (schema: Schema): Schema => ({
    ...pick(schema, schema.oneOf ? [] : ['required', 'const', 'additionalProperties']),
    ...(schema.type && !schema.oneOf && { type: valueTypes(schema) }),
    description: prose(schema),
    ...(schema.properties && { properties: mapValues(schema.properties, property) }),
    ...(schema.items && { items: part(schema.items) }),
    ...(schema.oneOf && { oneOf: schema.oneOf.map(part) }),
  });

  const property = (schema: Schema): Schema => ({ ...part(schema), description: prose(resolve(schema)) });

  const part = (schema: Schema): Schema => {
    const found = resolve(schema);
    const choices = found.enum?.filter((value) => value !== null).map((value) => ({ const: value }));
    const value = found !== schema && !isScalar(found) ? { $ref: schema.$ref as string } : whole(found);
    const alternatives: Schema[] = [...(choices ?? [value]), ...(isNullable(found) ? [{ type: 'null' }] : [])];
    return alternatives.length === 1 ? (alternatives[0] as Schema) : { anyOf: alternatives };
  };

  return { whole, part };
}

const isScalar = ({ properties, oneOf, items, type }: Schema): boolean =>
  !properties && !oneOf && !items && ![type].flat().includes('object');

const isNullable = ({ type }: Schema): boolean => Array.isArray(type) && type.includes('null');

function valueTypes({ type = [] }: Schema): string | string[] {
  const types = [type].flat().filter((one) => one !== 'null');
  return types.length === 1 ? (types[0] as string) : types;
}

/** The schema with these keywords only. */
export const pick = (schema: Schema, keys: readonly string[]): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => keys.includes(key)));
