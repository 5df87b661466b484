import type { Document, Field, Reference, Schema, Sequence, Storage } from './model.ts';

/** Resolves a reference to a schema, through any number of references. */
export function resolveSchema(document: Document, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const target = document.components.schemas[schema.$ref.slice('#/components/schemas/'.length)];
  if (!target) throw new Error(`The contract has no schema ${schema.$ref}`);
  return resolveSchema(document, target);
}

/** Returns the properties of a schema and of its branches. The first branch with a property describes it. */
export function getProperties(document: Document, schema: Schema): Map<string, Schema> {
  const { oneOf = [], properties = {} } = resolveSchema(document, schema);
  const all = new Map(Object.entries(properties).map(([name, property]) => [name, resolveSchema(document, property)]));
  for (const [name, property] of oneOf.flatMap((branch) => [...getProperties(document, branch)])) {
    if (!all.has(name)) all.set(name, property);
  }
  return all;
}

/**
 * Returns the fields of a record: its properties without `_meta`, `id` first.
 *
 * @param input schema of what a client may write; undefined for a read-only resource.
 */
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
      nullable: [schema.type].flat().includes('null'),
      writable: writable.has(name),
      isUnique: schema['x-unique'] === true,
      sequence: schema['x-sequence'] as Sequence | undefined,
      keptOnReplace: schema['x-sequence'] !== undefined || schema['x-keep-on-replace'] === true,
      default: schema['x-default'] === 'today' ? TODAY : schema['x-default'],
      references: getReference(schema),
      nestedReferences: nestedReferencesOf(document, schema),
    }));
}

/** Returns the references inside an object, such as the country of an address. */
function nestedReferencesOf(document: Document, schema: Schema): Field['nestedReferences'] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const reference = getReference(resolveSchema(document, property));
    return reference ? [{ name, reference }] : [];
  });
}

/** The value of `Field.default` that means the current date. */
export const TODAY = Symbol('today');

export function getReference(schema: Schema): Reference | undefined {
  const declared = schema['x-references'] as { resource: string; by?: string } | undefined;
  return declared && { resource: declared.resource, targetField: declared.by ?? 'id' };
}

function getStorage(schema: Schema): Storage {
  const type = [schema.type].flat().find((name) => name !== 'null');
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

/** Returns the fields that an input may have; of a union, those of the branch that the record belongs to. */
export function getInputNames(
  document: Document,
  input: string,
  record: Readonly<Record<string, unknown>>,
): Set<string> {
  const schema = resolveSchema(document, { $ref: `#/components/schemas/${input}` });
  const { discriminator } = schema;
  const branch = discriminator?.mapping?.[String(record[discriminator.propertyName])];
  return new Set(getProperties(document, branch === undefined ? schema : { $ref: branch }).keys());
}
