/** Reads a response that is not JSON. */
export interface DocumentReader {
  readonly contentType: string;
  /** Whether a response has the media type of the document, or one that says nothing. */
  canRead(headers: Headers): boolean;
  /** @param attempt runs one step of the reading with the timeout of the call, and throws errors of the client. */
  read(response: Response, attempt: AttemptStep): unknown;
}

export type AttemptStep = <T>(step: () => Promise<T>) => Promise<T>;
