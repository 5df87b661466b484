import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type { Journal, ListJournalsFieldsItem, ListJournalsParams } from '../types.ts';
import { getJournal, listJournals } from '../operations/journals.ts';

/** Journals. */
export const createJournals = (client: ClientCore) => ({
  /**
   * List journals.
   *
   * Returns the journals of the administration. Journal entries can be created in those of type M (memorial) and K (cash registration); filter on `type` to find them.
   *
   * `GET /v1/journals`
   *
   * @returns A page of journals.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  list: <const Field extends ListJournalsFieldsItem = never, MetaOnly extends boolean = false>(
    params?: ListJournalsParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listJournals<Field, MetaOnly>(client, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListJournalsFieldsItem = never>(
    params?: AllFields<ListJournalsParams, Field>,
    options?: CallOptions,
  ) => iterateRecords<Listed<Journal, Field>>(listJournals, client, [params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListJournalsFieldsItem = never>(
    params?: AllFields<ListJournalsParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<Journal, Field>>(listJournals, client, [params, options]),
  /**
   * Get a journal.
   *
   * Returns one journal of the administration.
   *
   * `GET /v1/journals/{id}`
   *
   * @returns The journal.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  get: (...args: OperationArguments<typeof getJournal>) => getJournal(client, ...args),
});
