import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type { Country, ListCountriesFieldsItem, ListCountriesParams } from '../types.ts';
import { getCountry, listCountries } from '../operations/countries.ts';

/** Countries. */
export const createCountries = (client: ClientCore) => ({
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
  list: <const Field extends ListCountriesFieldsItem = never, MetaOnly extends boolean = false>(
    params?: ListCountriesParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listCountries<Field, MetaOnly>(client, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListCountriesFieldsItem = never>(
    params?: AllFields<ListCountriesParams, Field>,
    options?: CallOptions,
  ) => iterateRecords<Listed<Country, Field>>(listCountries, client, [params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListCountriesFieldsItem = never>(
    params?: AllFields<ListCountriesParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<Country, Field>>(listCountries, client, [params, options]),
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
  get: (...args: OperationArguments<typeof getCountry>) => getCountry(client, ...args),
});
