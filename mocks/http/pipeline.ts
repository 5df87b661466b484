import type { FaultInjection } from '../api/control/faults.ts';
import type { Contract } from '../contract/contract.ts';
import type { Operation } from '../contract/model.ts';
import { type Match, routerFor } from '../contract/router.ts';
import { bodyValidatorFor } from '../contract/validation/body.ts';
import { type Parameters, parameterReaderFor } from '../contract/validation/parameters.ts';
import { findProblemViolations, findResponseViolations } from '../contract/validation/responses.ts';
import { ProblemError, validationError } from '../messages/problems.ts';
import { appendVary, getCorsHeaders, isCrossOriginControlRequest, respondToPreflight } from './cors.ts';

import { checkPreference, parsePrefer } from './prefer-header.ts';
import { toProblemResponse } from './problem-response.ts';
import type { RateLimit } from './rate-limit.ts';
import { redact } from './redact.ts';
import { readBody } from './request-body.ts';
import { checkRequestHead, type HostGuard } from './request-guards.ts';
import { type HttpRequest, type HttpResponse, isUnderPath, type LogFields } from './types.ts';

/** A validated request for an operation, by an authenticated caller. */
export interface OperationRequest<Session = unknown> {
  readonly operation: Operation;
  readonly parameters: Parameters;
  /** Parsed JSON, a form as text, or the bytes of a PDF; undefined for none. */
  readonly body: unknown;
  readonly request: HttpRequest;
  readonly session: Session;
}

/** The operations of one contract. */
export interface Api<Session = unknown> {
  readonly contract: Contract;
  /** Finds out who calls, and whether they may. Throws a Refusal: 401, 403 or 406. */
  authenticate(request: HttpRequest, operation: Operation, parameters: Parameters): Session;
  /** What the access log says of a caller. */
  toLogFields(session: Session): LogFields;
  /** Carries out an operation. Throws a Refusal. */
  handle(request: OperationRequest<Session>): HttpResponse | Promise<HttpResponse>;
}

/** Serves paths that are no operations: sign-in pages, the site. Undefined when it has nothing at the path. */
export interface Mount {
  /** Serves this path and those below it. `/` is the root alone. */
  readonly prefix: string;
  /** @param headers headers that every response has. */
  handle(request: HttpRequest, headers: Readonly<Record<string, string>>): Promise<HttpResponse | 'sent' | undefined>;
}

export interface PipelineOptions {
  readonly isAllowedHost: HostGuard;
  readonly platform: Api;
  /** The control plane; undefined when it is off. Its contract is read on the first call. */
  readonly control: (() => Api) | undefined;
  readonly mounts: readonly Mount[];
  readonly faults: FaultInjection;
  readonly rateLimit: RateLimit | undefined;
  readonly log: (line: string) => void;
  /** Whether a response that violates the contract becomes a 500, or is only logged. */
  readonly onContractViolation: 'error' | 'log';
}

/** A response, `sent` when a mount has sent it, or `dropped` when the connection is to be closed without one. */
export type Result = HttpResponse | 'sent' | 'dropped';

export type Pipeline = (request: HttpRequest) => Promise<Result>;

/** The whole way of a request: guards, routing, authentication, validation, handler, check of the response. */
export function createPipeline(options: PipelineOptions): Pipeline {
  return async (request) => {
    const result = await respond(request, options).catch((error: unknown): Result => {
      // Nobody waits for a response, and nothing went wrong here.
      if (request.isAborted()) return 'dropped';
      const response = toProblemResponse(toRefusal(error, options.log), request);
      return checkResponse(response, findProblemViolations(options.platform.contract, response), request, options);
    });
    return typeof result === 'string' ? result : { ...result, headers: withCommonHeaders(request, result.headers) };
  };
}

async function respond(request: HttpRequest, options: PipelineOptions): Promise<Result> {
  checkRequestHead(request, options.isAllowedHost);
  const isControl = options.control !== undefined && isUnderPath('/_sandbox', request.path);
  const api = options.control && isControl ? options.control() : options.platform;
  const router = routerFor(api.contract);
  const preflightResponse = respondToPreflight(request, () => router.methodsOf(request.path));
  if (preflightResponse) return preflightResponse;
  const mounted = await respondByMount(request, options);
  if (mounted) return mounted;

  if (isControl) rejectForeignControl(request);
  else enforceRateLimit(request, options.rateLimit);
  const match = router.match(request.method, request.path);
  request.logFields.operation = match.operation.id;
  const fault = isControl ? undefined : await options.faults.meet(match.operation.id, request);
  if (fault) return fault;
  const response = await respondToOperation(api, match, request).catch((error: unknown) => {
    if (request.isAborted()) throw error;
    return toProblemResponse(toRefusal(error, options.log), request);
  });
  // Random data of Prism is not always valid.
  if (parsePrefer(request.headers.prefer)?.dynamic) return response;
  const violations = findResponseViolations(api.contract, match.operation, response);
  return checkResponse(response, violations, request, options);
}

