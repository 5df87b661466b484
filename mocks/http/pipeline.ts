import { isUnderPath, type Match } from '../../contract/router.ts';
import { ProblemError, validationError } from '../messages/problems.ts';
import { isFullError, isStorageError } from '../store/database.ts';
import { findProblemViolations } from '../validation/responses.ts';
import type { ValidatedContract, ValidatedOperation } from '../validation/validated-contract.ts';
import { appendVary, getCorsHeaders, isCrossOriginControlRequest, respondToPreflight } from './cors.ts';
import { type FaultInjector, HOSTING_PROBLEMS } from './faults.ts';
import { enforceLimits, type Limits } from './limits.ts';
import { toProblemResponse } from './problem-response.ts';
import { formatError } from './redact.ts';
import { MAX_BODY_BYTES, parseBody, type ReceivedBody, receiveBody } from './request-body.ts';
import { checkRequestHead, type HostGuard } from './request-guards.ts';
import type { Admission, Api, HttpRequest, HttpResponse, Mount, RequestRecorder, Result } from './types.ts';
import { createMethodError, createPathError } from './wrong-paths.ts';

type Routed = Match<ValidatedOperation>;

export interface PipelineOptions {
  readonly isAllowedHost: HostGuard;
  readonly platform: Api;
  /** Control plane; undefined when it is off. Its contract is read on the first call. */
  readonly control: (() => Api) | undefined;
  readonly mounts: readonly Mount[];
  readonly faults: FaultInjector;
  readonly limits: Limits;
  /** Guards of a shared host. Undefined where every request runs at once. */
  readonly admission?: Admission | undefined;
  readonly journal: RequestRecorder;
  readonly log: (line: string) => void;
  readonly now: () => number;
  readonly onContractViolation: 'error' | 'log';
}

/** Headers of every response: private, not cached, never sniffed. */
const COMMON_HEADERS = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' } as const;
/** Headers of the API for a client that is not a web page. */
const API_HEADERS = { ...COMMON_HEADERS, vary: 'Origin, Accept-Language' } as const;

export type Pipeline = (request: HttpRequest) => Promise<Result>;

/**
 * Creates the pipeline of a request, in order: guards, routing, parameters, authentication, body, validation, handler, check of
 * the response. Conditions here skip the steps that a request does not need.
 */
export function createPipeline(options: PipelineOptions): Pipeline {
  return async (request) => {
    const start = options.now();
    const { exchange } = request;
    let result: Result;
    try {
      result = await route(request, options);
    } catch (error) {
      if (request.isAborted()) return 'dropped';
      const problem = toProblemError(error, options.log);
      exchange.problem = problem;
      result = checkResponse(toErrorResponse(problem, request, options), request, options);
    }
    const { fault } = exchange;
    if (fault?.when === 'after') result = (await options.faults.inject(fault, request)) ?? result;
    if (typeof result === 'object') result = { ...result, headers: addCommonHeaders(result.headers, request) };
    const isRecorded = options.journal.capacity > 0 && !exchange.isExcluded;
    return isRecorded ? record(request, result, start, options) : result;
  };
}

export const isTextStream = (body: unknown): body is AsyncIterable<string> =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body;

export function serializeBody({ status, body }: HttpResponse): string | Uint8Array | undefined {
  if (body === undefined || status === 204) return undefined;
  return body instanceof Uint8Array || typeof body === 'string' ? body : JSON.stringify(body);
}

/** Records a request. Serializes the body once, for the journal and the host. */
function record(request: HttpRequest, result: Result, start: number, { journal, now }: PipelineOptions): Result {
  const isDropped = result === 'dropped';
  const sent = isDropped ? result : { ...result, body: serializeBody(result) };
  journal.record(request, sent, { start, end: now(), body: isDropped ? undefined : result.body });
  return sent;
}

