/** Reads a response that is not JSON. */
export interface DocumentReader {
  readonly contentType: string;
  /** @param withTimeout runs one step of the reading with the timeout of the call, and throws errors of the client. */
  read(response: Response, withTimeout: WithTimeout): unknown;
}

export type WithTimeout = <T>(step: () => Promise<T>) => Promise<T>;
