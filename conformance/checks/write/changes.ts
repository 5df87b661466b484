import type { Schema } from '../../../contract/document.ts';
import {
  findCreation,
  getCollectionPath,
  getInputProperties,
  getInputSchema,
  getReference,
  getTypes,
  type JsonObject,
  type Operation,
  resolve,
} from '../../contract.ts';
import { isEmpty, type Row } from '../../data/rows.ts';
import { createTagText } from '../../data/run-tag.ts';

const MS_PER_DAY = 86_400_000;

/** State of the records in a list. */
const STATE = 'active';

type Fields = readonly (readonly [name: string, schema: Schema])[];

/** Returns a record's filled, writable fields, except the one that determines its fields. */
function getFilled(operation: Operation, row: Row): Fields {
  const creation = findCreation(getCollectionPath(operation.path));
  const discriminator = creation && resolve(getInputSchema(creation) ?? {}).discriminator?.propertyName;
  const unchanged = ['_meta', STATE, discriminator];
  return Object.entries(getInputProperties(operation, row)).filter(
    ([name, schema]) => !schema['x-read-only'] && !unchanged.includes(name) && !isEmpty(row[name]),
  );
}

/** Creates a body that empties every nullable field, except references and addresses, which can follow from another record. */
export function createEmptying(operation: Operation, row: Row): JsonObject {
  const empty = getFilled(operation, row).filter(
    ([name, schema]) => getTypes(schema).includes('null') && !getReference(schema) && typeof row[name] !== 'object',
  );
  return Object.fromEntries(empty.map(([name]) => [name, null]));
}

/** Creates changes of a record: other values of all fields, then each value of an enumeration. */
export function createChanges(operation: Operation, row: Row, tag: string): readonly JsonObject[] {
  const values = getFilled(operation, row)
    .map(([name, schema]) => [name, changeValue(schema, row[name], tag)] as const)
    .filter(([, value]) => typeof value !== 'object');
  return [Object.fromEntries(values), ...listStates(operation, row)];
}

/** Lists each value of each enumeration. */
export const listStates = (operation: Operation, row: Row): readonly JsonObject[] =>
  getFilled(operation, row).flatMap(([name, { enum: values = [] }]) =>
    values.filter((value) => !isEmpty(value)).map((value) => ({ [name]: value })),
  );

/** Returns another valid value; the same for a reference, a unique field, and a derived one. */
function changeValue(schema: Schema, value: unknown, tag: string): unknown {
  if (schema['x-derived'] || schema['x-unique'] || getReference(schema)) return value;
  const { enum: values, format } = schema;
  if (values) return values.find((other) => other !== value && other !== null) ?? value;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  const isDate = format === 'date' && typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
  if (isDate) return new Date(Date.parse(value) + MS_PER_DAY).toISOString().slice(0, 10);
  return createTagText(schema, tag) ?? value;
}

/**
 * Sends changes one after the other. A change rejected by a business rule is sent field by field.
 *
 * @param send returns true when the server accepted the change.
 */
export async function sendChanges(changes: readonly JsonObject[], send: (change: JsonObject) => Promise<boolean>) {
  for (const change of changes) {
    const fields = Object.entries(change);
    if (fields.length === 0 || (await send(change)) || fields.length === 1) continue;
    for (const [name, value] of fields) await send({ [name]: value });
  }
}
