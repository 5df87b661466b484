import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type {
  DraftSalesInvoiceLine,
  InvoiceLineInput,
  InvoiceLinePatch,
  InvoiceLineReplacement,
  ListDraftSalesInvoiceLinesFieldsItem,
  ListDraftSalesInvoiceLinesParams,
} from '../types.ts';

/**
 * List draft sales invoice lines.
 *
 * Returns the lines of the draft, in the order in which they were added.
 *
 * `GET /v1/draftsalesinvoices/{invoiceId}/lines`
 *
 * @returns A page of draft sales invoice lines.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function listDraftSalesInvoiceLines<
  const Field extends ListDraftSalesInvoiceLinesFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  client: ClientCore,
  invoiceId: number,
  params?: ListDraftSalesInvoiceLinesParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<DraftSalesInvoiceLine, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listDraftSalesInvoiceLines',
      method: 'GET',
      path: '/v1/draftsalesinvoices/{invoiceId}/lines',
      pathParams: { invoiceId },
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

/**
 * Create a draft sales invoice line.
 *
 * Adds a line to the draft and adjusts its totals. `bookingType` decides which other field is required: `ArticleSku` for `A`, `salesTypeId` for `V`, `ledgerAccountId` for `G`, none for `T`.
 *
 * `POST /v1/draftsalesinvoices/{invoiceId}/lines`
 *
 * @returns The created draft sales invoice line.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), UnknownOutcomeError (500), ConnectionError
 */
export function createDraftSalesInvoiceLine(
  client: ClientCore,
  invoiceId: number,
  body: InvoiceLineInput,
  options?: CallOptions,
): CallPromise<SingleRecord<DraftSalesInvoiceLine>> {
  return client.call(
    {
      operation: 'createDraftSalesInvoiceLine',
      method: 'POST',
      path: '/v1/draftsalesinvoices/{invoiceId}/lines',
      pathParams: { invoiceId },
      json: body,
    },
    options,
  );
}

/**
 * Get a draft sales invoice line.
 *
 * Returns one line of the draft.
 *
 * `GET /v1/draftsalesinvoices/{invoiceId}/lines/{lineId}`
 *
 * @returns The draft sales invoice line.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function getDraftSalesInvoiceLine(
  client: ClientCore,
  invoiceId: number,
  lineId: number,
  options?: CallOptions,
): CallPromise<SingleRecord<DraftSalesInvoiceLine>> {
  return client.call(
    {
      operation: 'getDraftSalesInvoiceLine',
      method: 'GET',
      path: '/v1/draftsalesinvoices/{invoiceId}/lines/{lineId}',
      pathParams: { invoiceId, lineId },
    },
    options,
  );
}

/**
 * Replace a draft sales invoice line.
 *
 * Replaces all fields of the line and adjusts the totals of the draft.
 *
 * `PUT /v1/draftsalesinvoices/{invoiceId}/lines/{lineId}`
 *
 * @returns The draft sales invoice line after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function replaceDraftSalesInvoiceLine(
  client: ClientCore,
  invoiceId: number,
  lineId: number,
  body: InvoiceLineReplacement,
  options?: CallOptions,
): CallPromise<SingleRecord<DraftSalesInvoiceLine>> {
  return client.call(
    {
      operation: 'replaceDraftSalesInvoiceLine',
      method: 'PUT',
      path: '/v1/draftsalesinvoices/{invoiceId}/lines/{lineId}',
      pathParams: { invoiceId, lineId },
      json: body,
    },
    options,
  );
}

/**
 * Update a draft sales invoice line.
 *
 * Changes the fields of the line that are sent and adjusts the totals of the draft.
 *
 * `PATCH /v1/draftsalesinvoices/{invoiceId}/lines/{lineId}`
 *
 * @returns The draft sales invoice line after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function updateDraftSalesInvoiceLine(
  client: ClientCore,
  invoiceId: number,
  lineId: number,
  body: InvoiceLinePatch,
  options?: CallOptions,
): CallPromise<SingleRecord<DraftSalesInvoiceLine>> {
  return client.call(
    {
      operation: 'updateDraftSalesInvoiceLine',
      method: 'PATCH',
      path: '/v1/draftsalesinvoices/{invoiceId}/lines/{lineId}',
      pathParams: { invoiceId, lineId },
      json: body,
    },
    options,
  );
}

/**
 * Delete a draft sales invoice line.
 *
 * Removes the line from the draft and adjusts its totals.
 *
 * `DELETE /v1/draftsalesinvoices/{invoiceId}/lines/{lineId}`
 *
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
 */
export function deleteDraftSalesInvoiceLine(
  client: ClientCore,
  invoiceId: number,
  lineId: number,
  options?: CallOptions,
): CallPromise<void> {
  return client.call(
    {
      operation: 'deleteDraftSalesInvoiceLine',
      method: 'DELETE',
      path: '/v1/draftsalesinvoices/{invoiceId}/lines/{lineId}',
      pathParams: { invoiceId, lineId },
    },
    options,
  );
}
