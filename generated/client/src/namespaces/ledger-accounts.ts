import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type { LedgerAccount, ListLedgerAccountsFieldsItem, ListLedgerAccountsParams } from '../types.ts';
import { getLedgerAccount, listLedgerAccounts } from '../operations/ledger-accounts.ts';

/** Ledger accounts. */
export const createLedgerAccounts = (client: ClientCore) => ({
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
  list: <const Field extends ListLedgerAccountsFieldsItem = never, MetaOnly extends boolean = false>(
    params?: ListLedgerAccountsParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listLedgerAccounts<Field, MetaOnly>(client, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListLedgerAccountsFieldsItem = never>(
    params?: AllFields<ListLedgerAccountsParams, Field>,
    options?: CallOptions,
  ) => iterateRecords<Listed<LedgerAccount, Field>>(listLedgerAccounts, client, [params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListLedgerAccountsFieldsItem = never>(
    params?: AllFields<ListLedgerAccountsParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<LedgerAccount, Field>>(listLedgerAccounts, client, [params, options]),
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
  get: (...args: OperationArguments<typeof getLedgerAccount>) => getLedgerAccount(client, ...args),
});
