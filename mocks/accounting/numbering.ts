import type { Field, Resource, Sequence } from '../../contract/model.ts';
import { openRecords } from '../store/records.ts';
import { getHighestPastNumber, savePastNumber } from '../store/system-tables.ts';
import type { StoredRecord } from '../store/types.ts';
import type { Context } from './context.ts';

/** A field with a series of numbers. */
type NumberedField = Field & { readonly sequence: Sequence };

const isNumbered = (field: Field): field is NumberedField => field.sequence !== undefined;

const getSeries = (resource: Resource, field: Field): string => `${resource.name}.${field.name}`;

/**
 * Returns the next number of a series: after every number of an existing record, and after every number of a record that
 * was removed, so that none is assigned twice.
 */
export function getNextNumber(
  resource: Resource,
  field: Field,
  { after, prefix = '' }: Sequence,
  context: Context,
): string {
  const records = openRecords(context.database, resource);
  const scope = context.scope;
  const past = getHighestPastNumber(context, getSeries(resource, field));
  let number = Math.max(records.highestNumber(scope, field.name, prefix), past, after) + 1;
  // A number with too many digits to count on from may still be in the way.
  while (records.findBy(scope, field.name, [`${prefix}${number}`]).length > 0) number += 1;
  return `${prefix}${number}`;
}

/**
 * Remembers the numbers of a record that is about to be removed, or renumbered.
 *
 * @param changed the record as it will be; empty when it is removed.
 */
export function rememberNumbers(
  resource: Resource,
  record: StoredRecord,
  context: Context,
  changed: Readonly<Record<string, unknown>> = {},
): void {
  for (const field of resource.fields.filter(isNumbered)) {
    const number = parseNumber(String(record[field.name]), field.sequence);
    if (number === undefined || changed[field.name] === record[field.name]) continue;
    savePastNumber(context, getSeries(resource, field), number);
  }
}

/** Remembers the numbers of the records that belong to a record which is about to be removed. */
export function rememberNumbersOfChildren(child: Resource, parentId: number, context: Context): void {
  if (!child.fields.some(isNumbered)) return;
  const children = openRecords(context.database, child).findByParents(context.administration.id, [parentId]);
  for (const record of children.get(parentId) ?? []) rememberNumbers(child, record, context);
}

/** Parses the number of a text of a series; undefined for any other text, and for more digits than are exact. */
function parseNumber(text: string, { prefix = '' }: Sequence): number | undefined {
  const digits = text.startsWith(prefix) ? /^\d{1,15}/.exec(text.slice(prefix.length))?.[0] : undefined;
  return digits === undefined ? undefined : Number(digits);
}
