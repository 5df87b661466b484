import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { PdfFile } from '../../../../client/runtime/pdf.ts';
import { pdfDocument } from '../../../../client/runtime/pdf.ts';

/**
 * Download a file.
 *
 * Returns a PDF, such as the scan of a purchase invoice or a receipt. Its `id` is the `fileId` of the invoice that it is attached to.
 *
 * `GET /v1/files/{id}`
 *
 * @returns The PDF.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function downloadFile(client: ClientCore, id: number, options?: CallOptions): CallPromise<PdfFile> {
  return client.call(
    { operation: 'downloadFile', method: 'GET', path: '/v1/files/{id}', pathParams: { id }, document: pdfDocument },
    options,
  );
}
