import type { FaultInjector, InjectedFault, InjectFault } from '../api/control/faults.ts';
import type { Document, Operation } from '../contract/model.ts';
import { isUnderPath, type Match, routerFor } from '../contract/router.ts';
import { bodyRulesFor } from '../contract/validation/body.ts';
import { parameterParserFor } from '../contract/validation/parameters.ts';
import { findProblemViolations, findResponseViolations } from '../contract/validation/responses.ts';
import { createEntry, getPageMeta } from '../journal/create-entry.ts';
import type { Journal } from '../journal/journal.ts';
import { ProblemError, validationError } from '../messages/problems.ts';
import type { Api, Mount } from './api.ts';
import { addCommonHeaders } from './common-headers.ts';
import { isCrossOriginControlRequest, respondToPreflight } from './cors.ts';
import type { LimitScope, Limits } from './limits.ts';
import { checkPreference, type Preference, parsePrefer } from './prefer-header.ts';
import { toProblemResponse } from './problem-response.ts';
import { redact } from './redact.ts';
import { readBody } from './request-body.ts';
import { checkRequestHead, type HostGuard } from './request-guards.ts';
import { type HttpRequest, type HttpResponse, serializeBody } from './types.ts';

/** Creates the documented response to an operation that a `Prefer` header asks for. */
export type MockResponder = (document: Document, operation: Operation, preference: Preference) => Promise<HttpResponse>;

export interface PipelineOptions {
  readonly isAllowedHost: HostGuard;
  /** Throws a ProblemError for a request that must not be handled now. */
  readonly admit?: ((request: HttpRequest) => void) | undefined;
  readonly platform: Api;
  /** The control plane; undefined when it is off. Its contract is read on the first call. */
  readonly control: (() => Api) | undefined;
  readonly mounts: readonly Mount[];
  readonly faults: FaultInjector;
  readonly limits: Limits;
  readonly journal: Journal;
  /** Undefined where `Prefer` is not supported. */
  readonly createMockResponse: MockResponder | undefined;
  readonly log: (line: string) => void;
  /** Whether a response that violates the contract becomes a 500, or is only logged. */
  readonly onContractViolation: 'error' | 'log';
}

/** A response; `sent` when a mount has sent it; `dropped` to close the connection without a response. */
export type Result = HttpResponse | 'sent' | 'dropped';

export type Pipeline = (request: HttpRequest) => Promise<Result>;

/** The operation of a request, once it is routed: the contract also documents the error responses of an operation. */
interface Target {
  /** Time of arrival, in milliseconds. */
  readonly start: number;
  api: Api;
  operation: Operation | undefined;
  /** The operation that a mount serves: the contract is not applied to its response. */
  mounted?: Operation;
  /** Injects a fault once the request is carried out. */
  injectAfter?: InjectFault;
  /** Says that the request is done. */
  leave?: () => void;
}

/**
 * Creates the pipeline of a request, which this file reads from top to bottom: guards, routing, parameters, authentication,
 * body, validation, handler, check of the response. A step that a request does not need is skipped by a condition here.
 */
export function createPipeline(options: PipelineOptions): Pipeline {
  return async (request) => {
    const target: Target = { api: options.platform, operation: undefined, start: performance.now() };
    try {
      let result: Result;
      try {
        result = await route(request, target, options);
      } catch (error) {
        // The client disconnected: nothing to send, nothing to log.
        if (request.isAborted()) return 'dropped';
        const problem = toProblemError(error, options.log);
        request.trace.problem = problem;
        result = checkResponse(toProblemResponse(problem, request), request, target, options);
      }
      if (target.injectAfter) result = (await target.injectAfter()) ?? result;
      if (typeof result === 'object') result = { ...result, headers: addCommonHeaders(result.headers, request) };
      const isRecorded = options.journal.capacity > 0 && !request.trace.isExcluded;
      return isRecorded ? record(request, result, target, options.journal) : result;
    } finally {
      target.leave?.();
    }
  };
}

/** Adds a request to the journal. Returns its response with the body as it is sent, so that it is serialized once. */
function record(request: HttpRequest, result: Result, target: Target, journal: Journal): Result {
  const operation = target.operation ?? target.mounted;
  const isResponse = typeof result === 'object';
  const response = isResponse
    ? { status: result.status, headers: result.headers, body: serializeBody(result) }
    : result;
  const context = {
    sequence: journal.lastSequence + 1,
    operation,
    time: performance.timeOrigin + target.start,
    duration: performance.now() - target.start,
    page: isResponse ? getPageMeta(operation, result) : undefined,
  };
  journal.add(createEntry(request, response, context));
  return response;
}

async function route(request: HttpRequest, target: Target, options: PipelineOptions): Promise<Result> {
  const { control, mounts, limits } = options;
  checkRequestHead(request, options.isAllowedHost);
  options.admit?.(request);
  const isControl = control !== undefined && isUnderPath('/_sandbox', request.path);
  if (isControl) {
    target.api = control();
    request.trace.isExcluded = true;
  }
  const router = routerFor(target.api.contract);

  if (request.method === 'OPTIONS') {
    const response = respondToPreflight(request, () => router.getMethods(request.path));
    if (response) {
      request.trace.isExcluded = true;
      return response;
    }
  }
  const mount = mounts.find(({ prefix }) => isUnderPath(prefix, request.path));
  const mounted = mount && (await respondByMount(mount, request, target, options));
  if (mounted) return mounted;

  if (isControl) rejectForeignControl(request);
  else if (limits.list.length > 0) enforceLimits(request, 'api', target, limits);
  const match = router.match(request.method, request.path);
  target.operation = match.operation;
  request.logFields.operation = match.operation.id;
  const fault = isControl ? undefined : takeFault(match, request, options);
  const injected = fault?.when === 'before' ? await fault.inject() : undefined;
  if (injected) return injected;
  if (fault?.when === 'after') target.injectAfter = fault.inject;
  return callOperation(match, request, target, options);
}

