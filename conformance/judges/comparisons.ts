import type { Schema } from '../../contract/document.ts';
import { getInputNames } from '../../contract/fields.ts';
import {
  document,
  getInputProperties,
  getReference,
  isJsonObject,
  type JsonObject,
  type Operation,
  resources,
} from '../contract.ts';
import { getRows, type Row } from '../data/rows.ts';
import { formatValue } from '../rules/format.ts';
import { type HttpExchange, type Issue, parseJson, toIssues } from '../session/http.ts';
import {
  differsInNotation,
  findCommonDifference,
  formatDifference,
  getDifferences,
  withoutMeta,
} from './differences.ts';
import { getFilterStatements, isMatch as isFilterMatch } from './filters.ts';
import type { Filter, ListRequest } from './list-parameters.ts';
import { findMismatch, getRowKey, isComplete, nameRow, toPage } from './page.ts';
import { getObjectStatements } from './response.ts';

/** Compares a record with its earlier state; undefined when that was another view. */
export function compareRecords(
  rule: 'write-read-back' | 'list-and-record',
  known: HttpExchange,
  exchange: HttpExchange,
  row: unknown,
): readonly Issue[] | undefined {
  const isWritten = rule === 'write-read-back';
  const issue = isWritten ? findReadBackIssue(known, exchange) : undefined;
  const difference = isWritten ? undefined : findCommonDifference(row, exchange.json);
  // A view has lines that its list lacks.
  if ((issue || difference) && known.operation.resource !== exchange.operation.resource) return undefined;
  if (!difference) return issue ? [issue] : [];
  const { field, expected, actual } = difference;
  const message = `${field} is ${formatValue(actual)}, and was ${formatValue(expected)} before.`;
  return toIssues(rule, message, [known, exchange]);
}

/**
 * Finds a field that is read differently than a write returned it. Where the value read is the one sent, the write did not return
 * its object; a server decides about other fields.
 */
