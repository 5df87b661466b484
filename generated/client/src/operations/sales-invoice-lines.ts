import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type {
  InvoiceLineInput,
  InvoiceLinePatch,
  InvoiceLineReplacement,
  ListSalesInvoiceLinesFieldsItem,
  ListSalesInvoiceLinesParams,
  SalesInvoiceLine,
} from '../types.ts';

/**
 * List sales invoice lines.
 *
 * Returns the lines of the sales invoice, in the order in which they were added.
 *
 * `GET /v1/salesinvoices/{invoiceId}/lines`
 *
 * @returns A page of sales invoice lines.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function listSalesInvoiceLines<
  const Field extends ListSalesInvoiceLinesFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  client: ClientCore,
  invoiceId: number,
  params?: ListSalesInvoiceLinesParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<SalesInvoiceLine, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listSalesInvoiceLines',
      method: 'GET',
      path: '/v1/salesinvoices/{invoiceId}/lines',
      pathParams: { invoiceId },
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

/**
 * Create a sales invoice line.
 *
 * Adds a line to the sales invoice. `bookingType` decides which other field is required: `ArticleSku` for `A`, `salesTypeId` for `V`, `ledgerAccountId` for `G`, none for `T`.
 *
 * `POST /v1/salesinvoices/{invoiceId}/lines`
 *
 * @returns The created sales invoice line.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), UnknownOutcomeError (500), ConnectionError
 */
export function createSalesInvoiceLine(
  client: ClientCore,
  invoiceId: number,
  body: InvoiceLineInput,
  options?: CallOptions,
): CallPromise<SingleRecord<SalesInvoiceLine>> {
  return client.call(
    {
      operation: 'createSalesInvoiceLine',
      method: 'POST',
      path: '/v1/salesinvoices/{invoiceId}/lines',
      pathParams: { invoiceId },
      json: body,
    },
    options,
  );
}

/**
 * Get a sales invoice line.
 *
 * Returns one line of the sales invoice.
 *
 * `GET /v1/salesinvoices/{invoiceId}/lines/{lineId}`
 *
 * @returns The sales invoice line.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function getSalesInvoiceLine(
  client: ClientCore,
  invoiceId: number,
  lineId: number,
  options?: CallOptions,
): CallPromise<SingleRecord<SalesInvoiceLine>> {
  return client.call(
    {
      operation: 'getSalesInvoiceLine',
      method: 'GET',
      path: '/v1/salesinvoices/{invoiceId}/lines/{lineId}',
      pathParams: { invoiceId, lineId },
    },
    options,
  );
}

/**
 * Replace a sales invoice line.
 *
 * Replaces all fields of the line.
 *
 * `PUT /v1/salesinvoices/{invoiceId}/lines/{lineId}`
 *
 * @returns The sales invoice line after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function replaceSalesInvoiceLine(
  client: ClientCore,
  invoiceId: number,
  lineId: number,
  body: InvoiceLineReplacement,
  options?: CallOptions,
): CallPromise<SingleRecord<SalesInvoiceLine>> {
  return client.call(
    {
      operation: 'replaceSalesInvoiceLine',
      method: 'PUT',
      path: '/v1/salesinvoices/{invoiceId}/lines/{lineId}',
      pathParams: { invoiceId, lineId },
      json: body,
    },
    options,
  );
}

/**
 * Update a sales invoice line.
 *
 * Changes the fields of the line that are sent and leaves the others as they are.
 *
 * `PATCH /v1/salesinvoices/{invoiceId}/lines/{lineId}`
 *
 * @returns The sales invoice line after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function updateSalesInvoiceLine(
  client: ClientCore,
  invoiceId: number,
  lineId: number,
  body: InvoiceLinePatch,
  options?: CallOptions,
): CallPromise<SingleRecord<SalesInvoiceLine>> {
  return client.call(
    {
      operation: 'updateSalesInvoiceLine',
      method: 'PATCH',
      path: '/v1/salesinvoices/{invoiceId}/lines/{lineId}',
      pathParams: { invoiceId, lineId },
      json: body,
    },
    options,
  );
}

/**
 * Delete a sales invoice line.
 *
 * Removes the line from the sales invoice.
 *
 * `DELETE /v1/salesinvoices/{invoiceId}/lines/{lineId}`
 *
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
 */
export function deleteSalesInvoiceLine(
  client: ClientCore,
  invoiceId: number,
  lineId: number,
  options?: CallOptions,
): CallPromise<void> {
  return client.call(
    {
      operation: 'deleteSalesInvoiceLine',
      method: 'DELETE',
      path: '/v1/salesinvoices/{invoiceId}/lines/{lineId}',
      pathParams: { invoiceId, lineId },
    },
    options,
  );
}
