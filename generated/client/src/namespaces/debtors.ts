import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type { Debtor, ListDebtorsFieldsItem, ListDebtorsParams } from '../types.ts';
import {
  createDebtor,
  deleteDebtor,
  getDebtor,
  listDebtors,
  replaceDebtor,
  updateDebtor,
} from '../operations/debtors.ts';

/** Debtors. */
export const createDebtors = (client: ClientCore) => ({
  /**
   * List debtors.
   *
   * Returns the debtors (customers) of the administration.
   *
   * `GET /v1/debtors`
   *
   * @returns A page of debtors.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  list: <const Field extends ListDebtorsFieldsItem = never, MetaOnly extends boolean = false>(
    params?: ListDebtorsParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listDebtors<Field, MetaOnly>(client, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListDebtorsFieldsItem = never>(
    params?: AllFields<ListDebtorsParams, Field>,
    options?: CallOptions,
  ) => iterateRecords<Listed<Debtor, Field>>(listDebtors, client, [params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListDebtorsFieldsItem = never>(
    params?: AllFields<ListDebtorsParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<Debtor, Field>>(listDebtors, client, [params, options]),
  /**
   * Create a debtor.
   *
   * Adds a debtor. A sales invoice, a draft sales invoice and a sales order each need one. Without a `number` the debtor gets the next free number of the administration.
   *
   * `POST /v1/debtors`
   *
   * @returns The created debtor.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406, 413, 415), RateLimitError (429), UnknownOutcomeError (500), ConnectionError
   */
  create: (...args: OperationArguments<typeof createDebtor>) => createDebtor(client, ...args),
  /**
   * Get a debtor.
   *
   * Returns one debtor.
   *
   * `GET /v1/debtors/{id}`
   *
   * @returns The debtor.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  get: (...args: OperationArguments<typeof getDebtor>) => getDebtor(client, ...args),
  /**
   * Replace a debtor.
   *
   * Replaces all fields of the debtor. A field that is left out gets its default, or becomes null; the `number` stays as it is.
   *
   * `PUT /v1/debtors/{id}`
   *
   * @returns The debtor after the change.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
   */
  replace: (...args: OperationArguments<typeof replaceDebtor>) => replaceDebtor(client, ...args),
  /**
   * Update a debtor.
   *
   * Changes the fields that are sent and leaves the others as they are.
   *
   * `PATCH /v1/debtors/{id}`
   *
   * @returns The debtor after the change.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
   */
  update: (...args: OperationArguments<typeof updateDebtor>) => updateDebtor(client, ...args),
  /**
   * Delete a debtor.
   *
   * Removes the debtor and its mandates. A debtor that other records refer to, such as an invoice, cannot be deleted.
   *
   * `DELETE /v1/debtors/{id}`
   *
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
   */
  delete: (...args: OperationArguments<typeof deleteDebtor>) => deleteDebtor(client, ...args),
});
