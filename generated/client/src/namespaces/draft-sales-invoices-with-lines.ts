import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type {
  DraftSalesInvoiceWithLines,
  ListDraftSalesInvoicesWithLinesFieldsItem,
  ListDraftSalesInvoicesWithLinesParams,
} from '../types.ts';
import {
  createDraftSalesInvoiceWithLines,
  deleteDraftSalesInvoiceWithLines,
  getDraftSalesInvoiceWithLines,
  listDraftSalesInvoicesWithLines,
  replaceDraftSalesInvoiceWithLines,
  updateDraftSalesInvoiceWithLines,
} from '../operations/draft-sales-invoices-with-lines.ts';

/** Draft sales invoices with lines. */
export const createDraftSalesInvoicesWithLines = (client: ClientCore) => ({
  /**
   * List draft sales invoices with lines.
   *
   * Returns the draft sales invoices, each with all its lines.
   *
   * `GET /v1/draftsalesinvoiceswithlines`
   *
   * @returns A page of draft sales invoices with lines.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  list: <const Field extends ListDraftSalesInvoicesWithLinesFieldsItem = never, MetaOnly extends boolean = false>(
    params?: ListDraftSalesInvoicesWithLinesParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listDraftSalesInvoicesWithLines<Field, MetaOnly>(client, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListDraftSalesInvoicesWithLinesFieldsItem = never>(
    params?: AllFields<ListDraftSalesInvoicesWithLinesParams, Field>,
    options?: CallOptions,
  ) =>
    iterateRecords<Listed<DraftSalesInvoiceWithLines, Field>>(listDraftSalesInvoicesWithLines, client, [
      params,
      options,
    ]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListDraftSalesInvoicesWithLinesFieldsItem = never>(
    params?: AllFields<ListDraftSalesInvoicesWithLinesParams, Field>,
    options?: CallOptions,
  ) =>
    iteratePages<Page<DraftSalesInvoiceWithLines, Field>>(listDraftSalesInvoicesWithLines, client, [params, options]),
  /**
   * Create a draft sales invoice with lines.
   *
   * Adds a draft with all its lines in one request. When a line is at fault nothing is stored, and the key in `errors` says which line it is: `lines[1].salesTypeId` is about the second line.
   *
   * `POST /v1/draftsalesinvoiceswithlines`
   *
   * @returns The created draft sales invoice with lines.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406, 413, 415), RateLimitError (429), UnknownOutcomeError (500), ConnectionError
   */
  create: (...args: OperationArguments<typeof createDraftSalesInvoiceWithLines>) =>
    createDraftSalesInvoiceWithLines(client, ...args),
  /**
   * Get a draft sales invoice with lines.
   *
   * Returns one draft with all its lines.
   *
   * `GET /v1/draftsalesinvoiceswithlines/{id}`
   *
   * @returns The draft sales invoice with lines.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  get: (...args: OperationArguments<typeof getDraftSalesInvoiceWithLines>) =>
    getDraftSalesInvoiceWithLines(client, ...args),
  /**
   * Replace a draft sales invoice with lines.
   *
   * Replaces all fields of the header, and all lines. A line that is sent with its `id` keeps it, unless a line with a higher `id`, such as a new one, now comes before it. A line without `id` is new, and a line that is not sent is removed.
   *
   * `PUT /v1/draftsalesinvoiceswithlines/{id}`
   *
   * @returns The draft sales invoice with lines after the change.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
   */
  replace: (...args: OperationArguments<typeof replaceDraftSalesInvoiceWithLines>) =>
    replaceDraftSalesInvoiceWithLines(client, ...args),
  /**
   * Update a draft sales invoice with lines.
   *
   * Changes the fields that are sent. `lines`, when sent, takes the place of all lines, and each gets a new `id`; otherwise the lines stay as they are.
   *
   * `PATCH /v1/draftsalesinvoiceswithlines/{id}`
   *
   * @returns The draft sales invoice with lines after the change.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
   */
  update: (...args: OperationArguments<typeof updateDraftSalesInvoiceWithLines>) =>
    updateDraftSalesInvoiceWithLines(client, ...args),
  /**
   * Delete a draft sales invoice with lines.
   *
   * Removes the draft and its lines.
   *
   * `DELETE /v1/draftsalesinvoiceswithlines/{id}`
   *
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
   */
  delete: (...args: OperationArguments<typeof deleteDraftSalesInvoiceWithLines>) =>
    deleteDraftSalesInvoiceWithLines(client, ...args),
});
