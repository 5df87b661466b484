import type { Operation } from '../../contract.ts';
import { ABSENT, type BodyMutation } from '../../data/generators/mutations/body.ts';
import type { ParameterMutation } from '../../data/generators/mutations/parameters.ts';
import { languages } from '../../judges/languages.ts';
import { getErrors, isWithin } from '../../judges/problem.ts';
import { isFilled, readsLines } from '../../judges/requests.ts';
import { withoutNaming } from '../../rules/forbidden.ts';
import { getNaming } from '../../rules/provenance.ts';
import { type RuleId, rules } from '../../rules/rules.ts';
import { getHeader, type HttpExchange } from '../../session/http.ts';
import { NoResponseError } from '../../session/request.ts';
import type { Context } from '../check.ts';
import { getBroken } from '../write/invalid-bodies.ts';
import { type BaseRequest, commonRejections, type Rejection, type RequestChange } from './rejections.ts';

/** Request that must get a status, and the rule that another status violates. */
export interface RejectedChange extends Pick<Rejection, 'description' | 'rule' | 'provenance' | 'status' | 'mayClose'> {
  readonly change: RequestChange;
}

/** Statuses that do not depend on the data. The order of the checks is up to the server. */
const OTHER_REASONS: ReadonlySet<number> = new Set([401, 403, 404, 405, 406, 409, 410, 413, 415, 501]);

export async function expectRejection(
  { session, send }: Context,
  { operation, ...base }: BaseRequest,
  { description, rule, provenance, status: expected, mayClose = false, change }: RejectedChange,
): Promise<HttpExchange> {
  const isInvalid = expected === 400 && 'body' in change;
  // Another rejection is better than none.
  const toRule = (status: number): RuleId => {
    if (status < 400) return rule;
    return isInvalid && !OTHER_REASONS.has(status) ? 'validation-status' : 'rejection-status';
  };
  // Another status also shows that a server knows the rule.
  const toStatements = (status: number, json: unknown) => {
    const forbidding = provenance?.(operation, json) ?? [];
    if (forbidding.length === 0 || toRule(status) === 'rejection-status') return undefined;
    return [...forbidding, ...(isInvalid ? rules['validation-status'].provenance : [])];
  };
  const expectation = { expected: [expected], rule: toRule, provenance: toStatements, mayClose };
  const exchange = await send(operation, { description, ...base, ...change, ...expectation });
  const { status } = exchange.response;
  if (status !== expected) session.coverage.skip(operation, expected, `the status was ${status}`);
  return exchange;
}

export interface InvalidRequest {
  readonly description: string;
  readonly rule: 'invalid-parameter' | 'invalid-body';
  /** `errors` must name one of these fields; empty when servers may name anything. */
  readonly fields: readonly string[];
  readonly change: RequestChange;
  /** True for a missing field. */
  readonly isAbsence?: boolean;
  /** Documented statements that a server breaks by accepting it. */
  readonly forbidding?: readonly string[];
}

/** Sends a request that is invalid in one field, which `errors` must name. */
export async function expectValidationError(context: Context, base: BaseRequest, invalid: InvalidRequest) {
  const { description, fields, isAbsence, forbidding } = invalid;
  const isOfLines = fields.some((field) => field.startsWith('lines'));
  const isMerged = (json: unknown): boolean =>
    isAbsence === true && base.operation.kind === 'replace' && fields.some((field) => isFilled(json, field));
  const provenance = (_operation: Operation, json: unknown) =>
    (isOfLines && !readsLines(json)) || isMerged(json) ? [] : forbidding && withoutNaming(forbidding, fields, json);
  const exchange = await expectRejection(context, base, { ...invalid, status: 400, provenance });
  if (exchange.response.status !== 400 || fields.length === 0) return exchange;
  const names = Object.keys(getErrors(exchange));
  if (!names.some((name) => fields.some((field) => isWithin(name, field)))) {
    const named = names.map((name) => `"${name}"`).join(', ') || 'nothing';
    const message = `For ${description} the errors name ${named}; expected ${fields.join(' or ')}.`;
    context.session.report({ rule: 'errors', message, exchanges: [exchange] });
  }
  return exchange;
}

