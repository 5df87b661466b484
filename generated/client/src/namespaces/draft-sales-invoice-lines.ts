import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type {
  DraftSalesInvoiceLine,
  ListDraftSalesInvoiceLinesFieldsItem,
  ListDraftSalesInvoiceLinesParams,
} from '../types.ts';
import {
  createDraftSalesInvoiceLine,
  deleteDraftSalesInvoiceLine,
  getDraftSalesInvoiceLine,
  listDraftSalesInvoiceLines,
  replaceDraftSalesInvoiceLine,
  updateDraftSalesInvoiceLine,
} from '../operations/draft-sales-invoice-lines.ts';

/** Draft sales invoice lines. */
export const createDraftSalesInvoiceLines = (client: ClientCore) => ({
  /**
   * List draft sales invoice lines.
   *
   * Returns the lines of the draft, in the order in which they were added.
   *
   * `GET /v1/draftsalesinvoices/{invoiceId}/lines`
   *
   * @returns A page of draft sales invoice lines.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  list: <const Field extends ListDraftSalesInvoiceLinesFieldsItem = never, MetaOnly extends boolean = false>(
    invoiceId: number,
    params?: ListDraftSalesInvoiceLinesParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listDraftSalesInvoiceLines<Field, MetaOnly>(client, invoiceId, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListDraftSalesInvoiceLinesFieldsItem = never>(
    invoiceId: number,
    params?: AllFields<ListDraftSalesInvoiceLinesParams, Field>,
    options?: CallOptions,
  ) =>
    iterateRecords<Listed<DraftSalesInvoiceLine, Field>>(listDraftSalesInvoiceLines, client, [
      invoiceId,
      params,
      options,
    ]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListDraftSalesInvoiceLinesFieldsItem = never>(
    invoiceId: number,
    params?: AllFields<ListDraftSalesInvoiceLinesParams, Field>,
    options?: CallOptions,
  ) =>
    iteratePages<Page<DraftSalesInvoiceLine, Field>>(listDraftSalesInvoiceLines, client, [invoiceId, params, options]),
  /**
   * Create a draft sales invoice line.
   *
   * Adds a line to the draft and adjusts its totals. `bookingType` decides which other field is required: `ArticleSku` for `A`, `salesTypeId` for `V`, `ledgerAccountId` for `G`, none for `T`.
   *
   * `POST /v1/draftsalesinvoices/{invoiceId}/lines`
   *
   * @returns The created draft sales invoice line.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), UnknownOutcomeError (500), ConnectionError
   */
  create: (...args: OperationArguments<typeof createDraftSalesInvoiceLine>) =>
    createDraftSalesInvoiceLine(client, ...args),
  /**
   * Get a draft sales invoice line.
   *
   * Returns one line of the draft.
   *
   * `GET /v1/draftsalesinvoices/{invoiceId}/lines/{lineId}`
   *
   * @returns The draft sales invoice line.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  get: (...args: OperationArguments<typeof getDraftSalesInvoiceLine>) => getDraftSalesInvoiceLine(client, ...args),
  /**
   * Replace a draft sales invoice line.
   *
   * Replaces all fields of the line and adjusts the totals of the draft.
   *
   * `PUT /v1/draftsalesinvoices/{invoiceId}/lines/{lineId}`
   *
   * @returns The draft sales invoice line after the change.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
   */
  replace: (...args: OperationArguments<typeof replaceDraftSalesInvoiceLine>) =>
    replaceDraftSalesInvoiceLine(client, ...args),
  /**
   * Update a draft sales invoice line.
   *
   * Changes the fields of the line that are sent and adjusts the totals of the draft.
   *
   * `PATCH /v1/draftsalesinvoices/{invoiceId}/lines/{lineId}`
   *
   * @returns The draft sales invoice line after the change.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
   */
  update: (...args: OperationArguments<typeof updateDraftSalesInvoiceLine>) =>
    updateDraftSalesInvoiceLine(client, ...args),
  /**
   * Delete a draft sales invoice line.
   *
   * Removes the line from the draft and adjusts its totals.
   *
   * `DELETE /v1/draftsalesinvoices/{invoiceId}/lines/{lineId}`
   *
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
   */
  delete: (...args: OperationArguments<typeof deleteDraftSalesInvoiceLine>) =>
    deleteDraftSalesInvoiceLine(client, ...args),
});
