import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type { Administration, ListAdministrationsFieldsItem, ListAdministrationsParams } from '../types.ts';
import { getAdministration, listAdministrations } from '../operations/administrations.ts';

/** Administrations. */
export const createAdministrations = (client: ClientCore) => ({
  /**
   * List administrations.
   *
   * Returns the administrations (tenants) that the user may access. Send the `id` of one of them in `X-Tenant-Id` to work in it.
   *
   * `GET /v1/administrations`
   *
   * @returns A page of administrations.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  list: <const Field extends ListAdministrationsFieldsItem = never, MetaOnly extends boolean = false>(
    params?: ListAdministrationsParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listAdministrations<Field, MetaOnly>(client, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListAdministrationsFieldsItem = never>(
    params?: AllFields<ListAdministrationsParams, Field>,
    options?: CallOptions,
  ) => iterateRecords<Listed<Administration, Field>>(listAdministrations, client, [params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListAdministrationsFieldsItem = never>(
    params?: AllFields<ListAdministrationsParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<Administration, Field>>(listAdministrations, client, [params, options]),
  /**
   * Get an administration.
   *
   * Returns the details of one administration that the user may access.
   *
   * `GET /v1/administrations/{id}`
   *
   * @returns The administration.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  get: (...args: OperationArguments<typeof getAdministration>) => getAdministration(client, ...args),
});
