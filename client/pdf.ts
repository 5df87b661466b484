import type { AttemptStep, DocumentReader } from './document-reader.ts';
import type { Content } from './request.ts';

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

const contentType = 'application/pdf';

/** Encodes a PDF as a body. */
export const pdfContent = (body: PdfContent): Content => ({
  body: body as Content['body'],
  contentType,
  isStream: body instanceof ReadableStream,
});

/** Reads a response that is a PDF, which is never empty. */
export const pdfDocument: DocumentReader = {
  contentType,
  canRead: (headers) =>
    headers.get('content-length') !== '0' &&
    /^application\/(pdf|octet-stream)\b|^$/i.test(headers.get('content-type') ?? ''),
  read: createPdfFile,
};

function createPdfFile(response: Response, attempt: AttemptStep): PdfFile {
  const length = response.headers.get('content-length');
  const isEncoded = response.headers.has('content-encoding');
  return {
    size: length === null || isEncoded ? undefined : Number(length),
    bytes: async () => new Uint8Array(await attempt(() => response.arrayBuffer())),
    blob: () => attempt(() => response.blob()),
    stream() {
      const reader = (response.body ?? new Blob([]).stream()).getReader();
      return new ReadableStream({
        async pull(controller) {
          const { done, value } = await attempt(() => reader.read());
          if (done) controller.close();
          else controller.enqueue(value);
        },
        cancel: (reason) => reader.cancel(reason),
      });
    },
  };
}