async function route(request: HttpRequest, options: PipelineOptions): Promise<Result> {
  const { control, mounts, limits, faults } = options;
  const { exchange } = request;
  checkRequestHead(request, options.isAllowedHost);
  const isControl = control !== undefined && isUnderPath('/_sandbox', request.path.replace(/^\/+/, '/'));
  exchange.isControl = isControl;
  exchange.isExcluded = isControl;
  options.admission?.enforceRate(request);
  const api = isControl ? control() : options.platform;
  const { router } = api.contract;

  const isOptions = request.method === 'OPTIONS';
  const preflight = isOptions ? respondToPreflight(request, () => router.getMethods(request.path)) : undefined;
  // No page has the path of an operation.
  const match = router.find(request.method, request.path);
  const page = preflight ?? (match ? undefined : await findMount(mounts, request.path)?.handle(request));
  if (page) return exclude(page, exchange);

  if (isControl) rejectForeignControl(request);
  else if (limits.list.length > 0) enforceLimits(request, limits);
  if (!match) return redirectToPage(request, mounts, api.contract);
  exchange.operation = match.operation;
  if (!isControl && faults.pending.length > 0) {
    const injected = await injectFault(match, request, faults);
    if (injected) return injected;
  }
  return callOperation(api, match, request, options);
}

async function callOperation(
  api: Api,
  { operation, path }: Routed,
  request: HttpRequest,
  options: PipelineOptions,
): Promise<HttpResponse> {
  const { admission } = options;
  const { search, headers, exchange } = request;
  const { values: parameters, ...parsed } = operation.parseParameters({ path, search, headers });
  // Rejects a caller before the body arrives.
  if (operation.body) api.authenticate(request, operation, parameters);
  admission?.enforceSize(request, Number(headers['content-length'] ?? 0));

  async function carryOut(received: ReceivedBody): Promise<HttpResponse> {
    // The token or the administration may be gone since the body arrived or the request waited.
    const session = api.authenticate(request, operation, parameters);
    if (request.hasRoom?.() === false) throw createUnreadError();
    admission?.enforceSize(request, received?.bytes.length ?? 0);
    let body: unknown;
    let { issues } = parsed;
    if (operation.body) {
      const { normalize, findIssues } = operation.bodyRules;
      body = normalize(parseBody(received, request));
      issues = [...issues, ...findIssues(body)];
    }
    const sent = { operation, parameters, body, request, session };
    if (issues.length > 0) throw validationError(api.explain?.(issues, sent) ?? issues);
    const response = await api.handle(sent);
    exchange.isCarriedOut = response.status < 400;
    return checkResponse(response, request, options);
  }

  const { maxBytes = MAX_BODY_BYTES } = operation.body ?? {};
  const limit = admission?.limitBody(request, maxBytes) ?? maxBytes;
  const receive = async () => operation.body && receiveBody(request, operation.body, limit);
  if (admission) return admission.carryOut(request, operation.body ? limit : 0, receive, carryOut);
  return carryOut(operation.body && (await receive()));
}

/** Creates the error for a request whose response would wait behind too many others. */
const createUnreadError = (): ProblemError =>
  new ProblemError('temporarily-unavailable', { key: 'responsesUnread' }, { headers: { 'retry-after': '1' } });

/** Excludes a request for a page from the journal. */
function exclude(page: HttpResponse, exchange: HttpRequest['exchange']): HttpResponse {
  exchange.isExcluded = true;
  return page;
}

const findMount = (mounts: readonly Mount[], path: string): Mount | undefined =>
  mounts.find(({ prefix }) => (prefix === '/' ? path === '/' : isUnderPath(prefix, path)));

/** Removes repeated slashes: a base URL often ends with one. */
const removeSlashes = (path: string): string => path.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');

/**
 * Redirects people to a page at a path with fewer slashes. A client of the API must send the right path.
 * @throws ProblemError 404 for a path without an operation, 405 for a wrong method.
 */
