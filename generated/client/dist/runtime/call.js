import { Deadline } from './deadline.js';
import { CallError, OutcomeUnknownError } from './errors.js';
import { getRequestContent, getRequestUrl } from './request.js';
import { isSuccess, readContent, toError } from './response.js';
import { createRetryPolicy, isOutcomeUnknown } from './retry.js';
import { send } from './send.js';
import { getLimits } from './settings.js';
import { createCallToken } from './token.js';
/**
 * Makes a call: sends the request, and retries while that is safe and useful.
 *
 * @returns the JSON, the document, or undefined.
 * @throws CallError, one of its subclasses, when the call does not succeed.
 */
export async function call(settings, request, options) {
  options.signal?.throwIfAborted();
  const limits = getLimits(settings, options);
  const context = createContext(settings, request, options);
  const token = createCallToken(request.service ? undefined : settings.token);
  let policy;
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
/** Sends the request once. Returns the content of the response, or the error. */
async function attemptCall({ settings, request, context, token, limits, signal, attempt }) {
  const { document, service } = request;
  const { fetch = globalThis.fetch, hooks } = settings;
  const content = getRequestContent(request);
  const secrets = [...(content?.secrets ?? []), token ?? ''];
  const init = createInit(context, document, content, token);
  const startedAt = performance.now();
  let response;
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
function createInit({ method, tenant, language }, document, content, token) {
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
export const getBaseUrl = ({ baseUrl, authUrl }, { service }) => (service ? authUrl : baseUrl);
/** Creates the description of the call for errors and hooks. */
function createContext(settings, request, options) {
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
async function sleep(milliseconds, signal) {
  const deadline = new Deadline(milliseconds, signal);
  if (!deadline.signal.aborted) await new Promise((resolve) => deadline.signal.addEventListener('abort', resolve));
  deadline.stop();
  signal?.throwIfAborted();
}
