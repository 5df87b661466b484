import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type { Country, ListCountriesFieldsItem, ListCountriesParams } from '../types.ts';

/**
 * List countries.
 *
 * Returns the countries that addresses of debtors and creditors, and invoices, can refer to.
 *
 * `GET /v1/countries`
 *
 * @returns A page of countries.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function listCountries<const Field extends ListCountriesFieldsItem = never, MetaOnly extends boolean = false>(
  client: ClientCore,
  params?: ListCountriesParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<Country, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listCountries',
      method: 'GET',
      path: '/v1/countries',
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

/**
 * Get a country.
 *
 * Returns one country.
 *
 * `GET /v1/countries/{id}`
 *
 * @returns The country.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function getCountry(client: ClientCore, id: number, options?: CallOptions): CallPromise<SingleRecord<Country>> {
  return client.call(
    { operation: 'getCountry', method: 'GET', path: '/v1/countries/{id}', pathParams: { id } },
    options,
  );
}
