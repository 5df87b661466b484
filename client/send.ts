import { Deadline } from './deadline.ts';
import type { DocumentReader, WithTimeout } from './document-reader.ts';
import { type CallContext, ConnectionError } from './errors.ts';
import { redact } from './redact.ts';

/** The part of `fetch` that the client uses: the global one, or a replacement for a proxy or for tests. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A response that has arrived completely, except a document, which arrives while it is read. */
export interface RawResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly text: string;
  /** The result of the document reader; `text` is then empty. */
  readonly document?: unknown;
}

export interface SendOptions {
  readonly context: CallContext;
  readonly init: RequestInit;
  readonly fetch: Fetch;
  /** Reads a successful response that is not text. */
  readonly document: DocumentReader | undefined;
  /** Milliseconds for the whole exchange; for a document until its headers, and again for each step of reading it. */
  readonly timeout: number;
  readonly signal: AbortSignal | undefined;
  /** Values to redact in errors. */
  readonly secrets: readonly string[];
}

/**
 * Sends a request once and reads the response.
 *
 * @throws ConnectionError when no complete response arrives in time.
 * @throws the reason of `signal`, when it aborts.
 */
export async function send(options: SendOptions): Promise<RawResponse> {
  const { context, init, document, fetch, timeout, signal } = options;
  const deadline = new Deadline(timeout, signal);
  try {
    const response = await fetch(context.url, { ...init, signal: deadline.signal });
    const { status, statusText, headers } = response;
    if (!document || !response.ok) return { status, statusText, headers, text: await response.text() };
    return { status, statusText, headers, text: '', document: document.read(response, withTimeout(options, deadline)) };
  } catch (error) {
    throw toSendError(options, deadline, error);
  } finally {
    deadline.stop();
  }
}

/** Runs each step of reading a document with a timeout of its own. */
const withTimeout =
  (options: SendOptions, deadline: Deadline): WithTimeout =>
  async (step) => {
    deadline.restart();
    try {
      return await step();
    } catch (error) {
      throw toSendError(options, deadline, error);
    } finally {
      deadline.stop();
    }
  };

function toSendError({ context, timeout, signal, secrets }: SendOptions, deadline: Deadline, error: unknown): unknown {
  if (signal?.aborted) return signal.reason;
  const message = `no response from ${new URL(context.url).origin}`;
  if (deadline.hasTimedOut) return new ConnectionError(context, `${message} within ${timeout / 1000} s.`, 'TIMEOUT');
  // The original error is not attached as the cause: errors of a custom fetch may hold secrets.
  const { reason, code } = getRootCause(error);
  return new ConnectionError(context, `${message} (${redact(reason, secrets)}).`, code);
}

/** Reads the innermost cause: `fetch failed` is caused by `connect ECONNREFUSED 127.0.0.1:4010`. */
function getRootCause(error: unknown): { reason: string; code: string | undefined } {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  const { message, code: rawCode } = (cause ?? {}) as { message?: unknown; code?: unknown };
  const code = typeof rawCode === 'string' ? rawCode : undefined;
  return { reason: typeof message === 'string' && message !== '' ? message : (code ?? 'unknown error'), code };
}
