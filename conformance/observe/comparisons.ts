import { getInputSchema } from '../contract.ts';
import { getRows, type Row } from '../discovery.ts';
import { formatValue } from '../format.ts';
import type { HttpExchange } from '../http.ts';
import { matches } from '../read/filter-values.ts';
import { getRowKey, isComplete, nameRow, toPage } from '../read/page.ts';
import { findAlternative } from '../schema.ts';
import { getDifferences } from '../write/differences.ts';
import { withoutMeta } from '../write/read-after-write.ts';
import type { Finding } from './finding.ts';
import type { ListRequest } from './list-request.ts';

/** A record as it was seen before, and as it is now. */
export function compare(
  rule: 'write-read-back' | 'list-and-record',
  known: HttpExchange,
  exchange: HttpExchange,
  row: unknown,
): readonly Finding[] {
  const [difference] = getDifferences(withoutMeta(row), exchange.json).filter(({ field }) => !field.includes('_meta'));
  // A view has lines that its list has not.
  if (!difference || known.operation.resource !== exchange.operation.resource) return difference ? [] : [{ rule }];
  const { field, expected, actual } = difference;
  const message = `${field} is ${formatValue(actual)}, and was ${formatValue(expected)} before.`;
  return [{ rule, message, before: [known] }];
}

/** A record that matches the filters, and that a complete page lacks. */
export function findMissing(known: HttpExchange, exchange: HttpExchange, query: ListRequest): readonly Finding[] {
  const page = toPage(exchange);
  if (!page || !isComplete(page) || query.page !== 1 || known.operation !== exchange.operation) return [];
  // Without a filter it is all, and other parameters select by rules of their own.
  const names = new URL(exchange.request.path, 'http://localhost').searchParams.keys();
  const usual = new Set([...query.filters.map(([{ name }]) => name.toLowerCase()), ...COMMON]);
  if (query.filters.length === 0 || ![...names].every((name) => usual.has(name.toLowerCase()))) return [];
  const keys = new Set(page.rows.map((row) => getRowKey(exchange, row)));
  const isMatch = (row: Row): boolean =>
    query.filters.every(([filter, values]) => values.some((value) => matches(filter, row[filter.name], value)));
  const missing = getRows(known)?.find((row) => isMatch(row) && !keys.has(getRowKey(exchange, row)));
  if (!missing || query.fields) return missing ? [] : [{ rule: 'filter-incomplete' }];
  const filtered = query.filters.map(([{ name }]) => name).join(' and ');
  return [
    { rule: 'filter-incomplete', message: `The filter ${filtered} misses ${nameRow(missing)}.`, before: [known] },
  ];
}

const COMMON = ['page', 'pagesize', 'orderby', 'fields', 'metaonly'];

/** A field that PATCH left out and that changed, or that PUT left out and that stayed. */
export function findKept(known: HttpExchange, exchange: HttpExchange): readonly Finding[] {
  const { operation, request, json } = exchange;
  const sent = JSON.parse(Buffer.from(request.body ?? '{}').toString()) as Row;
  const [before, after] = [known.json as Row, (json ?? {}) as Row];
  const isUpdate = operation.kind === 'update';
  const { properties } = findAlternative(getInputSchema(operation) ?? {}, before);
  const rule = isUpdate ? 'patch-keeps' : 'put-replaces';
  if (known.operation.resource !== operation.resource) return [];
  const name = Object.entries(properties).find(([field, schema]) => {
    if (field in sent || field === 'lines' || schema['x-derived'] === true) return false;
    const isSame = getDifferences(before[field], after[field]).length === 0;
    if (isUpdate) return !isSame;
    // Only texts: the server derives other fields from what is sent.
    const isText = [schema.type].flat().includes('string') && schema.enum === undefined && schema.format === undefined;
    const isKept = ['x-sequence', 'x-unique', 'x-read-only', 'x-keep-on-replace', 'x-default'].some(
      (word) => word in schema,
    );
    return isText && !isKept && typeof before[field] === 'string' && isSame;
  })?.[0];
  if (name === undefined) return [{ rule }];
  const effect = isUpdate ? `changes ${name}` : `keeps ${name}`;
  return [
    { rule, message: `${request.method} ${effect}, which was not sent: ${formatValue(after[name])}.`, before: [known] },
  ];
}
