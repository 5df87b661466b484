import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type { CreditorKind, ListCreditorKindsFieldsItem, ListCreditorKindsParams } from '../types.ts';

/**
 * List creditor kinds.
 *
 * Returns the creditor kinds of the administration. Every creditor belongs to one; it decides the contra account of the creditor's payments.
 *
 * `GET /v1/creditorkinds`
 *
 * @returns A page of creditor kinds.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function listCreditorKinds<
  const Field extends ListCreditorKindsFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  client: ClientCore,
  params?: ListCreditorKindsParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<CreditorKind, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listCreditorKinds',
      method: 'GET',
      path: '/v1/creditorkinds',
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

/**
 * Get a creditor kind.
 *
 * Returns one creditor kind of the administration.
 *
 * `GET /v1/creditorkinds/{id}`
 *
 * @returns The creditor kind.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function getCreditorKind(
  client: ClientCore,
  id: number,
  options?: CallOptions,
): CallPromise<SingleRecord<CreditorKind>> {
  return client.call(
    { operation: 'getCreditorKind', method: 'GET', path: '/v1/creditorkinds/{id}', pathParams: { id } },
    options,
  );
}
