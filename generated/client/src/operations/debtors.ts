import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type {
  Debtor,
  DebtorInput,
  DebtorPatch,
  DebtorReplacement,
  ListDebtorsFieldsItem,
  ListDebtorsParams,
} from '../types.ts';

/**
 * List debtors.
 *
 * Returns the debtors (customers) of the administration.
 *
 * `GET /v1/debtors`
 *
 * @returns A page of debtors.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function listDebtors<const Field extends ListDebtorsFieldsItem = never, MetaOnly extends boolean = false>(
  client: ClientCore,
  params?: ListDebtorsParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<Debtor, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listDebtors',
      method: 'GET',
      path: '/v1/debtors',
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

/**
 * Create a debtor.
 *
 * Adds a debtor. A sales invoice, a draft sales invoice and a sales order each need one. Without a `number` the debtor gets the next free number of the administration.
 *
 * `POST /v1/debtors`
 *
 * @returns The created debtor.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406, 413, 415), RateLimitError (429), UnknownOutcomeError (500), ConnectionError
 */
export function createDebtor(
  client: ClientCore,
  body: DebtorInput,
  options?: CallOptions,
): CallPromise<SingleRecord<Debtor>> {
  return client.call({ operation: 'createDebtor', method: 'POST', path: '/v1/debtors', json: body }, options);
}

/**
 * Get a debtor.
 *
 * Returns one debtor.
 *
 * `GET /v1/debtors/{id}`
 *
 * @returns The debtor.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function getDebtor(client: ClientCore, id: number, options?: CallOptions): CallPromise<SingleRecord<Debtor>> {
  return client.call({ operation: 'getDebtor', method: 'GET', path: '/v1/debtors/{id}', pathParams: { id } }, options);
}

/**
 * Replace a debtor.
 *
 * Replaces all fields of the debtor. A field that is left out gets its default, or becomes null; the `number` stays as it is.
 *
 * `PUT /v1/debtors/{id}`
 *
 * @returns The debtor after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function replaceDebtor(
  client: ClientCore,
  id: number,
  body: DebtorReplacement,
  options?: CallOptions,
): CallPromise<SingleRecord<Debtor>> {
  return client.call(
    { operation: 'replaceDebtor', method: 'PUT', path: '/v1/debtors/{id}', pathParams: { id }, json: body },
    options,
  );
}

/**
 * Update a debtor.
 *
 * Changes the fields that are sent and leaves the others as they are.
 *
 * `PATCH /v1/debtors/{id}`
 *
 * @returns The debtor after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function updateDebtor(
  client: ClientCore,
  id: number,
  body: DebtorPatch,
  options?: CallOptions,
): CallPromise<SingleRecord<Debtor>> {
  return client.call(
    { operation: 'updateDebtor', method: 'PATCH', path: '/v1/debtors/{id}', pathParams: { id }, json: body },
    options,
  );
}

/**
 * Delete a debtor.
 *
 * Removes the debtor and its mandates. A debtor that other records refer to, such as an invoice, cannot be deleted.
 *
 * `DELETE /v1/debtors/{id}`
 *
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
 */
export function deleteDebtor(client: ClientCore, id: number, options?: CallOptions): CallPromise<void> {
  return client.call(
    { operation: 'deleteDebtor', method: 'DELETE', path: '/v1/debtors/{id}', pathParams: { id } },
    options,
  );
}
