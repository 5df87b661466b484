import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type { CostUnit, ListCostUnitsFieldsItem, ListCostUnitsParams } from '../types.ts';
import { getCostUnit, listCostUnits } from '../operations/cost-units.ts';

/** Cost units. */
export const createCostUnits = (client: ClientCore) => ({
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
  list: <const Field extends ListCostUnitsFieldsItem = never, MetaOnly extends boolean = false>(
    params?: ListCostUnitsParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listCostUnits<Field, MetaOnly>(client, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListCostUnitsFieldsItem = never>(
    params?: AllFields<ListCostUnitsParams, Field>,
    options?: CallOptions,
  ) => iterateRecords<Listed<CostUnit, Field>>(listCostUnits, client, [params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListCostUnitsFieldsItem = never>(
    params?: AllFields<ListCostUnitsParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<CostUnit, Field>>(listCostUnits, client, [params, options]),
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
  get: (...args: OperationArguments<typeof getCostUnit>) => getCostUnit(client, ...args),
});
