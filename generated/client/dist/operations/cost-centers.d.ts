import type { CallOptions, Choice, Connection, Page } from '../runtime/index.js';
import type { CostCenter, ListCostCentersFieldsItem, ListCostCentersParams } from './contract.schemas.js';
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
export declare function listCostCenters<
  const Field extends ListCostCentersFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  connection: Connection,
  params?: ListCostCentersParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): Promise<Page<CostCenter, Field, MetaOnly>>;
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
export declare function getCostCenter(connection: Connection, id: number, options?: CallOptions): Promise<CostCenter>;
