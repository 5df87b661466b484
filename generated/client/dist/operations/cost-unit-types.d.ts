import type { CallOptions, Choice, Connection, Page } from '../runtime/index.js';
import type { CostUnitType, ListCostUnitTypesFieldsItem, ListCostUnitTypesParams } from './contract.schemas.js';
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
export declare function listCostUnitTypes<
  const Field extends ListCostUnitTypesFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  connection: Connection,
  params?: ListCostUnitTypesParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): Promise<Page<CostUnitType, Field, MetaOnly>>;
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
export declare function getCostUnitType(
  connection: Connection,
  id: number,
  options?: CallOptions,
): Promise<CostUnitType>;
