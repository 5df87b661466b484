import type { BrowserSandboxOptions } from './options.ts';

/** A request as it is sent to a worker. Its body is transferred. */
export interface SentRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer | undefined;
}

/** A response as a worker sends it. Its body is transferred. */
export interface SentResponse {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer | ReadableStream<Uint8Array> | null;
}

/** What a page tells its worker to do. Each call gets a result with its number. */
export type Call =
  | { readonly call: 'start'; readonly options: BrowserSandboxOptions }
  | { readonly call: 'fetch'; readonly request: SentRequest }
  | { readonly call: 'reset' | 'snapshot' | 'close' };

export type CallMessage = Call & { readonly id: number };

/** Aborts a request; it has no result. */
export interface AbortMessage {
  readonly abort: number;
}

/** What a worker sends. */
export type WorkerMessage =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: { readonly name: string; readonly message: string } }
  | { readonly loaded: number; readonly total: number };

/** The part of a worker, or of the scope inside it, that sends and receives. The types of the DOM are not loaded here. */
export interface MessageEndpoint {
  readonly postMessage: (message: unknown, transfer?: readonly unknown[]) => void;
  readonly addEventListener: (type: string, listener: (event: { readonly data?: unknown }) => void) => void;
}
