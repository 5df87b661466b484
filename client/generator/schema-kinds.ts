import type { Schema } from '../../scripts/document/openapi.ts';

export type Resolve = <Part extends object>(part: Part) => Part;

/** Whether a schema can have a name of its own; a number or a text stands where it is used. */
export const isComposite = ({ properties, oneOf, items, type }: Schema): boolean =>
  properties !== undefined || oneOf !== undefined || items !== undefined || [type].flat().includes('object');

export const isNullable = ({ type }: Schema): boolean => Array.isArray(type) && type.includes('null');
