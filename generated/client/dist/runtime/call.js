import { isSuccess, readAnswer, toError } from './answer.js';
import { CallError, NotFoundError, OutcomeUnknownError } from './errors.js';
import { requestContent, requestUrl } from './request.js';
import { didNothing, isOutcomeUnknown, mayRepeat, waitAfter } from './retry.js';
import { send } from './send.js';
import { limitsOf } from './settings.js';
import { anotherToken, currentToken } from './token.js';
/**
 * Makes a call: sends it, and sends it again while that is safe and may help.
 *
 * @returns the JSON, the document, or undefined.
 * @throws CallError, one of its kinds, when the call does not succeed.
 */
export async function call(settings, request, options) {
  options.signal?.throwIfAborted();
  const limits = limitsOf(settings, options);
  const exchange = exchangeOf(settings, request, options, limits.timeout);
  let token = request.service ? undefined : await currentToken(settings);
  let isRenewed = false;
  let mayBeDone = false;
  let waited = 0;
  for (let attempt = 1, failures = 0; ; attempt += 1) {
    const result = await exchange(token, attempt);
    if (!(result instanceof CallError)) return result;
    if (result.status === 401 && token !== undefined && !isRenewed) {
      isRenewed = true;
      const other = await anotherToken(settings, token);
      if (other !== undefined) {
        token = other;
        continue;
      }
    }
    // What an earlier request may have deleted is gone, as was asked.
    if (result instanceof NotFoundError && request.method === 'DELETE' && mayBeDone) return undefined;
    mayBeDone ||= !didNothing(result);
    failures += 1;
    const wait = waitAfter(result, failures, limits);
    if (!mayRepeat(request, result) || failures > limits.maxRetries || waited + wait > limits.maxWait) {
      throw isOutcomeUnknown(request, result) ? new OutcomeUnknownError(exchange.context, result) : result;
    }
    waited += wait;
    settings.hooks?.onRetry?.({ ...exchange.event(attempt), error: result, wait });
    await pause(wait, options.signal);
  }
}
/** Sends the request of a call once: with which token, and for which time. Returns its answer, or how it failed. */
function exchangeOf(settings, request, options, timeout) {
  const { operation, method, document, service } = request;
  const url = requestUrl(addressOf(settings, request), request);
  const content = requestContent(request);
  const choices = service ? {} : choicesOf(settings, options);
  const headers = {
    Accept: `${document?.contentType ?? 'application/json'}, application/problem+json`,
    ...(content && { 'Content-Type': content.contentType }),
    ...(choices.tenant !== undefined && { 'X-Tenant-Id': String(choices.tenant) }),
    ...(choices.language !== undefined && { 'Accept-Language': choices.language }),
  };
  const { onRequest, onResponse } = settings.hooks ?? {};
  const context = { operation, method, url, ...choices };
  const event = (attempt) => ({ operation, method, url, attempt });
  const exchange = async (token, attempt) => {
    const secrets = [...(content?.secrets ?? []), token ?? ''];
    const begun = performance.now();
    const told = (status) => onResponse?.({ ...event(attempt), status, milliseconds: performance.now() - begun });
    onRequest?.(event(attempt));
    let received;
    try {
      received = await send({
        context,
        init: {
          method,
          headers: token === undefined ? headers : { ...headers, Authorization: `Bearer ${token}` },
          redirect: 'manual',
          ...(content && { body: content.body }),
          ...(content?.isStream && { duplex: 'half' }),
        },
        document,
        fetch: settings.fetch ?? globalThis.fetch,
        timeout,
        signal: options.signal,
        secrets,
      });
    } catch (error) {
      told(undefined);
      if (error instanceof CallError) return error;
      throw error;
    }
    told(received.status);
    return isSuccess(received)
      ? readAnswer(context, received)
      : (service?.toError ?? toError)(context, received, secrets);
  };
  return Object.assign(exchange, { context, event });
}
/** Where the request goes. */
export const addressOf = ({ baseUrl, authUrl }, { service }) => (service ? authUrl : baseUrl);
/** The administration and the language of a call, those that were chosen. */
function choicesOf(settings, options) {
  const tenant = options.tenant ?? settings.tenant;
  const language = options.language ?? settings.language;
  return { ...(tenant !== undefined && { tenant }), ...(language !== undefined && { language }) };
}
/** Waits, unless the signal ends the call. */
function pause(milliseconds, signal) {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, milliseconds);
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end, { once: true });
  });
}
