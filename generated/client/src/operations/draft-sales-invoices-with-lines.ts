import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type {
  DraftSalesInvoiceWithLines,
  DraftSalesInvoiceWithLinesInput,
  DraftSalesInvoiceWithLinesPatch,
  DraftSalesInvoiceWithLinesReplacement,
  ListDraftSalesInvoicesWithLinesFieldsItem,
  ListDraftSalesInvoicesWithLinesParams,
} from '../types.ts';

/**
 * List draft sales invoices with lines.
 *
 * Returns the draft sales invoices, each with all its lines.
 *
 * `GET /v1/draftsalesinvoiceswithlines`
 *
 * @returns A page of draft sales invoices with lines.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function listDraftSalesInvoicesWithLines<
  const Field extends ListDraftSalesInvoicesWithLinesFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  client: ClientCore,
  params?: ListDraftSalesInvoicesWithLinesParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<DraftSalesInvoiceWithLines, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listDraftSalesInvoicesWithLines',
      method: 'GET',
      path: '/v1/draftsalesinvoiceswithlines',
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

/**
 * Create a draft sales invoice with lines.
 *
 * Adds a draft with all its lines in one request. When a line is at fault nothing is stored, and the key in `errors` says which line it is: `lines[1].salesTypeId` is about the second line.
 *
 * `POST /v1/draftsalesinvoiceswithlines`
 *
 * @returns The created draft sales invoice with lines.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406, 413, 415), RateLimitError (429), UnknownOutcomeError (500), ConnectionError
 */
export function createDraftSalesInvoiceWithLines(
  client: ClientCore,
  body: DraftSalesInvoiceWithLinesInput,
  options?: CallOptions,
): CallPromise<SingleRecord<DraftSalesInvoiceWithLines>> {
  return client.call(
    {
      operation: 'createDraftSalesInvoiceWithLines',
      method: 'POST',
      path: '/v1/draftsalesinvoiceswithlines',
      json: body,
    },
    options,
  );
}

/**
 * Get a draft sales invoice with lines.
 *
 * Returns one draft with all its lines.
 *
 * `GET /v1/draftsalesinvoiceswithlines/{id}`
 *
 * @returns The draft sales invoice with lines.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function getDraftSalesInvoiceWithLines(
  client: ClientCore,
  id: number,
  options?: CallOptions,
): CallPromise<SingleRecord<DraftSalesInvoiceWithLines>> {
  return client.call(
    {
      operation: 'getDraftSalesInvoiceWithLines',
      method: 'GET',
      path: '/v1/draftsalesinvoiceswithlines/{id}',
      pathParams: { id },
    },
    options,
  );
}

/**
 * Replace a draft sales invoice with lines.
 *
 * Replaces all fields of the header, and all lines. A line that is sent with its `id` keeps it, unless a line with a higher `id`, such as a new one, now comes before it. A line without `id` is new, and a line that is not sent is removed.
 *
 * `PUT /v1/draftsalesinvoiceswithlines/{id}`
 *
 * @returns The draft sales invoice with lines after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function replaceDraftSalesInvoiceWithLines(
  client: ClientCore,
  id: number,
  body: DraftSalesInvoiceWithLinesReplacement,
  options?: CallOptions,
): CallPromise<SingleRecord<DraftSalesInvoiceWithLines>> {
  return client.call(
    {
      operation: 'replaceDraftSalesInvoiceWithLines',
      method: 'PUT',
      path: '/v1/draftsalesinvoiceswithlines/{id}',
      pathParams: { id },
      json: body,
    },
    options,
  );
}

/**
 * Update a draft sales invoice with lines.
 *
 * Changes the fields that are sent. `lines`, when sent, takes the place of all lines, and each gets a new `id`; otherwise the lines stay as they are.
 *
 * `PATCH /v1/draftsalesinvoiceswithlines/{id}`
 *
 * @returns The draft sales invoice with lines after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function updateDraftSalesInvoiceWithLines(
  client: ClientCore,
  id: number,
  body: DraftSalesInvoiceWithLinesPatch,
  options?: CallOptions,
): CallPromise<SingleRecord<DraftSalesInvoiceWithLines>> {
  return client.call(
    {
      operation: 'updateDraftSalesInvoiceWithLines',
      method: 'PATCH',
      path: '/v1/draftsalesinvoiceswithlines/{id}',
      pathParams: { id },
      json: body,
    },
    options,
  );
}

/**
 * Delete a draft sales invoice with lines.
 *
 * Removes the draft and its lines.
 *
 * `DELETE /v1/draftsalesinvoiceswithlines/{id}`
 *
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
 */
export function deleteDraftSalesInvoiceWithLines(
  client: ClientCore,
  id: number,
  options?: CallOptions,
): CallPromise<void> {
  return client.call(
    {
      operation: 'deleteDraftSalesInvoiceWithLines',
      method: 'DELETE',
      path: '/v1/draftsalesinvoiceswithlines/{id}',
      pathParams: { id },
    },
    options,
  );
}
