/** A response that has arrived completely. */
export interface RawResponse {
  readonly head: Pick<Response, 'ok' | 'status' | 'statusText' | 'headers'>;
  /** Empty for a document. */
  readonly text: string;
  /** Content that is not JSON, such as a PDF. */
  readonly document?: Blob;
}
