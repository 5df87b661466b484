import type { DocumentReader } from './document-reader.js';
import { type CallContext } from './errors.js';
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
export declare function send(options: SendOptions): Promise<RawResponse>;
