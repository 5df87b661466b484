import { getInputSchema } from '../contract.ts';
import type { Row } from '../discovery.ts';
import { formatValue } from '../format.ts';
import { getHeader, type HttpExchange, parseJson } from '../http.ts';
import { findAmountIssues } from '../invoice-amounts.ts';
import { getAdministrationId, getSelf } from '../read/page.ts';
import type { Reporter } from '../reporter.ts';
import { findAlternative, isJsonObject } from '../schema.ts';
import { formatDifference, getDifferences } from '../write/differences.ts';
import type { Finding } from './finding.ts';

/** Everything that a response with one record shows by itself. */
export function judgeRecord(reporter: Reporter, exchange: HttpExchange): readonly Finding[] {
  const { json, response } = exchange;
  const isRecord = response.status < 300 && isJsonObject(json) && !('_data' in json);
  if (!isRecord) return [];
  return [
    ...judgeSelf(reporter, exchange, json),
    ...judgeWrite(exchange, json),
    ...(Array.isArray(json.lines) ? findAmountIssues(json, json.lines) : []),
  ];
}

/** The administration that a response names is the one that was selected. */
export function judgeAdministration({ request, response, json }: HttpExchange): readonly Finding[] {
  const selected = getHeader(request.headers, 'x-tenant-id') ?? getHeader(request.headers, 'x-tenantid');
  const actual = getAdministrationId({ json } as HttpExchange);
  if (response.status >= 300 || !/^\d+$/.test(selected ?? '') || actual === undefined) return [];
  if (String(actual) === selected) return [{ rule: 'administration' }];
  return [{ rule: 'administration', message: `administrationId is ${formatValue(actual)}; expected ${selected}.` }];
}

function judgeSelf(reporter: Reporter, { operation, request, response }: HttpExchange, json: Row): readonly Finding[] {
  const self = reporter.toOwnPath(getSelf(json));
  if (operation.kind === 'create') return judgeLocation(reporter, response.headers.location, json);
  const [path = ''] = request.path.split('?');
  if (!['get', 'replace', 'update'].includes(operation.kind ?? '') || self?.toLowerCase() === path.toLowerCase())
    return [];
  return [{ rule: 'self', message: `self is ${formatValue(getSelf(json))}; expected a URL that ends in ${path}.` }];
}

function judgeLocation(reporter: Reporter, location: string | undefined, { id }: Row): readonly Finding[] {
  if (location === undefined) return [];
  if (reporter.toOwnPath(location)?.endsWith(`/${id}`)) return [{ rule: 'location' }];
  return [{ rule: 'location', message: `Location is "${location}", and the id ${formatValue(id)}.` }];
}

const WRITE_RULES = { create: 'created-as-sent', replace: 'replaced-as-sent', update: 'updated-as-sent' } as const;

/** A write returns what was sent; PATCH replaces objects. */
function judgeWrite({ operation, request }: HttpExchange, json: Row): readonly Finding[] {
  const rule = WRITE_RULES[operation.kind as keyof typeof WRITE_RULES];
  const sent = parseJson(request.body ?? Buffer.alloc(0));
  const schema = getInputSchema(operation);
  if (!rule || !isJsonObject(sent) || !schema) return [];
  const { properties } = findAlternative(schema, sent);
  // The server derives a value for what is empty, and normalizes some texts. A derived value that PUT sends back
  // unchanged follows what it is derived from.
  const isComparable = ([name, value]: readonly [string, unknown]): boolean =>
    value !== null &&
    name in properties &&
    name !== 'lines' &&
    !isBlank(value) &&
    !(operation.kind === 'replace' && properties[name]?.['x-derived'] === true);
  const values = Object.fromEntries(Object.entries(sent).filter(isComparable));
  const [difference] = getDifferences(withoutEmpty(values), json);
  if (difference) return [{ rule, message: formatDifference(difference, 'was sent') }];
  if (operation.kind !== 'update') return [{ rule }];
  const kept = Object.entries(values).flatMap(([name, value]) => findKept(name, value, json[name]));
  return kept.length > 0 ? kept : [{ rule }];
}

/** Texts with spaces at an end, or with more than one line, may be normalized. */
const isBlank = (value: unknown): boolean =>
  typeof value === 'string' &&
  (value.trim() !== value ||
    value === '' ||
    /\s{2,}|[\r\n\t]|[^\x20-\x7e]/.test(value) ||
    /\d{4}-\d{2}-\d{2}T/.test(value));

/** An object without the fields that are empty at any depth. */
function withoutEmpty(value: unknown): unknown {
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== null && !isBlank(inner));
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutEmpty(inner)]));
}

function findKept(name: string, sent: unknown, actual: unknown): readonly Finding[] {
  if (!isJsonObject(sent) || !isJsonObject(actual)) return [];
  const kept = Object.keys(actual).find((field) => !(field in sent) && (actual[field] ?? null) !== null);
  if (kept === undefined) return [];
  return [{ rule: 'patch-objects', message: `${name}.${kept} was left out and is ${formatValue(actual[kept])}.` }];
}
