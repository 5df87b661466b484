import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type {
  ListOutstandingPurchaseInvoicesFieldsItem,
  ListOutstandingPurchaseInvoicesParams,
  OutstandingPurchaseInvoice,
} from '../types.ts';
import {
  getOutstandingPurchaseInvoice,
  listOutstandingPurchaseInvoices,
} from '../operations/outstanding-purchase-invoices.ts';

/** Outstanding purchase invoices. */
export const createOutstandingPurchaseInvoices = (client: ClientCore) => ({
  /**
   * List outstanding purchase invoices.
   *
   * Returns the purchase invoices that are not paid in full, each with what is outstanding, how old it is and how long until it is due. Filter on `creditorId` for what one creditor is owed.
   *
   * `GET /v1/outstandingpurchaseinvoices`
   *
   * @returns A page of outstanding purchase invoices.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  list: <const Field extends ListOutstandingPurchaseInvoicesFieldsItem = never, MetaOnly extends boolean = false>(
    params?: ListOutstandingPurchaseInvoicesParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listOutstandingPurchaseInvoices<Field, MetaOnly>(client, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListOutstandingPurchaseInvoicesFieldsItem = never>(
    params?: AllFields<ListOutstandingPurchaseInvoicesParams, Field>,
    options?: CallOptions,
  ) =>
    iterateRecords<Listed<OutstandingPurchaseInvoice, Field>>(listOutstandingPurchaseInvoices, client, [
      params,
      options,
    ]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListOutstandingPurchaseInvoicesFieldsItem = never>(
    params?: AllFields<ListOutstandingPurchaseInvoicesParams, Field>,
    options?: CallOptions,
  ) =>
    iteratePages<Page<OutstandingPurchaseInvoice, Field>>(listOutstandingPurchaseInvoices, client, [params, options]),
  /**
   * Get an outstanding purchase invoice.
   *
   * Returns one outstanding purchase invoice.
   *
   * `GET /v1/outstandingpurchaseinvoices/{id}`
   *
   * @returns The outstanding purchase invoice.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  get: (...args: OperationArguments<typeof getOutstandingPurchaseInvoice>) =>
    getOutstandingPurchaseInvoice(client, ...args),
});
