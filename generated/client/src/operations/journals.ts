import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type { Journal, ListJournalsFieldsItem, ListJournalsParams } from '../types.ts';

/**
 * List journals.
 *
 * Returns the journals of the administration. Journal entries can be created in those of type M (memorial) and K (cash registration); filter on `type` to find them.
 *
 * `GET /v1/journals`
 *
 * @returns A page of journals.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function listJournals<const Field extends ListJournalsFieldsItem = never, MetaOnly extends boolean = false>(
  client: ClientCore,
  params?: ListJournalsParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<Journal, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listJournals',
      method: 'GET',
      path: '/v1/journals',
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

/**
 * Get a journal.
 *
 * Returns one journal of the administration.
 *
 * `GET /v1/journals/{id}`
 *
 * @returns The journal.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function getJournal(client: ClientCore, id: number, options?: CallOptions): CallPromise<SingleRecord<Journal>> {
  return client.call(
    { operation: 'getJournal', method: 'GET', path: '/v1/journals/{id}', pathParams: { id } },
    options,
  );
}
