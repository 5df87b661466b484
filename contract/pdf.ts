const HEADER = '%PDF-';

/** Number of bytes that may precede the header of a PDF, such as a byte order mark. Readers of PDFs ignore them. */
const MAX_PRECEDING_BYTES = 1024;

export const isPdf = (bytes: Uint8Array): boolean =>
  String.fromCharCode(...bytes.subarray(0, MAX_PRECEDING_BYTES + HEADER.length)).includes(HEADER);
