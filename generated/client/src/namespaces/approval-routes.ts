import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type { ApprovalRoute, ListApprovalRoutesFieldsItem, ListApprovalRoutesParams } from '../types.ts';
import { getApprovalRoute, listApprovalRoutes } from '../operations/approval-routes.ts';

/** Approval routes. */
export const createApprovalRoutes = (client: ClientCore) => ({
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
  list: <const Field extends ListApprovalRoutesFieldsItem = never, MetaOnly extends boolean = false>(
    params?: ListApprovalRoutesParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listApprovalRoutes<Field, MetaOnly>(client, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListApprovalRoutesFieldsItem = never>(
    params?: AllFields<ListApprovalRoutesParams, Field>,
    options?: CallOptions,
  ) => iterateRecords<Listed<ApprovalRoute, Field>>(listApprovalRoutes, client, [params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListApprovalRoutesFieldsItem = never>(
    params?: AllFields<ListApprovalRoutesParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<ApprovalRoute, Field>>(listApprovalRoutes, client, [params, options]),
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
  get: (...args: OperationArguments<typeof getApprovalRoute>) => getApprovalRoute(client, ...args),
});
