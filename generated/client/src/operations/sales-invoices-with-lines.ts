import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type {
  ListSalesInvoicesWithLinesFieldsItem,
  ListSalesInvoicesWithLinesParams,
  SalesInvoiceWithLines,
  SalesInvoiceWithLinesInput,
  SalesInvoiceWithLinesPatch,
  SalesInvoiceWithLinesReplacement,
} from '../types.ts';

/**
 * List sales invoices with lines.
 *
 * Returns the sales invoices, each with all its lines.
 *
 * `GET /v1/salesinvoiceswithlines`
 *
 * @returns A page of sales invoices with lines.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function listSalesInvoicesWithLines<
  const Field extends ListSalesInvoicesWithLinesFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  client: ClientCore,
  params?: ListSalesInvoicesWithLinesParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<SalesInvoiceWithLines, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listSalesInvoicesWithLines',
      method: 'GET',
      path: '/v1/salesinvoiceswithlines',
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

/**
 * Create a sales invoice with lines.
 *
 * Adds a sales invoice with all its lines in one request. When a line is at fault nothing is stored, and the key in `errors` says which line it is.
 *
 * `POST /v1/salesinvoiceswithlines`
 *
 * @returns The created sales invoice with lines.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406, 413, 415), RateLimitError (429), UnknownOutcomeError (500), ConnectionError
 */
export function createSalesInvoiceWithLines(
  client: ClientCore,
  body: SalesInvoiceWithLinesInput,
  options?: CallOptions,
): CallPromise<SingleRecord<SalesInvoiceWithLines>> {
  return client.call(
    { operation: 'createSalesInvoiceWithLines', method: 'POST', path: '/v1/salesinvoiceswithlines', json: body },
    options,
  );
}

/**
 * Get a sales invoice with lines.
 *
 * Returns one sales invoice with all its lines.
 *
 * `GET /v1/salesinvoiceswithlines/{id}`
 *
 * @returns The sales invoice with lines.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function getSalesInvoiceWithLines(
  client: ClientCore,
  id: number,
  options?: CallOptions,
): CallPromise<SingleRecord<SalesInvoiceWithLines>> {
  return client.call(
    {
      operation: 'getSalesInvoiceWithLines',
      method: 'GET',
      path: '/v1/salesinvoiceswithlines/{id}',
      pathParams: { id },
    },
    options,
  );
}

/**
 * Replace a sales invoice with lines.
 *
 * Replaces all fields of the header, and all lines. A line that is sent with its `id` keeps it, unless a line with a higher `id`, such as a new one, now comes before it. A line without `id` is new, and a line that is not sent is removed.
 *
 * `PUT /v1/salesinvoiceswithlines/{id}`
 *
 * @returns The sales invoice with lines after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function replaceSalesInvoiceWithLines(
  client: ClientCore,
  id: number,
  body: SalesInvoiceWithLinesReplacement,
  options?: CallOptions,
): CallPromise<SingleRecord<SalesInvoiceWithLines>> {
  return client.call(
    {
      operation: 'replaceSalesInvoiceWithLines',
      method: 'PUT',
      path: '/v1/salesinvoiceswithlines/{id}',
      pathParams: { id },
      json: body,
    },
    options,
  );
}

/**
 * Update a sales invoice with lines.
 *
 * Changes the fields that are sent. `lines`, when sent, takes the place of all lines, and each gets a new `id`; otherwise the lines stay as they are.
 *
 * `PATCH /v1/salesinvoiceswithlines/{id}`
 *
 * @returns The sales invoice with lines after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function updateSalesInvoiceWithLines(
  client: ClientCore,
  id: number,
  body: SalesInvoiceWithLinesPatch,
  options?: CallOptions,
): CallPromise<SingleRecord<SalesInvoiceWithLines>> {
  return client.call(
    {
      operation: 'updateSalesInvoiceWithLines',
      method: 'PATCH',
      path: '/v1/salesinvoiceswithlines/{id}',
      pathParams: { id },
      json: body,
    },
    options,
  );
}

/**
 * Delete a sales invoice with lines.
 *
 * Removes the sales invoice and its lines, also from the ledger. An invoice that something was paid on, or whose book year is closed, cannot be deleted.
 *
 * `DELETE /v1/salesinvoiceswithlines/{id}`
 *
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
 */
export function deleteSalesInvoiceWithLines(client: ClientCore, id: number, options?: CallOptions): CallPromise<void> {
  return client.call(
    {
      operation: 'deleteSalesInvoiceWithLines',
      method: 'DELETE',
      path: '/v1/salesinvoiceswithlines/{id}',
      pathParams: { id },
    },
    options,
  );
}
