import type { Operation } from '../contract.ts';
import type { RuleId } from '../rules/rules.ts';
import type { HttpExchange, Issue } from './http.ts';
import type { RequestSpec } from './request.ts';
import { validateResponse } from './validate-response.ts';

/** What is wrong with the response to a request: its status, else its form. */
export function judge({ expected, rule }: RequestSpec, exchange: HttpExchange): readonly Issue[] {
  const { operation, request, response, description } = exchange;
  const { status } = response;
  const isRight = status === 429 || (expected?.includes(status) ?? status < 500);
  // The operation documents nothing about other methods.
  if (isRight) return request.method === operation.method ? validateResponse(operation, request, response) : [];
  const end = expected ? `; expected ${expected.join(' or ')}` : '';
  const message = `The status for ${description} is ${status}${end}.`;
  const broken = typeof rule === 'function' ? rule(status) : (rule ?? getSuccessRule(operation, status));
  return [{ rule: broken, message, cause: `status ${status}` }];
}

/** The rule that an operation breaks when a valid request gets a wrong status. The platform documents only 201 for POST. */
function getSuccessRule({ kind, method }: Operation, status: number): RuleId {
  if (status < 300 && method !== 'POST') return 'status';
  if (kind === 'delete') return 'delete-status';
  return method === 'GET' ? 'success' : 'write-status';
}

/** What a response breaks that can be read all the same. */
const READABLE: ReadonlySet<string> = new Set(['body', 'header', 'charset']);

/** Whether nothing else can be said of a response. */
export const isUnreadable = (issues: readonly Issue[]): boolean => issues.some(({ rule }) => !READABLE.has(rule));

/** Whether the server lacks the operation, or fails whatever is sent. */
export const isAbsent = ({ expected = [] }: RequestSpec, status: number): boolean =>
  expected.some((code) => code < 300) &&
  !expected.includes(status) &&
  ([404, 405, 501].includes(status) || status >= 500);
