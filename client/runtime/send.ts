import type { CallOptions, CheckedClientOptions, FetchInit, Limits } from './client-options.ts';
import { createDeadline, type Deadline, waitFor } from './deadline.ts';
import { type CallContext, CallError, ConnectionError, UnreadableResponseError } from './errors.ts';
import { readBody } from './read-body.ts';
import { redact, redactHeaders } from './redact.ts';
import type { ApiRequest, RawResponse } from './request.ts';

export interface Call {
  readonly settings: CheckedClientOptions;
  readonly request: ApiRequest;
  readonly options: CallOptions;
  readonly context: CallContext;
  readonly limits: Limits;
}

/**
 * Sends a request once, and reads the response within the timeout.
 *
 * @param secrets values to redact in errors.
 * @throws ConnectionError when no complete response arrives in time; UnreadableResponseError when it is too large.
 * @throws the reason of the signal, when it aborts.
 */
export async function send(
  call: Call,
  { headers, body }: { readonly headers: Headers; readonly body: RequestInit['body'] | undefined },
  secrets: readonly string[],
): Promise<RawResponse> {
  const { url, method } = call.context;
  const { fetch = globalThis.fetch } = call.settings;
  const { document } = call.request;
  const deadline = createDeadline(call.limits.timeout, call.options.signal);
  const init: FetchInit = { method, headers, signal: deadline.signal, redirect: 'manual' };
  let head: Response | undefined;
  const receive = async (): Promise<RawResponse> => {
    head = (await fetch(url, body ? { ...init, body: body as NonNullable<FetchInit['body']> } : init)) as Response;
    const reject = () => createSizeError(call, head as Response);
    const content = await readBody(head, call.limits.maxResponseBytes, deadline.signal, reject);
    if (!document || !head.ok) return { head, text: await content.text() };
    const blob = await content.blob();
    const read = await document.read(blob);
    return read ? { head, text: '', document: read } : { head, text: await blob.text() };
  };
  try {
    // A custom `fetch`, or its body, may ignore the signal.
    return (await waitFor(Number.POSITIVE_INFINITY, deadline.signal, receive())) as RawResponse;
  } catch (error) {
    throw error instanceof CallError ? error : toSendError(call, deadline, error, head, secrets);
  } finally {
    deadline.stop();
  }
}

function createSizeError({ context, limits }: Call, { status }: Response): UnreadableResponseError {
  const message = `${status} The response has more than ${limits.maxResponseBytes} bytes, which maxResponseBytes allows.`;
  return new UnreadableResponseError(context, message, { status });
}

/** @param response status and headers that arrived before the failure. */
function toSendError(
  { context, limits, options: { signal } }: Call,
  deadline: Deadline,
  error: unknown,
  response: Response | undefined,
  secrets: readonly string[],
): unknown {
  if (signal?.aborted) return signal.reason;
  const failure = response && { status: response.status, headers: redactHeaders(response.headers, secrets) };
  const message = `no ${response ? 'complete ' : ''}response from ${new URL(context.url).origin}`;
  // The original error is not the cause: errors of a custom fetch may hold secrets.
  const cause = deadline.signal.aborted ? undefined : toCause(error, secrets);
  const reason = cause ? `(${cause.message})` : `within ${limits.timeout / 1000} s`;
  return new ConnectionError(context, `${message} ${reason}.`, cause ? cause.code : 'TIMEOUT', { ...failure, cause });
}

interface Thrown {
  readonly name?: string;
  readonly message?: string;
  readonly code?: unknown;
  readonly cause?: Thrown;
}

/** Copies the innermost cause: `fetch failed` is caused by `connect ECONNREFUSED 127.0.0.1:4010`. */
function toCause(error: unknown, secrets: readonly string[]): Error & { code: string | undefined } {
  let root = new Object(error) as Thrown;
  // `instanceof` fails in Jest, where `fetch` throws errors of another realm.
  while (root.cause?.name) root = root.cause;
  let code = typeof root.code === 'string' ? root.code : undefined;
  const message = redact(root.message || code || 'failed', secrets);
  // Deno has messages without codes, and older versions of Bun have other codes.
  if (/refused/i.test(code + message)) code = 'ECONNREFUSED';
  if (/dns error/.test(message)) code = 'ENOTFOUND';
  return Object.assign(new Error(message), { code });
}
