import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type { JournalEntryLine, ListJournalEntryLinesFieldsItem, ListJournalEntryLinesParams } from '../types.ts';
import {
  createJournalEntryLine,
  deleteJournalEntryLine,
  getJournalEntryLine,
  listJournalEntryLines,
  replaceJournalEntryLine,
  updateJournalEntryLine,
} from '../operations/journal-entry-lines.ts';

/** Journal entry lines. */
export const createJournalEntryLines = (client: ClientCore) => ({
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
  list: <const Field extends ListJournalEntryLinesFieldsItem = never, MetaOnly extends boolean = false>(
    entryId: number,
    params?: ListJournalEntryLinesParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listJournalEntryLines<Field, MetaOnly>(client, entryId, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListJournalEntryLinesFieldsItem = never>(
    entryId: number,
    params?: AllFields<ListJournalEntryLinesParams, Field>,
    options?: CallOptions,
  ) => iterateRecords<Listed<JournalEntryLine, Field>>(listJournalEntryLines, client, [entryId, params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListJournalEntryLinesFieldsItem = never>(
    entryId: number,
    params?: AllFields<ListJournalEntryLinesParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<JournalEntryLine, Field>>(listJournalEntryLines, client, [entryId, params, options]),
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
  create: (...args: OperationArguments<typeof createJournalEntryLine>) => createJournalEntryLine(client, ...args),
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
  get: (...args: OperationArguments<typeof getJournalEntryLine>) => getJournalEntryLine(client, ...args),
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
  replace: (...args: OperationArguments<typeof replaceJournalEntryLine>) => replaceJournalEntryLine(client, ...args),
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
  update: (...args: OperationArguments<typeof updateJournalEntryLine>) => updateJournalEntryLine(client, ...args),
  /**
   * Delete a journal entry line.
   *
   * Removes the line from the journal entry.
   *
   * `DELETE /v1/journalentries/{entryId}/lines/{lineId}`
   *
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
   */
  delete: (...args: OperationArguments<typeof deleteJournalEntryLine>) => deleteJournalEntryLine(client, ...args),
});
