import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type { ListSalesTypesFieldsItem, ListSalesTypesParams, SalesType } from '../types.ts';

/**
 * List sales types.
 *
 * Returns the sales types of the administration. A sales type decides on which ledger account the turnover of a line is posted and with which VAT code; draft sales invoices and sales invoices use it.
 *
 * `GET /v1/SalesTypes`
 *
 * @returns A page of sales types.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function listSalesTypes<const Field extends ListSalesTypesFieldsItem = never, MetaOnly extends boolean = false>(
  client: ClientCore,
  params?: ListSalesTypesParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<SalesType, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listSalesTypes',
      method: 'GET',
      path: '/v1/SalesTypes',
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

/**
 * Get a sales type.
 *
 * Returns one sales type of the administration.
 *
 * `GET /v1/SalesTypes/{id}`
 *
 * @returns The sales type.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function getSalesType(
  client: ClientCore,
  id: number,
  options?: CallOptions,
): CallPromise<SingleRecord<SalesType>> {
  return client.call(
    { operation: 'getSalesType', method: 'GET', path: '/v1/SalesTypes/{id}', pathParams: { id } },
    options,
  );
}
