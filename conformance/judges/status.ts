import type { Operation } from '../contract.ts';
import { getBasis, getEndpointStatements, getNaming } from '../rules/provenance.ts';
import { getStatusStatements, type RuleId, rules } from '../rules/rules.ts';
import { ABSENT, type HttpExchange, type Issue } from '../session/http.ts';
import type { RequestSpec } from '../session/request.ts';
import { findErrorsOfSuccess } from './requests.ts';
import { findMissingObject, validateResponse } from './response.ts';

/** Judges the status of a response, or its form if the status is right. */
export function judge(spec: RequestSpec, exchange: HttpExchange): readonly Issue[] {
  const { expected, rule, mayBeAbsent } = spec;
  const { operation, request, response, description } = exchange;
  const { status } = response;
  if (mayBeAbsent && ABSENT.has(status)) return [];
  const isRight = status === 429 || (expected?.includes(status) ?? status < 500);
  // The operation documents nothing about other methods.
  if (isRight) return request.method === operation.method ? validateResponse(operation, request, response) : [];
  const disguised = findBrokenSuccess(spec, exchange);
  if (disguised.length > 0) return disguised;
  const end = expected ? `; expected ${expected.join(' or ')}` : '';
  const message = `The status for ${description} is ${status}${end}.`;
  const broken = typeof rule === 'function' ? rule(status) : (rule ?? getSuccessRule(operation, status));
  const own = typeof spec.provenance === 'function' ? spec.provenance(status, exchange.json) : spec.provenance;
  const named = broken === 'rejection-status' ? getStatusStatements(expected?.[0]) : undefined;
  const provenance = own ?? named ?? getStatements(exchange, broken);
  return [{ rule: broken, message, cause: `status ${status}`, provenance }];
}

/** Finds errors in a success, or its missing object. */
function findBrokenSuccess({ expected }: RequestSpec, exchange: HttpExchange): readonly Issue[] {
  const disguised = findErrorsOfSuccess(exchange);
  const isValid = expected?.some((status) => status < 300) ?? false;
  const missing = isValid ? findMissingObject(exchange.operation, exchange.response) : undefined;
  return disguised.length > 0 || !missing ? disguised : [missing];
}

/**
 * Returns the statements that a wrong status breaks; undefined for the rule's. The platform says that endpoints can be
 * unavailable, names only 201 and 400, and leaves open required fields and filters.
 */
function getStatements({ operation, request, response: { status } }: HttpExchange, rule: RuleId): Issue['provenance'] {
  if (rule === 'write-status' && request.method === 'POST' && status < 300) return ['create-returns-201'];
  const isRead = rule === 'success';
  if (ABSENT.has(status) || (isRead && status === 403)) {
    const own = getEndpointStatements(rule, operation);
    if (isRead || own.length > 0) return [...own, 'endpoints-can-differ', 'not-found'];
  }
  if (!isRead) return undefined;
  const { searchParams } = new URL(request.path, 'http://localhost');
  const named = [...searchParams.keys()].find((name) => DECIDED_VALUES.has(name));
  if (named !== undefined) return DECIDED_VALUES.get(named);
  const decided = [...searchParams.keys()].find((name) => !isDocumented(operation, name));
  if (decided !== undefined) return ['field-filters', 'filter-fields'];
  const documented = getEndpointStatements(rule, operation).filter((id) => getBasis([id]) === 'documented');
  return [...documented, ...rules.success.provenance];
}

/** Parameters that the platform names, with the statements about their values, which are decisions. */
const DECIDED_VALUES: ReadonlyMap<string, readonly string[]> = new Map([
  ['ActiveState', ['articles-active-only', 'active-state-values']],
]);

/** Parameters whose values are field names, mostly decisions. */
const TAKING_FIELDS = ['orderby', 'fields'];

/** Checks that the platform documents a list parameter by this name, in these capitals, and its values. */
const isDocumented = (operation: Operation, name: string): boolean =>
  !TAKING_FIELDS.includes(name) &&
  operation.parameters.some((parameter) => parameter.name === name) &&
  (['page', 'metaOnly'].includes(name) || getNaming(operation, name).length > 0);

/** Returns the rule that a wrong status of a valid request breaks. The platform documents only 201 for POST. */
function getSuccessRule({ kind, method }: Operation, status: number): RuleId {
  if (status < 300 && method !== 'POST') return 'status';
  if (kind === 'delete') return 'delete-status';
  return method === 'GET' ? 'success' : 'write-status';
}

/** Rules that a readable response can break. */
const READABLE: ReadonlySet<string> = new Set(['body', 'header', 'charset']);

/** Checks that a response cannot be judged any further. */
export const isUnreadable = (issues: readonly Issue[]): boolean => issues.some(({ rule }) => !READABLE.has(rule));

/** Checks that the server lacks the operation, or always fails. */
export const isAbsent = ({ expected = [] }: RequestSpec, status: number): boolean =>
  expected.some((code) => code < 300) && !expected.includes(status) && (ABSENT.has(status) || status >= 500);
