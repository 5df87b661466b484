import { isKeptOnReplace } from '../checks/write/replace.ts';
import { findAlternative, getInputSchema } from '../contract.ts';
import { getRows, type Row, withoutMeta } from '../data/discovery.ts';
import { type Findings, judgeRule, NO_FINDINGS } from '../rules/findings.ts';
import { formatValue } from '../rules/format.ts';
import type { HttpExchange } from '../session/http.ts';
import { getDifferences } from './differences.ts';
import { matches } from './filters.ts';
import type { ListRequest } from './list-request.ts';
import { findMismatch, isComplete, nameRow, toPage } from './page.ts';

/** A record as it was seen before, and as it is now. */
export function compareRecords(
  rule: 'write-read-back' | 'list-and-record',
  known: HttpExchange,
  exchange: HttpExchange,
  row: unknown,
): Findings {
  const [difference] = getDifferences(withoutMeta(row), exchange.json).filter(({ field }) => !field.includes('_meta'));
  // A view has lines that its list has not.
  if (difference && known.operation.resource !== exchange.operation.resource) return NO_FINDINGS;
  if (!difference) return judgeRule(rule);
  const { field, expected, actual } = difference;
  const message = `${field} is ${formatValue(actual)}, and was ${formatValue(expected)} before.`;
  return judgeRule(rule, message, [known, exchange]);
}

/** A record that matches the filters, and that a complete page lacks. */
export function findMissing(known: HttpExchange, exchange: HttpExchange, query: ListRequest): Findings {
  const { operation, request } = exchange;
  const page = toPage(exchange);
  if (!page || !isComplete(page) || query.page !== 1 || known.operation !== operation) return NO_FINDINGS;
  // Without a filter it is all, and other parameters select by rules of their own.
  const names = new URL(request.path, 'http://localhost').searchParams.keys();
  const usual = new Set([...query.filters.map(([{ name }]) => name.toLowerCase()), ...COMMON]);
  if (query.filters.length === 0 || ![...names].every((name) => usual.has(name.toLowerCase()))) return NO_FINDINGS;
  const isMatch = (row: Row): boolean =>
    query.filters.every(([filter, values]) => values.some((value) => matches(filter, row[filter.name], value)));
  const { unexpected, missing } = findMismatch(page, { operation, rows: getRows(known) ?? [] }, isMatch);
  if (unexpected || (missing && query.fields)) return NO_FINDINGS;
  const filtered = query.filters.map(([{ name }]) => name).join(' and ');
  const message = missing && `The filter ${filtered} misses ${nameRow(missing)}.`;
  return judgeRule('filter-incomplete', message, [known, exchange]);
}

const COMMON = ['page', 'pagesize', 'orderby', 'fields', 'metaonly'];

/** A field that PATCH left out and that changed, or that PUT left out and that stayed. */
export function findKept(known: HttpExchange, exchange: HttpExchange): Findings {
  const { operation, request, json } = exchange;
  if (known.operation.resource !== operation.resource) return NO_FINDINGS;
  const sent = JSON.parse(Buffer.from(request.body ?? '{}').toString()) as Row;
  const [before, after] = [known.json as Row, (json ?? {}) as Row];
  const isUpdate = operation.kind === 'update';
  // A line that is sent without a text gets that of its article or ledger account.
  if (!isUpdate && operation.path.split('{').length > 2) return NO_FINDINGS;
  const { properties } = findAlternative(getInputSchema(operation) ?? {}, before);
  const name = Object.entries(properties).find(([field, schema]) => {
    if (field in sent || field === 'lines' || schema['x-derived'] === true) return false;
    const isSame = getDifferences(before[field], after[field]).length === 0;
    if (isUpdate) return !isSame;
    // Only texts: the server derives other fields from what is sent.
    const isText = [schema.type].flat().includes('string') && schema.enum === undefined && schema.format === undefined;
    const isKept = isKeptOnReplace(schema) || 'x-default' in schema;
    return isText && !isKept && typeof before[field] === 'string' && isSame;
  })?.[0];
  const rule = isUpdate ? 'patch-keeps' : 'put-replaces';
  if (name === undefined) return judgeRule(rule);
  const effect = isUpdate ? `changes ${name}` : `keeps ${name}`;
  const message = `${request.method} ${effect}, which was not sent: ${formatValue(after[name])}.`;
  return judgeRule(rule, message, [known, exchange]);
}
