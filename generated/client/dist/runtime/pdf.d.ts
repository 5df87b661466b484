import type { DocumentReader } from './document-reader.js';
import type { Content } from './request.js';
/**
 * A PDF to upload. A stream can be sent only once, so calls with a stream are never retried. Few browsers support
 * streams in requests; use bytes there.
 */
export type PdfContent = Blob | ArrayBuffer | Uint8Array | ReadableStream<Uint8Array>;
/** A PDF to download. It can be read once, by one of these methods, and arrives while it is read. */
export interface PdfFile {
  /** Bytes; undefined when the response does not say. */
  readonly size: number | undefined;
  /** @throws ConnectionError, from the stream, when the connection breaks. */
  stream(): ReadableStream<Uint8Array>;
  /** @throws ConnectionError when the connection breaks. */
  bytes(): Promise<Uint8Array>;
  /** @throws ConnectionError when the connection breaks. */
  blob(): Promise<Blob>;
}
/** Encodes a PDF as a body. */
export declare const pdfContent: (body: PdfContent) => Content;
/** Reads a response that is a PDF. */
export declare const pdfDocument: DocumentReader;
