import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type { LedgerAccountType, ListLedgerAccountTypesFieldsItem, ListLedgerAccountTypesParams } from '../types.ts';

/**
 * List ledger account types.
 *
 * Returns the types that a ledger account can have. They are the same in every administration.
 *
 * `GET /v1/ledgeraccounttypes`
 *
 * @returns A page of ledger account types.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function listLedgerAccountTypes<
  const Field extends ListLedgerAccountTypesFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  client: ClientCore,
  params?: ListLedgerAccountTypesParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<LedgerAccountType, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listLedgerAccountTypes',
      method: 'GET',
      path: '/v1/ledgeraccounttypes',
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

/**
 * Get a ledger account type.
 *
 * Returns one ledger account type. There is no type 11.
 *
 * `GET /v1/ledgeraccounttypes/{id}`
 *
 * @returns The ledger account type.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function getLedgerAccountType(
  client: ClientCore,
  id: number,
  options?: CallOptions,
): CallPromise<SingleRecord<LedgerAccountType>> {
  return client.call(
    { operation: 'getLedgerAccountType', method: 'GET', path: '/v1/ledgeraccounttypes/{id}', pathParams: { id } },
    options,
  );
}
