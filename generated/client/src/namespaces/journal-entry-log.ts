import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type { JournalEntryChange, ListJournalEntryChangesFieldsItem, ListJournalEntryChangesParams } from '../types.ts';
import { getJournalEntryChange, listJournalEntryChanges } from '../operations/journal-entry-log.ts';

/** Journal entry log. */
export const createJournalEntryLog = (client: ClientCore) => ({
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
  list: <const Field extends ListJournalEntryChangesFieldsItem = never, MetaOnly extends boolean = false>(
    params?: ListJournalEntryChangesParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listJournalEntryChanges<Field, MetaOnly>(client, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListJournalEntryChangesFieldsItem = never>(
    params?: AllFields<ListJournalEntryChangesParams, Field>,
    options?: CallOptions,
  ) => iterateRecords<Listed<JournalEntryChange, Field>>(listJournalEntryChanges, client, [params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListJournalEntryChangesFieldsItem = never>(
    params?: AllFields<ListJournalEntryChangesParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<JournalEntryChange, Field>>(listJournalEntryChanges, client, [params, options]),
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
  get: (...args: OperationArguments<typeof getJournalEntryChange>) => getJournalEntryChange(client, ...args),
});
