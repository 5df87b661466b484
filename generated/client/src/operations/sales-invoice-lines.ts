import type { CallOptions } from '../../../../client/call.ts';

import type { CallPromise, Connection } from '../../../../client/connection.ts';

import type { Choice, Page, SingleRecord } from '../../../../client/page.ts';

import type {
  InvoiceLineInput,
  InvoiceLinePatch,
  InvoiceLineReplacement,
  ListSalesInvoiceLinesFieldsItem,
  ListSalesInvoiceLinesParams,
  SalesInvoiceLine,
} from './contract.schemas.ts';

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
  connection: Connection,
  invoiceId: number,
  params?: ListSalesInvoiceLinesParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<SalesInvoiceLine, Field, MetaOnly>> {
  return connection.call(
    {
      operation: 'listSalesInvoiceLines',
      method: 'GET',
      path: '/v1/salesinvoices/{invoiceId}/lines',
      pathParams: { invoiceId },
      query: params,
      joined: ['fields'],
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
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), OutcomeUnknownError (500), ConnectionError
 */
export function createSalesInvoiceLine(
  connection: Connection,
  invoiceId: number,
  body: InvoiceLineInput,
  options?: CallOptions,
): CallPromise<SingleRecord<SalesInvoiceLine>> {
  return connection.call(
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
  connection: Connection,
  invoiceId: number,
  lineId: number,
  options?: CallOptions,
): CallPromise<SingleRecord<SalesInvoiceLine>> {
  return connection.call(
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
  connection: Connection,
  invoiceId: number,
  lineId: number,
  body: InvoiceLineReplacement,
  options?: CallOptions,
): CallPromise<SingleRecord<SalesInvoiceLine>> {
  return connection.call(
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
  connection: Connection,
  invoiceId: number,
  lineId: number,
  body: InvoiceLinePatch,
  options?: CallOptions,
): CallPromise<SingleRecord<SalesInvoiceLine>> {
  return connection.call(
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
  connection: Connection,
  invoiceId: number,
  lineId: number,
  options?: CallOptions,
): CallPromise<void> {
  return connection.call(
    {
      operation: 'deleteSalesInvoiceLine',
      method: 'DELETE',
      path: '/v1/salesinvoices/{invoiceId}/lines/{lineId}',
      pathParams: { invoiceId, lineId },
    },
    options,
  );
}
