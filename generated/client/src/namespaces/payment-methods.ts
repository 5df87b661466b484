import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type { ListPaymentMethodsFieldsItem, ListPaymentMethodsParams, PaymentMethod } from '../types.ts';
import { getPaymentMethod, listPaymentMethods } from '../operations/payment-methods.ts';

/** Payment methods. */
export const createPaymentMethods = (client: ClientCore) => ({
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
  list: <const Field extends ListPaymentMethodsFieldsItem = never, MetaOnly extends boolean = false>(
    params?: ListPaymentMethodsParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listPaymentMethods<Field, MetaOnly>(client, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListPaymentMethodsFieldsItem = never>(
    params?: AllFields<ListPaymentMethodsParams, Field>,
    options?: CallOptions,
  ) => iterateRecords<Listed<PaymentMethod, Field>>(listPaymentMethods, client, [params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListPaymentMethodsFieldsItem = never>(
    params?: AllFields<ListPaymentMethodsParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<PaymentMethod, Field>>(listPaymentMethods, client, [params, options]),
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
  get: (...args: OperationArguments<typeof getPaymentMethod>) => getPaymentMethod(client, ...args),
});
