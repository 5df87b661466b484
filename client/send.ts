import { ConnectionError } from './errors.ts';
import { redact } from './redact.ts';

/** What the client needs of `fetch`. The global one fits, and so does one of your own for a proxy or for tests. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** An answer that arrived as a whole. */
export interface Received {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly text: string;
  /** A document that was asked for; `text` is empty then. */
  readonly document?: Blob;
}

export interface Sending {
  readonly operation: string;
  readonly url: string;
  readonly init: RequestInit;
  readonly fetch: Fetch;
  /** Whether a successful answer is a document, and not text. */
  readonly isDocument: boolean;
  /** Milliseconds for the whole exchange. */
  readonly timeout: number;
  readonly signal: AbortSignal | undefined;
  /** What must not be read in an error. */
  readonly secrets: readonly string[];
}

/**
 * Sends a request once and reads the answer to its end.
 *
 * @throws ConnectionError when there is no whole answer in time.
 * @throws the reason of `signal`, when that ends the call.
 */
export async function send({
  operation,
  url,
  init,
  isDocument,
  fetch,
  timeout,
  signal,
  secrets,
}: Sending): Promise<Received> {
  const late = Number.isFinite(timeout) ? AbortSignal.timeout(timeout) : undefined;
  const signals = [signal, late].filter((one) => one !== undefined);
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.any(signals) });
    const { status, statusText, headers } = response;
    if (isDocument && response.ok) return { status, statusText, headers, text: '', document: await response.blob() };
    return { status, statusText, headers, text: await response.text() };
  } catch (error) {
    signal?.throwIfAborted();
    const nobody = `no answer from ${new URL(url).origin}`;
    if (late?.aborted) throw new ConnectionError(operation, `${nobody} in ${timeout / 1000} s.`, 'TIMEOUT');
    // The original error isn't kept as the cause: what a fetch puts into its errors cannot be known.
    const { reason, code } = explain(error);
    throw new ConnectionError(operation, `${nobody} (${redact(reason, secrets)}).`, code);
  }
}

/** The deepest cause says most: `fetch failed` is caused by `connect ECONNREFUSED 127.0.0.1:4010`. */
function explain(error: unknown): { reason: string; code: string | undefined } {
  let deepest = error;
  while (deepest instanceof Error && deepest.cause instanceof Error) deepest = deepest.cause;
  const { message, code } = (deepest ?? {}) as { message?: unknown; code?: unknown };
  const known = typeof code === 'string' ? code : undefined;
  return { reason: typeof message === 'string' && message !== '' ? message : (known ?? 'unknown error'), code: known };
}
