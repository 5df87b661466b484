import { createResolver, type Json, mapValues, type OpenApiDocument, type Schema } from '../../contract/document.ts';
import { getDescription } from './descriptions.ts';

/**
 * Components for values that the platform may add to an enum, of texts and of numbers. `emitTypes` turns them into types that
 * keep a union of known values from collapsing into `string` or `number`.
 */
export const OTHER_VALUES: Readonly<Record<string, Schema>> = {
  OtherText: { type: 'string', description: 'A value that the platform may add to an enum.' },
  OtherNumber: { type: 'number', description: 'A number that the platform may add to an enum.' },
};

export type SchemaSimplifier = ReturnType<typeof createSchemaSimplifier>;

/**
 * Reduces schemas to types and their documentation:
 * - References to scalars are resolved, so that a field keeps its own documentation.
 * - An enum becomes a union `1 | 2` in place. orval would name a type for each: `MandatePatchTypeId`.
 * - An enum in a response allows other values, because the platform may add some.
 * - Limits are removed; descriptions mention those that help developers.
 */
export function createSchemaSimplifier(contract: OpenApiDocument, direction: 'input' | 'read') {
  const resolve = createResolver(contract);

  const simplifyComponent = (schema: Schema): Schema => ({
    ...pickKeywords(schema, schema.oneOf ? [] : ['required', 'const', 'additionalProperties']),
    ...(schema.type && !schema.oneOf && { type: getType(schema) }),
    description: getDescription(schema),
    ...(schema.properties && { properties: mapValues(schema.properties, simplifyProperty) }),
    ...(schema.items && { items: simplifyPart(schema.items) }),
    ...(schema.oneOf && { oneOf: schema.oneOf.map(simplifyPart) }),
  });

  const simplifyProperty = (schema: Schema): Schema => ({
    ...simplifyPart(schema),
    description: getDescription(resolve(schema)),
  });

  /** Simplifies a schema inside another one or in a body. */
  const simplifyPart = (schema: Schema): Schema => {
    const target = resolve(schema);
    const choices = target.enum && listChoices(target.enum, direction);
    const isReference = target !== schema && isComposite(target);
    const value = isReference ? { $ref: schema.$ref as string } : simplifyComponent(target);
    const alternatives: Schema[] = [...(choices ?? [value]), ...(isNullable(target) ? [{ type: 'null' }] : [])];
    return alternatives.length === 1 ? (alternatives[0] as Schema) : { anyOf: alternatives };
  };

  return { simplifyComponent, simplifyPart };
}

function listChoices(values: readonly unknown[], direction: 'input' | 'read'): Schema[] {
  const known = values.filter((value) => value !== null);
  const other = known.every((value) => typeof value === 'string') ? 'OtherText' : 'OtherNumber';
  return [
    ...known.map((value): Schema => ({ const: value })),
    ...(direction === 'read' ? [{ $ref: `#/components/schemas/${other}` }] : []),
  ];
}

function getType(schema: Schema): string | string[] {
  const types = getValueTypes(schema);
  return types.length === 1 ? (types[0] as string) : types;
}

export const pickKeywords = (schema: Json, keywords: readonly string[]): Json =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => keywords.includes(keyword)));

/** Checks for a schema that becomes a named type or constant. Scalars are written inline. */
export const isComposite = ({ properties, oneOf, items, type }: Schema): boolean =>
  properties !== undefined || oneOf !== undefined || items !== undefined || [type].flat().includes('object');

export const isNullable = ({ type }: Schema): boolean => Array.isArray(type) && type.includes('null');

export const getValueTypes = ({ type = [] }: Schema): string[] => [type].flat().filter((name) => name !== 'null');
