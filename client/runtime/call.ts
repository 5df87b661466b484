import { VERSION } from '../../generated/client/src/version.ts';
import { type CheckedClientOptions, getLimits, type RequestHeaders, type RetryLimits } from './client-options.ts';
import { waitFor } from './deadline.ts';
import { type CallContext, CallError, UnknownOutcomeError } from './errors.ts';
import { type ApiRequest, getRequestUrl, listPairs } from './request.ts';
import { readContent, toError } from './response.ts';
import { createRetryPolicy, notifyOfRetry } from './retry.ts';
import { type Call, send } from './send.ts';
import { createCallToken } from './token.ts';

export interface CallOptions extends RetryLimits {
  /** Aborts the call, which then throws the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  /** Identifier of the administration; overrides that of the client. */
  readonly tenant?: number | undefined;
  /** Language of messages; overrides that of the client. */
  readonly language?: string | undefined;
  /** Headers to send besides those of the client, or instead of them. */
  readonly headers?: RequestHeaders | undefined;
}

/** The content of a successful response, with its status and its headers. */
export interface ApiResponse<Result> {
  /** The record, the page, or the document; undefined for a DELETE. */
  readonly data: Result;
  /** Status of HTTP. */
  readonly status: number;
  /** Headers of the response. */
  readonly headers: Headers;
}

/**
 * Makes a call: sends the request, and retries while that is safe and useful.
 *
 * @throws CallError, one of its subclasses, when the call does not succeed.
 */
export async function makeCall(
  settings: CheckedClientOptions,
  request: ApiRequest,
  options: CallOptions,
): Promise<ApiResponse<unknown>> {
  const { signal } = options;
  signal?.throwIfAborted();
  const limits = getLimits(settings, options);
  const context = createContext(settings, request, options);
  const call: Call = { settings, request, context, limits, signal };
  const token = createCallToken(call);
  const policy = createRetryPolicy(call);
  for (let attempt = 1; ; attempt += 1) {
    const accessToken = await token.current();
    const result = await attemptCall(call, options.headers, accessToken, attempt).catch(toCallError);
    if (!(result instanceof CallError)) return result;
    if (policy.isDeleted(result)) return { data: undefined, status: 404, headers: new Headers() };

    // A stream was consumed by the first request. Its token is renewed nevertheless, for the next call.
    const isRenewed = (await token.renew(result)) && !request.content?.isStream;
    const wait = isRenewed ? 0 : policy.getWait(result);
    if (wait === undefined) throw policy.isOutcomeUnknown(result) ? new UnknownOutcomeError(context, result) : result;
    notifyOfRetry(settings, { ...context, attempt, error: result, wait });
    await waitFor(wait, signal);
  }
}

/** @throws everything but a CallError. */
function toCallError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  throw error;
}

/** Sends the request once, and returns the content of the response. */
async function attemptCall(
  call: Call,
  headersOfCall: RequestHeaders | undefined,
  accessToken: string | undefined,
  attempt: number,
): Promise<ApiResponse<unknown>> {
  const { settings, request, context } = call;
  const { document, service, content } = request;
  const secrets = [...(content?.secrets ?? []), accessToken ?? ''];
  const headers = new Headers();
  const values = {
    Accept: `${document?.contentType ?? 'application/json'}, application/problem+json`,
    'Content-Type': content?.contentType,
    Authorization: accessToken && `Bearer ${accessToken}`,
    'X-Tenant-Id': context.tenant,
    'Accept-Language': context.language,
    'User-Agent': getUserAgent(),
    ...settings.headers,
    ...headersOfCall,
  };
  for (const [name, value] of listPairs(values)) headers.set(name, String(value));
  const response = await send(call, { ...context, attempt, headers, body: content?.body }, secrets);
  if (!response.head.ok) throw (service?.toError ?? toError)(context, response, secrets);
  const { head } = response;
  return { data: readContent(context, request, response, secrets), status: head.status, headers: head.headers };
}

/** Returns the base URL of a request: that of the API or of the authorization service. */
export const getBaseUrl = ({ baseUrl, authUrl }: CheckedClientOptions, { service }: ApiRequest): string =>
  service ? authUrl : baseUrl;

function createContext(settings: CheckedClientOptions, request: ApiRequest, options: CallOptions): CallContext {
  const { operation, method = 'GET', service } = request;
  return {
    operation,
    method,
    url: getRequestUrl(getBaseUrl(settings, request), request),
    tenant: service ? undefined : (options.tenant ?? settings.tenant),
    language: options.language ?? settings.language ?? 'en',
  };
}

/**
 * Returns the value of `User-Agent`, for the logs of the platform. Undefined in browsers: they have their own, and another
 * one would need permission by CORS.
 */
const getUserAgent = (): string | undefined =>
  'document' in globalThis || 'importScripts' in globalThis ? undefined : `accounting-platform-client/${VERSION}`;
