import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page } from '../../../../client/runtime/page.ts';
import type { LedgerBalance, ListLedgerBalancesFieldsItem, ListLedgerBalancesParams } from '../types.ts';

/**
 * List balances per ledger account.
 *
 * Returns the balance of each ledger account over the chosen periods of a book year. `bookyear` is required; all periods are taken when `period` is left out. `groupBy` splits the balances further.
 *
 * `GET /v1/ledgergrouped`
 *
 * @returns A page of balances per ledger account.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function listLedgerBalances<
  const Field extends ListLedgerBalancesFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  client: ClientCore,
  params: ListLedgerBalancesParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<LedgerBalance, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listLedgerBalances',
      method: 'GET',
      path: '/v1/ledgergrouped',
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}
