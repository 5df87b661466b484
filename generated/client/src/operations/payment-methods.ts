import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type { ListPaymentMethodsFieldsItem, ListPaymentMethodsParams, PaymentMethod } from '../types.ts';

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
export function listPaymentMethods<
  const Field extends ListPaymentMethodsFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  client: ClientCore,
  params?: ListPaymentMethodsParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<PaymentMethod, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listPaymentMethods',
      method: 'GET',
      path: '/v1/paymentmethod',
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
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
export function getPaymentMethod(
  client: ClientCore,
  id: number,
  options?: CallOptions,
): CallPromise<SingleRecord<PaymentMethod>> {
  return client.call(
    { operation: 'getPaymentMethod', method: 'GET', path: '/v1/paymentmethod/{id}', pathParams: { id } },
    options,
  );
}
