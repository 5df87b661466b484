import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type {
  ListSalesInvoicesWithLinesFieldsItem,
  ListSalesInvoicesWithLinesParams,
  SalesInvoiceWithLines,
} from '../types.ts';
import {
  createSalesInvoiceWithLines,
  deleteSalesInvoiceWithLines,
  getSalesInvoiceWithLines,
  listSalesInvoicesWithLines,
  replaceSalesInvoiceWithLines,
  updateSalesInvoiceWithLines,
} from '../operations/sales-invoices-with-lines.ts';

/** Sales invoices with lines. */
export const createSalesInvoicesWithLines = (client: ClientCore) => ({
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
  list: <const Field extends ListSalesInvoicesWithLinesFieldsItem = never, MetaOnly extends boolean = false>(
    params?: ListSalesInvoicesWithLinesParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listSalesInvoicesWithLines<Field, MetaOnly>(client, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListSalesInvoicesWithLinesFieldsItem = never>(
    params?: AllFields<ListSalesInvoicesWithLinesParams, Field>,
    options?: CallOptions,
  ) => iterateRecords<Listed<SalesInvoiceWithLines, Field>>(listSalesInvoicesWithLines, client, [params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListSalesInvoicesWithLinesFieldsItem = never>(
    params?: AllFields<ListSalesInvoicesWithLinesParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<SalesInvoiceWithLines, Field>>(listSalesInvoicesWithLines, client, [params, options]),
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
  create: (...args: OperationArguments<typeof createSalesInvoiceWithLines>) =>
    createSalesInvoiceWithLines(client, ...args),
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
  get: (...args: OperationArguments<typeof getSalesInvoiceWithLines>) => getSalesInvoiceWithLines(client, ...args),
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
  replace: (...args: OperationArguments<typeof replaceSalesInvoiceWithLines>) =>
    replaceSalesInvoiceWithLines(client, ...args),
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
  update: (...args: OperationArguments<typeof updateSalesInvoiceWithLines>) =>
    updateSalesInvoiceWithLines(client, ...args),
  /**
   * Delete a sales invoice with lines.
   *
   * Removes the sales invoice and its lines, also from the ledger. An invoice that something was paid on, or whose book year is closed, cannot be deleted.
   *
   * `DELETE /v1/salesinvoiceswithlines/{id}`
   *
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
   */
  delete: (...args: OperationArguments<typeof deleteSalesInvoiceWithLines>) =>
    deleteSalesInvoiceWithLines(client, ...args),
});
