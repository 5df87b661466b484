import { pdfSaying } from '../../mocks/documents/pdf.ts';
import { names } from './list.ts';

/** A PDF to upload, which the requests of the `.http` file look for beside it. */
export const scan = {
  name: names.scan,
  bytes: (): Uint8Array => pdfSaying('A scan to try the uploads with.', 'Factuur 2026-001', 'EUR 121.00'),
} as const;
