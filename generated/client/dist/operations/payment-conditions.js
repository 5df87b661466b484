/**
 * List payment conditions.
 *
 * Returns the payment conditions of the administration. Draft sales invoices and sales invoices, each with and without lines, refer to them.
 *
 * `GET /v1/paymentconditions`
 *
 * @returns A page of payment conditions.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function listPaymentConditions(connection, params, options) {
  return connection.call(
    {
      operation: 'listPaymentConditions',
      method: 'GET',
      path: '/v1/paymentconditions',
      query: params,
      joined: ['fields'],
    },
    options,
  );
}
/**
 * Get a payment condition.
 *
 * Returns one payment condition of the administration.
 *
 * `GET /v1/paymentconditions/{id}`
 *
 * @returns The payment condition.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function getPaymentCondition(connection, id, options) {
  return connection.call(
    { operation: 'getPaymentCondition', method: 'GET', path: '/v1/paymentconditions/{id}', pathParams: { id } },
    options,
  );
}
