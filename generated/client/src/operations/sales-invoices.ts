import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type { PdfContent } from '../../../../client/runtime/pdf.ts';
import { pdfContent } from '../../../../client/runtime/pdf.ts';
import type {
  ListSalesInvoicesFieldsItem,
  ListSalesInvoicesParams,
  SalesInvoice,
  SalesInvoiceInput,
  SalesInvoicePatch,
  SalesInvoiceReplacement,
  StoredFile,
} from '../types.ts';

/**
 * List sales invoices.
 *
 * Returns the headers of the sales invoices.
 *
 * `GET /v1/salesinvoices`
 *
 * @returns A page of sales invoices.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function listSalesInvoices<
  const Field extends ListSalesInvoicesFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  client: ClientCore,
  params?: ListSalesInvoicesParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<SalesInvoice, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listSalesInvoices',
      method: 'GET',
      path: '/v1/salesinvoices',
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

/**
 * Create a sales invoice.
 *
 * Adds a sales invoice without lines. An invoice that is coded already, with its `debtorId`, is entered ready-made. One without coding names a scan in `inboxFileId`; its content is then read from that PDF.
 *
 * `POST /v1/salesinvoices`
 *
 * @returns The created sales invoice.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406, 413, 415), RateLimitError (429), UnknownOutcomeError (500), ConnectionError
 */
export function createSalesInvoice(
  client: ClientCore,
  body: SalesInvoiceInput,
  options?: CallOptions,
): CallPromise<SingleRecord<SalesInvoice>> {
  return client.call(
    { operation: 'createSalesInvoice', method: 'POST', path: '/v1/salesinvoices', json: body },
    options,
  );
}

/**
 * Get a sales invoice.
 *
 * Returns the header of one sales invoice.
 *
 * `GET /v1/salesinvoices/{id}`
 *
 * @returns The sales invoice.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function getSalesInvoice(
  client: ClientCore,
  id: number,
  options?: CallOptions,
): CallPromise<SingleRecord<SalesInvoice>> {
  return client.call(
    { operation: 'getSalesInvoice', method: 'GET', path: '/v1/salesinvoices/{id}', pathParams: { id } },
    options,
  );
}

/**
 * Replace a sales invoice.
 *
 * Replaces all fields of the header. A field that is left out gets its default, or becomes null. The lines stay as they are.
 *
 * `PUT /v1/salesinvoices/{id}`
 *
 * @returns The sales invoice after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function replaceSalesInvoice(
  client: ClientCore,
  id: number,
  body: SalesInvoiceReplacement,
  options?: CallOptions,
): CallPromise<SingleRecord<SalesInvoice>> {
  return client.call(
    { operation: 'replaceSalesInvoice', method: 'PUT', path: '/v1/salesinvoices/{id}', pathParams: { id }, json: body },
    options,
  );
}

/**
 * Update a sales invoice.
 *
 * Changes the header fields that are sent and leaves everything else as it is.
 *
 * `PATCH /v1/salesinvoices/{id}`
 *
 * @returns The sales invoice after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function updateSalesInvoice(
  client: ClientCore,
  id: number,
  body: SalesInvoicePatch,
  options?: CallOptions,
): CallPromise<SingleRecord<SalesInvoice>> {
  return client.call(
    {
      operation: 'updateSalesInvoice',
      method: 'PATCH',
      path: '/v1/salesinvoices/{id}',
      pathParams: { id },
      json: body,
    },
    options,
  );
}

/**
 * Delete a sales invoice.
 *
 * Removes the invoice and its lines, also from the ledger. An invoice that something was paid on, or whose book year is closed, cannot be deleted.
 *
 * `DELETE /v1/salesinvoices/{id}`
 *
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
 */
export function deleteSalesInvoice(client: ClientCore, id: number, options?: CallOptions): CallPromise<void> {
  return client.call(
    { operation: 'deleteSalesInvoice', method: 'DELETE', path: '/v1/salesinvoices/{id}', pathParams: { id } },
    options,
  );
}

/**
 * Attach a scan to a sales invoice.
 *
 * Attaches a PDF scan of at most 5 MB (5,242,880 bytes) to the sales invoice. It takes the place of one that was attached before. Download it under Files, by the `fileId` of the invoice.
 *
 * `POST /v1/salesinvoices/{id}/file`
 *
 * @returns The identifier of the stored PDF.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), UnknownOutcomeError (500), ConnectionError
 */
export function uploadSalesInvoiceFile(
  client: ClientCore,
  id: number,
  body: PdfContent,
  options?: CallOptions,
): CallPromise<SingleRecord<StoredFile>> {
  return client.call(
    {
      operation: 'uploadSalesInvoiceFile',
      method: 'POST',
      path: '/v1/salesinvoices/{id}/file',
      pathParams: { id },
      content: pdfContent(body),
    },
    options,
  );
}
