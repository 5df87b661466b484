import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type { PdfContent } from '../../../../client/runtime/pdf.ts';
import { pdfContent } from '../../../../client/runtime/pdf.ts';
import type {
  ListPurchaseInvoicesFieldsItem,
  ListPurchaseInvoicesParams,
  PurchaseInvoice,
  PurchaseInvoiceInput,
  PurchaseInvoicePatch,
  PurchaseInvoiceReplacement,
  StoredFile,
} from '../types.ts';

/**
 * List purchase invoices.
 *
 * Returns the headers of the purchase invoices.
 *
 * `GET /v1/purchaseinvoices`
 *
 * @returns A page of purchase invoices.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function listPurchaseInvoices<
  const Field extends ListPurchaseInvoicesFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  client: ClientCore,
  params?: ListPurchaseInvoicesParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<PurchaseInvoice, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listPurchaseInvoices',
      method: 'GET',
      path: '/v1/purchaseinvoices',
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

/**
 * Create a purchase invoice.
 *
 * Adds a purchase invoice without lines. An invoice that is coded already, with its `creditorId`, is entered ready-made. One without coding names a scan in `inboxFileId`; its content is then read from that PDF. Where approval routes are in use, `approvalRouteId` is mandatory.
 *
 * `POST /v1/purchaseinvoices`
 *
 * @returns The created purchase invoice.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406, 413, 415), RateLimitError (429), UnknownOutcomeError (500), ConnectionError
 */
export function createPurchaseInvoice(
  client: ClientCore,
  body: PurchaseInvoiceInput,
  options?: CallOptions,
): CallPromise<SingleRecord<PurchaseInvoice>> {
  return client.call(
    { operation: 'createPurchaseInvoice', method: 'POST', path: '/v1/purchaseinvoices', json: body },
    options,
  );
}

/**
 * Get a purchase invoice.
 *
 * Returns the header of one purchase invoice.
 *
 * `GET /v1/purchaseinvoices/{id}`
 *
 * @returns The purchase invoice.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function getPurchaseInvoice(
  client: ClientCore,
  id: number,
  options?: CallOptions,
): CallPromise<SingleRecord<PurchaseInvoice>> {
  return client.call(
    { operation: 'getPurchaseInvoice', method: 'GET', path: '/v1/purchaseinvoices/{id}', pathParams: { id } },
    options,
  );
}

/**
 * Replace a purchase invoice.
 *
 * Replaces all fields of the header. A field that is left out gets its default, or becomes null. The lines stay as they are.
 *
 * `PUT /v1/purchaseinvoices/{id}`
 *
 * @returns The purchase invoice after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function replacePurchaseInvoice(
  client: ClientCore,
  id: number,
  body: PurchaseInvoiceReplacement,
  options?: CallOptions,
): CallPromise<SingleRecord<PurchaseInvoice>> {
  return client.call(
    {
      operation: 'replacePurchaseInvoice',
      method: 'PUT',
      path: '/v1/purchaseinvoices/{id}',
      pathParams: { id },
      json: body,
    },
    options,
  );
}

/**
 * Update a purchase invoice.
 *
 * Changes the header fields that are sent and leaves everything else as it is.
 *
 * `PATCH /v1/purchaseinvoices/{id}`
 *
 * @returns The purchase invoice after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function updatePurchaseInvoice(
  client: ClientCore,
  id: number,
  body: PurchaseInvoicePatch,
  options?: CallOptions,
): CallPromise<SingleRecord<PurchaseInvoice>> {
  return client.call(
    {
      operation: 'updatePurchaseInvoice',
      method: 'PATCH',
      path: '/v1/purchaseinvoices/{id}',
      pathParams: { id },
      json: body,
    },
    options,
  );
}

/**
 * Delete a purchase invoice.
 *
 * Removes the invoice and its lines, also from the ledger. An invoice that something was paid on, or whose book year is closed, cannot be deleted.
 *
 * `DELETE /v1/purchaseinvoices/{id}`
 *
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
 */
export function deletePurchaseInvoice(client: ClientCore, id: number, options?: CallOptions): CallPromise<void> {
  return client.call(
    { operation: 'deletePurchaseInvoice', method: 'DELETE', path: '/v1/purchaseinvoices/{id}', pathParams: { id } },
    options,
  );
}

/**
 * Attach a scan to a purchase invoice.
 *
 * Attaches a PDF scan of at most 5 MB (5,242,880 bytes) to the purchase invoice. It takes the place of one that was attached before. Download it under Files, by the `fileId` of the invoice.
 *
 * `POST /v1/purchaseinvoices/{id}/file`
 *
 * @returns The identifier of the stored PDF.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), UnknownOutcomeError (500), ConnectionError
 */
export function uploadPurchaseInvoiceFile(
  client: ClientCore,
  id: number,
  body: PdfContent,
  options?: CallOptions,
): CallPromise<SingleRecord<StoredFile>> {
  return client.call(
    {
      operation: 'uploadPurchaseInvoiceFile',
      method: 'POST',
      path: '/v1/purchaseinvoices/{id}/file',
      pathParams: { id },
      content: pdfContent(body),
    },
    options,
  );
}
