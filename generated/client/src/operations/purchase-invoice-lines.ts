import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type {
  ListPurchaseInvoiceLinesFieldsItem,
  ListPurchaseInvoiceLinesParams,
  PurchaseInvoiceLine,
  PurchaseInvoiceLineInput,
  PurchaseInvoiceLinePatch,
  PurchaseInvoiceLineReplacement,
} from '../types.ts';

/**
 * List purchase invoice lines.
 *
 * Returns the lines of the purchase invoice, in the order in which they were added.
 *
 * `GET /v1/purchaseinvoices/{invoiceId}/lines`
 *
 * @returns A page of purchase invoice lines.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function listPurchaseInvoiceLines<
  const Field extends ListPurchaseInvoiceLinesFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  client: ClientCore,
  invoiceId: number,
  params?: ListPurchaseInvoiceLinesParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<PurchaseInvoiceLine, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listPurchaseInvoiceLines',
      method: 'GET',
      path: '/v1/purchaseinvoices/{invoiceId}/lines',
      pathParams: { invoiceId },
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

/**
 * Create a purchase invoice line.
 *
 * Adds a line to the purchase invoice.
 *
 * `POST /v1/purchaseinvoices/{invoiceId}/lines`
 *
 * @returns The created purchase invoice line.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), UnknownOutcomeError (500), ConnectionError
 */
export function createPurchaseInvoiceLine(
  client: ClientCore,
  invoiceId: number,
  body: PurchaseInvoiceLineInput,
  options?: CallOptions,
): CallPromise<SingleRecord<PurchaseInvoiceLine>> {
  return client.call(
    {
      operation: 'createPurchaseInvoiceLine',
      method: 'POST',
      path: '/v1/purchaseinvoices/{invoiceId}/lines',
      pathParams: { invoiceId },
      json: body,
    },
    options,
  );
}

/**
 * Get a purchase invoice line.
 *
 * Returns one line of the purchase invoice.
 *
 * `GET /v1/purchaseinvoices/{invoiceId}/lines/{lineId}`
 *
 * @returns The purchase invoice line.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function getPurchaseInvoiceLine(
  client: ClientCore,
  invoiceId: number,
  lineId: number,
  options?: CallOptions,
): CallPromise<SingleRecord<PurchaseInvoiceLine>> {
  return client.call(
    {
      operation: 'getPurchaseInvoiceLine',
      method: 'GET',
      path: '/v1/purchaseinvoices/{invoiceId}/lines/{lineId}',
      pathParams: { invoiceId, lineId },
    },
    options,
  );
}

/**
 * Replace a purchase invoice line.
 *
 * Replaces all fields of the line.
 *
 * `PUT /v1/purchaseinvoices/{invoiceId}/lines/{lineId}`
 *
 * @returns The purchase invoice line after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function replacePurchaseInvoiceLine(
  client: ClientCore,
  invoiceId: number,
  lineId: number,
  body: PurchaseInvoiceLineReplacement,
  options?: CallOptions,
): CallPromise<SingleRecord<PurchaseInvoiceLine>> {
  return client.call(
    {
      operation: 'replacePurchaseInvoiceLine',
      method: 'PUT',
      path: '/v1/purchaseinvoices/{invoiceId}/lines/{lineId}',
      pathParams: { invoiceId, lineId },
      json: body,
    },
    options,
  );
}

/**
 * Update a purchase invoice line.
 *
 * Changes the fields of the line that are sent and leaves the others as they are.
 *
 * `PATCH /v1/purchaseinvoices/{invoiceId}/lines/{lineId}`
 *
 * @returns The purchase invoice line after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function updatePurchaseInvoiceLine(
  client: ClientCore,
  invoiceId: number,
  lineId: number,
  body: PurchaseInvoiceLinePatch,
  options?: CallOptions,
): CallPromise<SingleRecord<PurchaseInvoiceLine>> {
  return client.call(
    {
      operation: 'updatePurchaseInvoiceLine',
      method: 'PATCH',
      path: '/v1/purchaseinvoices/{invoiceId}/lines/{lineId}',
      pathParams: { invoiceId, lineId },
      json: body,
    },
    options,
  );
}

/**
 * Delete a purchase invoice line.
 *
 * Removes the line from the purchase invoice.
 *
 * `DELETE /v1/purchaseinvoices/{invoiceId}/lines/{lineId}`
 *
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
 */
export function deletePurchaseInvoiceLine(
  client: ClientCore,
  invoiceId: number,
  lineId: number,
  options?: CallOptions,
): CallPromise<void> {
  return client.call(
    {
      operation: 'deletePurchaseInvoiceLine',
      method: 'DELETE',
      path: '/v1/purchaseinvoices/{invoiceId}/lines/{lineId}',
      pathParams: { invoiceId, lineId },
    },
    options,
  );
}
