import type { Field, Resource, Sequence } from '../contract/model.ts';
import type { StoredRecord } from '../store/records.ts';
import { highestPastNumber, savePastNumber } from '../store/system-tables.ts';
import { type Context, getRecords, tenantScope } from './context.ts';

/** A field with a series of numbers. */
type Numbered = Field & { readonly sequence: Sequence };

const isNumbered = (field: Field): field is Numbered => field.sequence !== undefined;

const seriesOf = (resource: Resource, field: Field): string => `${resource.name}.${field.name}`;

/**
 * The next number of a series: after every number of an existing record, and after every number that a record had which
 * is gone, so that none is assigned twice.
 */
export function nextNumber(
  resource: Resource,
  field: Field,
  { after, prefix = '' }: Sequence,
  context: Context,
): string {
  const records = getRecords(context, resource.name);
  const scope = tenantScope(context);
  const past = highestPastNumber(context.database, context.administration.id, seriesOf(resource, field));
  let number = Math.max(records.highestNumber(scope, field.name, prefix), past, after) + 1;
  // Numbers that are too long to count on from may still be in the way.
  while (records.findBy(scope, field.name, [`${prefix}${number}`]).length > 0) number += 1;
  return `${prefix}${number}`;
}

/** Remembers the numbers of a record that is about to be removed, or that is changed: those that it has no longer. */
export function keepNumbers(
  resource: Resource,
  record: StoredRecord,
  context: Context,
  changed: Readonly<Record<string, unknown>> = {},
): void {
  for (const field of resource.fields.filter(isNumbered)) {
    const number = numberIn(String(record[field.name]), field.sequence);
    if (number === undefined || changed[field.name] === record[field.name]) continue;
    savePastNumber(context.database, context.administration.id, seriesOf(resource, field), number);
  }
}

/** Remembers the numbers of what belongs to a record that is about to be removed. */
export function keepNumbersOfChildren(child: Resource, parentId: number, context: Context): void {
  if (!child.fields.some(isNumbered)) return;
  const children = getRecords(context, child.name).findByParents(context.administration.id, [parentId]);
  for (const record of children.get(parentId) ?? []) keepNumbers(child, record, context);
}

/** The number of a text of a series; undefined for any other text, and for a number of too many digits to be exact. */
function numberIn(text: string, { prefix = '' }: Sequence): number | undefined {
  const digits = text.startsWith(prefix) ? /^\d{1,15}/.exec(text.slice(prefix.length))?.[0] : undefined;
  return digits === undefined ? undefined : Number(digits);
}
