import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type { CreditorKind, ListCreditorKindsFieldsItem, ListCreditorKindsParams } from '../types.ts';
import { getCreditorKind, listCreditorKinds } from '../operations/creditor-kinds.ts';

/** Creditor kinds. */
export const createCreditorKinds = (client: ClientCore) => ({
  /**
   * List creditor kinds.
   *
   * Returns the creditor kinds of the administration. Every creditor belongs to one; it decides the contra account of the creditor's payments.
   *
   * `GET /v1/creditorkinds`
   *
   * @returns A page of creditor kinds.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  list: <const Field extends ListCreditorKindsFieldsItem = never, MetaOnly extends boolean = false>(
    params?: ListCreditorKindsParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listCreditorKinds<Field, MetaOnly>(client, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListCreditorKindsFieldsItem = never>(
    params?: AllFields<ListCreditorKindsParams, Field>,
    options?: CallOptions,
  ) => iterateRecords<Listed<CreditorKind, Field>>(listCreditorKinds, client, [params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListCreditorKindsFieldsItem = never>(
    params?: AllFields<ListCreditorKindsParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<CreditorKind, Field>>(listCreditorKinds, client, [params, options]),
  /**
   * Get a creditor kind.
   *
   * Returns one creditor kind of the administration.
   *
   * `GET /v1/creditorkinds/{id}`
   *
   * @returns The creditor kind.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  get: (...args: OperationArguments<typeof getCreditorKind>) => getCreditorKind(client, ...args),
});
