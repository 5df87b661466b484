import { resolveRef } from './document.ts';
import type { Document, Field, Schema, Sequence, Storage } from './model.ts';
import { getEmptyParts, getProperties, getReference, getTypes } from './schemas.ts';

/** Returns the properties of a record without `_meta`, `id` first. `input` is the schema of what a client may write. */
export function getFields(document: Document, record: string, input: string | undefined): Field[] {
  const toReference = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
  const writable = input === undefined ? new Map<string, Schema>() : getProperties(document, toReference(input));
  const properties = getProperties(document, toReference(record));
  return [...properties]
    .filter(([name]) => name !== '_meta')
    .sort(([a], [b]) => Number(b === 'id') - Number(a === 'id'))
    .map(([name, schema]) => ({
      name,
      storage: getStorage(schema),
      nullable: getTypes(schema).includes('null'),
      writable: writable.has(name),
      isUnique: schema['x-unique'] === true,
      ignoresCase: schema['x-unique'] === true || schema['x-ignore-case'] === true,
      oneOfRequired: schema['x-one-of-required'] as readonly string[] | undefined,
      sequence: schema['x-sequence'] as Sequence | undefined,
      keptOnReplace: schema['x-sequence'] !== undefined || schema['x-keep-on-replace'] === true,
      default: schema['x-default'] === 'today' ? TODAY : schema['x-default'],
      references: getReference(schema),
      emptyParts: getEmptyParts(document, schema),
      nestedReferences: findNestedReferences(document, schema),
    }));
}

function findNestedReferences(document: Document, schema: Schema): Field['nestedReferences'] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const reference = getReference(resolveRef(document, property));
    return reference ? [{ name, reference }] : [];
  });
}

/** The value of `Field.default` that means the current date, in the Netherlands. */
export const TODAY = Symbol('today');

function getStorage(schema: Schema): Storage {
  const type = getTypes(schema).find((name) => name !== 'null');
  switch (type) {
    case 'integer':
      return { as: 'integer' };
    case 'boolean':
      return { as: 'boolean' };
    case 'number':
      return { as: 'decimal', scale: Number(schema['x-scale'] ?? 2) };
    case 'string':
      return { as: 'text' };
    default:
      return { as: 'json' };
  }
}

/** Returns the fields that an input may have; a union has the fields of the branch that fits the record. */
export function getInputNames(
  document: Document,
  input: string,
  record: Readonly<Record<string, unknown>>,
): Set<string> {
  const schema = resolveRef<Schema>(document, { $ref: `#/components/schemas/${input}` });
  const { discriminator } = schema;
  const branch = discriminator?.mapping?.[String(record[discriminator.propertyName])];
  return new Set(getProperties(document, branch === undefined ? schema : { $ref: branch }).keys());
}
