import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type { ListSalesTypesFieldsItem, ListSalesTypesParams, SalesType } from '../types.ts';
import { getSalesType, listSalesTypes } from '../operations/sales-types.ts';

/** Sales types. */
export const createSalesTypes = (client: ClientCore) => ({
  /**
   * List sales types.
   *
   * Returns the sales types of the administration. A sales type decides on which ledger account the turnover of a line is posted and with which VAT code; draft sales invoices and sales invoices use it.
   *
   * `GET /v1/SalesTypes`
   *
   * @returns A page of sales types.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  list: <const Field extends ListSalesTypesFieldsItem = never, MetaOnly extends boolean = false>(
    params?: ListSalesTypesParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listSalesTypes<Field, MetaOnly>(client, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListSalesTypesFieldsItem = never>(
    params?: AllFields<ListSalesTypesParams, Field>,
    options?: CallOptions,
  ) => iterateRecords<Listed<SalesType, Field>>(listSalesTypes, client, [params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListSalesTypesFieldsItem = never>(
    params?: AllFields<ListSalesTypesParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<SalesType, Field>>(listSalesTypes, client, [params, options]),
  /**
   * Get a sales type.
   *
   * Returns one sales type of the administration.
   *
   * `GET /v1/SalesTypes/{id}`
   *
   * @returns The sales type.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  get: (...args: OperationArguments<typeof getSalesType>) => getSalesType(client, ...args),
});
