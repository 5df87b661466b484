import { StepFailed } from '../../lib/run.ts';
import type { Schema } from '../contract.ts';

/** An object whose parts (`allOf`) are put together. */
export interface Flat {
  /** The schema without its parts, and the parts that are objects: their limits hold one by one. */
  readonly parts: readonly Schema[];
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: ReadonlySet<string>;
  /** No other property is allowed. */
  readonly isClosed: boolean;
  /** The part that is a choice of objects (`oneOf`), if there is one. */
  readonly choice: Schema | undefined;
}

export type Look = (schema: Schema) => Schema;

/**
 * Puts an object together with the objects in its `allOf`.
 *
 * @throws StepFailed when the parts cannot become one object.
 */
export function flatten(schema: Schema, look: Look): Flat {
  const { allOf = [], ...own } = schema;
  const choices = allOf.filter((part) => look(part).oneOf);
  const objects = allOf.filter((part) => !look(part).oneOf).map((part) => flatten(look(part), look));
  const [choice, ...more] = [...choices, ...objects.flatMap((part): Schema[] => (part.choice ? [part.choice] : []))];
  if (more.length > 0) throw new StepFailed('The schemas of the client cannot join two choices in one allOf.');
  if (objects.some(({ isClosed }) => isClosed)) {
    throw new StepFailed('The schemas of the client cannot join an object that is closed with another.');
  }
  const parts = [...objects.flatMap((part) => part.parts), own];
  return {
    parts,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Record<string, Schema>,
    required: new Set(parts.flatMap(({ required }) => required ?? [])),
    isClosed: own.unevaluatedProperties === false || own.additionalProperties === false,
    choice,
  };
}

/** Whether a schema can have a name of its own; a number or a text stands where it is used. */
export const isComposite = ({ properties, allOf, oneOf, items, type }: Schema): boolean =>
  properties !== undefined ||
  allOf !== undefined ||
  oneOf !== undefined ||
  items !== undefined ||
  [type].flat().includes('object');

export const isNullable = ({ type }: Schema): boolean => Array.isArray(type) && type.includes('null');
