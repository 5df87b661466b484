import { findOperation, getSchema, type Operation, operations } from '../contract.ts';
import { findDisclosures } from '../judges/disclosure.ts';
import { judgeList } from '../judges/lists.ts';
import { findProblemIssues } from '../judges/problem.ts';
import { judgeAdministration, judgeRecord } from '../judges/records.ts';
import { judgeRequest } from '../judges/requests.ts';
import { isJson, validateBody, validateResponse } from '../judges/response.ts';
import { isUnreadable } from '../judges/status.ts';
import { combineFindings, type Findings, judgeRule } from '../rules/findings.ts';
import { type HttpExchange, type HttpRequest, type HttpResponse, type Issue, parseJson } from '../session/http.ts';
import { createToOwnPath } from '../session/own-path.ts';
import { isWrite, Memory } from './memory.ts';

/** What one exchange showed, together with earlier ones. */
export interface Observation extends Findings {
  readonly exchange: HttpExchange;
}

/** Judges requests that somebody else makes, by the rules of the suite. */
export interface Observer {
  /**
   * Records the start of a request. The returned function judges its response, or the error that came instead; it returns
   * undefined for a request that is not an operation of the contract.
   */
  readonly begin: (method: string) => (request: HttpRequest, response: HttpResponse | Error) => Observation | undefined;
}

/** @param urls of the server, without a slash at the end: links may lead to each of them. */
export function createObserver(urls: readonly string[]): Observer {
  const memory = new Memory();
  return {
    begin(method) {
      const epoch = memory.begin(isWrite(method));
      return (request, response) => {
        const operation = findRequested(request);
        if (!operation) return undefined;
        if (response instanceof Error) {
          // The server may have executed a write.
          memory.begin(isWrite(method));
          const message = `${method} ${operation.path} got no response: ${response.message}.`;
          const exchange = { operation, description: 'observed', request, response: NO_RESPONSE, json: undefined };
          return { exchange, ...judgeRule('no-response', message) };
        }
        const json = isJson(response) ? parseJson(response.body) : undefined;
        const exchange: HttpExchange = { operation, description: 'observed', request, response, json };
        return { exchange, ...combineFindings(judge(urls, exchange), memory.end(epoch, exchange)) };
      };
    },
  };
}

const NO_RESPONSE: HttpResponse = { status: 0, headers: {}, body: Buffer.alloc(0) };

/** The operation of a request; one of the same path for a method that the path does not have. */
function findRequested({ method, path }: HttpRequest): Operation | undefined {
  const own = findOperation(method === 'HEAD' ? 'GET' : method, path);
  return own ?? METHODS.map((other) => findOperation(other, path)).find((operation) => operation !== undefined);
}

const METHODS = [...new Set(operations.map(({ method }) => method))];

/** What one exchange shows by itself. */
function judge(urls: readonly string[], exchange: HttpExchange): Findings {
  const { operation, request, response } = exchange;
  const isOwn = request.method === operation.method || request.method === 'HEAD';
  if (!isOwn) return { rules: [], issues: judgeMethod(exchange) };
  const form = validateResponse(operation, request, response);
  // A body of another form says nothing else.
  if (isUnreadable(form) || request.method === 'HEAD') return { rules: [], issues: form };
  const server = { url: urls[0] ?? '', token: '', client: undefined };
  const content = response.status >= 400 ? findProblemIssues(server, exchange) : findDisclosures(server, exchange);
  const certain = content.filter(({ rule }) => !rule.endsWith('language') || hasPlainLanguage(exchange));
  const toOwnPath = createToOwnPath(urls);
  return combineFindings(
    { rules: [], issues: [...form, ...certain, ...judgeRequest(exchange)] },
    judgeAdministration(exchange),
    judgeList(toOwnPath, exchange),
    judgeRecord(toOwnPath, exchange),
  );
}

/** Whether it is plain which language was requested: of weights and wildcards servers may make different things. */
const hasPlainLanguage = ({ request }: HttpExchange): boolean => {
  const accepted = request.headers.filter(([name]) => name.toLowerCase() === 'accept-language');
  return accepted.length === 0 || (accepted.length === 1 && /^[a-z]{2}(-[A-Z]{2})?$/.test(accepted[0]?.[1] ?? ''));
};

/** A method that the path does not have. */
function judgeMethod(exchange: HttpExchange): readonly Issue[] {
  const { request, response } = exchange;
  const { status, headers } = response;
  if (request.method === 'OPTIONS' || !exchange.operation.isSecured) return [];
  if (status < 400) return [{ rule: 'method', message: `${request.method} succeeds; the path does not have it.` }];
  if (status >= 500) return [{ rule: 'server-error', message: `The status is ${status}.`, cause: `status ${status}` }];
  if (status !== 405) return [];
  if (headers.allow === undefined) return [{ rule: 'allow-header', message: 'Allow is missing.' }];
  return validateBody({ 'application/problem+json': { schema: getSchema('Problem') } }, request.method, response);
}
