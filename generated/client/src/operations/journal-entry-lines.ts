import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type {
  JournalEntryLine,
  JournalEntryLineInput,
  JournalEntryLinePatch,
  JournalEntryLineReplacement,
  ListJournalEntryLinesFieldsItem,
  ListJournalEntryLinesParams,
} from '../types.ts';

/**
 * List journal entry lines.
 *
 * Returns the lines of the journal entry, in the order in which they were added.
 *
 * `GET /v1/journalentries/{entryId}/lines`
 *
 * @returns A page of journal entry lines.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function listJournalEntryLines<
  const Field extends ListJournalEntryLinesFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  client: ClientCore,
  entryId: number,
  params?: ListJournalEntryLinesParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<JournalEntryLine, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listJournalEntryLines',
      method: 'GET',
      path: '/v1/journalentries/{entryId}/lines',
      pathParams: { entryId },
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

/**
 * Create a journal entry line.
 *
 * Adds a line to the journal entry.
 *
 * `POST /v1/journalentries/{entryId}/lines`
 *
 * @returns The created journal entry line.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), UnknownOutcomeError (500), ConnectionError
 */
export function createJournalEntryLine(
  client: ClientCore,
  entryId: number,
  body: JournalEntryLineInput,
  options?: CallOptions,
): CallPromise<SingleRecord<JournalEntryLine>> {
  return client.call(
    {
      operation: 'createJournalEntryLine',
      method: 'POST',
      path: '/v1/journalentries/{entryId}/lines',
      pathParams: { entryId },
      json: body,
    },
    options,
  );
}

/**
 * Get a journal entry line.
 *
 * Returns one line of the journal entry.
 *
 * `GET /v1/journalentries/{entryId}/lines/{lineId}`
 *
 * @returns The journal entry line.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function getJournalEntryLine(
  client: ClientCore,
  entryId: number,
  lineId: number,
  options?: CallOptions,
): CallPromise<SingleRecord<JournalEntryLine>> {
  return client.call(
    {
      operation: 'getJournalEntryLine',
      method: 'GET',
      path: '/v1/journalentries/{entryId}/lines/{lineId}',
      pathParams: { entryId, lineId },
    },
    options,
  );
}

/**
 * Replace a journal entry line.
 *
 * Replaces all fields of the line.
 *
 * `PUT /v1/journalentries/{entryId}/lines/{lineId}`
 *
 * @returns The journal entry line after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function replaceJournalEntryLine(
  client: ClientCore,
  entryId: number,
  lineId: number,
  body: JournalEntryLineReplacement,
  options?: CallOptions,
): CallPromise<SingleRecord<JournalEntryLine>> {
  return client.call(
    {
      operation: 'replaceJournalEntryLine',
      method: 'PUT',
      path: '/v1/journalentries/{entryId}/lines/{lineId}',
      pathParams: { entryId, lineId },
      json: body,
    },
    options,
  );
}

/**
 * Update a journal entry line.
 *
 * Changes the fields of the line that are sent and leaves the others as they are.
 *
 * `PATCH /v1/journalentries/{entryId}/lines/{lineId}`
 *
 * @returns The journal entry line after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function updateJournalEntryLine(
  client: ClientCore,
  entryId: number,
  lineId: number,
  body: JournalEntryLinePatch,
  options?: CallOptions,
): CallPromise<SingleRecord<JournalEntryLine>> {
  return client.call(
    {
      operation: 'updateJournalEntryLine',
      method: 'PATCH',
      path: '/v1/journalentries/{entryId}/lines/{lineId}',
      pathParams: { entryId, lineId },
      json: body,
    },
    options,
  );
}

/**
 * Delete a journal entry line.
 *
 * Removes the line from the journal entry.
 *
 * `DELETE /v1/journalentries/{entryId}/lines/{lineId}`
 *
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
 */
export function deleteJournalEntryLine(
  client: ClientCore,
  entryId: number,
  lineId: number,
  options?: CallOptions,
): CallPromise<void> {
  return client.call(
    {
      operation: 'deleteJournalEntryLine',
      method: 'DELETE',
      path: '/v1/journalentries/{entryId}/lines/{lineId}',
      pathParams: { entryId, lineId },
    },
    options,
  );
}
