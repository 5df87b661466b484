import type { CallOptions, Choice, Connection, Page } from '../runtime/index.js';
import type { ListVatCodesFieldsItem, ListVatCodesParams, VatCode } from './contract.schemas.js';
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
export declare function listVatCodes<
  const Field extends ListVatCodesFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  connection: Connection,
  params?: ListVatCodesParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): Promise<Page<VatCode, Field, MetaOnly>>;
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
export declare function getVatCode(connection: Connection, id: number, options?: CallOptions): Promise<VatCode>;
