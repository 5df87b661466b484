import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type { ListSalesOrdersFieldsItem, ListSalesOrdersParams, SalesOrder } from '../types.ts';
import {
  deleteSalesOrder,
  getSalesOrder,
  listSalesOrders,
  replaceSalesOrder,
  updateSalesOrder,
} from '../operations/sales-orders.ts';

/** Sales orders. */
export const createSalesOrders = (client: ClientCore) => ({
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
  list: <const Field extends ListSalesOrdersFieldsItem = never, MetaOnly extends boolean = false>(
    params?: ListSalesOrdersParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listSalesOrders<Field, MetaOnly>(client, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListSalesOrdersFieldsItem = never>(
    params?: AllFields<ListSalesOrdersParams, Field>,
    options?: CallOptions,
  ) => iterateRecords<Listed<SalesOrder, Field>>(listSalesOrders, client, [params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListSalesOrdersFieldsItem = never>(
    params?: AllFields<ListSalesOrdersParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<SalesOrder, Field>>(listSalesOrders, client, [params, options]),
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
  get: (...args: OperationArguments<typeof getSalesOrder>) => getSalesOrder(client, ...args),
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
  replace: (...args: OperationArguments<typeof replaceSalesOrder>) => replaceSalesOrder(client, ...args),
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
  update: (...args: OperationArguments<typeof updateSalesOrder>) => updateSalesOrder(client, ...args),
  /**
   * Delete a sales order.
   *
   * Removes the order and its lines. With the trade pack, its articles go back into stock.
   *
   * `DELETE /v1/salesorders/{id}`
   *
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
   */
  delete: (...args: OperationArguments<typeof deleteSalesOrder>) => deleteSalesOrder(client, ...args),
});
