import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type {
  ListOutstandingSalesInvoicesFieldsItem,
  ListOutstandingSalesInvoicesParams,
  OutstandingSalesInvoice,
} from '../types.ts';

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
export function listOutstandingSalesInvoices<
  const Field extends ListOutstandingSalesInvoicesFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  client: ClientCore,
  params?: ListOutstandingSalesInvoicesParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<OutstandingSalesInvoice, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listOutstandingSalesInvoices',
      method: 'GET',
      path: '/v1/outstandingsalesinvoices',
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

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
export function getOutstandingSalesInvoice(
  client: ClientCore,
  id: number,
  options?: CallOptions,
): CallPromise<SingleRecord<OutstandingSalesInvoice>> {
  return client.call(
    {
      operation: 'getOutstandingSalesInvoice',
      method: 'GET',
      path: '/v1/outstandingsalesinvoices/{id}',
      pathParams: { id },
    },
    options,
  );
}
