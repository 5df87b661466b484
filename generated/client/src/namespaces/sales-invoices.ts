import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type { ListSalesInvoicesFieldsItem, ListSalesInvoicesParams, SalesInvoice } from '../types.ts';
import {
  createSalesInvoice,
  deleteSalesInvoice,
  getSalesInvoice,
  listSalesInvoices,
  replaceSalesInvoice,
  updateSalesInvoice,
  uploadSalesInvoiceFile,
} from '../operations/sales-invoices.ts';

/** Sales invoices. */
export const createSalesInvoices = (client: ClientCore) => ({
  /**
   * List sales invoices.
   *
   * Returns the headers of the sales invoices.
   *
   * `GET /v1/salesinvoices`
   *
   * @returns A page of sales invoices.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  list: <const Field extends ListSalesInvoicesFieldsItem = never, MetaOnly extends boolean = false>(
    params?: ListSalesInvoicesParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listSalesInvoices<Field, MetaOnly>(client, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListSalesInvoicesFieldsItem = never>(
    params?: AllFields<ListSalesInvoicesParams, Field>,
    options?: CallOptions,
  ) => iterateRecords<Listed<SalesInvoice, Field>>(listSalesInvoices, client, [params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListSalesInvoicesFieldsItem = never>(
    params?: AllFields<ListSalesInvoicesParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<SalesInvoice, Field>>(listSalesInvoices, client, [params, options]),
  /**
   * Create a sales invoice.
   *
   * Adds a sales invoice without lines. An invoice that is coded already, with its `debtorId`, is entered ready-made. One without coding names a scan in `inboxFileId`; its content is then read from that PDF.
   *
   * `POST /v1/salesinvoices`
   *
   * @returns The created sales invoice.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406, 413, 415), RateLimitError (429), UnknownOutcomeError (500), ConnectionError
   */
  create: (...args: OperationArguments<typeof createSalesInvoice>) => createSalesInvoice(client, ...args),
  /**
   * Get a sales invoice.
   *
   * Returns the header of one sales invoice.
   *
   * `GET /v1/salesinvoices/{id}`
   *
   * @returns The sales invoice.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  get: (...args: OperationArguments<typeof getSalesInvoice>) => getSalesInvoice(client, ...args),
  /**
   * Replace a sales invoice.
   *
   * Replaces all fields of the header. A field that is left out gets its default, or becomes null. The lines stay as they are.
   *
   * `PUT /v1/salesinvoices/{id}`
   *
   * @returns The sales invoice after the change.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
   */
  replace: (...args: OperationArguments<typeof replaceSalesInvoice>) => replaceSalesInvoice(client, ...args),
  /**
   * Update a sales invoice.
   *
   * Changes the header fields that are sent and leaves everything else as it is.
   *
   * `PATCH /v1/salesinvoices/{id}`
   *
   * @returns The sales invoice after the change.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
   */
  update: (...args: OperationArguments<typeof updateSalesInvoice>) => updateSalesInvoice(client, ...args),
  /**
   * Delete a sales invoice.
   *
   * Removes the invoice and its lines, also from the ledger. An invoice that something was paid on, or whose book year is closed, cannot be deleted.
   *
   * `DELETE /v1/salesinvoices/{id}`
   *
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
   */
  delete: (...args: OperationArguments<typeof deleteSalesInvoice>) => deleteSalesInvoice(client, ...args),
  /**
   * Attach a scan to a sales invoice.
   *
   * Attaches a PDF scan of at most 5 MB (5,242,880 bytes) to the sales invoice. It takes the place of one that was attached before. Download it under Files, by the `fileId` of the invoice.
   *
   * `POST /v1/salesinvoices/{id}/file`
   *
   * @returns The identifier of the stored PDF.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), UnknownOutcomeError (500), ConnectionError
   */
  uploadFile: (...args: OperationArguments<typeof uploadSalesInvoiceFile>) => uploadSalesInvoiceFile(client, ...args),
});
