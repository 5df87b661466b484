import { createTextPdf } from '../../mocks/accounting/pdf.ts';

/** The PDF that example requests upload. */
export const samplePdf = {
  name: 'scan.pdf',
  createBytes: (): Uint8Array<ArrayBuffer> =>
    Uint8Array.from(createTextPdf('A scan to try the uploads with.', 'Factuur 2026-001', 'EUR 121.00')),
  /** All of its bytes are ASCII, so that a document of JSON can hold it. */
  createText: (): string => new TextDecoder('ascii', { fatal: true }).decode(samplePdf.createBytes()),
} as const;
