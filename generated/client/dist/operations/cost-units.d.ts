import type { CallOptions, Choice, Connection, Page } from '../runtime/index.js';
import type { CostUnit, ListCostUnitsFieldsItem, ListCostUnitsParams } from './contract.schemas.js';
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
export declare function listCostUnits<
  const Field extends ListCostUnitsFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  connection: Connection,
  params?: ListCostUnitsParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): Promise<Page<CostUnit, Field, MetaOnly>>;
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
export declare function getCostUnit(connection: Connection, id: number, options?: CallOptions): Promise<CostUnit>;
