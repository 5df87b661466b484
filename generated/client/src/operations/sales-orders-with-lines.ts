import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type {
  ListSalesOrdersWithLinesFieldsItem,
  ListSalesOrdersWithLinesParams,
  SalesOrderWithLines,
  SalesOrderWithLinesInput,
  SalesOrderWithLinesPatch,
  SalesOrderWithLinesReplacement,
} from '../types.ts';

/**
 * List sales orders with lines.
 *
 * Returns the sales orders, each with all its lines. Only for administrations with the trade pack or the sales-order module.
 *
 * `GET /v1/salesorderwithlines`
 *
 * @returns A page of sales orders with lines.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function listSalesOrdersWithLines<
  const Field extends ListSalesOrdersWithLinesFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  client: ClientCore,
  params?: ListSalesOrdersWithLinesParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<SalesOrderWithLines, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listSalesOrdersWithLines',
      method: 'GET',
      path: '/v1/salesorderwithlines',
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

/**
 * Create a sales order with lines.
 *
 * Adds an order with all its lines. At least one line is of type `A`. In an administration with the trade pack the stock of its articles falls.
 *
 * `POST /v1/salesorderwithlines`
 *
 * @returns The created sales order with lines.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406, 413, 415), RateLimitError (429), UnknownOutcomeError (500), ConnectionError
 */
export function createSalesOrderWithLines(
  client: ClientCore,
  body: SalesOrderWithLinesInput,
  options?: CallOptions,
): CallPromise<SingleRecord<SalesOrderWithLines>> {
  return client.call(
    { operation: 'createSalesOrderWithLines', method: 'POST', path: '/v1/salesorderwithlines', json: body },
    options,
  );
}

/**
 * Get a sales order with lines.
 *
 * Returns one order with all its lines.
 *
 * `GET /v1/salesorderwithlines/{id}`
 *
 * @returns The sales order with lines.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function getSalesOrderWithLines(
  client: ClientCore,
  id: number,
  options?: CallOptions,
): CallPromise<SingleRecord<SalesOrderWithLines>> {
  return client.call(
    { operation: 'getSalesOrderWithLines', method: 'GET', path: '/v1/salesorderwithlines/{id}', pathParams: { id } },
    options,
  );
}

/**
 * Replace a sales order with lines.
 *
 * Replaces all fields of the header, and all lines. A line that is sent with its `id` keeps it, unless a line with a higher `id`, such as a new one, now comes before it. A line without `id` is new, and a line that is not sent is removed.
 *
 * `PUT /v1/salesorderwithlines/{id}`
 *
 * @returns The sales order with lines after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function replaceSalesOrderWithLines(
  client: ClientCore,
  id: number,
  body: SalesOrderWithLinesReplacement,
  options?: CallOptions,
): CallPromise<SingleRecord<SalesOrderWithLines>> {
  return client.call(
    {
      operation: 'replaceSalesOrderWithLines',
      method: 'PUT',
      path: '/v1/salesorderwithlines/{id}',
      pathParams: { id },
      json: body,
    },
    options,
  );
}

/**
 * Update a sales order with lines.
 *
 * Changes the fields that are sent. `lines`, when sent, takes the place of all lines, and each gets a new `id`; otherwise the lines stay as they are.
 *
 * `PATCH /v1/salesorderwithlines/{id}`
 *
 * @returns The sales order with lines after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function updateSalesOrderWithLines(
  client: ClientCore,
  id: number,
  body: SalesOrderWithLinesPatch,
  options?: CallOptions,
): CallPromise<SingleRecord<SalesOrderWithLines>> {
  return client.call(
    {
      operation: 'updateSalesOrderWithLines',
      method: 'PATCH',
      path: '/v1/salesorderwithlines/{id}',
      pathParams: { id },
      json: body,
    },
    options,
  );
}

/**
 * Delete a sales order with lines.
 *
 * Removes the order and its lines. With the trade pack, its articles go back into stock.
 *
 * `DELETE /v1/salesorderwithlines/{id}`
 *
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
 */
export function deleteSalesOrderWithLines(client: ClientCore, id: number, options?: CallOptions): CallPromise<void> {
  return client.call(
    {
      operation: 'deleteSalesOrderWithLines',
      method: 'DELETE',
      path: '/v1/salesorderwithlines/{id}',
      pathParams: { id },
    },
    options,
  );
}
