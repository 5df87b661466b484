import { createSelfIssue } from '../checks/read/single-records.ts';
import { findTenantIssues } from '../checks/read/tenant-header.ts';
import { findAlternative, getInputSchema, isJsonObject } from '../contract.ts';
import type { Row } from '../data/discovery.ts';
import { combineFindings, type Findings, judgeRule, NO_FINDINGS } from '../rules/findings.ts';
import { formatValue } from '../rules/format.ts';
import { getSentProvenance } from '../rules/provenance.ts';
import { getHeader, type HttpExchange, type Issue, parseJson } from '../session/http.ts';
import type { ToOwnPath } from '../session/own-path.ts';
import { findAmountIssues } from './amounts.ts';
import { formatDifference, getDifferences } from './differences.ts';
import { getAdministrationId, getSelf } from './page.ts';

/** Everything that a response with one record shows by itself. */
export function judgeRecord(toOwnPath: ToOwnPath, exchange: HttpExchange): Findings {
  const { json, response } = exchange;
  const isRecord = response.status < 300 && isJsonObject(json) && !('_data' in json);
  if (!isRecord) return NO_FINDINGS;
  return combineFindings(judgeSelf(toOwnPath, exchange, json), judgeWrite(exchange, json), {
    rules: [],
    issues: Array.isArray(json.lines) ? findAmountIssues(json, json.lines) : [],
  });
}

/** The administration that a response names is the one that was selected. */
export function judgeAdministration(exchange: HttpExchange): Findings {
  const { request, response } = exchange;
  const selected = getHeader(request.headers, 'x-tenant-id') ?? getHeader(request.headers, 'x-tenantid');
  const isNamed = getAdministrationId(exchange) !== undefined;
  if (response.status >= 300 || !/^\d+$/.test(selected ?? '') || !isNamed) return NO_FINDINGS;
  return { rules: ['administration'], issues: findTenantIssues(exchange, Number(selected)) };
}

function judgeSelf(toOwnPath: ToOwnPath, exchange: HttpExchange, json: Row): Findings {
  const { operation, request, response } = exchange;
  if (operation.kind === 'create') return judgeLocation(toOwnPath, response.headers.location, json);
  const [path = ''] = request.path.split('?');
  const isOwn = toOwnPath(getSelf(json))?.toLowerCase() === path.toLowerCase();
  if (!['get', 'replace', 'update'].includes(operation.kind ?? '') || isOwn) return NO_FINDINGS;
  return { rules: ['self'], issues: [createSelfIssue(json, path, exchange)] };
}

function judgeLocation(toOwnPath: ToOwnPath, location: string | undefined, { id }: Row): Findings {
  if (location === undefined || id === undefined) return NO_FINDINGS;
  const isRight = toOwnPath(location)?.endsWith(`/${id}`);
  return judgeRule('location', isRight ? undefined : `Location is "${location}", and the id ${formatValue(id)}.`);
}

const WRITE_RULES = { create: 'created-as-sent', replace: 'replaced-as-sent', update: 'updated-as-sent' } as const;

/** A write returns what was sent; PATCH replaces objects. */
function judgeWrite(exchange: HttpExchange, json: Row): Findings {
  const { operation, request } = exchange;
  const rule = WRITE_RULES[operation.kind as keyof typeof WRITE_RULES];
  const sent = parseJson(request.body ?? Buffer.alloc(0));
  const schema = getInputSchema(operation);
  if (!rule || !isJsonObject(sent) || !schema) return NO_FINDINGS;
  const { properties } = findAlternative(schema, sent);
  // The server derives a value for what is empty, and normalizes some texts. A derived value that PUT sends back
  // unchanged follows what it is derived from.
  const isComparable = ([name, value]: readonly [string, unknown]): boolean =>
    value !== null &&
    name in properties &&
    name !== 'lines' &&
    name !== '_meta' &&
    !isBlank(value) &&
    !(operation.kind === 'replace' && properties[name]?.['x-derived'] === true);
  const values = Object.fromEntries(Object.entries(sent).filter(isComparable));
  const [difference] = getDifferences(withoutEmpty(values), json);
  if (difference) {
    const message = formatDifference(difference, 'was sent');
    const provenance = getSentProvenance(rule, exchange, difference.field);
    return { rules: [rule], issues: [{ rule, message, provenance }] };
  }
  const kept =
    operation.kind === 'update'
      ? Object.entries(values).flatMap(([name, value]) => findKept(name, value, json[name]))
      : [];
  return { rules: [rule], issues: kept };
}

/** Texts with spaces at an end, or with more than one line, may be normalized. */
const isBlank = (value: unknown): boolean =>
  typeof value === 'string' &&
  (value.trim() !== value ||
    value === '' ||
    /\s{2,}|[\r\n\t]|[^\x20-\x7e]/.test(value) ||
    /\d{4}-\d{2}-\d{2}T/.test(value));

function withoutEmpty(value: unknown): unknown {
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== null && !isBlank(inner));
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutEmpty(inner)]));
}

function findKept(name: string, sent: unknown, actual: unknown): readonly Issue[] {
  if (!isJsonObject(sent) || !isJsonObject(actual)) return [];
  const kept = Object.keys(actual).find((field) => !(field in sent) && (actual[field] ?? null) !== null);
  if (kept === undefined) return [];
  return [{ rule: 'patch-objects', message: `${name}.${kept} was left out and is ${formatValue(actual[kept])}.` }];
}
