import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type {
  ListPurchaseInvoiceLinesFieldsItem,
  ListPurchaseInvoiceLinesParams,
  PurchaseInvoiceLine,
} from '../types.ts';
import {
  createPurchaseInvoiceLine,
  deletePurchaseInvoiceLine,
  getPurchaseInvoiceLine,
  listPurchaseInvoiceLines,
  replacePurchaseInvoiceLine,
  updatePurchaseInvoiceLine,
} from '../operations/purchase-invoice-lines.ts';

/** Purchase invoice lines. */
export const createPurchaseInvoiceLines = (client: ClientCore) => ({
  /**
   * List purchase invoice lines.
   *
   * Returns the lines of the purchase invoice, in the order in which they were added.
   *
   * `GET /v1/purchaseinvoices/{invoiceId}/lines`
   *
   * @returns A page of purchase invoice lines.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  list: <const Field extends ListPurchaseInvoiceLinesFieldsItem = never, MetaOnly extends boolean = false>(
    invoiceId: number,
    params?: ListPurchaseInvoiceLinesParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listPurchaseInvoiceLines<Field, MetaOnly>(client, invoiceId, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListPurchaseInvoiceLinesFieldsItem = never>(
    invoiceId: number,
    params?: AllFields<ListPurchaseInvoiceLinesParams, Field>,
    options?: CallOptions,
  ) =>
    iterateRecords<Listed<PurchaseInvoiceLine, Field>>(listPurchaseInvoiceLines, client, [invoiceId, params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListPurchaseInvoiceLinesFieldsItem = never>(
    invoiceId: number,
    params?: AllFields<ListPurchaseInvoiceLinesParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<PurchaseInvoiceLine, Field>>(listPurchaseInvoiceLines, client, [invoiceId, params, options]),
  /**
   * Create a purchase invoice line.
   *
   * Adds a line to the purchase invoice.
   *
   * `POST /v1/purchaseinvoices/{invoiceId}/lines`
   *
   * @returns The created purchase invoice line.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), UnknownOutcomeError (500), ConnectionError
   */
  create: (...args: OperationArguments<typeof createPurchaseInvoiceLine>) => createPurchaseInvoiceLine(client, ...args),
  /**
   * Get a purchase invoice line.
   *
   * Returns one line of the purchase invoice.
   *
   * `GET /v1/purchaseinvoices/{invoiceId}/lines/{lineId}`
   *
   * @returns The purchase invoice line.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  get: (...args: OperationArguments<typeof getPurchaseInvoiceLine>) => getPurchaseInvoiceLine(client, ...args),
  /**
   * Replace a purchase invoice line.
   *
   * Replaces all fields of the line.
   *
   * `PUT /v1/purchaseinvoices/{invoiceId}/lines/{lineId}`
   *
   * @returns The purchase invoice line after the change.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
   */
  replace: (...args: OperationArguments<typeof replacePurchaseInvoiceLine>) =>
    replacePurchaseInvoiceLine(client, ...args),
  /**
   * Update a purchase invoice line.
   *
   * Changes the fields of the line that are sent and leaves the others as they are.
   *
   * `PATCH /v1/purchaseinvoices/{invoiceId}/lines/{lineId}`
   *
   * @returns The purchase invoice line after the change.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
   */
  update: (...args: OperationArguments<typeof updatePurchaseInvoiceLine>) => updatePurchaseInvoiceLine(client, ...args),
  /**
   * Delete a purchase invoice line.
   *
   * Removes the line from the purchase invoice.
   *
   * `DELETE /v1/purchaseinvoices/{invoiceId}/lines/{lineId}`
   *
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
   */
  delete: (...args: OperationArguments<typeof deletePurchaseInvoiceLine>) => deletePurchaseInvoiceLine(client, ...args),
});
