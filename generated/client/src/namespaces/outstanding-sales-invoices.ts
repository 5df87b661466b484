import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type {
  ListOutstandingSalesInvoicesFieldsItem,
  ListOutstandingSalesInvoicesParams,
  OutstandingSalesInvoice,
} from '../types.ts';
import { getOutstandingSalesInvoice, listOutstandingSalesInvoices } from '../operations/outstanding-sales-invoices.ts';

/** Outstanding sales invoices. */
export const createOutstandingSalesInvoices = (client: ClientCore) => ({
  /**
   * List outstanding sales invoices.
   *
   * Returns the sales invoices that are not paid in full, each with what is outstanding, how old it is and how long until it is due. Filter on `debtorId` for what one debtor owes.
   *
   * `GET /v1/outstandingsalesinvoices`
   *
   * @returns A page of outstanding sales invoices.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  list: <const Field extends ListOutstandingSalesInvoicesFieldsItem = never, MetaOnly extends boolean = false>(
    params?: ListOutstandingSalesInvoicesParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listOutstandingSalesInvoices<Field, MetaOnly>(client, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListOutstandingSalesInvoicesFieldsItem = never>(
    params?: AllFields<ListOutstandingSalesInvoicesParams, Field>,
    options?: CallOptions,
  ) => iterateRecords<Listed<OutstandingSalesInvoice, Field>>(listOutstandingSalesInvoices, client, [params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListOutstandingSalesInvoicesFieldsItem = never>(
    params?: AllFields<ListOutstandingSalesInvoicesParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<OutstandingSalesInvoice, Field>>(listOutstandingSalesInvoices, client, [params, options]),
  /**
   * Get an outstanding sales invoice.
   *
   * Returns one outstanding sales invoice.
   *
   * `GET /v1/outstandingsalesinvoices/{id}`
   *
   * @returns The outstanding sales invoice.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  get: (...args: OperationArguments<typeof getOutstandingSalesInvoice>) => getOutstandingSalesInvoice(client, ...args),
});
