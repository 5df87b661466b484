import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { SingleRecord } from '../../../../client/runtime/page.ts';
import type { PdfContent, PdfFile } from '../../../../client/runtime/pdf.ts';
import { pdfContent, pdfDocument } from '../../../../client/runtime/pdf.ts';
import type { InboxFile } from '../types.ts';

/**
 * Add an inbox file.
 *
 * Adds a PDF of at most 5 MB (5,242,880 bytes) to the documents that are still to be processed: the scan of a purchase invoice, a sales invoice or a receipt. Name its `id` as `inboxFileId` when you create an invoice that is read from it.
 *
 * `POST /v1/inboxfiles`
 *
 * @returns The identifier of the stored PDF.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406, 413, 415), RateLimitError (429), UnknownOutcomeError (500), ConnectionError
 */
export function uploadInboxFile(
  client: ClientCore,
  body: PdfContent,
  options?: CallOptions,
): CallPromise<SingleRecord<InboxFile>> {
  return client.call(
    { operation: 'uploadInboxFile', method: 'POST', path: '/v1/inboxfiles', content: pdfContent(body) },
    options,
  );
}

/**
 * Download an inbox file.
 *
 * Returns the PDF.
 *
 * `GET /v1/inboxfiles/{id}`
 *
 * @returns The PDF.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function downloadInboxFile(client: ClientCore, id: number, options?: CallOptions): CallPromise<PdfFile> {
  return client.call(
    {
      operation: 'downloadInboxFile',
      method: 'GET',
      path: '/v1/inboxfiles/{id}',
      pathParams: { id },
      document: pdfDocument,
    },
    options,
  );
}
