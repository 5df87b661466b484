import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type { JournalEntry, ListJournalEntriesFieldsItem, ListJournalEntriesParams } from '../types.ts';
import {
  createJournalEntry,
  deleteJournalEntry,
  getJournalEntry,
  listJournalEntries,
  replaceJournalEntry,
  updateJournalEntry,
} from '../operations/journal-entries.ts';

/** Journal entries. */
export const createJournalEntries = (client: ClientCore) => ({
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
  list: <const Field extends ListJournalEntriesFieldsItem = never, MetaOnly extends boolean = false>(
    params?: ListJournalEntriesParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listJournalEntries<Field, MetaOnly>(client, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListJournalEntriesFieldsItem = never>(
    params?: AllFields<ListJournalEntriesParams, Field>,
    options?: CallOptions,
  ) => iterateRecords<Listed<JournalEntry, Field>>(listJournalEntries, client, [params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListJournalEntriesFieldsItem = never>(
    params?: AllFields<ListJournalEntriesParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<JournalEntry, Field>>(listJournalEntries, client, [params, options]),
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
  create: (...args: OperationArguments<typeof createJournalEntry>) => createJournalEntry(client, ...args),
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
  get: (...args: OperationArguments<typeof getJournalEntry>) => getJournalEntry(client, ...args),
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
  replace: (...args: OperationArguments<typeof replaceJournalEntry>) => replaceJournalEntry(client, ...args),
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
  update: (...args: OperationArguments<typeof updateJournalEntry>) => updateJournalEntry(client, ...args),
  /**
   * Delete a journal entry.
   *
   * Removes the journal entry and its lines. One that is processed leaves the ledger, unless its book year is closed.
   *
   * `DELETE /v1/journalentries/{id}`
   *
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
   */
  delete: (...args: OperationArguments<typeof deleteJournalEntry>) => deleteJournalEntry(client, ...args),
});
