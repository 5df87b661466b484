/** A response that has arrived completely, except a document, which arrives while it is read. */
export interface RawResponse {
  readonly head: Pick<Response, 'ok' | 'status' | 'statusText' | 'headers'>;
  readonly text: string;
  /** The result of the document reader; `text` is then empty. */
  readonly document?: unknown;
}

/** Reads a response that is not JSON. */
export interface DocumentReader {
  readonly contentType: string;
  /**
   * Reads a successful response as far as needed to know that it is the document. Returns the text of one that is not.
   *
   * @param attempt runs one step of the reading with the timeout of the call, and throws errors of the client.
   */
  read(response: Response, attempt: AttemptStep): Promise<Omit<RawResponse, 'head'>>;
}

export type AttemptStep = <T>(step: () => Promise<T>) => Promise<T>;
