/** An answer that is no JSON. */
export interface Document {
  readonly contentType: string;
  /** @param inTime does a piece of the reading, in time and with an error of the client. */
  read(response: Response, inTime: InTime): unknown;
}

export type InTime = <T>(work: () => Promise<T>) => Promise<T>;
