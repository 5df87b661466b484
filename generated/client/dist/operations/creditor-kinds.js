/**
 * List creditor kinds.
 *
 * Returns the creditor kinds of the administration. Every creditor belongs to one; it decides the contra account of the creditor's payments.
 *
 * `GET /v1/creditorkinds`
 *
 * @returns A page of creditor kinds.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function listCreditorKinds(connection, params, options) {
  return connection.call(
    { operation: 'listCreditorKinds', method: 'GET', path: '/v1/creditorkinds', query: params, joined: ['fields'] },
    options,
  );
}
/**
 * Get a creditor kind.
 *
 * Returns one creditor kind of the administration.
 *
 * `GET /v1/creditorkinds/{id}`
 *
 * @returns The creditor kind.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function getCreditorKind(connection, id, options) {
  return connection.call(
    { operation: 'getCreditorKind', method: 'GET', path: '/v1/creditorkinds/{id}', pathParams: { id } },
    options,
  );
}
