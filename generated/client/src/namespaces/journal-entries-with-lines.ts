import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type {
  JournalEntryWithLines,
  ListJournalEntriesWithLinesFieldsItem,
  ListJournalEntriesWithLinesParams,
} from '../types.ts';
import {
  createJournalEntryWithLines,
  deleteJournalEntryWithLines,
  getJournalEntryWithLines,
  listJournalEntriesWithLines,
  replaceJournalEntryWithLines,
  updateJournalEntryWithLines,
} from '../operations/journal-entries-with-lines.ts';

/** Journal entries with lines. */
export const createJournalEntriesWithLines = (client: ClientCore) => ({
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
  list: <const Field extends ListJournalEntriesWithLinesFieldsItem = never, MetaOnly extends boolean = false>(
    params?: ListJournalEntriesWithLinesParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listJournalEntriesWithLines<Field, MetaOnly>(client, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListJournalEntriesWithLinesFieldsItem = never>(
    params?: AllFields<ListJournalEntriesWithLinesParams, Field>,
    options?: CallOptions,
  ) => iterateRecords<Listed<JournalEntryWithLines, Field>>(listJournalEntriesWithLines, client, [params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListJournalEntriesWithLinesFieldsItem = never>(
    params?: AllFields<ListJournalEntriesWithLinesParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<JournalEntryWithLines, Field>>(listJournalEntriesWithLines, client, [params, options]),
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
  create: (...args: OperationArguments<typeof createJournalEntryWithLines>) =>
    createJournalEntryWithLines(client, ...args),
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
  get: (...args: OperationArguments<typeof getJournalEntryWithLines>) => getJournalEntryWithLines(client, ...args),
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
  replace: (...args: OperationArguments<typeof replaceJournalEntryWithLines>) =>
    replaceJournalEntryWithLines(client, ...args),
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
  update: (...args: OperationArguments<typeof updateJournalEntryWithLines>) =>
    updateJournalEntryWithLines(client, ...args),
  /**
   * Delete a journal entry with lines.
   *
   * Removes the journal entry and its lines. One that is processed leaves the ledger, unless its book year is closed.
   *
   * `DELETE /v1/journalentrieswithlines/{id}`
   *
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
   */
  delete: (...args: OperationArguments<typeof deleteJournalEntryWithLines>) =>
    deleteJournalEntryWithLines(client, ...args),
});