/** The response of sign-in or site. Operations among their paths meet injected faults as all others do. */
async function respondByMount(
  request: HttpRequest,
  { mounts, platform, faults }: PipelineOptions,
): Promise<Result | undefined> {
  const mount = mounts.find(({ prefix }) => isUnderPath(prefix, request.path));
  if (!mount) return undefined;
  const match = routerFor(platform.contract).find(request.method, request.path);
  // A documented response of sign-in is for the operation to give.
  if (match && parsePrefer(request.headers.prefer)) return undefined;
  if (match) request.logFields.operation = match.operation.id;
  const fault = match && (await faults.meet(match.operation.id, request));
  return fault ?? (await mount.handle(request, withCommonHeaders(request, {})));
}

async function respondToOperation(api: Api, { operation, path }: Match, request: HttpRequest): Promise<HttpResponse> {
  const { search, headers } = request;
  const { values, faults } = parameterReaderFor(api.contract)(operation)({ path, search, headers });
  const session = api.authenticate(request, operation, values);
  Object.assign(request.logFields, api.toLogFields(session));
  const preference = checkPreference(parsePrefer(headers.prefer), operation);
  const { normalize, findFaults } = bodyValidatorFor(api.contract)(operation);
  const body = normalize(await readBody(request, operation));
  const allFaults = [...faults, ...findFaults(body)];
  if (allFaults.length > 0) throw validationError(allFaults);
  if (preference) {
    const { createMockResponse } = await import('../contract/prism.ts');
    return createMockResponse(api.contract.document, operation, preference);
  }
  return api.handle({ operation, parameters: values, body, request, session });
}

/** A response that violates the contract is a bug of the sandbox: it is logged, and replaced by a 500. */
function checkResponse(
  response: HttpResponse,
  violations: readonly string[],
  request: HttpRequest,
  { log, onContractViolation }: PipelineOptions,
): HttpResponse {
  if (violations.length === 0) return response;
  const violation = violations.join('; ');
  const { method, path, logFields } = request;
  log(`${logFields.operation ?? `${method} ${path}`} responded ${response.status} against the contract: ${violation}`);
  if (onContractViolation === 'log') return response;
  return toProblemResponse(
    new ProblemError('internal-error', { key: 'contractViolated', parameters: { violation } }),
    request,
  );
}

function toRefusal(error: unknown, log: (line: string) => void): ProblemError {
  if (error instanceof ProblemError) return error;
  log(redact(error instanceof Error ? (error.stack ?? error.message) : String(error)));
  return new ProblemError('internal-error', { key: 'internalError' });
}

function rejectForeignControl(request: HttpRequest): void {
  if (isCrossOriginControlRequest(request)) throw new ProblemError('control-refused', { key: 'controlForeign' });
}

/** Clients are identified by their token, otherwise by their address. */
function enforceRateLimit({ headers, remoteAddress }: HttpRequest, rateLimit: RateLimit | undefined): void {
  if (!rateLimit) return;
  // The scheme is case-insensitive; the token is the same.
  const token = headers.authorization?.replace(/^bearer +/i, '');
  const verdict = rateLimit.consume(token ?? remoteAddress);
  if (verdict.allowed) return;
  const seconds = verdict.retryAfter;
  const detail = { key: 'tooManyRequests', parameters: { seconds } } as const;
  throw new ProblemError('too-many-requests', detail, { headers: { 'retry-after': String(seconds) } });
}

/** Headers of every response: private, not cacheable, never sniffed. */
function withCommonHeaders(request: HttpRequest, headers: Readonly<Record<string, string>>): Record<string, string> {
  const cors = getCorsHeaders(request);
  const vary = `${cors.vary === undefined ? '' : `${cors.vary}, `}Accept-Language`;
  return {
    ...{ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' },
    ...cors,
    ...headers,
    vary: headers.vary === undefined ? vary : appendVary(vary, headers.vary),
  };
}
