import { Deadline } from './deadline.ts';
import type { Document } from './document-reader.ts';
import { type CallContext, CallError, OutcomeUnknownError } from './errors.ts';
import { type ApiRequest, type Content, requestContent, requestUrl } from './request.ts';
import { isSuccess, readAnswer, toError } from './response.ts';
import { isOutcomeUnknown, type Retries, retriesOf } from './retry.ts';
import { type Received, send } from './send.ts';
import { type CheckedSettings, type Limits, limitsOf, type RetryLimits } from './settings.ts';
import { callToken } from './token.ts';

/** What can differ for one call. */
export interface CallOptions extends RetryLimits {
  /** Ends the call. The call then throws the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  /** The administration of this call, in the place of the connection's. */
  readonly tenant?: number | undefined;
  /** The language of this call's messages, in the place of the connection's. */
  readonly language?: string | undefined;
}

/**
 * Makes a call: sends it, and sends it again while that is safe and may help.
 *
 * @returns the JSON, the document, or undefined.
 * @throws CallError, one of its kinds, when the call does not succeed.
 */
export async function call(settings: CheckedSettings, request: ApiRequest, options: CallOptions): Promise<unknown> {
  options.signal?.throwIfAborted();
  const limits = limitsOf(settings, options);
  const context = contextOf(settings, request, options);
  const token = callToken(request.service ? undefined : settings.token);
  let retries: Retries | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const exchange = {
      settings,
      request,
      context,
      token: await token.current(),
      limits,
      signal: options.signal,
      attempt,
    };
    const result = await outcomeOf(exchange);
    if (!(result instanceof CallError)) return result;
    // Most calls need none.
    retries ??= retriesOf(request, limits);
    if (retries.isDeleted(result)) return undefined;

    const wait = (await token.renew(result)) ? 0 : retries.waitAfter(result);
    if (wait === undefined) throw isOutcomeUnknown(request, result) ? new OutcomeUnknownError(context, result) : result;
    settings.hooks?.onRetry?.({ ...context, attempt, error: result, wait });
    await pause(wait, options.signal);
  }
}

interface Exchange {
  readonly settings: CheckedSettings;
  readonly request: ApiRequest;
  readonly context: CallContext;
  readonly token: string | undefined;
  readonly limits: Limits;
  readonly signal: AbortSignal | undefined;
  readonly attempt: number;
}

/** Sends the request of a call once. Returns its answer, or how it failed. */
async function outcomeOf({ settings, request, context, token, limits, signal, attempt }: Exchange): Promise<unknown> {
  const { document, service } = request;
  const { fetch = globalThis.fetch, hooks } = settings;
  const content = requestContent(request);
  const secrets = [...(content?.secrets ?? []), token ?? ''];
  const init = initOf(context, document, content, token);
  const begun = performance.now();
  let received: Received | undefined;
  hooks?.onRequest?.({ ...context, attempt });
  try {
    received = await send({ context, init, document, fetch, timeout: limits.timeout, signal, secrets });
  } catch (error) {
    if (error instanceof CallError) return error;
    throw error;
  } finally {
    const milliseconds = performance.now() - begun;
    hooks?.onResponse?.({ ...context, attempt, status: received?.status, milliseconds });
  }
  const refuse = service?.toError ?? toError;
  return isSuccess(received) ? readAnswer(context, received) : refuse(context, received, secrets);
}

function initOf(
  { method, tenant, language }: CallContext,
  document: Document | undefined,
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

/** Where the request goes. */
export const addressOf = ({ baseUrl, authUrl }: CheckedSettings, { service }: ApiRequest): string =>
  service ? authUrl : baseUrl;

/** Which call it is, for errors and hooks. */
function contextOf(settings: CheckedSettings, request: ApiRequest, options: CallOptions): CallContext {
  const { operation, method, service } = request;
  const tenant = options.tenant ?? settings.tenant;
  const language = options.language ?? settings.language;
  return {
    operation,
    method,
    url: requestUrl(addressOf(settings, request), request),
    ...(!service && tenant !== undefined && { tenant }),
    ...(!service && language !== undefined && { language }),
  };
}

/** Waits, unless the signal ends the call. */
async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  const end = new Deadline(milliseconds, signal);
  if (!end.signal.aborted) await new Promise((ended) => end.signal.addEventListener('abort', ended));
  end.stop();
  signal?.throwIfAborted();
}
