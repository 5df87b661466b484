import { Deadline } from './deadline.ts';
import type { DocumentReader } from './document-reader.ts';
import { type CallContext, CallError, OutcomeUnknownError } from './errors.ts';
import { type ApiRequest, type Content, getRequestContent, getRequestUrl } from './request.ts';
import { isSuccess, readContent, toError } from './response.ts';
import { createRetryPolicy, isOutcomeUnknown, type RetryPolicy } from './retry.ts';
import { type RawResponse, send } from './send.ts';
import { type CheckedSettings, getLimits, type Limits, type RetryLimits } from './settings.ts';
import { createCallToken } from './token.ts';

/** Options of a single call. */
export interface CallOptions extends RetryLimits {
  /** Aborts the call, which then throws the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  /** Identifier of the administration; overrides that of the connection. */
  readonly tenant?: number | undefined;
  /** Language of messages; overrides that of the connection. */
  readonly language?: string | undefined;
}

/**
 * Makes a call: sends the request, and retries while that is safe and useful.
 *
 * @returns the JSON, the document, or undefined.
 * @throws CallError, one of its subclasses, when the call does not succeed.
 */
export async function call(settings: CheckedSettings, request: ApiRequest, options: CallOptions): Promise<unknown> {
  options.signal?.throwIfAborted();
  const limits = getLimits(settings, options);
  const context = createContext(settings, request, options);
  const token = createCallToken(request.service ? undefined : settings.token);
  let policy: RetryPolicy | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const result = await attemptCall({
      settings,
      request,
      context,
      token: await token.current(),
      limits,
      signal: options.signal,
      attempt,
    });
    if (!(result instanceof CallError)) return result;
    // Created on the first failure: most calls need none.
    policy ??= createRetryPolicy(request, limits);
    if (policy.isDeleted(result)) return undefined;

    const delay = (await token.renew(result)) ? 0 : policy.delayAfter(result);
    if (delay === undefined)
      throw isOutcomeUnknown(request, result) ? new OutcomeUnknownError(context, result) : result;
    settings.hooks?.onRetry?.({ ...context, attempt, error: result, wait: delay });
    await sleep(delay, options.signal);
  }
}

interface Attempt {
  readonly settings: CheckedSettings;
  readonly request: ApiRequest;
  readonly context: CallContext;
  readonly token: string | undefined;
  readonly limits: Limits;
  readonly signal: AbortSignal | undefined;
  readonly attempt: number;
}

/** Sends the request once. Returns the content of the response, or the error. */
async function attemptCall({ settings, request, context, token, limits, signal, attempt }: Attempt): Promise<unknown> {
  const { document, service } = request;
  const { fetch = globalThis.fetch, hooks } = settings;
  const content = getRequestContent(request);
  const secrets = [...(content?.secrets ?? []), token ?? ''];
  const init = createInit(context, document, content, token);
  const startedAt = performance.now();
  let response: RawResponse | undefined;
  hooks?.onRequest?.({ ...context, attempt });
  try {
    response = await send({ context, init, document, fetch, timeout: limits.timeout, signal, secrets });
  } catch (error) {
    if (error instanceof CallError) return error;
    throw error;
  } finally {
    const milliseconds = performance.now() - startedAt;
    hooks?.onResponse?.({ ...context, attempt, status: response?.status, milliseconds });
  }
  if (isSuccess(response)) return readContent(context, response);
  return (service?.toError ?? toError)(context, response, secrets);
}

function createInit(
  { method, tenant, language }: CallContext,
  document: DocumentReader | undefined,
  content: Content | undefined,
  token: string | undefined,
): RequestInit {
  return {
    method,
    headers: {
      Accept: `${document?.contentType ?? 'application/json'}, application/problem+json`,
      ...(content && { 'Content-Type': content.contentType }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(tenant !== undefined && { 'X-Tenant-Id': String(tenant) }),
      ...(language !== undefined && { 'Accept-Language': language }),
    },
    redirect: 'manual',
    ...(content && { body: content.body }),
    ...(content?.isStream && { duplex: 'half' }),
  };
}

/** Returns the base URL of a request: that of the API or of the authorization service. */
export const getBaseUrl = ({ baseUrl, authUrl }: CheckedSettings, { service }: ApiRequest): string =>
  service ? authUrl : baseUrl;

/** Creates the description of the call for errors and hooks. */
function createContext(settings: CheckedSettings, request: ApiRequest, options: CallOptions): CallContext {
  const { operation, method, service } = request;
  const tenant = options.tenant ?? settings.tenant;
  const language = options.language ?? settings.language;
  return {
    operation,
    method,
    url: getRequestUrl(getBaseUrl(settings, request), request),
    ...(!service && tenant !== undefined && { tenant }),
    ...(!service && language !== undefined && { language }),
  };
}

/** Waits until the time has passed or the signal aborts. */
async function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  const deadline = new Deadline(milliseconds, signal);
  if (!deadline.signal.aborted) await new Promise((resolve) => deadline.signal.addEventListener('abort', resolve));
  deadline.stop();
  signal?.throwIfAborted();
}
