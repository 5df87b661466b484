import type { Schema } from '../../contract/document.ts';
import { findAlternative, getInputSchema, isJsonObject, type Operation, toStoredPath } from '../contract.ts';
import { getRecordPaths, type Row } from '../data/rows.ts';
import { formatValue } from '../rules/format.ts';
import { getSentProvenance } from '../rules/provenance.ts';
import type { RuleId } from '../rules/rules.ts';
import {
  arePathsEqual,
  getHeader,
  type HttpExchange,
  type Issue,
  parseJson,
  type ToOwnPath,
  toIssues,
} from '../session/http.ts';
import { findAmountIssues } from './amounts.ts';
import { type Difference, differsInNotation, formatDifference, getDifferences } from './differences.ts';
import { isDocumentedPath } from './links.ts';
import { getAdministrationId, getSelf, nameRow } from './page.ts';

/** Judges all that a response with one record shows alone. */
export function judgeRecord(toOwnPath: ToOwnPath, exchange: HttpExchange): readonly Issue[] {
  const { json, response } = exchange;
  const isRecord = response.status < 300 && isJsonObject(json) && !('_data' in json);
  if (!isRecord) return [];
  return [
    ...judgeSelf(toOwnPath, exchange, json),
    ...judgeWrite(exchange, json),
    ...(Array.isArray(json.lines) ? findAmountIssues(json, json.lines) : []),
  ];
}

/** Judges that a response names the selected administration. */
export function judgeAdministration(exchange: HttpExchange): readonly Issue[] {
  const { request, response } = exchange;
  const selected = getHeader(request.headers, 'x-tenant-id') ?? getHeader(request.headers, 'x-tenantid');
  const isNamed = getAdministrationId(exchange) !== undefined;
  if (response.status >= 300 || !/^\d+$/.test(selected ?? '') || !isNamed) return [];
  return findTenantIssues(exchange, Number(selected));
}

function judgeSelf(toOwnPath: ToOwnPath, exchange: HttpExchange, json: Row): readonly Issue[] {
  const { operation, request } = exchange;
  if (operation.kind === 'create') return judgeLocation(toOwnPath, exchange, json);
  const [path = ''] = request.path.split('?');
  if (!['get', 'replace', 'update'].includes(operation.kind ?? '') || isSelf(toOwnPath, json, path)) return [];
  return [createSelfIssue(json, path, exchange)];
}

/** Checks that a record names a path as its own, or an undocumented one, which only following it can judge. */
function isSelf(toOwnPath: ToOwnPath, row: Row, path: string): boolean {
  const own = toOwnPath(getSelf(row));
  return own !== undefined && (!isDocumentedPath(own) || arePathsEqual(toStoredPath(own), toStoredPath(path)));
}

function judgeLocation(toOwnPath: ToOwnPath, { request, response }: HttpExchange, row: Row): readonly Issue[] {
  const { location } = response.headers;
  const own = toOwnPath(location);
  const paths = getRecordPaths(toOwnPath, request.path.split('?')[0] ?? '', row);
  if (location === undefined || paths.length === 0) return [];
  const isRight =
    (own !== undefined && !isDocumentedPath(own)) ||
    paths.some((path) => arePathsEqual(own && toStoredPath(own), toStoredPath(path)));
  const message = `Location is "${location}"; the created record is ${paths[0]}.`;
  return toIssues('location', isRight ? undefined : message);
}

const WRITE_RULES: Readonly<Record<string, RuleId>> = {
  create: 'created-as-sent',
  replace: 'replaced-as-sent',
  update: 'updated-as-sent',
};

/** Returns the rule that a write breaks when its record differs from what was sent. */
export const getWriteRule = ({ kind }: Operation): RuleId | undefined => WRITE_RULES[String(kind)];

export function findSentIssues(exchange: HttpExchange, sent: unknown): readonly Issue[] {
  const rule = getWriteRule(exchange.operation);
  if (!rule) return [];
  return getDifferences(sent, exchange.json).map((difference) => ({
    rule,
    message: formatDifference(difference, 'was sent'),
    provenance: [
      ...getSentProvenance(rule, exchange, difference.field),
      ...(isOpen(difference) ? ['fields-of-writes'] : []),
    ],
  }));
}

/** Checks for a difference that a server may choose: another notation, or another record's value. */
const isOpen = ({ field, expected, actual }: Difference): boolean =>
  differsInNotation(expected, actual) || field === 'IBAN';

/** Checks that a field follows its source when PUT sends it back: a derived one, or a read-only one. */
export const isRecalculated = ({ kind }: Operation, schema: Schema | undefined): boolean =>
  kind === 'replace' && (schema?.['x-derived'] === true || schema?.['x-read-only'] === true);

/** Judges that a write returns what was sent; PATCH replaces objects. */
function judgeWrite(exchange: HttpExchange, json: Row): readonly Issue[] {
  const { operation, request } = exchange;
  const sent = parseJson(request.body ?? Buffer.alloc(0));
  const schema = getInputSchema(operation);
  if (!getWriteRule(operation) || !isJsonObject(sent) || !schema) return [];
  const { properties } = findAlternative(schema, sent);
  // The server derives a value for an empty field, and normalizes some texts.
  const isComparable = ([name, value]: readonly [string, unknown]): boolean =>
    value !== null &&
    name in properties &&
    name !== 'lines' &&
    name !== '_meta' &&
    !mayBeNormalized(value) &&
    !isRecalculated(operation, properties[name]);
  const values = Object.fromEntries(Object.entries(sent).filter(isComparable));
  const [issue] = findSentIssues(exchange, withoutEmpty(values));
  if (issue || operation.kind !== 'update') return issue ? [issue] : [];
  return Object.entries(values).flatMap(([name, value]) => {
    const kept = findRemainingPart(value, json[name]);
    const text = kept && `${name}.${kept[0]} was left out of ${name} by PATCH and is ${formatValue(kept[1])}`;
    return toIssues('patch-objects', text && `${text}; expected nothing.`);
  });
}

/** Checks for texts that may be normalized: with spaces at the ends, or several lines. */
const mayBeNormalized = (value: unknown): boolean =>
  typeof value === 'string' &&
  (value.trim() !== value ||
    value === '' ||
    /\s{2,}|[\r\n\t]|[^\x20-\x7e]/.test(value) ||
    /\d{4}-\d{2}-\d{2}T/.test(value));

function withoutEmpty(value: unknown): unknown {
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== null && !mayBeNormalized(inner));
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutEmpty(inner)]));
}

/** Finds a filled field of an object that a PATCH of the object omitted. */
function findRemainingPart(sent: unknown, actual: unknown) {
  if (!isJsonObject(sent) || !isJsonObject(actual)) return undefined;
  return Object.entries(actual).find(([field, value]) => !(field in sent) && (value ?? null) !== null);
}

export const createSelfIssue = (row: Row, path: string, exchange: HttpExchange): Issue => ({
  rule: 'self',
  message: `self of ${nameRow(row)} is ${formatValue(getSelf(row))}; expected a URL that ends in ${path}.`,
  exchanges: [exchange],
});

export function findTenantIssues(exchange: HttpExchange, expected: unknown): readonly Issue[] {
  const actual = getAdministrationId(exchange);
  if (actual === expected) return [];
  const message = `administrationId is ${formatValue(actual)}; expected ${formatValue(expected)}.`;
  return [{ rule: 'administration', message, exchanges: [exchange] }];
}
