import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type { ListSalesInvoiceLinesFieldsItem, ListSalesInvoiceLinesParams, SalesInvoiceLine } from '../types.ts';
import {
  createSalesInvoiceLine,
  deleteSalesInvoiceLine,
  getSalesInvoiceLine,
  listSalesInvoiceLines,
  replaceSalesInvoiceLine,
  updateSalesInvoiceLine,
} from '../operations/sales-invoice-lines.ts';

/** Sales invoice lines. */
export const createSalesInvoiceLines = (client: ClientCore) => ({
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
  list: <const Field extends ListSalesInvoiceLinesFieldsItem = never, MetaOnly extends boolean = false>(
    invoiceId: number,
    params?: ListSalesInvoiceLinesParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listSalesInvoiceLines<Field, MetaOnly>(client, invoiceId, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListSalesInvoiceLinesFieldsItem = never>(
    invoiceId: number,
    params?: AllFields<ListSalesInvoiceLinesParams, Field>,
    options?: CallOptions,
  ) => iterateRecords<Listed<SalesInvoiceLine, Field>>(listSalesInvoiceLines, client, [invoiceId, params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListSalesInvoiceLinesFieldsItem = never>(
    invoiceId: number,
    params?: AllFields<ListSalesInvoiceLinesParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<SalesInvoiceLine, Field>>(listSalesInvoiceLines, client, [invoiceId, params, options]),
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
  create: (...args: OperationArguments<typeof createSalesInvoiceLine>) => createSalesInvoiceLine(client, ...args),
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
  get: (...args: OperationArguments<typeof getSalesInvoiceLine>) => getSalesInvoiceLine(client, ...args),
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
  replace: (...args: OperationArguments<typeof replaceSalesInvoiceLine>) => replaceSalesInvoiceLine(client, ...args),
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
  update: (...args: OperationArguments<typeof updateSalesInvoiceLine>) => updateSalesInvoiceLine(client, ...args),
  /**
   * Delete a sales invoice line.
   *
   * Removes the line from the sales invoice.
   *
   * `DELETE /v1/salesinvoices/{invoiceId}/lines/{lineId}`
   *
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
   */
  delete: (...args: OperationArguments<typeof deleteSalesInvoiceLine>) => deleteSalesInvoiceLine(client, ...args),
});
