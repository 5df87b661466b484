import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type { CostUnitType, ListCostUnitTypesFieldsItem, ListCostUnitTypesParams } from '../types.ts';

/**
 * List cost unit types.
 *
 * Returns the types of cost units. They say what a cost unit is, and filter cost units.
 *
 * `GET /v1/costunittypes`
 *
 * @returns A page of cost unit types.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function listCostUnitTypes<
  const Field extends ListCostUnitTypesFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  client: ClientCore,
  params?: ListCostUnitTypesParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<CostUnitType, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listCostUnitTypes',
      method: 'GET',
      path: '/v1/costunittypes',
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

/**
 * Get a cost unit type.
 *
 * Returns one cost unit type.
 *
 * `GET /v1/costunittypes/{id}`
 *
 * @returns The cost unit type.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function getCostUnitType(
  client: ClientCore,
  id: number,
  options?: CallOptions,
): CallPromise<SingleRecord<CostUnitType>> {
  return client.call(
    { operation: 'getCostUnitType', method: 'GET', path: '/v1/costunittypes/{id}', pathParams: { id } },
    options,
  );
}
