import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type { ApprovalRoute, ListApprovalRoutesFieldsItem, ListApprovalRoutesParams } from '../types.ts';

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
export function listApprovalRoutes<
  const Field extends ListApprovalRoutesFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  client: ClientCore,
  params?: ListApprovalRoutesParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<ApprovalRoute, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listApprovalRoutes',
      method: 'GET',
      path: '/v1/approvalroutes',
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

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
export function getApprovalRoute(
  client: ClientCore,
  id: number,
  options?: CallOptions,
): CallPromise<SingleRecord<ApprovalRoute>> {
  return client.call(
    { operation: 'getApprovalRoute', method: 'GET', path: '/v1/approvalroutes/{id}', pathParams: { id } },
    options,
  );
}
