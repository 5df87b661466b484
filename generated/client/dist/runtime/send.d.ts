import { type CallContext } from './errors.js';
import type { Document } from './protocol.js';
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
export declare function send(sending: Sending): Promise<Received>;
