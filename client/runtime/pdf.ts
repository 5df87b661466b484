import type { DocumentReader } from './raw-response.ts';
import type { Content } from './request.ts';

/**
 * A PDF to upload: a Blob or a File, bytes, or a stream, such as a `Readable` of Node. At most 5,242,880 bytes. For a
 * file of Node, `await openAsBlob(path, { type: 'application/pdf' })`.
 *
 * A stream can be sent only once, so calls with a stream are never retried. When such a call fails, close the stream
 * yourself. Few browsers support streams in requests.
 */
export type PdfContent = Blob | ArrayBuffer | Uint8Array | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

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
  isStream: isStream(pdf),
  // A getter, so that invalid content rejects the call, as every invalid argument does.
  get body() {
    return (isStream(pdf) ? encodeStream(pdf) : checkPdf(pdf)) as Content['body'];
  },
});

type PdfStream = Extract<PdfContent, ReadableStream | AsyncIterable<unknown>>;

// Not `instanceof`, here and below: values of another realm, such as a test runner's, are not instances.
const isStream = (pdf: PdfContent): pdf is PdfStream =>
  'getReader' in new Object(pdf) || Symbol.asyncIterator in new Object(pdf);

/** @throws TypeError when the platform cannot take it as a PDF. */
function checkPdf<Pdf extends object>(pdf: Pdf): Pdf {
  const { byteLength, stream, size = byteLength, type } = new Object(pdf) as Partial<Blob & ArrayBuffer>;
  if (byteLength === undefined && !stream) throw new TypeError('A PDF must be a Blob, bytes or a stream.');
  if (!size || size > MAX_BYTES) throw new TypeError(`A PDF must have 1 to ${MAX_BYTES} bytes, not ${size}.`);
  if (!isPdfType(type)) throw new TypeError(`A PDF must have the type ${contentType}, not ${type}.`);
  return pdf;
}

/** Accepts the media types of a PDF, and a missing or unspecific type. */
const isPdfType = (type: string | null | undefined): boolean =>
  !type || /^application\/(pdf|octet-stream)\b/i.test(type);

function encodeStream(pdf: PdfStream): ReadableStream<Uint8Array> {
  if ('getReader' in pdf) return pdf;
  const chunks = pdf[Symbol.asyncIterator]();
  const cancel = async () => void (await chunks.return?.());
  return createStream(async () => {
    const { done, value } = await chunks.next();
    if (done || ArrayBuffer.isView(value)) return done ? undefined : value;
    await cancel();
    // Text, from a stream with an encoding: decoding has damaged the PDF.
    throw new TypeError('A stream of a PDF must have bytes.');
  }, cancel);
}

/** Creates a stream of the chunks that `read` returns before undefined. */
const createStream = <Chunk>(
  read: () => Promise<Chunk | undefined>,
  cancel: (reason: unknown) => Promise<void>,
): ReadableStream<Chunk> =>
  new ReadableStream({
    async pull(controller) {
      const chunk = await read();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
    cancel,
  });

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
        const body = createStream(
          async () => chunks.shift() ?? read(),
          (reason) => reader.cancel(reason),
        );
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
