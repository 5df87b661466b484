import type { CallOptions, Choice, Connection, Page } from '../runtime/index.js';
import type { Country, ListCountriesFieldsItem, ListCountriesParams } from './contract.schemas.js';
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
export declare function listCountries<
  const Field extends ListCountriesFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  connection: Connection,
  params?: ListCountriesParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): Promise<Page<Country, Field, MetaOnly>>;
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
export declare function getCountry(connection: Connection, id: number, options?: CallOptions): Promise<Country>;
