import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type {
  LedgerAccountClassification,
  ListLedgerAccountClassificationsFieldsItem,
  ListLedgerAccountClassificationsParams,
} from '../types.ts';

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
export function listLedgerAccountClassifications<
  const Field extends ListLedgerAccountClassificationsFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  client: ClientCore,
  params?: ListLedgerAccountClassificationsParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<LedgerAccountClassification, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listLedgerAccountClassifications',
      method: 'GET',
      path: '/v1/ledgeraccountclassifications',
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

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
export function getLedgerAccountClassification(
  client: ClientCore,
  id: number,
  options?: CallOptions,
): CallPromise<SingleRecord<LedgerAccountClassification>> {
  return client.call(
    {
      operation: 'getLedgerAccountClassification',
      method: 'GET',
      path: '/v1/ledgeraccountclassifications/{id}',
      pathParams: { id },
    },
    options,
  );
}
