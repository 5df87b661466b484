import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type {
  JournalEntryWithLines,
  JournalEntryWithLinesInput,
  JournalEntryWithLinesPatch,
  JournalEntryWithLinesReplacement,
  ListJournalEntriesWithLinesFieldsItem,
  ListJournalEntriesWithLinesParams,
} from '../types.ts';

/**
 * List journal entries with lines.
 *
 * Returns the journal entries, each with all its lines.
 *
 * `GET /v1/journalentrieswithlines`
 *
 * @returns A page of journal entries with lines.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function listJournalEntriesWithLines<
  const Field extends ListJournalEntriesWithLinesFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  client: ClientCore,
  params?: ListJournalEntriesWithLinesParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<JournalEntryWithLines, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listJournalEntriesWithLines',
      method: 'GET',
      path: '/v1/journalentrieswithlines',
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

/**
 * Create a journal entry with lines.
 *
 * Adds a journal entry with all its lines in one request, as a draft that is ready to process. It needs a valid book year and period, a journal and a document number. Entries can be created in journals of type M (memorial) and K (cash registration) only. The lines of a memorial must balance: the sum of the debits equals the sum of the credits. The lines of a cash registration account for the difference between `openingBalance` and `closingBalance`.
 *
 * `POST /v1/journalentrieswithlines`
 *
 * @returns The created journal entry with lines.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406, 413, 415), RateLimitError (429), UnknownOutcomeError (500), ConnectionError
 */
export function createJournalEntryWithLines(
  client: ClientCore,
  body: JournalEntryWithLinesInput,
  options?: CallOptions,
): CallPromise<SingleRecord<JournalEntryWithLines>> {
  return client.call(
    { operation: 'createJournalEntryWithLines', method: 'POST', path: '/v1/journalentrieswithlines', json: body },
    options,
  );
}

/**
 * Get a journal entry with lines.
 *
 * Returns one journal entry with all its lines.
 *
 * `GET /v1/journalentrieswithlines/{id}`
 *
 * @returns The journal entry with lines.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function getJournalEntryWithLines(
  client: ClientCore,
  id: number,
  options?: CallOptions,
): CallPromise<SingleRecord<JournalEntryWithLines>> {
  return client.call(
    {
      operation: 'getJournalEntryWithLines',
      method: 'GET',
      path: '/v1/journalentrieswithlines/{id}',
      pathParams: { id },
    },
    options,
  );
}

/**
 * Replace a journal entry with lines.
 *
 * Replaces all fields of the header, and all lines. A line that is sent with its `id` keeps it, unless a line with a higher `id`, such as a new one, now comes before it. A line without `id` is new, and a line that is not sent is removed.
 *
 * `PUT /v1/journalentrieswithlines/{id}`
 *
 * @returns The journal entry with lines after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function replaceJournalEntryWithLines(
  client: ClientCore,
  id: number,
  body: JournalEntryWithLinesReplacement,
  options?: CallOptions,
): CallPromise<SingleRecord<JournalEntryWithLines>> {
  return client.call(
    {
      operation: 'replaceJournalEntryWithLines',
      method: 'PUT',
      path: '/v1/journalentrieswithlines/{id}',
      pathParams: { id },
      json: body,
    },
    options,
  );
}

/**
 * Update a journal entry with lines.
 *
 * Changes the fields that are sent. `lines`, when sent, takes the place of all lines, and each gets a new `id`; otherwise the lines stay as they are.
 *
 * `PATCH /v1/journalentrieswithlines/{id}`
 *
 * @returns The journal entry with lines after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function updateJournalEntryWithLines(
  client: ClientCore,
  id: number,
  body: JournalEntryWithLinesPatch,
  options?: CallOptions,
): CallPromise<SingleRecord<JournalEntryWithLines>> {
  return client.call(
    {
      operation: 'updateJournalEntryWithLines',
      method: 'PATCH',
      path: '/v1/journalentrieswithlines/{id}',
      pathParams: { id },
      json: body,
    },
    options,
  );
}

/**
 * Delete a journal entry with lines.
 *
 * Removes the journal entry and its lines. One that is processed leaves the ledger, unless its book year is closed.
 *
 * `DELETE /v1/journalentrieswithlines/{id}`
 *
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
 */
export function deleteJournalEntryWithLines(client: ClientCore, id: number, options?: CallOptions): CallPromise<void> {
  return client.call(
    {
      operation: 'deleteJournalEntryWithLines',
      method: 'DELETE',
      path: '/v1/journalentrieswithlines/{id}',
      pathParams: { id },
    },
    options,
  );
}
