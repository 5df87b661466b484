import type { Document } from './protocol.js';
import type { Content } from './request.js';
/**
 * A PDF to upload. A stream is sent while it is read, and cannot be sent again: with a stream, a call is not tried
 * anew. Browsers take streams in few cases; give them the bytes.
 */
export type PdfContent = Blob | ArrayBuffer | Uint8Array | ReadableStream<Uint8Array>;
/** A PDF that the platform sends. It can be read once, in one of these ways, and arrives while it is read. */
export interface PdfFile {
  /** Number of bytes; undefined when the platform does not say. */
  readonly size: number | undefined;
  /** @throws ConnectionError, from the stream, when it breaks off. */
  stream(): ReadableStream<Uint8Array>;
  /** @throws ConnectionError when it breaks off. */
  bytes(): Promise<Uint8Array>;
  /** @throws ConnectionError when it breaks off. */
  blob(): Promise<Blob>;
}
/** A PDF as a body. */
export declare const pdfContent: (body: PdfContent) => Content;
/** A PDF as an answer. */
export declare const pdfDocument: Document;
