import type { CallOptions, Choice, Connection, Page } from '../runtime/index.js';
import type {
  JournalEntryLine,
  JournalEntryLineInput,
  JournalEntryLinePatch,
  JournalEntryLineReplacement,
  ListJournalEntryLinesFieldsItem,
  ListJournalEntryLinesParams,
} from './contract.schemas.js';
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
export declare function listJournalEntryLines<
  const Field extends ListJournalEntryLinesFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  connection: Connection,
  entryId: number,
  params?: ListJournalEntryLinesParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): Promise<Page<JournalEntryLine, Field, MetaOnly>>;
/**
 * Create a journal entry line.
 *
 * Adds a line to the journal entry.
 *
 * `POST /v1/journalentries/{entryId}/lines`
 *
 * @returns The created journal entry line.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), OutcomeUnknownError (500), ConnectionError
 */
export declare function createJournalEntryLine(
  connection: Connection,
  entryId: number,
  body: JournalEntryLineInput,
  options?: CallOptions,
): Promise<JournalEntryLine>;
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
export declare function getJournalEntryLine(
  connection: Connection,
  entryId: number,
  lineId: number,
  options?: CallOptions,
): Promise<JournalEntryLine>;
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
export declare function replaceJournalEntryLine(
  connection: Connection,
  entryId: number,
  lineId: number,
  body: JournalEntryLineReplacement,
  options?: CallOptions,
): Promise<JournalEntryLine>;
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
export declare function updateJournalEntryLine(
  connection: Connection,
  entryId: number,
  lineId: number,
  body: JournalEntryLinePatch,
  options?: CallOptions,
): Promise<JournalEntryLine>;
/**
 * Delete a journal entry line.
 *
 * Removes the line from the journal entry.
 *
 * `DELETE /v1/journalentries/{entryId}/lines/{lineId}`
 *
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
 */
export declare function deleteJournalEntryLine(
  connection: Connection,
  entryId: number,
  lineId: number,
  options?: CallOptions,
): Promise<void>;
