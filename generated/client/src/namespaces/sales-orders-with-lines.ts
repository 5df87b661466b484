import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type {
  ListSalesOrdersWithLinesFieldsItem,
  ListSalesOrdersWithLinesParams,
  SalesOrderWithLines,
} from '../types.ts';
import {
  createSalesOrderWithLines,
  deleteSalesOrderWithLines,
  getSalesOrderWithLines,
  listSalesOrdersWithLines,
  replaceSalesOrderWithLines,
  updateSalesOrderWithLines,
} from '../operations/sales-orders-with-lines.ts';

/** Sales orders with lines. */
export const createSalesOrdersWithLines = (client: ClientCore) => ({
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
  list: <const Field extends ListSalesOrdersWithLinesFieldsItem = never, MetaOnly extends boolean = false>(
    params?: ListSalesOrdersWithLinesParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listSalesOrdersWithLines<Field, MetaOnly>(client, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListSalesOrdersWithLinesFieldsItem = never>(
    params?: AllFields<ListSalesOrdersWithLinesParams, Field>,
    options?: CallOptions,
  ) => iterateRecords<Listed<SalesOrderWithLines, Field>>(listSalesOrdersWithLines, client, [params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListSalesOrdersWithLinesFieldsItem = never>(
    params?: AllFields<ListSalesOrdersWithLinesParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<SalesOrderWithLines, Field>>(listSalesOrdersWithLines, client, [params, options]),
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
  create: (...args: OperationArguments<typeof createSalesOrderWithLines>) => createSalesOrderWithLines(client, ...args),
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
  get: (...args: OperationArguments<typeof getSalesOrderWithLines>) => getSalesOrderWithLines(client, ...args),
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
  replace: (...args: OperationArguments<typeof replaceSalesOrderWithLines>) =>
    replaceSalesOrderWithLines(client, ...args),
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
  update: (...args: OperationArguments<typeof updateSalesOrderWithLines>) => updateSalesOrderWithLines(client, ...args),
  /**
   * Delete a sales order with lines.
   *
   * Removes the order and its lines. With the trade pack, its articles go back into stock.
   *
   * `DELETE /v1/salesorderwithlines/{id}`
   *
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
   */
  delete: (...args: OperationArguments<typeof deleteSalesOrderWithLines>) => deleteSalesOrderWithLines(client, ...args),
});
