import type { Schema } from '../../../contract/document.ts';
import { getInputProperties, getReference, type JsonObject, type Operation } from '../../contract.ts';
import type { Row } from '../../data/rows.ts';

const MS_PER_DAY = 86_400_000;

/** A list shows active records only. */
const STATE = 'active';

/** Another valid value of each kind of field that a record has: a date, a number, a boolean, one of an enumeration. */
export function createChanges(operation: Operation, row: Row): readonly JsonObject[] {
  const byKind = new Map<string, JsonObject>();
  for (const [name, schema] of Object.entries(getInputProperties(operation, row))) {
    const isFixed = schema['x-read-only'] || schema['x-derived'] || schema['x-unique'] || getReference(schema);
    const value = isFixed || name === STATE ? undefined : changeValue(schema, row[name]);
    const kind = `${typeof value} ${schema.format} ${Boolean(schema.enum)}`;
    if (value !== undefined && !byKind.has(kind)) byKind.set(kind, { [name]: value });
  }
  return [...byKind.values()];
}

function changeValue({ enum: values, format }: Schema, value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  if (values) return values.find((other) => other !== value && other !== null);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  const isDate = format === 'date' && typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
  return isDate ? new Date(Date.parse(value) + MS_PER_DAY).toISOString().slice(0, 10) : undefined;
}
