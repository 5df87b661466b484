import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type { ListVatCodesFieldsItem, ListVatCodesParams, VatCode } from '../types.ts';

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
export function listVatCodes<const Field extends ListVatCodesFieldsItem = never, MetaOnly extends boolean = false>(
  client: ClientCore,
  params?: ListVatCodesParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<VatCode, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listVatCodes',
      method: 'GET',
      path: '/v1/vatcodes',
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

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
export function getVatCode(client: ClientCore, id: number, options?: CallOptions): CallPromise<SingleRecord<VatCode>> {
  return client.call(
    { operation: 'getVatCode', method: 'GET', path: '/v1/vatcodes/{id}', pathParams: { id } },
    options,
  );
}
