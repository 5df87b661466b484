/** A response that has arrived completely, except a document, which arrives while it is read. */
export interface RawResponse {
  readonly head: Pick<Response, 'ok' | 'status' | 'statusText' | 'headers'>;
  readonly text: string;
  /** The result of the document reader; `text` is then empty. */
  readonly document?: unknown;
}
