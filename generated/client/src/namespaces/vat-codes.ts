import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type { ListVatCodesFieldsItem, ListVatCodesParams, VatCode } from '../types.ts';
import { getVatCode, listVatCodes } from '../operations/vat-codes.ts';

/** VAT codes. */
export const createVatCodes = (client: ClientCore) => ({
  /**
   * List VAT codes.
   *
   * Returns the VAT codes of the administration. Draft sales invoices, sales invoices and purchase invoices use them.
   *
   * `GET /v1/vatcodes`
   *
   * @returns A page of VAT codes.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  list: <const Field extends ListVatCodesFieldsItem = never, MetaOnly extends boolean = false>(
    params?: ListVatCodesParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listVatCodes<Field, MetaOnly>(client, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListVatCodesFieldsItem = never>(
    params?: AllFields<ListVatCodesParams, Field>,
    options?: CallOptions,
  ) => iterateRecords<Listed<VatCode, Field>>(listVatCodes, client, [params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListVatCodesFieldsItem = never>(
    params?: AllFields<ListVatCodesParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<VatCode, Field>>(listVatCodes, client, [params, options]),
  /**
   * Get a VAT code.
   *
   * Returns one VAT code of the administration.
   *
   * `GET /v1/vatcodes/{id}`
   *
   * @returns The VAT code.
   * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
   */
  get: (...args: OperationArguments<typeof getVatCode>) => getVatCode(client, ...args),
});
