import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type { Administration, ListAdministrationsFieldsItem, ListAdministrationsParams } from '../types.ts';

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
export function listAdministrations<
  const Field extends ListAdministrationsFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  client: ClientCore,
  params?: ListAdministrationsParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<Administration, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listAdministrations',
      method: 'GET',
      path: '/v1/administrations',
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

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
export function getAdministration(
  client: ClientCore,
  id: number,
  options?: CallOptions,
): CallPromise<SingleRecord<Administration>> {
  return client.call(
    { operation: 'getAdministration', method: 'GET', path: '/v1/administrations/{id}', pathParams: { id } },
    options,
  );
}
