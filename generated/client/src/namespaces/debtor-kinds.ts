import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type { DebtorKind, ListDebtorKindsFieldsItem, ListDebtorKindsParams } from '../types.ts';
import { getDebtorKind, listDebtorKinds } from '../operations/debtor-kinds.ts';

/** Debtor kinds. */
export const createDebtorKinds = (client: ClientCore) => ({
  /**
   * List debtor kinds.
   *
   * Returns the debtor kinds of the administration. Every debtor belongs to one; it decides the contra account of the debtor's payments.
   *
   * `GET /v1/debtorkinds`
   *
   * @returns A page of debtor kinds.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  list: <const Field extends ListDebtorKindsFieldsItem = never, MetaOnly extends boolean = false>(
    params?: ListDebtorKindsParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listDebtorKinds<Field, MetaOnly>(client, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListDebtorKindsFieldsItem = never>(
    params?: AllFields<ListDebtorKindsParams, Field>,
    options?: CallOptions,
  ) => iterateRecords<Listed<DebtorKind, Field>>(listDebtorKinds, client, [params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListDebtorKindsFieldsItem = never>(
    params?: AllFields<ListDebtorKindsParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<DebtorKind, Field>>(listDebtorKinds, client, [params, options]),
  /**
   * Get a debtor kind.
   *
   * Returns one debtor kind of the administration.
   *
   * `GET /v1/debtorkinds/{id}`
   *
   * @returns The debtor kind.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  get: (...args: OperationArguments<typeof getDebtorKind>) => getDebtorKind(client, ...args),
});
