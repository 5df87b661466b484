import type { CallOptions, Choice, Connection, Page } from '../runtime/index.js';
import type {
  JournalEntryChange,
  ListJournalEntryChangesFieldsItem,
  ListJournalEntryChangesParams,
} from './contract.schemas.js';
/**
 * List changes of journal entries.
 *
 * Returns which journal entries were added, updated or deleted. With `ChangedDate_from` it returns only what changed at that moment or after it, which is how a copy of the ledger is kept up to date; see Data synchronization. Entries of period 0, the year-end closing, are not in the log.
 *
 * `GET /v1/journalentrylog`
 *
 * @returns A page of changes of journal entries.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export declare function listJournalEntryChanges<
  const Field extends ListJournalEntryChangesFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  connection: Connection,
  params?: ListJournalEntryChangesParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): Promise<Page<JournalEntryChange, Field, MetaOnly>>;
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
export declare function getJournalEntryChange(
  connection: Connection,
  id: number,
  options?: CallOptions,
): Promise<JournalEntryChange>;