async function redirectToPage(
  request: HttpRequest,
  mounts: readonly Mount[],
  contract: ValidatedContract,
): Promise<HttpResponse> {
  const { router } = contract;
  const { method, path, basePath, search, exchange, headers } = request;
  const methods = router.getMethods(path);
  if (methods.length > 0) throw createMethodError(request, methods, contract);
  const suggestion = removeSlashes(path);
  if (suggestion === path) throw createPathError(path, contract);
  const isRead = method === 'GET' || method === 'HEAD';
  const isRoute = router.getMethods(suggestion).length > 0;
  const isPage =
    isRead &&
    (isRoute
      ? headers.accept?.includes('text/html') && !isUnderPath('/v1', suggestion)
      : await findMount(mounts, suggestion)?.handle({ ...request, path: suggestion }));
  if (isPage) return exclude({ status: 302, headers: { location: basePath + suggestion + search } }, exchange);
  if (!isRoute) throw createPathError(path, contract);
  throw new ProblemError('not-found', { key: 'pathSlashes', parameters: { path, suggestion } });
}

async function injectFault({ operation }: Routed, request: HttpRequest, faults: FaultInjector) {
  const fault = faults.take(operation.id, request);
  request.exchange.fault = fault;
  return fault && fault.when !== 'after' ? faults.inject(fault, request) : undefined;
}

/** Logs a response that violates the contract, a bug of the sandbox, and replaces it with a 500. */
function checkResponse(response: HttpResponse, request: HttpRequest, options: PipelineOptions): HttpResponse {
  const { platform, log, onContractViolation } = options;
  const { operation, problem } = request.exchange;
  const isHosting = problem !== undefined && HOSTING_PROBLEMS.includes(problem.kind);
  const violations =
    operation && !isHosting
      ? operation.findResponseViolations(response)
      : findProblemViolations(platform.contract.validateProblem, response);
  if (violations.length === 0) return response;
  const violation = violations.join('; ');
  const name = operation?.id ?? `${request.method} ${request.path}`;
  log(`${name} responded ${response.status} against the contract: ${violation}`);
  if (onContractViolation === 'log') return response;
  const detail = { key: 'contractViolated', parameters: { violation } } as const;
  return toProblemResponse(new ProblemError('internal-error', detail), request);
}

const REJECTED: readonly number[] = [400, 413, 415];

function toErrorResponse(error: ProblemError, request: HttpRequest, { platform }: PipelineOptions): HttpResponse {
  const { operation } = request.exchange;
  const isRejected = operation?.isOAuth && REJECTED.includes(error.status);
  return (isRejected && platform.reject?.(error, request, operation)) || toProblemResponse(error, request);
}

export function toProblemError(error: unknown, log: (line: string) => void): ProblemError {
  if (error instanceof ProblemError) return error;
  log(formatError(error));
  if (isFullError(error)) return new ProblemError('insufficient-storage', { key: 'diskFull' });
  return new ProblemError('internal-error', { key: isStorageError(error) ? 'dataUnusable' : 'internalError' });
}

function rejectForeignControl(request: HttpRequest): void {
  if (isCrossOriginControlRequest(request)) throw new ProblemError('control-refused', { key: 'controlForeign' });
}

export function addCommonHeaders(headers: HttpResponse['headers'], request: HttpRequest): HttpResponse['headers'] {
  const { method, path, headers: sent } = request;
  const isPlain = sent.origin === undefined && path.startsWith('/v1/') && method !== 'OPTIONS';
  if (isPlain && headers.vary === undefined) return { ...API_HEADERS, ...headers };
  const cors = getCorsHeaders(request);
  const vary = cors.vary === undefined ? 'Accept-Language' : `${cors.vary}, Accept-Language`;
  return {
    ...COMMON_HEADERS,
    ...cors,
    ...headers,
    vary: headers.vary === undefined ? vary : appendVary(vary, headers.vary),
  };
}
