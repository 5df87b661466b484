import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type {
  LedgerAccountClassification,
  ListLedgerAccountClassificationsFieldsItem,
  ListLedgerAccountClassificationsParams,
} from '../types.ts';
import {
  getLedgerAccountClassification,
  listLedgerAccountClassifications,
} from '../operations/ledger-account-classifications.ts';

/** Ledger account classifications. */
export const createLedgerAccountClassifications = (client: ClientCore) => ({
  /**
   * List ledger account classifications.
   *
   * Returns the account structure and the compaction structure of the administration, with the codes of the reference chart of accounts. Meant for reporting tools.
   *
   * `GET /v1/ledgeraccountclassifications`
   *
   * @returns A page of ledger account classifications.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  list: <const Field extends ListLedgerAccountClassificationsFieldsItem = never, MetaOnly extends boolean = false>(
    params?: ListLedgerAccountClassificationsParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listLedgerAccountClassifications<Field, MetaOnly>(client, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListLedgerAccountClassificationsFieldsItem = never>(
    params?: AllFields<ListLedgerAccountClassificationsParams, Field>,
    options?: CallOptions,
  ) =>
    iterateRecords<Listed<LedgerAccountClassification, Field>>(listLedgerAccountClassifications, client, [
      params,
      options,
    ]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListLedgerAccountClassificationsFieldsItem = never>(
    params?: AllFields<ListLedgerAccountClassificationsParams, Field>,
    options?: CallOptions,
  ) =>
    iteratePages<Page<LedgerAccountClassification, Field>>(listLedgerAccountClassifications, client, [params, options]),
  /**
   * Get a ledger account classification.
   *
   * Returns one ledger account classification.
   *
   * `GET /v1/ledgeraccountclassifications/{id}`
   *
   * @returns The ledger account classification.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  get: (...args: OperationArguments<typeof getLedgerAccountClassification>) =>
    getLedgerAccountClassification(client, ...args),
});
