import type { CheckedClientOptions, FetchInit, Limits } from './client-options.ts';
import { createDeadline, type Deadline } from './deadline.ts';
import { type CallContext, CallError, ConnectionError } from './errors.ts';
import type { OutgoingRequest } from './middleware.ts';
import type { AttemptStep, RawResponse } from './raw-response.ts';
import { redact, redactHeaders } from './redact.ts';
import type { ApiRequest } from './request.ts';

export interface Call {
  readonly settings: CheckedClientOptions;
  readonly request: ApiRequest;
  readonly context: CallContext;
  readonly limits: Limits;
  readonly signal: AbortSignal | undefined;
}

/**
 * Sends a request once, through the middleware, and reads the response. The timeout is for the whole exchange; for a
 * document until its headers, and again for each step of reading it.
 *
 * @param secrets values to redact in errors.
 * @throws ConnectionError when no complete response arrives in time, or when middleware fails after the request was sent.
 * @throws the reason of the signal, when it aborts; the error of middleware that fails before.
 */
export async function send(
  call: Call,
  outgoing: Omit<OutgoingRequest, 'signal'>,
  secrets: readonly string[],
): Promise<RawResponse> {
  const { context, limits, signal } = call;
  const { fetch = globalThis.fetch, middleware = [] } = call.settings;
  const { document } = call.request;
  const deadline = createDeadline(limits.timeout, signal);
  let response: Response | undefined;
  let isSent = false;

  const attempt: AttemptStep = async (step) => {
    try {
      return await step();
    } catch (error) {
      throw toSendError(call, deadline, error, response, secrets);
    }
  };
  const transmit = ({ url, method, headers, body, signal: aborted }: OutgoingRequest): Promise<Response> => {
    isSent = true;
    // Started here, because middleware may wait for its turn first.
    deadline.start();
    const init: FetchInit = { method, headers, signal: aborted, redirect: 'manual' };
    const content = body && { body: body as NonNullable<FetchInit['body']>, duplex: 'half' as const };
    return attempt(() => fetch(url, { ...init, ...content }) as Promise<Response>);
  };
  const dispatch = middleware.reduceRight<typeof transmit>(
    (next, handle) => async (request) => handle(request, next),
    transmit,
  );

  try {
    const head = await dispatch({ ...outgoing, signal: deadline.signal });
    response = head;
    if (!document || !head.ok) return { head, text: await attempt(() => head.text()) };
    const attemptStep: AttemptStep = (step) => {
      deadline.start();
      return attempt(step).finally(deadline.stop);
    };
    return { head, ...(await document.read(head, attemptStep)) };
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof CallError || !isSent) throw error;
    const message = `middleware failed (${redact(String(error), secrets)}).`;
    throw new ConnectionError(context, message, 'MIDDLEWARE', { cause: error });
  } finally {
    deadline.stop();
  }
}

/** @param response what arrived before the failure: its status and its headers. */
function toSendError(
  { context, limits, signal }: Call,
  deadline: Deadline,
  error: unknown,
  response: Response | undefined,
  secrets: readonly string[],
): unknown {
  if (signal?.aborted) return signal.reason;
  const failure = response && { status: response.status, headers: redactHeaders(response.headers, secrets) };
  const message = `no response from ${new URL(context.url).origin}`;
  if (deadline.signal.aborted) {
    return new ConnectionError(context, `${message} within ${limits.timeout / 1000} s.`, 'TIMEOUT', failure);
  }
  const root = getRootCause(error);
  const reason = redact(root.message, secrets);
  // The original error is not the cause: errors of a custom fetch may hold secrets.
  const cause = Object.assign(new Error(reason), { code: root.code });
  return new ConnectionError(context, `${message} (${reason}).`, root.code, { ...failure, cause });
}

interface Thrown {
  readonly name?: string;
  readonly message?: string;
  readonly code?: unknown;
  readonly cause?: Thrown;
}

/** Reads the innermost cause: `fetch failed` is caused by `connect ECONNREFUSED 127.0.0.1:4010`. */
function getRootCause(error: unknown): { message: string; code: string | undefined } {
  let root = new Object(error) as Thrown;
  // Not by `instanceof`: in Jest, `fetch` throws errors of another realm.
  while (root.cause?.name) root = root.cause;
  const { message, code: rawCode } = root;
  let code = typeof rawCode === 'string' ? rawCode : undefined;
  const text = message || code || 'unknown error';
  // Deno has messages without codes, and older versions of Bun have codes of their own.
  if (/refused/i.test(`${code} ${text}`)) code = 'ECONNREFUSED';
  if (/dns error/.test(text)) code = 'ENOTFOUND';
  return { message: text, code };
}
