import type { Schema } from '../../../contract/document.ts';
import { findAlternative, getInputSchema, getReference, type JsonObject, type Operation } from '../../contract.ts';
import type { Row } from '../../data/rows.ts';

const MS_PER_DAY = 86_400_000;

/** A list shows active records only. */
const STATE = 'active';

/** Another valid value of each kind of field that a record has: a date, a number, a boolean, one of an enumeration. */
export function createChanges(operation: Operation, row: Row): readonly JsonObject[] {
  const { properties } = findAlternative(getInputSchema(operation) ?? {}, row);
  const changes = Object.entries(properties).flatMap(([name, schema]) => {
    const isFixed =
      name === STATE || schema['x-read-only'] || schema['x-derived'] || schema['x-unique'] || getReference(schema);
    const value = isFixed ? undefined : changeValue(schema, row[name]);
    return value === undefined
      ? []
      : [{ kind: `${typeof value} ${schema.format} ${Boolean(schema.enum)}`, name, value }];
  });
  return [...Map.groupBy(changes, ({ kind }) => kind).values()].map(([first]) => ({
    [first?.name ?? '']: first?.value,
  }));
}

function changeValue({ enum: values, format }: Schema, value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  if (values) return values.find((other) => other !== value && other !== null);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  const isDate = format === 'date' && typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
  return isDate ? new Date(Date.parse(value) + MS_PER_DAY).toISOString().slice(0, 10) : undefined;
}
