import type { Schema } from '../contract.ts';

export type Look = (schema: Schema) => Schema;

/** Whether a schema can have a name of its own; a number or a text stands where it is used. */
export const isComposite = ({ properties, oneOf, items, type }: Schema): boolean =>
  properties !== undefined || oneOf !== undefined || items !== undefined || [type].flat().includes('object');

export const isNullable = ({ type }: Schema): boolean => Array.isArray(type) && type.includes('null');
