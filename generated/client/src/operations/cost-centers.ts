import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type { CostCenter, ListCostCentersFieldsItem, ListCostCentersParams } from '../types.ts';

/**
 * List cost centers.
 *
 * Returns the cost centers of the administration. Lines of invoices and journal entries can be assigned to them when the administration uses cost centers.
 *
 * `GET /v1/costcenters`
 *
 * @returns A page of cost centers.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function listCostCenters<
  const Field extends ListCostCentersFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  client: ClientCore,
  params?: ListCostCentersParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<CostCenter, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listCostCenters',
      method: 'GET',
      path: '/v1/costcenters',
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

/**
 * Get a cost center.
 *
 * Returns one cost center.
 *
 * `GET /v1/costcenters/{id}`
 *
 * @returns The cost center.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function getCostCenter(
  client: ClientCore,
  id: number,
  options?: CallOptions,
): CallPromise<SingleRecord<CostCenter>> {
  return client.call(
    { operation: 'getCostCenter', method: 'GET', path: '/v1/costcenters/{id}', pathParams: { id } },
    options,
  );
}
