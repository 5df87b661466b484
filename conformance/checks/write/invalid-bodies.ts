import { findPointer, getExamples, getInputSchema, getSchemaAt, isJsonObject, type Operation } from '../../contract.ts';
import type { BodyMutation } from '../../data/generators/mutations/body.ts';
import { selectBodyMutations } from '../../data/generators/mutations/rules.ts';
import { getForbidding } from '../../rules/forbidden.ts';
import type { Assertions } from '../samples.ts';

export const invalidBodies: Assertions<BodyMutation> = {
  list(operation) {
    const example = getExamples(operation).find(isJsonObject);
    return example ? selectBodyMutations(operation, example) : [];
  },
  getKey: toDefect,
  isDocumented: (mutation, operation) => getBroken(operation, mutation).length > 0,
};

/** Returns the kind of a mutation: the fault, the field's type, and the place, an object or a line. */
function toDefect(mutation: BodyMutation, operation: Operation): string {
  const { keyword, path, value } = mutation;
  const inner = path.some((key) => typeof key === 'number') ? 'line' : 'object';
  const place = path.length < 2 ? 'record' : inner;
  if (keyword === 'content') return `${keyword} ${(value as Uint8Array).length}`;
  const name = String(path.at(-1));
  // Names that mutations add: an unknown one, read-only ones, and one in another case.
  if (keyword === 'additionalProperties') return `${place} ${keyword} ${/^[A-Z]+$/.test(name) ? 'capitals' : name}`;
  const example = getExamples(operation).find(isJsonObject);
  const pointer = findPointer(getInputSchema(operation) ?? {}, example, path);
  const { type, format, pattern, enum: values } = getSchemaAt(pointer);
  return [place, keyword, [type].flat()[0], format, pattern && 'pattern', values && 'enum', value === null].join(' ');
}

/** Returns the documented statements that a server breaks by accepting a mutation. */
export const getBroken = ({ kind, resource }: Operation, { keyword, fields, value }: BodyMutation): readonly string[] =>
  fields.flatMap((field) => getForbidding({ kind, resource, field, keyword, isNull: value === null }));
