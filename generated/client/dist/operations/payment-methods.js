/**
 * List payment methods.
 *
 * Returns the ways in which a sales invoice can be paid. Draft sales invoices, with and without lines, refer to them.
 *
 * `GET /v1/paymentmethod`
 *
 * @returns A page of payment methods.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function listPaymentMethods(connection, params, options) {
  return connection.call(
    { operation: 'listPaymentMethods', method: 'GET', path: '/v1/paymentmethod', query: params, joined: ['fields'] },
    options,
  );
}
/**
 * Get a payment method.
 *
 * Returns one payment method.
 *
 * `GET /v1/paymentmethod/{id}`
 *
 * @returns The payment method.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function getPaymentMethod(connection, id, options) {
  return connection.call(
    { operation: 'getPaymentMethod', method: 'GET', path: '/v1/paymentmethod/{id}', pathParams: { id } },
    options,
  );
}
