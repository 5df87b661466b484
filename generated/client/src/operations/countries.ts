import type { CallOptions } from '../../../../client/call.ts';

import type { CallPromise, Connection } from '../../../../client/connection.ts';

import type { Choice, Page, SingleRecord } from '../../../../client/page.ts';

import type { Country, ListCountriesFieldsItem, ListCountriesParams } from './contract.schemas.ts';

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
  connection: Connection,
  params?: ListCountriesParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<Country, Field, MetaOnly>> {
  return connection.call(
    {
      operation: 'listCountries',
      method: 'GET',
      path: '/v1/countries',
      query: params,
      joined: ['fields'],
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
export function getCountry(
  connection: Connection,
  id: number,
  options?: CallOptions,
): CallPromise<SingleRecord<Country>> {
  return connection.call(
    { operation: 'getCountry', method: 'GET', path: '/v1/countries/{id}', pathParams: { id } },
    options,
  );
}
