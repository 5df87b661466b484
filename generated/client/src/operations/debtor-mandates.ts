import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type {
  ListDebtorMandatesFieldsItem,
  ListDebtorMandatesParams,
  Mandate,
  MandateInput,
  MandatePatch,
  MandateReplacement,
} from '../types.ts';

/**
 * List mandates of a debtor.
 *
 * Returns the direct-debit mandates of the debtor.
 *
 * `GET /v1/debtors/{debtorId}/mandates`
 *
 * @returns A page of mandates of a debtor.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function listDebtorMandates<
  const Field extends ListDebtorMandatesFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  client: ClientCore,
  debtorId: number,
  params?: ListDebtorMandatesParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<Mandate, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listDebtorMandates',
      method: 'GET',
      path: '/v1/debtors/{debtorId}/mandates',
      pathParams: { debtorId },
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

/**
 * Create a mandate.
 *
 * Adds a direct-debit mandate to the debtor. The `IBAN` of the mandate is copied from the debtor, so the debtor must have one.
 *
 * `POST /v1/debtors/{debtorId}/mandates`
 *
 * @returns The created mandate.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), UnknownOutcomeError (500), ConnectionError
 */
export function createDebtorMandate(
  client: ClientCore,
  debtorId: number,
  body: MandateInput,
  options?: CallOptions,
): CallPromise<SingleRecord<Mandate>> {
  return client.call(
    {
      operation: 'createDebtorMandate',
      method: 'POST',
      path: '/v1/debtors/{debtorId}/mandates',
      pathParams: { debtorId },
      json: body,
    },
    options,
  );
}

/**
 * Get a mandate.
 *
 * Returns one mandate of the debtor.
 *
 * `GET /v1/debtors/{debtorId}/mandates/{mandateId}`
 *
 * @returns The mandate.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function getDebtorMandate(
  client: ClientCore,
  debtorId: number,
  mandateId: number,
  options?: CallOptions,
): CallPromise<SingleRecord<Mandate>> {
  return client.call(
    {
      operation: 'getDebtorMandate',
      method: 'GET',
      path: '/v1/debtors/{debtorId}/mandates/{mandateId}',
      pathParams: { debtorId, mandateId },
    },
    options,
  );
}

/**
 * Replace a mandate.
 *
 * Replaces the fields of the mandate. Suited to setting the signing date, `signdate`.
 *
 * `PUT /v1/debtors/{debtorId}/mandates/{mandateId}`
 *
 * @returns The mandate after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function replaceDebtorMandate(
  client: ClientCore,
  debtorId: number,
  mandateId: number,
  body: MandateReplacement,
  options?: CallOptions,
): CallPromise<SingleRecord<Mandate>> {
  return client.call(
    {
      operation: 'replaceDebtorMandate',
      method: 'PUT',
      path: '/v1/debtors/{debtorId}/mandates/{mandateId}',
      pathParams: { debtorId, mandateId },
      json: body,
    },
    options,
  );
}

/**
 * Update a mandate.
 *
 * Changes the fields that are sent and leaves the others as they are.
 *
 * `PATCH /v1/debtors/{debtorId}/mandates/{mandateId}`
 *
 * @returns The mandate after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function updateDebtorMandate(
  client: ClientCore,
  debtorId: number,
  mandateId: number,
  body: MandatePatch,
  options?: CallOptions,
): CallPromise<SingleRecord<Mandate>> {
  return client.call(
    {
      operation: 'updateDebtorMandate',
      method: 'PATCH',
      path: '/v1/debtors/{debtorId}/mandates/{mandateId}',
      pathParams: { debtorId, mandateId },
      json: body,
    },
    options,
  );
}

/**
 * Delete a mandate.
 *
 * Removes the mandate from the debtor.
 *
 * `DELETE /v1/debtors/{debtorId}/mandates/{mandateId}`
 *
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
 */
export function deleteDebtorMandate(
  client: ClientCore,
  debtorId: number,
  mandateId: number,
  options?: CallOptions,
): CallPromise<void> {
  return client.call(
    {
      operation: 'deleteDebtorMandate',
      method: 'DELETE',
      path: '/v1/debtors/{debtorId}/mandates/{mandateId}',
      pathParams: { debtorId, mandateId },
    },
    options,
  );
}
