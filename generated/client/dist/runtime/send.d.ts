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
export declare function send({
  operation,
  url,
  init,
  isDocument,
  fetch,
  timeout,
  signal,
  secrets,
}: Sending): Promise<Received>;
