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

const getSeries = (resource: Resource, field: NumberedField, prefix: string): string =>
  field.sequence.year === undefined ? `${resource.name}.${field.name}` : `${resource.name}.${field.name}.${prefix}`;

/**
 * Returns the next number of a series, after all existing and remembered ones, so that none is assigned twice.
 * @param record the known fields of the new record: some series begin with its year.
 * @throws ProblemError 400 after the last number of the series.
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
  const { scope } = context;
  const series = getSeries(resource, field, prefix);
  const highest = getHighestNumbers(context);
  const last =
    highest.get(series) ??
    Math.max(records.highestNumber(scope, field.name, prefix), getHighestPastNumber(context, series));
  highest.set(series, last);
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

/** Notes the numbers of a saved record, which its series continue from. */
export function noteNumbers(resource: Resource, record: Readonly<Record<string, unknown>>, context: Context): void {
  const highest = getHighestNumbers(context);
  for (const { series, number } of listNumbers(resource, record))
    if (number > (highest.get(series) ?? number)) highest.set(series, number);
}

/**
 * Remembers the numbers of a removed or renumbered record. A number after a gap, such as a typing error, is not remembered: the
 * series continues before the gap.
 */
export function rememberNumbers(
  resource: Resource,
  record: StoredRecord,
  context: Context,
  changed: Readonly<Record<string, unknown>> = {},
): void {
  const records = openRecords(context.database, resource);
  for (const { name, series, prefix, number, after } of listNumbers(resource, record)) {
    if (changed[name] === record[name]) continue;
    getHighestNumbers(context).delete(series);
    const past = getHighestPastNumber(context, series);
    const before = Math.max(records.highestNumber(context.scope, name, prefix, number), past, after);
    if (number > past && number <= before + 1) savePastNumber(context, series, number);
  }
}

function listNumbers(resource: Resource, record: Readonly<Record<string, unknown>>) {
  return resource.numberedFields.flatMap((field) => {
    const { name, sequence } = field;
    const text = String(record[name]);
    const prefix = sequence.year === undefined ? (sequence.prefix ?? '') : (/^\d{4}/.exec(text)?.[0] ?? text);
    const number = parseNumber(text, prefix);
    return number === undefined
      ? []
      : [{ name, series: getSeries(resource, field, prefix), prefix, number, after: sequence.after }];
  });
}

export function rememberNumbersOfChildren(child: Resource, parentId: number, context: Context): void {
  if (child.numberedFields.length === 0) return;
  const children = openRecords(context.database, child).findByParents(context.administration.id, [parentId]);
  for (const record of children.get(parentId) ?? []) rememberNumbers(child, record, context);
}

/** Parses the number in a text of a series; undefined for any other text, and for too many digits. */
function parseNumber(text: string, prefix: string): number | undefined {
  const rest = text.startsWith(prefix) ? text.slice(prefix.length) : '';
  const digits = rest.length <= MAX_DIGITS ? /^\d+/.exec(rest)?.[0] : undefined;
  return digits === undefined ? undefined : Number(digits);
}
