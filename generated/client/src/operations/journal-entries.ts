import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type {
  JournalEntry,
  JournalEntryInput,
  JournalEntryPatch,
  JournalEntryReplacement,
  ListJournalEntriesFieldsItem,
  ListJournalEntriesParams,
} from '../types.ts';

/**
 * List journal entries.
 *
 * Returns the headers of the journal entries.
 *
 * `GET /v1/journalentries`
 *
 * @returns A page of journal entries.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function listJournalEntries<
  const Field extends ListJournalEntriesFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  client: ClientCore,
  params?: ListJournalEntriesParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<JournalEntry, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listJournalEntries',
      method: 'GET',
      path: '/v1/journalentries',
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

/**
 * Create a journal entry.
 *
 * Adds a journal entry without lines, as a draft that is ready to process. It needs a valid book year and period, a journal and a document number. Entries can be created in journals of type M (memorial) and K (cash registration) only. The lines of a memorial must balance before it can be processed; a cash registration carries `openingBalance` and `closingBalance`, and its lines account for the difference.
 *
 * `POST /v1/journalentries`
 *
 * @returns The created journal entry.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406, 413, 415), RateLimitError (429), UnknownOutcomeError (500), ConnectionError
 */
export function createJournalEntry(
  client: ClientCore,
  body: JournalEntryInput,
  options?: CallOptions,
): CallPromise<SingleRecord<JournalEntry>> {
  return client.call(
    { operation: 'createJournalEntry', method: 'POST', path: '/v1/journalentries', json: body },
    options,
  );
}

/**
 * Get a journal entry.
 *
 * Returns the header of one journal entry.
 *
 * `GET /v1/journalentries/{id}`
 *
 * @returns The journal entry.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function getJournalEntry(
  client: ClientCore,
  id: number,
  options?: CallOptions,
): CallPromise<SingleRecord<JournalEntry>> {
  return client.call(
    { operation: 'getJournalEntry', method: 'GET', path: '/v1/journalentries/{id}', pathParams: { id } },
    options,
  );
}

/**
 * Replace a journal entry.
 *
 * Replaces all fields of the header. A field that is left out gets its default, or becomes null. The lines stay as they are.
 *
 * `PUT /v1/journalentries/{id}`
 *
 * @returns The journal entry after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function replaceJournalEntry(
  client: ClientCore,
  id: number,
  body: JournalEntryReplacement,
  options?: CallOptions,
): CallPromise<SingleRecord<JournalEntry>> {
  return client.call(
    {
      operation: 'replaceJournalEntry',
      method: 'PUT',
      path: '/v1/journalentries/{id}',
      pathParams: { id },
      json: body,
    },
    options,
  );
}

/**
 * Update a journal entry.
 *
 * Changes the header fields that are sent and leaves everything else as it is.
 *
 * `PATCH /v1/journalentries/{id}`
 *
 * @returns The journal entry after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function updateJournalEntry(
  client: ClientCore,
  id: number,
  body: JournalEntryPatch,
  options?: CallOptions,
): CallPromise<SingleRecord<JournalEntry>> {
  return client.call(
    {
      operation: 'updateJournalEntry',
      method: 'PATCH',
      path: '/v1/journalentries/{id}',
      pathParams: { id },
      json: body,
    },
    options,
  );
}

/**
 * Delete a journal entry.
 *
 * Removes the journal entry and its lines. One that is processed leaves the ledger, unless its book year is closed.
 *
 * `DELETE /v1/journalentries/{id}`
 *
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
 */
export function deleteJournalEntry(client: ClientCore, id: number, options?: CallOptions): CallPromise<void> {
  return client.call(
    { operation: 'deleteJournalEntry', method: 'DELETE', path: '/v1/journalentries/{id}', pathParams: { id } },
    options,
  );
}
