import type { CallOptions, Connection } from '../runtime/index.js';
import type { Country, CountryList, ListCountriesParams } from './contract.schemas.js';
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
export declare function listCountries(
  connection: Connection,
  params?: ListCountriesParams,
  options?: CallOptions,
): Promise<CountryList>;
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
