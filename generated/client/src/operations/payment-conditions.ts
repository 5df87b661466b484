import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type { ListPaymentConditionsFieldsItem, ListPaymentConditionsParams, PaymentCondition } from '../types.ts';

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
export function listPaymentConditions<
  const Field extends ListPaymentConditionsFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  client: ClientCore,
  params?: ListPaymentConditionsParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<PaymentCondition, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listPaymentConditions',
      method: 'GET',
      path: '/v1/paymentconditions',
      query: params,
      commaSeparated: ['fields'],
      isList: true,
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
export function getPaymentCondition(
  client: ClientCore,
  id: number,
  options?: CallOptions,
): CallPromise<SingleRecord<PaymentCondition>> {
  return client.call(
    { operation: 'getPaymentCondition', method: 'GET', path: '/v1/paymentconditions/{id}', pathParams: { id } },
    options,
  );
}
