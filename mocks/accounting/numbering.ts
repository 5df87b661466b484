import type { NumberedField, Resource } from '../../contract/model.ts';
import { openRecords } from '../store/records.ts';
import { getHighestPastNumber, savePastNumber } from '../store/system-tables.ts';
import type { StoredRecord } from '../store/types.ts';
import type { Context } from './context.ts';

const YEAR_DIGITS = 4;

const getSeries = (resource: Resource, field: NumberedField, prefix: string): string =>
  field.sequence.year === undefined ? `${resource.name}.${field.name}` : `${resource.name}.${field.name}.${prefix}`;

/**
 * Returns the next number of a series: after every number of an existing record, and after every number of a record that
 * was removed, so that none is assigned twice.
 *
 * @param record the record that gets the number, as far as it is known; its year begins the number of some series.
 */
export function getNextNumber(
  resource: Resource,
  field: NumberedField,
  record: Readonly<Record<string, unknown>>,
  context: Context,
): string {
  const { after, year } = field.sequence;
  const prefix = year === undefined ? (field.sequence.prefix ?? '') : String(record[year]).slice(0, 4);
  const records = openRecords(context.database, resource);
  const scope = context.scope;
  const past = getHighestPastNumber(context, getSeries(resource, field, prefix));
  const format = (count: number): string =>
    `${prefix}${year === undefined ? count : String(count).padStart(YEAR_DIGITS, '0')}`;
  let number = Math.max(records.highestNumber(scope, field.name, prefix), past, after) + 1;
  // A number with too many digits to count on from may still be in the way.
  while (records.findBy(scope, field.name, [format(number)]).length > 0) number += 1;
  return format(number);
}

/** Remembers the numbers of a record that is removed, or renumbered: `changed` is the record as it will be. */
export function rememberNumbers(
  resource: Resource,
  record: StoredRecord,
  context: Context,
  changed: Readonly<Record<string, unknown>> = {},
): void {
  for (const field of resource.numberedFields) {
    const text = String(record[field.name]);
    const prefix =
      field.sequence.year === undefined ? (field.sequence.prefix ?? '') : (/^\d{4}/.exec(text)?.[0] ?? text);
    const number = parseNumber(text, prefix);
    if (number === undefined || changed[field.name] === record[field.name]) continue;
    savePastNumber(context, getSeries(resource, field, prefix), number);
  }
}

export function rememberNumbersOfChildren(child: Resource, parentId: number, context: Context): void {
  if (child.numberedFields.length === 0) return;
  const children = openRecords(context.database, child).findByParents(context.administration.id, [parentId]);
  for (const record of children.get(parentId) ?? []) rememberNumbers(child, record, context);
}

/** Parses the number of a text of a series; undefined for any other text, and for more digits than are exact. */
function parseNumber(text: string, prefix: string): number | undefined {
  const digits = text.startsWith(prefix) ? /^\d{1,15}/.exec(text.slice(prefix.length))?.[0] : undefined;
  return digits === undefined ? undefined : Number(digits);
}
