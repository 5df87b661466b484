import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type { CostUnit, ListCostUnitsFieldsItem, ListCostUnitsParams } from '../types.ts';

/**
 * List cost units.
 *
 * Returns the cost units of the administration. Lines of invoices and journal entries can be assigned to them when the administration uses cost units.
 *
 * `GET /v1/costunits`
 *
 * @returns A page of cost units.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function listCostUnits<const Field extends ListCostUnitsFieldsItem = never, MetaOnly extends boolean = false>(
  client: ClientCore,
  params?: ListCostUnitsParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<CostUnit, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listCostUnits',
      method: 'GET',
      path: '/v1/costunits',
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

/**
 * Get a cost unit.
 *
 * Returns one cost unit.
 *
 * `GET /v1/costunits/{id}`
 *
 * @returns The cost unit.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function getCostUnit(
  client: ClientCore,
  id: number,
  options?: CallOptions,
): CallPromise<SingleRecord<CostUnit>> {
  return client.call(
    { operation: 'getCostUnit', method: 'GET', path: '/v1/costunits/{id}', pathParams: { id } },
    options,
  );
}
