import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type {
  ListPurchaseInvoicesWithLinesFieldsItem,
  ListPurchaseInvoicesWithLinesParams,
  PurchaseInvoiceWithLines,
  PurchaseInvoiceWithLinesInput,
  PurchaseInvoiceWithLinesPatch,
  PurchaseInvoiceWithLinesReplacement,
} from '../types.ts';

/**
 * List purchase invoices with lines.
 *
 * Returns the purchase invoices, each with all its lines.
 *
 * `GET /v1/purchaseinvoiceswithlines`
 *
 * @returns A page of purchase invoices with lines.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function listPurchaseInvoicesWithLines<
  const Field extends ListPurchaseInvoicesWithLinesFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  client: ClientCore,
  params?: ListPurchaseInvoicesWithLinesParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<PurchaseInvoiceWithLines, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listPurchaseInvoicesWithLines',
      method: 'GET',
      path: '/v1/purchaseinvoiceswithlines',
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

/**
 * Create a purchase invoice with lines.
 *
 * Adds a purchase invoice with all its lines in one request. When a line is at fault nothing is stored, and the key in `errors` says which line it is.
 *
 * `POST /v1/purchaseinvoiceswithlines`
 *
 * @returns The created purchase invoice with lines.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406, 413, 415), RateLimitError (429), UnknownOutcomeError (500), ConnectionError
 */
export function createPurchaseInvoiceWithLines(
  client: ClientCore,
  body: PurchaseInvoiceWithLinesInput,
  options?: CallOptions,
): CallPromise<SingleRecord<PurchaseInvoiceWithLines>> {
  return client.call(
    { operation: 'createPurchaseInvoiceWithLines', method: 'POST', path: '/v1/purchaseinvoiceswithlines', json: body },
    options,
  );
}

/**
 * Get a purchase invoice with lines.
 *
 * Returns one purchase invoice with all its lines.
 *
 * `GET /v1/purchaseinvoiceswithlines/{id}`
 *
 * @returns The purchase invoice with lines.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function getPurchaseInvoiceWithLines(
  client: ClientCore,
  id: number,
  options?: CallOptions,
): CallPromise<SingleRecord<PurchaseInvoiceWithLines>> {
  return client.call(
    {
      operation: 'getPurchaseInvoiceWithLines',
      method: 'GET',
      path: '/v1/purchaseinvoiceswithlines/{id}',
      pathParams: { id },
    },
    options,
  );
}

/**
 * Replace a purchase invoice with lines.
 *
 * Replaces all fields of the header, and all lines. A line that is sent with its `id` keeps it, unless a line with a higher `id`, such as a new one, now comes before it. A line without `id` is new, and a line that is not sent is removed.
 *
 * `PUT /v1/purchaseinvoiceswithlines/{id}`
 *
 * @returns The purchase invoice with lines after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function replacePurchaseInvoiceWithLines(
  client: ClientCore,
  id: number,
  body: PurchaseInvoiceWithLinesReplacement,
  options?: CallOptions,
): CallPromise<SingleRecord<PurchaseInvoiceWithLines>> {
  return client.call(
    {
      operation: 'replacePurchaseInvoiceWithLines',
      method: 'PUT',
      path: '/v1/purchaseinvoiceswithlines/{id}',
      pathParams: { id },
      json: body,
    },
    options,
  );
}

/**
 * Update a purchase invoice with lines.
 *
 * Changes the fields that are sent. `lines`, when sent, takes the place of all lines, and each gets a new `id`; otherwise the lines stay as they are.
 *
 * `PATCH /v1/purchaseinvoiceswithlines/{id}`
 *
 * @returns The purchase invoice with lines after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function updatePurchaseInvoiceWithLines(
  client: ClientCore,
  id: number,
  body: PurchaseInvoiceWithLinesPatch,
  options?: CallOptions,
): CallPromise<SingleRecord<PurchaseInvoiceWithLines>> {
  return client.call(
    {
      operation: 'updatePurchaseInvoiceWithLines',
      method: 'PATCH',
      path: '/v1/purchaseinvoiceswithlines/{id}',
      pathParams: { id },
      json: body,
    },
    options,
  );
}

/**
 * Delete a purchase invoice with lines.
 *
 * Removes the purchase invoice and its lines, also from the ledger. An invoice that something was paid on, or whose book year is closed, cannot be deleted.
 *
 * `DELETE /v1/purchaseinvoiceswithlines/{id}`
 *
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
 */
export function deletePurchaseInvoiceWithLines(
  client: ClientCore,
  id: number,
  options?: CallOptions,
): CallPromise<void> {
  return client.call(
    {
      operation: 'deletePurchaseInvoiceWithLines',
      method: 'DELETE',
      path: '/v1/purchaseinvoiceswithlines/{id}',
      pathParams: { id },
    },
    options,
  );
}