export function findReadBackIssue(written: HttpExchange, read: HttpExchange): Issue | undefined {
  const sent = parseJson(written.request.body ?? Buffer.alloc(0));
  const differences = getDifferences(withoutMeta(written.json), read.json);
  const own = differences.find(({ field, expected, actual }) => {
    const [name = ''] = field.split(/[.[]/);
    const [value, returned, stored] = [sent, written.json, read.json].map((json) => (json as Row | null)?.[name]);
    const isSent = [returned, stored].some((shown) => getDifferences(value, shown).length === 0);
    return (value ?? null) !== null && stored !== undefined && isSent && !differsInNotation(expected, actual);
  });
  const difference = own ?? differences[0];
  if (!difference) return undefined;
  const provenance = own && getObjectStatements(written.operation);
  const message = formatDifference(difference, 'was returned');
  return { rule: 'write-read-back', message, exchanges: [written, read], provenance };
}

/** Finds a record that matches the filters, but is missing on a complete page. */
export function findMissing(known: HttpExchange, exchange: HttpExchange, query: ListRequest): readonly Issue[] {
  const { operation, request } = exchange;
  const page = toPage(exchange);
  if (!page || !isComplete(page) || query.page !== 1 || known.operation !== operation) return [];
  // Without a filter all records match; other parameters have their own rules.
  const names = new URL(request.path, 'http://localhost').searchParams.keys();
  const usual = new Set([...query.filters.map(([{ name }]) => name.toLowerCase()), ...COMMON]);
  if (query.filters.length === 0 || ![...names].every((name) => usual.has(name.toLowerCase()))) return [];
  const isMatch = (row: Row): boolean =>
    query.filters.every(([filter, values]) => isFilterMatch({ filter, values }, row[filter.name]));
  const { unexpected, missing } = findMismatch(page, { rows: getRows(known) ?? [] }, isMatch);
  if (unexpected || (missing && query.fields)) return [];
  const filtered = query.filters.map(([{ name }]) => name).join(' and ');
  const message = missing && `The filter ${filtered} misses ${nameRow(missing)}.`;
  const [[filter] = []] = query.filters;
  // A filter that finds records of one value exists on the server. Which texts match is open.
  const isPair =
    query.filters.length === 1 &&
    filter?.schema.type !== 'string' &&
    page.rows.length > 0 &&
    hasSeveral(exchange, filter);
  if (isPair) return toIssues('filters-or', message, [known, exchange]);
  const provenance = query.filters.flatMap(([{ name }]) => getFilterStatements(operation, { name }));
  return toIssues('filter-incomplete', message, [known, exchange]).map((issue) => ({ ...issue, provenance }));
}

const hasSeveral = ({ request }: HttpExchange, filter: Filter | undefined): boolean =>
  filter !== undefined && new Set(new URL(request.path, 'http://localhost').searchParams.getAll(filter.name)).size > 1;

/** Finds a requested field that a record lacks, or shows differently than without `fields`. */
export function findOtherFields(
  known: HttpExchange,
  exchange: HttpExchange,
  { fields }: Pick<ListRequest, 'fields'>,
): readonly Issue[] {
  const rows = getRows(exchange) ?? [];
  // Records with the same URL cannot be compared.
  if (!fields || new Set(rows.map(getRowKey)).size < rows.length) return [];
  const knownRows = new Map((getRows(known) ?? []).map((row) => [getRowKey(row), row]));
  for (const row of rows) {
    const before = knownRows.get(getRowKey(row));
    const asked = fields.filter((name) => before?.[name] !== undefined).map((name) => [name, before?.[name]] as const);
    const [difference] = getDifferences(Object.fromEntries(asked), row);
    if (!difference) continue;
    const { field, expected, actual } = difference;
    const message = `${field} of ${nameRow(row)} is ${formatValue(actual)} with fields, and ${formatValue(expected)} without.`;
    return [{ rule: 'fields', message, exchanges: [known, exchange] }];
  }
  return [];
}

const COMMON = ['page', 'pagesize', 'orderby', 'fields', 'metaonly'];

/** Finds a field that changed without being sent to PATCH, or derived from a sent one. Another kind of record, such as a text line, lacks some. */
export function findChange(operation: Operation, sent: JsonObject, before: Row, after: unknown) {
  // A server may accept field names in any case.
  const names = new Set(Object.keys(sent).map((name) => name.toLowerCase()));
  const input = resources.get(operation.resource)?.input;
  const ofKind = input === undefined ? undefined : getInputNames(document, input, { ...before, ...sent });
  const properties = Object.entries(getInputProperties(operation, before));
  // Fields can follow from another record: the VAT code of a line from its article.
  const isReferringElsewhere = properties.some(
    ([name, schema]) => getReference(schema) && name in sent && sent[name] !== before[name],
  );
  if (isReferringElsewhere) return undefined;
  const omitted = properties
    .filter(([name]) => !names.has(name.toLowerCase()) && ofKind?.has(name) !== false)
    .filter(([, schema]) => schema['x-derived'] !== true)
    .map(([name]) => [name, before[name]] as const);
  return getDifferences(Object.fromEntries(omitted), after)[0];
}

/** Finds an omitted field that PATCH changed, or that PUT kept; undefined when nothing can be judged. */
export function judgeOmitted(known: HttpExchange, exchange: HttpExchange): readonly Issue[] | undefined {
  const { operation, request, json } = exchange;
  if (known.operation.resource !== operation.resource || !isJsonObject(known.json)) return undefined;
  const sent = parseJson(request.body ?? Buffer.from('{}'));
  if (!isJsonObject(sent)) return undefined;
  const before = known.json as Row;
  const stock = findStockIssue(sent, before, json as Row | null);
  if (stock !== undefined) return toIssues('read-only-field', stock, [known, exchange]);
  if (operation.kind === 'update') {
    const change = findChange(operation, { lines: [], ...sent }, before, json ?? {});
    const message = change && `PATCH changes another field: ${formatDifference(change, 'was there before')}`;
    return toIssues('patch-keeps', message, [known, exchange]);
  }
  // A line without a text takes its article's or ledger account's.
  if (operation.path.split('{').length > 2) return undefined;
  const properties = getInputProperties(operation, before);
  const names = Object.keys(properties).filter((field) => {
    const { type, enum: values, format, 'x-derived': isDerived } = properties[field] ?? {};
    // Texts only: the server derives other fields from the sent ones.
    const isText = [type].flat().includes('string') && values === undefined && format === undefined && !isDerived;
    const isKept = isPreservedOnReplace(properties[field] ?? {}) || 'x-default' in (properties[field] ?? {});
    return isText && !isKept && !(field in sent) && typeof before[field] === 'string';
  });
  if (names.length === 0) return undefined;
  const name = names.find((field) => getDifferences(before[field], (json as Row | null)?.[field]).length === 0);
  const message = name && `PUT keeps ${name}, which was not sent: ${formatValue(before[name])}.`;
  return toIssues('put-replaces', message, [known, exchange]);
}

/** Finds a changed stock, the one field that the platform says nobody can edit. */
function findStockIssue({ currentStock: sent }: Row, before: Row, after: Row | null): string | undefined {
  const isChanged = typeof sent === 'number' && before.currentStock !== sent && after?.currentStock === sent;
  return isChanged ? `currentStock was ${String(before.currentStock)} and is ${sent}, as it was sent.` : undefined;
}

export const isIdentifier = (schema: Schema): boolean =>
  ['x-sequence', 'x-unique', 'x-keep-on-replace'].some((keyword) => keyword in schema);

/** True for a field that PUT preserves when it is omitted. */
export const isPreservedOnReplace = (schema: Schema): boolean => isIdentifier(schema) || 'x-read-only' in schema;
