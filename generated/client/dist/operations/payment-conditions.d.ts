import type { CallOptions, Choice, Connection, Page } from '../runtime/index.js';
import type {
  ListPaymentConditionsFieldsItem,
  ListPaymentConditionsParams,
  PaymentCondition,
} from './contract.schemas.js';
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
export declare function listPaymentConditions<
  const Field extends ListPaymentConditionsFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  connection: Connection,
  params?: ListPaymentConditionsParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): Promise<Page<PaymentCondition, Field, MetaOnly>>;
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
export declare function getPaymentCondition(
  connection: Connection,
  id: number,
  options?: CallOptions,
): Promise<PaymentCondition>;
