import type { Schema } from '../../contract/document.ts';
import { getInputProperties, type JsonObject, type Operation } from '../contract.ts';
import { getRows, type Row } from '../data/rows.ts';
import { formatValue } from '../rules/format.ts';
import { type HttpExchange, type Issue, toIssues } from '../session/http.ts';
import { findCommonDifference, formatDifference, getDifferences, withoutMeta } from './differences.ts';
import { getFilterStatements, matches } from './filters.ts';
import type { ListRequest } from './list-parameters.ts';
import { findMismatch, isComplete, nameRow, toPage } from './page.ts';

/** Compares a record with what it was before; undefined when that was another view of it. */
export function compareRecords(
  rule: 'write-read-back' | 'list-and-record',
  known: HttpExchange,
  exchange: HttpExchange,
  row: unknown,
): readonly Issue[] | undefined {
  const difference =
    rule === 'list-and-record'
      ? findCommonDifference(row, exchange.json)
      : getDifferences(withoutMeta(row), exchange.json)[0];
  // A view has lines that its list has not.
  if (difference && known.operation.resource !== exchange.operation.resource) return undefined;
  if (!difference) return [];
  const { field, expected, actual } = difference;
  const message = `${field} is ${formatValue(actual)}, and was ${formatValue(expected)} before.`;
  return toIssues(rule, message, [known, exchange]);
}

/** A record that matches the filters, and that a complete page lacks. */
export function findMissing(known: HttpExchange, exchange: HttpExchange, query: ListRequest): readonly Issue[] {
  const { operation, request } = exchange;
  const page = toPage(exchange);
  if (!page || !isComplete(page) || query.page !== 1 || known.operation !== operation) return [];
  // Without a filter it is all, and other parameters select by rules of their own.
  const names = new URL(request.path, 'http://localhost').searchParams.keys();
  const usual = new Set([...query.filters.map(([{ name }]) => name.toLowerCase()), ...COMMON]);
  if (query.filters.length === 0 || ![...names].every((name) => usual.has(name.toLowerCase()))) return [];
  const isMatch = (row: Row): boolean =>
    query.filters.every(([filter, values]) => values.some((value) => matches(filter, row[filter.name], value)));
  const { unexpected, missing } = findMismatch(page, { rows: getRows(known) ?? [] }, isMatch);
  if (unexpected || (missing && query.fields)) return [];
  const filtered = query.filters.map(([{ name }]) => name).join(' and ');
  const message = missing && `The filter ${filtered} misses ${nameRow(missing)}.`;
  const provenance = query.filters.flatMap(([filter]) => getFilterStatements(operation, filter));
  return toIssues('filter-incomplete', message, [known, exchange]).map((issue) => ({ ...issue, provenance }));
}

const COMMON = ['page', 'pagesize', 'orderby', 'fields', 'metaonly'];

/** Finds a field that a PATCH did not send and that changed, although it is not derived from a sent one. */
export function findChange(operation: Operation, sent: JsonObject, before: Row, after: unknown) {
  // A server may take the names of fields in any case.
  const names = new Set(Object.keys(sent).map((name) => name.toLowerCase()));
  const omitted = Object.entries(getInputProperties(operation, before))
    .filter(([name, schema]) => !names.has(name.toLowerCase()) && schema['x-derived'] !== true)
    .map(([name]) => [name, before[name]] as const);
  return getDifferences(Object.fromEntries(omitted), after)[0];
}

/** Finds a field that PATCH left out and that changed, or that PUT left out and that stayed; undefined when none can be. */
export function judgeOmitted(known: HttpExchange, exchange: HttpExchange): readonly Issue[] | undefined {
  const { operation, request, json } = exchange;
  if (known.operation.resource !== operation.resource) return undefined;
  const sent = JSON.parse(Buffer.from(request.body ?? '{}').toString()) as Row;
  const before = known.json as Row;
  if (operation.kind === 'update') {
    const change = findChange(operation, { lines: [], ...sent }, before, json ?? {});
    const message = change && `PATCH changes another field: ${formatDifference(change, 'was there before')}`;
    return toIssues('patch-keeps', message, [known, exchange]);
  }
  // A line that is sent without a text gets that of its article or ledger account.
  if (operation.path.split('{').length > 2) return undefined;
  const properties = getInputProperties(operation, before);
  const names = Object.keys(properties).filter((field) => {
    const { type, enum: values, format, 'x-derived': isDerived } = properties[field] ?? {};
    // Only texts: the server derives other fields from the sent ones.
    const isText = [type].flat().includes('string') && values === undefined && format === undefined && !isDerived;
    const isKept = isPreservedOnReplace(properties[field] ?? {}) || 'x-default' in (properties[field] ?? {});
    return isText && !isKept && !(field in sent) && typeof before[field] === 'string';
  });
  if (names.length === 0) return undefined;
  const name = names.find((field) => getDifferences(before[field], (json as Row | null)?.[field]).length === 0);
  const message = name && `PUT keeps ${name}, which was not sent: ${formatValue(before[name])}.`;
  return toIssues('put-replaces', message, [known, exchange]);
}

export const isIdentifier = (schema: Schema): boolean =>
  ['x-sequence', 'x-unique', 'x-keep-on-replace'].some((keyword) => keyword in schema);

/** True for a field that a PUT without it leaves unchanged. */
export const isPreservedOnReplace = (schema: Schema): boolean => isIdentifier(schema) || 'x-read-only' in schema;
