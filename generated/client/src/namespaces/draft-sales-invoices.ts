import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type { DraftSalesInvoice, ListDraftSalesInvoicesFieldsItem, ListDraftSalesInvoicesParams } from '../types.ts';
import {
  createDraftSalesInvoice,
  deleteDraftSalesInvoice,
  getDraftSalesInvoice,
  listDraftSalesInvoices,
  replaceDraftSalesInvoice,
  updateDraftSalesInvoice,
} from '../operations/draft-sales-invoices.ts';

/** Draft sales invoices. */
export const createDraftSalesInvoices = (client: ClientCore) => ({
  /**
   * List draft sales invoices.
   *
   * Returns the headers of the draft sales invoices, with their totals.
   *
   * `GET /v1/draftsalesinvoices`
   *
   * @returns A page of draft sales invoices.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  list: <const Field extends ListDraftSalesInvoicesFieldsItem = never, MetaOnly extends boolean = false>(
    params?: ListDraftSalesInvoicesParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listDraftSalesInvoices<Field, MetaOnly>(client, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListDraftSalesInvoicesFieldsItem = never>(
    params?: AllFields<ListDraftSalesInvoicesParams, Field>,
    options?: CallOptions,
  ) => iterateRecords<Listed<DraftSalesInvoice, Field>>(listDraftSalesInvoices, client, [params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListDraftSalesInvoicesFieldsItem = never>(
    params?: AllFields<ListDraftSalesInvoicesParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<DraftSalesInvoice, Field>>(listDraftSalesInvoices, client, [params, options]),
  /**
   * Create a draft sales invoice.
   *
   * Adds a draft without lines. Add the lines one by one afterwards, or create the draft with all its lines at once with Draft sales invoices with lines.
   *
   * `POST /v1/draftsalesinvoices`
   *
   * @returns The created draft sales invoice.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406, 413, 415), RateLimitError (429), UnknownOutcomeError (500), ConnectionError
   */
  create: (...args: OperationArguments<typeof createDraftSalesInvoice>) => createDraftSalesInvoice(client, ...args),
  /**
   * Get a draft sales invoice.
   *
   * Returns the header of one draft, with its totals.
   *
   * `GET /v1/draftsalesinvoices/{id}`
   *
   * @returns The draft sales invoice.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  get: (...args: OperationArguments<typeof getDraftSalesInvoice>) => getDraftSalesInvoice(client, ...args),
  /**
   * Replace a draft sales invoice.
   *
   * Replaces all fields of the header. A field that is left out gets its default, or becomes null. The lines stay as they are.
   *
   * `PUT /v1/draftsalesinvoices/{id}`
   *
   * @returns The draft sales invoice after the change.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
   */
  replace: (...args: OperationArguments<typeof replaceDraftSalesInvoice>) => replaceDraftSalesInvoice(client, ...args),
  /**
   * Update a draft sales invoice.
   *
   * Changes the header fields that are sent and leaves everything else as it is.
   *
   * `PATCH /v1/draftsalesinvoices/{id}`
   *
   * @returns The draft sales invoice after the change.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
   */
  update: (...args: OperationArguments<typeof updateDraftSalesInvoice>) => updateDraftSalesInvoice(client, ...args),
  /**
   * Delete a draft sales invoice.
   *
   * Removes the draft and its lines.
   *
   * `DELETE /v1/draftsalesinvoices/{id}`
   *
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
   */
  delete: (...args: OperationArguments<typeof deleteDraftSalesInvoice>) => deleteDraftSalesInvoice(client, ...args),
});
