import { VERSION } from '../../generated/client/src/version.ts';
import { type CallOptions, type CheckedClientOptions, getLimits } from './client-options.ts';
import { waitFor } from './deadline.ts';
import { type CallContext, CallError, UnknownOutcomeError } from './errors.ts';
import { type ApiRequest, getRequestUrl, type RawResponse } from './request.ts';
import { readContent, toError } from './response.ts';
import { createRetryPolicy, notifyOfRetry } from './retry.ts';
import { type Call, send } from './send.ts';
import { createCallToken } from './token.ts';

/** The content of a successful response, with its status and its headers. */
export interface ApiResponse<Result> {
  /** The record, the page, or the document; undefined for a DELETE. */
  readonly data: Result;
  /** Status of HTTP. */
  readonly status: number;
  /** Headers of the response. */
  readonly headers: Headers;
}

/** A response with its content; undefined for a DELETE. */
export interface CallResult extends RawResponse {
  readonly data?: unknown;
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
): Promise<CallResult> {
  const { signal } = options;
  signal?.throwIfAborted();
  const limits = getLimits(settings, options);
  const context = createContext(settings, request, options);
  const call: Call = { settings, request, options, context, limits };
  const token = createCallToken(call);
  const policy = createRetryPolicy(call);
  for (let attempt = 1; ; attempt += 1) {
    const accessToken = await token.current();
    const result = await attemptCall(call, accessToken).catch(toCallError);
    if (!(result instanceof CallError)) return result;
    if (policy.isDeleted(result)) return { head: new Response(null, { status: 404 }), text: '' };

    const wait = (await token.renew(result)) ? 0 : policy.getWait(result);
    if (wait === undefined) throw policy.isOutcomeUnknown(result) ? new UnknownOutcomeError(context, result) : result;
    notifyOfRetry(settings, { ...context, attempt, error: result, wait });
    await waitFor(wait, signal);
  }
}

/** @throws other errors than failures of a call, such as the reason of a signal. */
export function toCallError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  throw error;
}

async function attemptCall(call: Call, accessToken: string | undefined): Promise<CallResult> {
  const { settings, request, options, context } = call;
  const { document, service, content } = request;
  const secrets = [...(content?.secrets ?? []), accessToken ?? ''];
  const headers = new Headers();
  const values = {
    Accept: `${document?.contentType ?? 'application/json'}, application/problem+json`,
    'Content-Type': content?.contentType,
    Authorization: accessToken && `Bearer ${accessToken}`,
    'X-Tenant-Id': context.tenant,
    'Accept-Language': context.language,
    'User-Agent': isBrowser() ? undefined : `accounting-platform-client/${VERSION}`,
  };
  // Header names ignore case: a caller's header replaces or removes any spelling.
  for (const [name, value] of [values, settings.headers, options.headers].flatMap((set) => Object.entries(set ?? {}))) {
    if (value === undefined) headers.delete(name);
    else headers.set(name, `${value}`);
  }
  const response = await send(call, { headers, body: content?.body }, secrets);
  if (!response.head.ok) throw (service?.toError ?? toError)(context, response, secrets);
  return { ...response, data: readContent(context, request, response, secrets) };
}

/** Checks for a browser, which has a User-Agent of its own: another would need permission by CORS. */
const isBrowser = (): boolean => 'document' in globalThis || 'importScripts' in globalThis;

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
