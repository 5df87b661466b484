import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type { ListPaymentConditionsFieldsItem, ListPaymentConditionsParams, PaymentCondition } from '../types.ts';
import { getPaymentCondition, listPaymentConditions } from '../operations/payment-conditions.ts';

/** Payment conditions. */
export const createPaymentConditions = (client: ClientCore) => ({
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
  list: <const Field extends ListPaymentConditionsFieldsItem = never, MetaOnly extends boolean = false>(
    params?: ListPaymentConditionsParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listPaymentConditions<Field, MetaOnly>(client, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListPaymentConditionsFieldsItem = never>(
    params?: AllFields<ListPaymentConditionsParams, Field>,
    options?: CallOptions,
  ) => iterateRecords<Listed<PaymentCondition, Field>>(listPaymentConditions, client, [params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListPaymentConditionsFieldsItem = never>(
    params?: AllFields<ListPaymentConditionsParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<PaymentCondition, Field>>(listPaymentConditions, client, [params, options]),
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
  get: (...args: OperationArguments<typeof getPaymentCondition>) => getPaymentCondition(client, ...args),
});
