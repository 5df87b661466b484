import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type {
  ListSalesOrdersFieldsItem,
  ListSalesOrdersParams,
  SalesOrder,
  SalesOrderPatch,
  SalesOrderReplacement,
} from '../types.ts';

/**
 * List sales orders.
 *
 * Returns the headers of the sales orders. Only for administrations with the trade pack or the sales-order module.
 *
 * `GET /v1/salesorders`
 *
 * @returns A page of sales orders.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function listSalesOrders<
  const Field extends ListSalesOrdersFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  client: ClientCore,
  params?: ListSalesOrdersParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<SalesOrder, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listSalesOrders',
      method: 'GET',
      path: '/v1/salesorders',
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

/**
 * Get a sales order.
 *
 * Returns the header of one sales order.
 *
 * `GET /v1/salesorders/{id}`
 *
 * @returns The sales order.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function getSalesOrder(
  client: ClientCore,
  id: number,
  options?: CallOptions,
): CallPromise<SingleRecord<SalesOrder>> {
  return client.call(
    { operation: 'getSalesOrder', method: 'GET', path: '/v1/salesorders/{id}', pathParams: { id } },
    options,
  );
}

/**
 * Replace a sales order.
 *
 * Replaces all fields of the header. A field that is left out gets its default, or becomes null. The lines stay as they are.
 *
 * `PUT /v1/salesorders/{id}`
 *
 * @returns The sales order after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function replaceSalesOrder(
  client: ClientCore,
  id: number,
  body: SalesOrderReplacement,
  options?: CallOptions,
): CallPromise<SingleRecord<SalesOrder>> {
  return client.call(
    { operation: 'replaceSalesOrder', method: 'PUT', path: '/v1/salesorders/{id}', pathParams: { id }, json: body },
    options,
  );
}

/**
 * Update a sales order.
 *
 * Changes the header fields that are sent, for instance the shipping date or the delivery address. Lines are managed through Sales orders with lines.
 *
 * `PATCH /v1/salesorders/{id}`
 *
 * @returns The sales order after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function updateSalesOrder(
  client: ClientCore,
  id: number,
  body: SalesOrderPatch,
  options?: CallOptions,
): CallPromise<SingleRecord<SalesOrder>> {
  return client.call(
    { operation: 'updateSalesOrder', method: 'PATCH', path: '/v1/salesorders/{id}', pathParams: { id }, json: body },
    options,
  );
}

/**
 * Delete a sales order.
 *
 * Removes the order and its lines. With the trade pack, its articles go back into stock.
 *
 * `DELETE /v1/salesorders/{id}`
 *
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
 */
export function deleteSalesOrder(client: ClientCore, id: number, options?: CallOptions): CallPromise<void> {
  return client.call(
    { operation: 'deleteSalesOrder', method: 'DELETE', path: '/v1/salesorders/{id}', pathParams: { id } },
    options,
  );
}
