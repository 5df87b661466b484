import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type { ListPurchaseInvoicesFieldsItem, ListPurchaseInvoicesParams, PurchaseInvoice } from '../types.ts';
import {
  createPurchaseInvoice,
  deletePurchaseInvoice,
  getPurchaseInvoice,
  listPurchaseInvoices,
  replacePurchaseInvoice,
  updatePurchaseInvoice,
  uploadPurchaseInvoiceFile,
} from '../operations/purchase-invoices.ts';

/** Purchase invoices. */
export const createPurchaseInvoices = (client: ClientCore) => ({
  /**
   * List purchase invoices.
   *
   * Returns the headers of the purchase invoices.
   *
   * `GET /v1/purchaseinvoices`
   *
   * @returns A page of purchase invoices.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  list: <const Field extends ListPurchaseInvoicesFieldsItem = never, MetaOnly extends boolean = false>(
    params?: ListPurchaseInvoicesParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listPurchaseInvoices<Field, MetaOnly>(client, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListPurchaseInvoicesFieldsItem = never>(
    params?: AllFields<ListPurchaseInvoicesParams, Field>,
    options?: CallOptions,
  ) => iterateRecords<Listed<PurchaseInvoice, Field>>(listPurchaseInvoices, client, [params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListPurchaseInvoicesFieldsItem = never>(
    params?: AllFields<ListPurchaseInvoicesParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<PurchaseInvoice, Field>>(listPurchaseInvoices, client, [params, options]),
  /**
   * Create a purchase invoice.
   *
   * Adds a purchase invoice without lines. An invoice that is coded already, with its `creditorId`, is entered ready-made. One without coding names a scan in `inboxFileId`; its content is then read from that PDF. Where approval routes are in use, `approvalRouteId` is mandatory.
   *
   * `POST /v1/purchaseinvoices`
   *
   * @returns The created purchase invoice.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406, 413, 415), RateLimitError (429), UnknownOutcomeError (500), ConnectionError
   */
  create: (...args: OperationArguments<typeof createPurchaseInvoice>) => createPurchaseInvoice(client, ...args),
  /**
   * Get a purchase invoice.
   *
   * Returns the header of one purchase invoice.
   *
   * `GET /v1/purchaseinvoices/{id}`
   *
   * @returns The purchase invoice.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  get: (...args: OperationArguments<typeof getPurchaseInvoice>) => getPurchaseInvoice(client, ...args),
  /**
   * Replace a purchase invoice.
   *
   * Replaces all fields of the header. A field that is left out gets its default, or becomes null. The lines stay as they are.
   *
   * `PUT /v1/purchaseinvoices/{id}`
   *
   * @returns The purchase invoice after the change.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
   */
  replace: (...args: OperationArguments<typeof replacePurchaseInvoice>) => replacePurchaseInvoice(client, ...args),
  /**
   * Update a purchase invoice.
   *
   * Changes the header fields that are sent and leaves everything else as it is.
   *
   * `PATCH /v1/purchaseinvoices/{id}`
   *
   * @returns The purchase invoice after the change.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
   */
  update: (...args: OperationArguments<typeof updatePurchaseInvoice>) => updatePurchaseInvoice(client, ...args),
  /**
   * Delete a purchase invoice.
   *
   * Removes the invoice and its lines, also from the ledger. An invoice that something was paid on, or whose book year is closed, cannot be deleted.
   *
   * `DELETE /v1/purchaseinvoices/{id}`
   *
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
   */
  delete: (...args: OperationArguments<typeof deletePurchaseInvoice>) => deletePurchaseInvoice(client, ...args),
  /**
   * Attach a scan to a purchase invoice.
   *
   * Attaches a PDF scan of at most 5 MB (5,242,880 bytes) to the purchase invoice. It takes the place of one that was attached before. Download it under Files, by the `fileId` of the invoice.
   *
   * `POST /v1/purchaseinvoices/{id}/file`
   *
   * @returns The identifier of the stored PDF.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), UnknownOutcomeError (500), ConnectionError
   */
  uploadFile: (...args: OperationArguments<typeof uploadPurchaseInvoiceFile>) =>
    uploadPurchaseInvoiceFile(client, ...args),
});
