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
export function listVatCodes(connection, params, options) {
  return connection.call(
    { operation: 'listVatCodes', method: 'GET', path: '/v1/vatcodes', query: params, joined: ['fields'] },
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
export function getVatCode(connection, id, options) {
  return connection.call(
    { operation: 'getVatCode', method: 'GET', path: '/v1/vatcodes/{id}', pathParams: { id } },
    options,
  );
}