async function callOperation(
  { operation, path }: Match,
  request: HttpRequest,
  target: Target,
  options: PipelineOptions,
): Promise<HttpResponse> {
  const { api } = target;
  const { search, headers } = request;
  const { values: parameters, ...parsed } = parameterParserFor(api.contract)(operation)({ path, search, headers });
  const session = api.authenticate(request, operation, parameters);
  Object.assign(request.logFields, api.toLogFields(session));
  const prefer = headers.prefer === undefined ? undefined : parsePrefer(headers.prefer);
  const preference = prefer && checkPreference(prefer, operation);

  let body: unknown;
  let { issues } = parsed;
  if (operation.body) {
    const rules = bodyRulesFor(api.contract)(operation);
    body = rules.normalize(await readBody(request, operation));
    issues = [...issues, ...rules.findIssues(body)];
  }
  if (issues.length > 0) throw validationError(issues);

  if (preference) {
    if (!options.createMockResponse) throw validationError([{ field: 'Prefer', key: 'preferNotSupported' }]);
    const response = await options.createMockResponse(api.contract.document, operation, preference);
    // Random data of Prism is not always valid.
    return preference.dynamic ? response : checkResponse(response, request, target, options);
  }
  const response = await api.handle({ operation, parameters, body, request, session });
  request.trace.isCarriedOut = true;
  return checkResponse(response, request, target, options);
}

/** Handles a request by a mount. Faults are injected into the operations of a mount too. */
async function respondByMount(
  mount: Mount,
  request: HttpRequest,
  target: Target,
  options: PipelineOptions,
): Promise<Result | undefined> {
  const match = routerFor(options.platform.contract).find(request.method, request.path);
  // The operation serves its documented responses, not the mount.
  if (match && request.headers.prefer !== undefined && parsePrefer(request.headers.prefer)) return undefined;
  if (match) {
    target.mounted = match.operation;
    request.logFields.operation = match.operation.id;
  } else request.trace.isExcluded = true;
  if (options.limits.list.length > 0 && match?.operation.id === 'requestToken') {
    enforceLimits(request, 'token', target, options.limits);
  }
  const fault = match && takeFault(match, request, options);
  const injected = fault?.when === 'before' ? await fault.inject() : undefined;
  const intercept = fault?.when === 'after' ? fault.inject : undefined;
  return injected ?? (await mount.handle(request, addCommonHeaders({}, request), intercept));
}

function takeFault({ operation }: Match, request: HttpRequest, { faults }: PipelineOptions): InjectedFault | undefined {
  const fault = faults.pending.length > 0 ? faults.take(operation.id, request) : undefined;
  if (fault) request.trace.fault = { id: fault.id, effect: fault.effect, when: fault.when };
  return fault;
}

/** Logs a response that violates the contract, which is a bug of the sandbox, and replaces it by a 500. */
function checkResponse(
  response: HttpResponse,
  request: HttpRequest,
  { api, operation }: Target,
  { platform, log, onContractViolation }: Pick<PipelineOptions, 'platform' | 'log' | 'onContractViolation'>,
): HttpResponse {
  const violations = operation
    ? findResponseViolations(api.contract, operation, response)
    : findProblemViolations(platform.contract, response);
  if (violations.length === 0) return response;
  const violation = violations.join('; ');
  const name = operation?.id ?? `${request.method} ${request.path}`;
  log(`${name} responded ${response.status} against the contract: ${violation}`);
  if (onContractViolation === 'log') return response;
  const detail = { key: 'contractViolated', parameters: { violation } } as const;
  return toProblemResponse(new ProblemError('internal-error', detail), request);
}

function toProblemError(error: unknown, log: (line: string) => void): ProblemError {
  if (error instanceof ProblemError) return error;
  log(redact(error instanceof Error ? (error.stack ?? error.message) : String(error)));
  return new ProblemError('internal-error', { key: 'internalError' });
}

function rejectForeignControl(request: HttpRequest): void {
  if (isCrossOriginControlRequest(request)) throw new ProblemError('control-refused', { key: 'controlForeign' });
}

/** Clients are identified by their token, otherwise by their address. */
function enforceLimits(
  { headers, remoteAddress, trace }: HttpRequest,
  scope: LimitScope,
  target: Target,
  limits: Limits,
): void {
  // The scheme is case-insensitive; the token is the same. The token endpoint has another credential there.
  const token = scope === 'api' ? headers.authorization?.replace(/^bearer +/i, '') : undefined;
  const verdict = limits.enter(scope, token ?? remoteAddress);
  trace.limits = { remaining: verdict.remaining, rejectedBy: verdict.rejectedBy };
  if ('leave' in verdict) {
    target.leave = verdict.leave;
    return;
  }
  const seconds = verdict.retryAfter;
  const detail = { key: 'tooManyRequests', parameters: { seconds } } as const;
  throw new ProblemError('too-many-requests', detail, { headers: { 'retry-after': String(seconds) } });
}
