import { findOperation, type Operation, operations } from '../contract.ts';
import { type HttpExchange, type HttpRequest, type HttpResponse, parseJson, type ShownIssue } from '../http.ts';
import { reportDisclosure } from '../negative/information-disclosure.ts';
import { checkProblem } from '../negative/problem.ts';
import type { Reporter } from '../reporter.ts';
import { getSchema } from '../schema.ts';
import { isJson, validateBody, validateResponse } from '../validate-response.ts';
import type { Finding } from './finding.ts';
import { judgeList } from './lists.ts';
import { isWrite, Memory } from './memory.ts';
import { judgeAdministration, judgeRecord } from './records.ts';
import { judgeRequest } from './requests.ts';

/** What one exchange showed. */
export interface Observation {
  readonly exchange: HttpExchange;
  readonly findings: readonly Finding[];
}

/** Judges requests that somebody else makes, by the rules of the suite. */
export interface Observer {
  /** Notes the begin of a request. The result judges it; it returns undefined for what is no operation. */
  readonly begin: (method: string) => (request: HttpRequest, response: HttpResponse) => Observation | undefined;
  /** Forgets everything, of a server that was reset. */
  readonly reset: () => void;
}

/** @param urls of the server, without a slash at the end: links may lead to each of them. */
export function createObserver(urls: readonly string[]): Observer {
  let memory = new Memory();
  return {
    begin(method) {
      const current = memory;
      const begin = current.begin(isWrite(method));
      return (request, response) => {
        const operation = findRequested(request);
        if (!operation) return undefined;
        const json = isJson(response) ? parseJson(response.body) : undefined;
        const exchange: HttpExchange = { operation, description: 'observed', request, response, json };
        return { exchange, findings: [...judge(urls, exchange), ...current.end(begin, exchange)] };
      };
    },
    reset() {
      memory = new Memory();
    },
  };
}

/** The operation of a request; one of the same path for a method that the path does not have. */
function findRequested({ method, path }: HttpRequest): Operation | undefined {
  const own = findOperation(method === 'HEAD' ? 'GET' : method, path);
  return own ?? METHODS.map((other) => findOperation(other, path)).find((operation) => operation !== undefined);
}

const METHODS = [...new Set(operations.map(({ method }) => method))];

/** What one exchange shows by itself. */
function judge(urls: readonly string[], exchange: HttpExchange): readonly Finding[] {
  const { operation, request, response } = exchange;
  const isOwn = request.method === operation.method || request.method === 'HEAD';
  if (!isOwn) return judgeMethod(exchange);
  const form = validateResponse(operation, request, response);
  // A body of another form says nothing else.
  if (form.some(({ rule }) => rule !== 'header' && rule !== 'body')) return form;
  const { issues, reporter } = collect(urls);
  if (response.status >= 400) checkProblem(reporter, exchange);
  else reportDisclosure(reporter, exchange);
  if (request.method === 'HEAD') return form;
  return [
    ...form,
    ...(hasPlainLanguage(exchange) ? issues : issues.filter(({ rule }) => !rule.endsWith('language'))),
    ...judgeRequest(exchange),
    ...judgeAdministration(exchange),
    ...judgeList(reporter, exchange),
    ...judgeRecord(reporter, exchange),
  ];
}

/** Whether it is plain which language was requested: of weights and wildcards servers may make different things. */
const hasPlainLanguage = ({ request }: HttpExchange): boolean => {
  const accepted = request.headers.filter(([name]) => name.toLowerCase() === 'accept-language');
  return accepted.length === 0 || (accepted.length === 1 && /^[a-z]{2}(-[A-Z]{2})?$/.test(accepted[0]?.[1] ?? ''));
};

/** A method that the path does not have. */
function judgeMethod(exchange: HttpExchange): readonly Finding[] {
  const { request, response } = exchange;
  const { status, headers } = response;
  if (request.method === 'OPTIONS' || !exchange.operation.isSecured) return [];
  if (status < 400) return [{ rule: 'method', message: `${request.method} succeeds; the path does not have it.` }];
  if (status >= 500) return [{ rule: 'server-error', message: `The status is ${status}.`, cause: `status ${status}` }];
  if (status !== 405) return [];
  if (headers.allow === undefined) return [{ rule: 'allow-header', message: 'Allow is missing.' }];
  return validateBody({ 'application/problem+json': { schema: getSchema('Problem') } }, request.method, response);
}

/** A reporter that collects issues instead. */
function collect(urls: readonly string[]) {
  const issues: Finding[] = [];
  const reporter: Reporter = {
    settings: { url: urls[0] ?? '', token: '', client: undefined },
    report: (issue: ShownIssue | Finding) => void issues.push(issue as Finding),
    toOwnPath(link) {
      if (typeof link !== 'string' || !URL.canParse(link)) return undefined;
      const base = urls.find((url) => link === url || link.startsWith(`${url}/`));
      return base === undefined ? undefined : link.slice(base.length);
    },
  };
  return { issues, reporter };
}
