import { Deadline } from './deadline.ts';
import type { Document, InTime } from './document-reader.ts';
import { type CallContext, ConnectionError } from './errors.ts';
import { redact } from './redact.ts';

/** What the client needs of `fetch`. The global one fits, and so does one of your own for a proxy or for tests. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** An answer that arrived as a whole; a document arrives while it is read. */
export interface Received {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly text: string;
  /** A document that was asked for; `text` is empty then. */
  readonly document?: unknown;
}

export interface Sending {
  readonly context: CallContext;
  readonly init: RequestInit;
  readonly fetch: Fetch;
  /** What a successful answer is, when it is no text. */
  readonly document: Document | undefined;
  /** Milliseconds for the whole exchange; for a document until it begins, and for each piece of it. */
  readonly timeout: number;
  readonly signal: AbortSignal | undefined;
  /** What must not be read in an error. */
  readonly secrets: readonly string[];
}

/**
 * Sends a request once and reads the answer.
 *
 * @throws ConnectionError when there is no whole answer in time.
 * @throws the reason of `signal`, when that ends the call.
 */
export async function send(sending: Sending): Promise<Received> {
  const { context, init, document, fetch, timeout, signal } = sending;
  const end = new Deadline(timeout, signal);
  try {
    const response = await fetch(context.url, { ...init, signal: end.signal });
    const { status, statusText, headers } = response;
    if (!document || !response.ok) return { status, statusText, headers, text: await response.text() };
    return { status, statusText, headers, text: '', document: document.read(response, inTime(sending, end)) };
  } catch (error) {
    throw noAnswer(sending, end, error);
  } finally {
    end.stop();
  }
}

/** Does a piece of the reading of a document, for which the time starts anew. */
const inTime =
  (sending: Sending, end: Deadline): InTime =>
  async (work) => {
    end.restart();
    try {
      return await work();
    } catch (error) {
      throw noAnswer(sending, end, error);
    } finally {
      end.stop();
    }
  };

function noAnswer({ context, timeout, signal, secrets }: Sending, end: Deadline, error: unknown): unknown {
  if (signal?.aborted) return signal.reason;
  const nobody = `no answer from ${new URL(context.url).origin}`;
  if (end.late) return new ConnectionError(context, `${nobody} in ${timeout / 1000} s.`, 'TIMEOUT');
  // The original error isn't kept as the cause: what a fetch puts into its errors cannot be known.
  const { reason, code } = explain(error);
  return new ConnectionError(context, `${nobody} (${redact(reason, secrets)}).`, code);
}

/** The deepest cause says most: `fetch failed` is caused by `connect ECONNREFUSED 127.0.0.1:4010`. */
function explain(error: unknown): { reason: string; code: string | undefined } {
  let deepest = error;
  while (deepest instanceof Error && deepest.cause instanceof Error) deepest = deepest.cause;
  const { message, code } = (deepest ?? {}) as { message?: unknown; code?: unknown };
  const known = typeof code === 'string' ? code : undefined;
  return { reason: typeof message === 'string' && message !== '' ? message : (known ?? 'unknown error'), code: known };
}
