import type { Deadline } from './deadline.ts';

/** A response that has arrived completely, except a document, which arrives while it is read. */
export interface RawResponse {
  readonly head: Pick<Response, 'ok' | 'status' | 'statusText' | 'headers'>;
  readonly text: string;
  /** The result of the document reader, such as a PDF; `text` is empty for what can be streamed. */
  readonly document?: unknown;
}

/** Reads a response that is not JSON. */
export interface DocumentReader {
  readonly contentType: string;
  /**
   * Reads a successful response as far as needed to know that it is the document. Returns the text of one that is not.
   *
   * @param attempt runs one step of the reading, and throws errors of the client.
   * @param deadline of the call. Start it for each step after the first, and stop it.
   */
  read(response: Response, attempt: AttemptStep, deadline: Deadline): Promise<Omit<RawResponse, 'head'>>;
}

export type AttemptStep = <T>(step: () => Promise<T>) => Promise<T>;
