import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type { LedgerBalance, ListLedgerBalancesFieldsItem, ListLedgerBalancesParams } from '../types.ts';
import { listLedgerBalances } from '../operations/ledger-grouped.ts';

/** Ledger grouped. */
export const createLedgerGrouped = (client: ClientCore) => ({
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
  list: <const Field extends ListLedgerBalancesFieldsItem = never, MetaOnly extends boolean = false>(
    params: ListLedgerBalancesParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listLedgerBalances<Field, MetaOnly>(client, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListLedgerBalancesFieldsItem = never>(
    params: AllFields<ListLedgerBalancesParams, Field>,
    options?: CallOptions,
  ) => iterateRecords<Listed<LedgerBalance, Field>>(listLedgerBalances, client, [params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListLedgerBalancesFieldsItem = never>(
    params: AllFields<ListLedgerBalancesParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<LedgerBalance, Field>>(listLedgerBalances, client, [params, options]),
});
