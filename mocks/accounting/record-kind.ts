import { memoize } from '../../contract/memoize.ts';
import type { Reference, Resource } from '../../contract/model.ts';
import { getHooks } from './resources/index.ts';

/** Field, or part of one, that refers to a record. */
interface ReferringField {
  readonly name: string;
  /** Part of an object, such as the country of an address. */
  readonly part?: string;
  readonly reference: Reference;
}

/** Returns what each write of a resource needs, resolved once. */
export const getRecordKind = memoize((resource: Resource) => {
  const { fields } = resource;
  return {
    hooks: getHooks(resource.name),
    isLine: resource.name.endsWith('/lines'),
    changeable: fields.filter(({ name }) => name !== 'id'),
    unique: fields.filter(({ isUnique }) => isUnique).map(({ name }) => name),
    alternatives: fields.flatMap(({ oneOfRequired }) => (oneOfRequired ? [oneOfRequired] : [])),
    addresses: fields
      .filter(({ nestedReferences }) => nestedReferences.some(({ reference }) => reference.resource === 'countries'))
      .map(({ name }) => name),
    references: fields.flatMap(({ name, writable, references: reference, nestedReferences }): ReferringField[] => [
      ...(writable && reference ? [{ name, reference }] : []),
      ...nestedReferences.map((nested) => ({ name, part: nested.name, reference: nested.reference })),
    ]),
  };
});
