import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type { LedgerAccountType, ListLedgerAccountTypesFieldsItem, ListLedgerAccountTypesParams } from '../types.ts';
import { getLedgerAccountType, listLedgerAccountTypes } from '../operations/ledger-account-types.ts';

/** Ledger account types. */
export const createLedgerAccountTypes = (client: ClientCore) => ({
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
  list: <const Field extends ListLedgerAccountTypesFieldsItem = never, MetaOnly extends boolean = false>(
    params?: ListLedgerAccountTypesParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listLedgerAccountTypes<Field, MetaOnly>(client, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListLedgerAccountTypesFieldsItem = never>(
    params?: AllFields<ListLedgerAccountTypesParams, Field>,
    options?: CallOptions,
  ) => iterateRecords<Listed<LedgerAccountType, Field>>(listLedgerAccountTypes, client, [params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListLedgerAccountTypesFieldsItem = never>(
    params?: AllFields<ListLedgerAccountTypesParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<LedgerAccountType, Field>>(listLedgerAccountTypes, client, [params, options]),
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
  get: (...args: OperationArguments<typeof getLedgerAccountType>) => getLedgerAccountType(client, ...args),
});
