/**
 * List debtor kinds.
 *
 * Returns the debtor kinds of the administration. Every debtor belongs to one; it decides the contra account of the debtor's payments.
 *
 * `GET /v1/debtorkinds`
 *
 * @returns A page of debtor kinds.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function listDebtorKinds(connection, params, options) {
  return connection.call(
    { operation: 'listDebtorKinds', method: 'GET', path: '/v1/debtorkinds', query: params, joined: ['fields'] },
    options,
  );
}
/**
 * Get a debtor kind.
 *
 * Returns one debtor kind of the administration.
 *
 * `GET /v1/debtorkinds/{id}`
 *
 * @returns The debtor kind.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function getDebtorKind(connection, id, options) {
  return connection.call(
    { operation: 'getDebtorKind', method: 'GET', path: '/v1/debtorkinds/{id}', pathParams: { id } },
    options,
  );
}
