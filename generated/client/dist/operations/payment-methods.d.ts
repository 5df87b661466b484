import type { CallOptions, Connection } from '../runtime/index.js';
import type { ListPaymentMethodsParams, PaymentMethod, PaymentMethodList } from './contract.schemas.js';
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
export declare function listPaymentMethods(
  connection: Connection,
  params?: ListPaymentMethodsParams,
  options?: CallOptions,
): Promise<PaymentMethodList>;
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
export declare function getPaymentMethod(
  connection: Connection,
  id: number,
  options?: CallOptions,
): Promise<PaymentMethod>;