/** Sends an invalid request in each language. Messages in different languages must not be the same. */
export async function expectLocalizedErrors(context: Context, base: BaseRequest, invalid: InvalidRequest) {
  const exchanges: HttpExchange[] = [];
  for (const language of languages) {
    const change = { ...invalid.change, headers: { ...invalid.change.headers, 'accept-language': language } };
    exchanges.push(await expectValidationError(context, base, { ...invalid, change }));
  }
  const [first, ...others] = exchanges.filter(({ response }) => response.status === 400);
  for (const other of first ? others : []) {
    const pair = [first as HttpExchange, other] as const;
    const text = findSameText(...pair);
    if (text === undefined) continue;
    const tags = pair.map(({ request }) => `"${getHeader(request.headers, 'accept-language')}"`);
    const message = `"${text}" is returned for the languages ${tags.join(' and ')}.`;
    context.session.report({ rule: 'language', message, exchanges: pair });
  }
}

function findSameText(a: HttpExchange, b: HttpExchange): string | undefined {
  const [first, second] = [getTexts(a), getTexts(b)];
  return [...first].find(([location, text]) => second.get(location) === text && /\p{L}{2}/u.test(text))?.[1];
}

function getTexts(exchange: HttpExchange): Map<string, string> {
  const { title, detail } = (exchange.json ?? {}) as { readonly title?: unknown; readonly detail?: unknown };
  const messages = Object.entries(getErrors(exchange)).map(([field, texts]) => [`errors ${field}`, [texts].flat()[0]]);
  const texts = [['title', title], ['detail', detail], ...messages];
  return new Map(texts.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}

export function toInvalidBody(operation: Operation, mutation: BodyMutation, body: unknown): InvalidRequest {
  const { keyword, path, fields, value, apply } = mutation;
  // A body that is wrong as a whole has no name that all servers know.
  const isWholeBody = path.length === 0 && keyword !== 'content';
  return {
    description: `${fields.join(' and ')} that violates ${keyword}`,
    rule: 'invalid-body',
    fields: isWholeBody ? [] : fields,
    change: { body: apply(body) },
    isAbsence: value === ABSENT,
    forbidding: getBroken(operation, mutation),
  };
}

export function toInvalidParameter(mutation: ParameterMutation, base: BaseRequest): InvalidRequest {
  const { parameter, keyword, value, apply } = mutation;
  const { operation, path, query = [] } = base;
  const { headers, ...changed } = apply({ path, query, headers: [] });
  return {
    description: `${parameter} that violates ${keyword} (${String(value ?? 'no value')})`,
    rule: 'invalid-parameter',
    fields: [parameter],
    change: { ...changed, headers: Object.fromEntries(headers) },
    // The platform names the required parameters of a list.
    forbidding: keyword === 'required' ? getNaming(operation, parameter) : [],
  };
}

export interface RejectedRequest<Base extends BaseRequest = BaseRequest> {
  readonly base: Base;
  readonly exchange: HttpExchange;
}

/**
 * Provokes every rejection of an operation: each status of every operation, and other causes as decisions are sampled.
 *
 * @param createBase creates a request that would succeed.
 * @param statuses limits the statuses. Default: all.
 */
export async function expectCommonRejections<Base extends BaseRequest>(
  context: Context,
  createBase: () => Base,
  statuses?: readonly number[],
): Promise<readonly RejectedRequest<Base>[]> {
  const rejected: RejectedRequest<Base>[] = [];
  for (const rejection of selectRejections(context, createBase(), statuses)) {
    const { status } = rejection;
    const base = createBase();
    const change = rejection.change(base) ?? {};
    const exchange = await expectRejection(context, base, { ...rejection, change }).catch((error: Error) => {
      if (!(error instanceof NoResponseError) || !rejection.mayClose) throw error;
      context.session.coverage.skip(base.operation, status, 'the server closes the connection without a response');
    });
    if (exchange) rejected.push({ base, exchange });
  }
  return rejected;
}

function selectRejections({ samples }: Context, base: BaseRequest, statuses?: readonly number[]): readonly Rejection[] {
  const { operation } = base;
  const possible = commonRejections.filter(
    ({ status, change }) =>
      (statuses?.includes(status) ?? true) && operation.statuses.includes(String(status)) && change(base) !== undefined,
  );
  return possible.filter(
    (rejection) =>
      possible.find(({ status }) => status === rejection.status) === rejection ||
      samples.isFirst(operation, rejection.rule, rejection.description),
  );
}
