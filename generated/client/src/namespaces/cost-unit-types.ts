import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type { CostUnitType, ListCostUnitTypesFieldsItem, ListCostUnitTypesParams } from '../types.ts';
import { getCostUnitType, listCostUnitTypes } from '../operations/cost-unit-types.ts';

/** Cost unit types. */
export const createCostUnitTypes = (client: ClientCore) => ({
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
  list: <const Field extends ListCostUnitTypesFieldsItem = never, MetaOnly extends boolean = false>(
    params?: ListCostUnitTypesParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listCostUnitTypes<Field, MetaOnly>(client, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListCostUnitTypesFieldsItem = never>(
    params?: AllFields<ListCostUnitTypesParams, Field>,
    options?: CallOptions,
  ) => iterateRecords<Listed<CostUnitType, Field>>(listCostUnitTypes, client, [params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListCostUnitTypesFieldsItem = never>(
    params?: AllFields<ListCostUnitTypesParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<CostUnitType, Field>>(listCostUnitTypes, client, [params, options]),
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
  get: (...args: OperationArguments<typeof getCostUnitType>) => getCostUnitType(client, ...args),
});
