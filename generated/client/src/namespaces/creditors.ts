import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type { Creditor, ListCreditorsFieldsItem, ListCreditorsParams } from '../types.ts';
import {
  createCreditor,
  deleteCreditor,
  getCreditor,
  listCreditors,
  replaceCreditor,
  updateCreditor,
} from '../operations/creditors.ts';

/** Creditors. */
export const createCreditors = (client: ClientCore) => ({
  /**
   * List creditors.
   *
   * Returns the creditors (suppliers) of the administration.
   *
   * `GET /v1/creditors`
   *
   * @returns A page of creditors.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  list: <const Field extends ListCreditorsFieldsItem = never, MetaOnly extends boolean = false>(
    params?: ListCreditorsParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listCreditors<Field, MetaOnly>(client, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListCreditorsFieldsItem = never>(
    params?: AllFields<ListCreditorsParams, Field>,
    options?: CallOptions,
  ) => iterateRecords<Listed<Creditor, Field>>(listCreditors, client, [params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListCreditorsFieldsItem = never>(
    params?: AllFields<ListCreditorsParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<Creditor, Field>>(listCreditors, client, [params, options]),
  /**
   * Create a creditor.
   *
   * Adds a creditor. A purchase invoice needs one. `creditorKindId` is required. Without a `number` the creditor gets the next free number of the administration.
   *
   * `POST /v1/creditors`
   *
   * @returns The created creditor.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406, 413, 415), RateLimitError (429), UnknownOutcomeError (500), ConnectionError
   */
  create: (...args: OperationArguments<typeof createCreditor>) => createCreditor(client, ...args),
  /**
   * Get a creditor.
   *
   * Returns one creditor.
   *
   * `GET /v1/creditors/{id}`
   *
   * @returns The creditor.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  get: (...args: OperationArguments<typeof getCreditor>) => getCreditor(client, ...args),
  /**
   * Replace a creditor.
   *
   * Replaces all fields of the creditor. A field that is left out gets its default, or becomes null; the `number` stays as it is.
   *
   * `PUT /v1/creditors/{id}`
   *
   * @returns The creditor after the change.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
   */
  replace: (...args: OperationArguments<typeof replaceCreditor>) => replaceCreditor(client, ...args),
  /**
   * Update a creditor.
   *
   * Changes the fields that are sent and leaves the others as they are.
   *
   * `PATCH /v1/creditors/{id}`
   *
   * @returns The creditor after the change.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
   */
  update: (...args: OperationArguments<typeof updateCreditor>) => updateCreditor(client, ...args),
  /**
   * Delete a creditor.
   *
   * Removes the creditor. A creditor that other records refer to, such as an invoice, cannot be deleted.
   *
   * `DELETE /v1/creditors/{id}`
   *
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
   */
  delete: (...args: OperationArguments<typeof deleteCreditor>) => deleteCreditor(client, ...args),
});
