import type { Json } from '../../contract/document.ts';
import type { NumberedField, Resource } from '../../contract/model.ts';
import { validationError } from '../messages/problems.ts';
import { openRecords } from '../store/records.ts';
import { getHighestPastNumber, savePastNumber } from '../store/system-tables.ts';
import type { StoredRecord } from '../store/types.ts';
import type { Context } from './context.ts';

const YEAR_DIGITS = 4;

/** Decimal digits of an exact whole number. Longer numbers belong to no series. */
const MAX_DIGITS = 15;
const LAST_NUMBER = 10 ** MAX_DIGITS - 1;

/** Returns the key of a series, and the text before its numbers: the first four digits of a text, where each year has a series. */
function getSeries({ name: resource }: Resource, { name, sequence }: NumberedField, text: string) {
  if (sequence.year === undefined) return { key: `${resource}.${name}`, prefix: sequence.prefix ?? '' };
  const [prefix] = /^\d{4}/.exec(text) ?? [text];
  return { key: `${resource}.${name}.${prefix}`, prefix };
}

/**
 * Assigns the next numbers to the empty numbered fields of a record, and continues each series after a number that it has.
 * @param record the known fields of the record: some series begin with its year.
 * @throws ProblemError 400 after the last number of a series.
 */
export function assignNumbers(resource: Resource, record: Record<string, unknown>, context: Context): void {
  if (resource.numberedFields.length === 0) return;
  for (const field of resource.numberedFields) record[field.name] ??= getNextNumber(resource, field, record, context);
  const highest = getHighestNumbers(context);
  for (const { key, number } of listNumbers(resource, record))
    if (number > (highest.get(key) ?? number)) highest.set(key, number);
}

/** Returns the next number of a series, after all existing and remembered ones, so that none is assigned twice. */
function getNextNumber(resource: Resource, field: NumberedField, record: Json, context: Context): string {
  const { after, year } = field.sequence;
  const { key, prefix } = getSeries(resource, field, year === undefined ? '' : String(record[year]));
  const records = openRecords(context.database, resource);
  const { scope } = context;
  const highest = getHighestNumbers(context);
  const last =
    highest.get(key) ?? Math.max(records.highestNumber(scope, field.name, prefix), getHighestPastNumber(context, key));
  highest.set(key, last);
  const format = (count: number): string =>
    `${prefix}${year === undefined ? count : String(count).padStart(YEAR_DIGITS, '0')}`;
  let number = Math.max(last, after) + 1;
  // Skip a number that exists in lower case.
  while (records.findByIgnoringCase(scope, field.name, format(number)).length > 0) number += 1;
  if (number > LAST_NUMBER) {
    const parameters = { number: format(LAST_NUMBER) };
    throw validationError([{ field: field.name, key: 'seriesEnded', parameters }]);
  }
  return format(number);
}

/** Caches the highest number of each series: finding it takes longer than creating an invoice. */
const getHighestNumbers = ({ database, administration }: Context): Map<string, number> =>
  database.cached(`numbers of ${administration.id}`, () => new Map<string, number>());

/**
 * Remembers the numbers of a removed or renumbered record. A number after a gap, such as a typing error, is not remembered: the
 * series continues before the gap.
 */
export function rememberNumbers(resource: Resource, record: StoredRecord, context: Context, changed: Json = {}): void {
  const records = openRecords(context.database, resource);
  for (const { field, key, prefix, number } of listNumbers(resource, record)) {
    const { name, sequence } = field;
    if (changed[name] === record[name]) continue;
    getHighestNumbers(context).delete(key);
    const past = getHighestPastNumber(context, key);
    const before = Math.max(records.highestNumber(context.scope, name, prefix, number), past, sequence.after);
    if (number > past && number <= before + 1) savePastNumber(context, key, number);
  }
}

export function rememberNumbersOfChildren(child: Resource, parentId: number, context: Context): void {
  if (child.numberedFields.length === 0) return;
  const children = openRecords(context.database, child).findByParents(context.administration.id, [parentId]);
  for (const record of children.get(parentId) ?? []) rememberNumbers(child, record, context);
}

/** Lists the numbers of a record. Any other text, and a number with too many digits, belongs to no series. */
const listNumbers = (resource: Resource, record: Json) =>
  resource.numberedFields.flatMap((field) => {
    const text = String(record[field.name]);
    const series = getSeries(resource, field, text);
    const rest = text.startsWith(series.prefix) ? text.slice(series.prefix.length) : '';
    const digits = rest.length <= MAX_DIGITS ? /^\d+/.exec(rest)?.[0] : undefined;
    return digits === undefined ? [] : [{ field, ...series, number: Number(digits) }];
  });
