import type { DocumentReader } from './raw-response.ts';
import type { Content } from './request.ts';

/**
 * A PDF to upload, of at most 5,242,880 bytes: a Blob or a File, or bytes. For a file of Node,
 * `await openAsBlob(path, { type: 'application/pdf' })`; for a stream, `await new Response(stream).blob()`.
 */
export type PdfContent = Blob | ArrayBuffer | Uint8Array;

/** A PDF to download. It can be read once, and arrives while it is read. Cancel one that you do not read. */
export interface PdfFile {
  /** Bytes; undefined when the response does not say. */
  readonly size: number | undefined;
  /**
   * @throws TypeError when the PDF was read before.
   * @throws ConnectionError, from the stream, when the connection breaks.
   */
  stream(): ReadableStream<Uint8Array>;
  /** @throws ConnectionError when the connection breaks; TypeError when the PDF was read before. */
  bytes(): Promise<Uint8Array>;
  /** @throws ConnectionError when the connection breaks; TypeError when the PDF was read before. */
  blob(): Promise<Blob>;
  /** Closes the connection, without reading the rest. Does nothing for a PDF that was read. */
  cancel(): Promise<void>;
}

const contentType = 'application/pdf';

/** The maximum of the contract. */
const MAX_BYTES = 5_242_880;

export const pdfContent = (pdf: PdfContent): Content => ({
  contentType,
  // A getter, so that invalid content rejects the call, as every invalid argument does.
  get body() {
    return checkPdf(pdf) as Content['body'];
  },
});

/** @throws TypeError when the platform cannot take it as a PDF. */
function checkPdf(pdf: PdfContent): PdfContent {
  // Not `instanceof`: values of another realm, such as a test runner's, are not instances.
  const { byteLength, stream, size = byteLength, type } = new Object(pdf) as Partial<Blob & ArrayBuffer>;
  if (byteLength === undefined && !stream) throw new TypeError('A PDF must be a Blob or bytes.');
  if (!size || size > MAX_BYTES) throw new TypeError(`A PDF must have 1 to ${MAX_BYTES} bytes, not ${size}.`);
  if (!isPdfType(type)) throw new TypeError(`A PDF must have the type ${contentType}, not ${type}.`);
  return pdf;
}

/** Accepts the media types of a PDF, and a missing or unspecific type. */
const isPdfType = (type: string | null | undefined): boolean =>
  !type || /^application\/(pdf|octet-stream)\b/i.test(type);

export const pdfDocument: DocumentReader = {
  contentType,
  async read(response, attempt, deadline) {
    if (!isPdfType(response.headers.get('content-type'))) return { text: await attempt(() => response.text()) };
    const reader = (response.body ?? new Blob([]).stream()).getReader();
    const read = async () => {
      deadline.start();
      return (await attempt(() => reader.read()).finally(deadline.stop)).value;
    };
    const chunks: Chunk[] = [];
    const decoder = new TextDecoder();
    let text = '';
    for (let chunk = await read(); chunk; chunk = await read()) {
      chunks.push(chunk);
      text += decoder.decode(chunk, { stream: true });
      if (hasSignature(text)) {
        const body = new ReadableStream<Chunk>({
          async pull(controller) {
            const next = chunks.shift() ?? (await read());
            if (next) controller.enqueue(next);
            else controller.close();
          },
          cancel: (reason) => reader.cancel(reason),
        });
        return { text: '', document: createPdfFile(response, body) };
      }
    }
    return { text };
  },
};

type Chunk = Uint8Array<ArrayBuffer>;

/** Tests for the header of a PDF. Like PDF readers, it accepts up to 1,024 bytes before the header. */
const hasSignature = (text: string): boolean => text.slice(0, 1029).includes('%PDF-');

function createPdfFile({ headers }: Response, body: ReadableStream<Chunk>): PdfFile {
  const length = headers.get('content-length');
  let isRead = false;
  const stream = () => {
    if (isRead) throw new TypeError('A PDF can be read once. Download it again.');
    isRead = true;
    return body;
  };
  return {
    size: length === null || headers.has('content-encoding') ? undefined : Number(length),
    stream,
    bytes: async () => new Uint8Array(await new Response(stream()).arrayBuffer()),
    blob: async () => new Response(stream(), { headers: { 'content-type': contentType } }).blob(),
    cancel: async () => {
      if (!isRead) await stream().cancel();
    },
  };
}
