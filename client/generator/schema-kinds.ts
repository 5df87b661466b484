import type { Schema } from '../../scripts/document/openapi.ts';

/** Whether a schema becomes a type or constant with a name; scalars are written where they are used. */
export const isComposite = ({ properties, oneOf, items, type }: Schema): boolean =>
  properties !== undefined || oneOf !== undefined || items !== undefined || [type].flat().includes('object');

export const isNullable = ({ type }: Schema): boolean => Array.isArray(type) && type.includes('null');

/** Lists the types of a schema, without `null`. */
export const getValueTypes = ({ type = [] }: Schema): string[] => [type].flat().filter((name) => name !== 'null');
