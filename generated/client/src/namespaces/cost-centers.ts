import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type { CostCenter, ListCostCentersFieldsItem, ListCostCentersParams } from '../types.ts';
import { getCostCenter, listCostCenters } from '../operations/cost-centers.ts';

/** Cost centers. */
export const createCostCenters = (client: ClientCore) => ({
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
  list: <const Field extends ListCostCentersFieldsItem = never, MetaOnly extends boolean = false>(
    params?: ListCostCentersParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listCostCenters<Field, MetaOnly>(client, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListCostCentersFieldsItem = never>(
    params?: AllFields<ListCostCentersParams, Field>,
    options?: CallOptions,
  ) => iterateRecords<Listed<CostCenter, Field>>(listCostCenters, client, [params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListCostCentersFieldsItem = never>(
    params?: AllFields<ListCostCentersParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<CostCenter, Field>>(listCostCenters, client, [params, options]),
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
  get: (...args: OperationArguments<typeof getCostCenter>) => getCostCenter(client, ...args),
});
