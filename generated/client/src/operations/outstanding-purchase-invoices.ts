import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type {
  ListOutstandingPurchaseInvoicesFieldsItem,
  ListOutstandingPurchaseInvoicesParams,
  OutstandingPurchaseInvoice,
} from '../types.ts';

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
export function listOutstandingPurchaseInvoices<
  const Field extends ListOutstandingPurchaseInvoicesFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  client: ClientCore,
  params?: ListOutstandingPurchaseInvoicesParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<OutstandingPurchaseInvoice, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listOutstandingPurchaseInvoices',
      method: 'GET',
      path: '/v1/outstandingpurchaseinvoices',
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

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
export function getOutstandingPurchaseInvoice(
  client: ClientCore,
  id: number,
  options?: CallOptions,
): CallPromise<SingleRecord<OutstandingPurchaseInvoice>> {
  return client.call(
    {
      operation: 'getOutstandingPurchaseInvoice',
      method: 'GET',
      path: '/v1/outstandingpurchaseinvoices/{id}',
      pathParams: { id },
    },
    options,
  );
}
