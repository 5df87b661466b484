import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type { DebtorKind, ListDebtorKindsFieldsItem, ListDebtorKindsParams } from '../types.ts';

/**
 * List debtor kinds.
 *
 * Returns the debtor kinds of the administration. Every debtor belongs to one; it decides the contra account of the debtor's payments.
 *
 * `GET /v1/debtorkinds`
 *
 * @returns A page of debtor kinds.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function listDebtorKinds<
  const Field extends ListDebtorKindsFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  client: ClientCore,
  params?: ListDebtorKindsParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<DebtorKind, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listDebtorKinds',
      method: 'GET',
      path: '/v1/debtorkinds',
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

/**
 * Get a debtor kind.
 *
 * Returns one debtor kind of the administration.
 *
 * `GET /v1/debtorkinds/{id}`
 *
 * @returns The debtor kind.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function getDebtorKind(
  client: ClientCore,
  id: number,
  options?: CallOptions,
): CallPromise<SingleRecord<DebtorKind>> {
  return client.call(
    { operation: 'getDebtorKind', method: 'GET', path: '/v1/debtorkinds/{id}', pathParams: { id } },
    options,
  );
}
