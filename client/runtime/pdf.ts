import type { Content, DocumentReader } from './request.ts';

/**
 * A PDF to upload, of at most 5,242,880 bytes: a Blob or a File, or bytes. For a file of Node,
 * `await openAsBlob(path, { type: 'application/pdf' })`; for a stream, `await new Response(stream).blob()`.
 */
export type PdfContent = Blob | ArrayBuffer | Uint8Array;

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

function checkPdf(pdf: PdfContent): PdfContent {
  // Instances of another realm, such as a test runner's, fail `instanceof`.
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
  async read(body) {
    // PDF readers accept up to 1,024 bytes before the header.
    const isPdf = isPdfType(body.type) && (await body.slice(0, 1029).text()).includes('%PDF-');
    return isPdf ? body.slice(0, body.size, contentType) : undefined;
  },
};
