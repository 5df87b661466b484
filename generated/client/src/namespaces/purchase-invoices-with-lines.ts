import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type {
  ListPurchaseInvoicesWithLinesFieldsItem,
  ListPurchaseInvoicesWithLinesParams,
  PurchaseInvoiceWithLines,
} from '../types.ts';
import {
  createPurchaseInvoiceWithLines,
  deletePurchaseInvoiceWithLines,
  getPurchaseInvoiceWithLines,
  listPurchaseInvoicesWithLines,
  replacePurchaseInvoiceWithLines,
  updatePurchaseInvoiceWithLines,
} from '../operations/purchase-invoices-with-lines.ts';

/** Purchase invoices with lines. */
export const createPurchaseInvoicesWithLines = (client: ClientCore) => ({
  /**
   * List purchase invoices with lines.
   *
   * Returns the purchase invoices, each with all its lines.
   *
   * `GET /v1/purchaseinvoiceswithlines`
   *
   * @returns A page of purchase invoices with lines.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  list: <const Field extends ListPurchaseInvoicesWithLinesFieldsItem = never, MetaOnly extends boolean = false>(
    params?: ListPurchaseInvoicesWithLinesParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listPurchaseInvoicesWithLines<Field, MetaOnly>(client, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListPurchaseInvoicesWithLinesFieldsItem = never>(
    params?: AllFields<ListPurchaseInvoicesWithLinesParams, Field>,
    options?: CallOptions,
  ) =>
    iterateRecords<Listed<PurchaseInvoiceWithLines, Field>>(listPurchaseInvoicesWithLines, client, [params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListPurchaseInvoicesWithLinesFieldsItem = never>(
    params?: AllFields<ListPurchaseInvoicesWithLinesParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<PurchaseInvoiceWithLines, Field>>(listPurchaseInvoicesWithLines, client, [params, options]),
  /**
   * Create a purchase invoice with lines.
   *
   * Adds a purchase invoice with all its lines in one request. When a line is at fault nothing is stored, and the key in `errors` says which line it is.
   *
   * `POST /v1/purchaseinvoiceswithlines`
   *
   * @returns The created purchase invoice with lines.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406, 413, 415), RateLimitError (429), UnknownOutcomeError (500), ConnectionError
   */
  create: (...args: OperationArguments<typeof createPurchaseInvoiceWithLines>) =>
    createPurchaseInvoiceWithLines(client, ...args),
  /**
   * Get a purchase invoice with lines.
   *
   * Returns one purchase invoice with all its lines.
   *
   * `GET /v1/purchaseinvoiceswithlines/{id}`
   *
   * @returns The purchase invoice with lines.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  get: (...args: OperationArguments<typeof getPurchaseInvoiceWithLines>) =>
    getPurchaseInvoiceWithLines(client, ...args),
  /**
   * Replace a purchase invoice with lines.
   *
   * Replaces all fields of the header, and all lines. A line that is sent with its `id` keeps it, unless a line with a higher `id`, such as a new one, now comes before it. A line without `id` is new, and a line that is not sent is removed.
   *
   * `PUT /v1/purchaseinvoiceswithlines/{id}`
   *
   * @returns The purchase invoice with lines after the change.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
   */
  replace: (...args: OperationArguments<typeof replacePurchaseInvoiceWithLines>) =>
    replacePurchaseInvoiceWithLines(client, ...args),
  /**
   * Update a purchase invoice with lines.
   *
   * Changes the fields that are sent. `lines`, when sent, takes the place of all lines, and each gets a new `id`; otherwise the lines stay as they are.
   *
   * `PATCH /v1/purchaseinvoiceswithlines/{id}`
   *
   * @returns The purchase invoice with lines after the change.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
   */
  update: (...args: OperationArguments<typeof updatePurchaseInvoiceWithLines>) =>
    updatePurchaseInvoiceWithLines(client, ...args),
  /**
   * Delete a purchase invoice with lines.
   *
   * Removes the purchase invoice and its lines, also from the ledger. An invoice that something was paid on, or whose book year is closed, cannot be deleted.
   *
   * `DELETE /v1/purchaseinvoiceswithlines/{id}`
   *
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
   */
  delete: (...args: OperationArguments<typeof deletePurchaseInvoiceWithLines>) =>
    deletePurchaseInvoiceWithLines(client, ...args),
});
