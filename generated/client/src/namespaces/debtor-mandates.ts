import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type { ListDebtorMandatesFieldsItem, ListDebtorMandatesParams, Mandate } from '../types.ts';
import {
  createDebtorMandate,
  deleteDebtorMandate,
  getDebtorMandate,
  listDebtorMandates,
  replaceDebtorMandate,
  updateDebtorMandate,
} from '../operations/debtor-mandates.ts';

/** Debtor mandates. */
export const createDebtorMandates = (client: ClientCore) => ({
  /**
   * List mandates of a debtor.
   *
   * Returns the direct-debit mandates of the debtor.
   *
   * `GET /v1/debtors/{debtorId}/mandates`
   *
   * @returns A page of mandates of a debtor.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  list: <const Field extends ListDebtorMandatesFieldsItem = never, MetaOnly extends boolean = false>(
    debtorId: number,
    params?: ListDebtorMandatesParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listDebtorMandates<Field, MetaOnly>(client, debtorId, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListDebtorMandatesFieldsItem = never>(
    debtorId: number,
    params?: AllFields<ListDebtorMandatesParams, Field>,
    options?: CallOptions,
  ) => iterateRecords<Listed<Mandate, Field>>(listDebtorMandates, client, [debtorId, params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListDebtorMandatesFieldsItem = never>(
    debtorId: number,
    params?: AllFields<ListDebtorMandatesParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<Mandate, Field>>(listDebtorMandates, client, [debtorId, params, options]),
  /**
   * Create a mandate.
   *
   * Adds a direct-debit mandate to the debtor. The `IBAN` of the mandate is copied from the debtor, so the debtor must have one.
   *
   * `POST /v1/debtors/{debtorId}/mandates`
   *
   * @returns The created mandate.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), UnknownOutcomeError (500), ConnectionError
   */
  create: (...args: OperationArguments<typeof createDebtorMandate>) => createDebtorMandate(client, ...args),
  /**
   * Get a mandate.
   *
   * Returns one mandate of the debtor.
   *
   * `GET /v1/debtors/{debtorId}/mandates/{mandateId}`
   *
   * @returns The mandate.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  get: (...args: OperationArguments<typeof getDebtorMandate>) => getDebtorMandate(client, ...args),
  /**
   * Replace a mandate.
   *
   * Replaces the fields of the mandate. Suited to setting the signing date, `signdate`.
   *
   * `PUT /v1/debtors/{debtorId}/mandates/{mandateId}`
   *
   * @returns The mandate after the change.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
   */
  replace: (...args: OperationArguments<typeof replaceDebtorMandate>) => replaceDebtorMandate(client, ...args),
  /**
   * Update a mandate.
   *
   * Changes the fields that are sent and leaves the others as they are.
   *
   * `PATCH /v1/debtors/{debtorId}/mandates/{mandateId}`
   *
   * @returns The mandate after the change.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
   */
  update: (...args: OperationArguments<typeof updateDebtorMandate>) => updateDebtorMandate(client, ...args),
  /**
   * Delete a mandate.
   *
   * Removes the mandate from the debtor.
   *
   * `DELETE /v1/debtors/{debtorId}/mandates/{mandateId}`
   *
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
   */
  delete: (...args: OperationArguments<typeof deleteDebtorMandate>) => deleteDebtorMandate(client, ...args),
});
