import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type {
  DraftSalesInvoice,
  DraftSalesInvoiceInput,
  DraftSalesInvoicePatch,
  DraftSalesInvoiceReplacement,
  ListDraftSalesInvoicesFieldsItem,
  ListDraftSalesInvoicesParams,
} from '../types.ts';

/**
 * List draft sales invoices.
 *
 * Returns the headers of the draft sales invoices, with their totals.
 *
 * `GET /v1/draftsalesinvoices`
 *
 * @returns A page of draft sales invoices.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function listDraftSalesInvoices<
  const Field extends ListDraftSalesInvoicesFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  client: ClientCore,
  params?: ListDraftSalesInvoicesParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<DraftSalesInvoice, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listDraftSalesInvoices',
      method: 'GET',
      path: '/v1/draftsalesinvoices',
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

/**
 * Create a draft sales invoice.
 *
 * Adds a draft without lines. Add the lines one by one afterwards, or create the draft with all its lines at once with Draft sales invoices with lines.
 *
 * `POST /v1/draftsalesinvoices`
 *
 * @returns The created draft sales invoice.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406, 413, 415), RateLimitError (429), UnknownOutcomeError (500), ConnectionError
 */
export function createDraftSalesInvoice(
  client: ClientCore,
  body: DraftSalesInvoiceInput,
  options?: CallOptions,
): CallPromise<SingleRecord<DraftSalesInvoice>> {
  return client.call(
    { operation: 'createDraftSalesInvoice', method: 'POST', path: '/v1/draftsalesinvoices', json: body },
    options,
  );
}

/**
 * Get a draft sales invoice.
 *
 * Returns the header of one draft, with its totals.
 *
 * `GET /v1/draftsalesinvoices/{id}`
 *
 * @returns The draft sales invoice.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function getDraftSalesInvoice(
  client: ClientCore,
  id: number,
  options?: CallOptions,
): CallPromise<SingleRecord<DraftSalesInvoice>> {
  return client.call(
    { operation: 'getDraftSalesInvoice', method: 'GET', path: '/v1/draftsalesinvoices/{id}', pathParams: { id } },
    options,
  );
}

/**
 * Replace a draft sales invoice.
 *
 * Replaces all fields of the header. A field that is left out gets its default, or becomes null. The lines stay as they are.
 *
 * `PUT /v1/draftsalesinvoices/{id}`
 *
 * @returns The draft sales invoice after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function replaceDraftSalesInvoice(
  client: ClientCore,
  id: number,
  body: DraftSalesInvoiceReplacement,
  options?: CallOptions,
): CallPromise<SingleRecord<DraftSalesInvoice>> {
  return client.call(
    {
      operation: 'replaceDraftSalesInvoice',
      method: 'PUT',
      path: '/v1/draftsalesinvoices/{id}',
      pathParams: { id },
      json: body,
    },
    options,
  );
}

/**
 * Update a draft sales invoice.
 *
 * Changes the header fields that are sent and leaves everything else as it is.
 *
 * `PATCH /v1/draftsalesinvoices/{id}`
 *
 * @returns The draft sales invoice after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function updateDraftSalesInvoice(
  client: ClientCore,
  id: number,
  body: DraftSalesInvoicePatch,
  options?: CallOptions,
): CallPromise<SingleRecord<DraftSalesInvoice>> {
  return client.call(
    {
      operation: 'updateDraftSalesInvoice',
      method: 'PATCH',
      path: '/v1/draftsalesinvoices/{id}',
      pathParams: { id },
      json: body,
    },
    options,
  );
}

/**
 * Delete a draft sales invoice.
 *
 * Removes the draft and its lines.
 *
 * `DELETE /v1/draftsalesinvoices/{id}`
 *
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
 */
export function deleteDraftSalesInvoice(client: ClientCore, id: number, options?: CallOptions): CallPromise<void> {
  return client.call(
    { operation: 'deleteDraftSalesInvoice', method: 'DELETE', path: '/v1/draftsalesinvoices/{id}', pathParams: { id } },
    options,
  );
}
