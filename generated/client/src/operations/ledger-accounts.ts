import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type { LedgerAccount, ListLedgerAccountsFieldsItem, ListLedgerAccountsParams } from '../types.ts';

/**
 * List ledger accounts.
 *
 * Returns the chart of accounts of the administration. Filter on `type` to find, for instance, the turnover accounts (type 9) that a draft invoice line may be posted to.
 *
 * `GET /v1/ledgeraccounts`
 *
 * @returns A page of ledger accounts.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function listLedgerAccounts<
  const Field extends ListLedgerAccountsFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  client: ClientCore,
  params?: ListLedgerAccountsParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<LedgerAccount, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listLedgerAccounts',
      method: 'GET',
      path: '/v1/ledgeraccounts',
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

/**
 * Get a ledger account.
 *
 * Returns one ledger account of the administration.
 *
 * `GET /v1/ledgeraccounts/{id}`
 *
 * @returns The ledger account.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function getLedgerAccount(
  client: ClientCore,
  id: number,
  options?: CallOptions,
): CallPromise<SingleRecord<LedgerAccount>> {
  return client.call(
    { operation: 'getLedgerAccount', method: 'GET', path: '/v1/ledgeraccounts/{id}', pathParams: { id } },
    options,
  );
}
