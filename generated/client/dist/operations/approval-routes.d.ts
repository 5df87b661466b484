import type { CallOptions, Choice, Connection, Page } from '../runtime/index.js';
import type { ApprovalRoute, ListApprovalRoutesFieldsItem, ListApprovalRoutesParams } from './contract.schemas.js';
/**
 * List approval routes.
 *
 * Returns the approval routes of the selected administration. Where the administration uses the option, a purchase invoice cannot be created without one.
 *
 * `GET /v1/approvalroutes`
 *
 * @returns A page of approval routes.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export declare function listApprovalRoutes<
  const Field extends ListApprovalRoutesFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  connection: Connection,
  params?: ListApprovalRoutesParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): Promise<Page<ApprovalRoute, Field, MetaOnly>>;
/**
 * Get an approval route.
 *
 * Returns one approval route of the administration.
 *
 * `GET /v1/approvalroutes/{id}`
 *
 * @returns The approval route.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export declare function getApprovalRoute(
  connection: Connection,
  id: number,
  options?: CallOptions,
): Promise<ApprovalRoute>;
