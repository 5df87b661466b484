import type { Document, InTime } from './document-reader.ts';
import type { Content } from './request.ts';

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

const contentType = 'application/pdf';

/** A PDF as a body. */
export const pdfContent = (body: PdfContent): Content => ({
  body: body as Content['body'],
  contentType,
  isStream: body instanceof ReadableStream,
});

/** A PDF as an answer. */
export const pdfDocument: Document = { contentType, read: pdfFile };

function pdfFile(response: Response, inTime: InTime): PdfFile {
  const length = response.headers.get('content-length');
  const isEncoded = response.headers.has('content-encoding');
  return {
    size: length === null || isEncoded ? undefined : Number(length),
    bytes: async () => new Uint8Array(await inTime(() => response.arrayBuffer())),
    blob: () => inTime(() => response.blob()),
    stream() {
      const reader = (response.body ?? new Blob([]).stream()).getReader();
      return new ReadableStream({
        async pull(controller) {
          const { done, value } = await inTime(() => reader.read());
          if (done) controller.close();
          else controller.enqueue(value);
        },
        cancel: (reason) => reader.cancel(reason),
      });
    },
  };
}
