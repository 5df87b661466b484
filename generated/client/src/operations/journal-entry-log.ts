import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type { JournalEntryChange, ListJournalEntryChangesFieldsItem, ListJournalEntryChangesParams } from '../types.ts';

/**
 * List changes of journal entries.
 *
 * Returns which journal entries were added, updated or deleted. With `ChangedDate_from` it returns only what changed at that time or after it, which is how a copy of the ledger is kept up to date; see Data synchronization. Entries of period 0, the year-end closing, are not in the log.
 *
 * `GET /v1/journalentrylog`
 *
 * @returns A page of changes of journal entries.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function listJournalEntryChanges<
  const Field extends ListJournalEntryChangesFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  client: ClientCore,
  params?: ListJournalEntryChangesParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<JournalEntryChange, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listJournalEntryChanges',
      method: 'GET',
      path: '/v1/journalentrylog',
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

/**
 * Get a change of a journal entry.
 *
 * Returns one entry of the log.
 *
 * `GET /v1/journalentrylog/{id}`
 *
 * @returns The change of a journal entry.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function getJournalEntryChange(
  client: ClientCore,
  id: number,
  options?: CallOptions,
): CallPromise<SingleRecord<JournalEntryChange>> {
  return client.call(
    { operation: 'getJournalEntryChange', method: 'GET', path: '/v1/journalentrylog/{id}', pathParams: { id } },
    options,
  );
}
