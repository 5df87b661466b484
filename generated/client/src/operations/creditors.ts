import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type {
  Creditor,
  CreditorInput,
  CreditorPatch,
  CreditorReplacement,
  ListCreditorsFieldsItem,
  ListCreditorsParams,
} from '../types.ts';

/**
 * List creditors.
 *
 * Returns the creditors (suppliers) of the administration.
 *
 * `GET /v1/creditors`
 *
 * @returns A page of creditors.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function listCreditors<const Field extends ListCreditorsFieldsItem = never, MetaOnly extends boolean = false>(
  client: ClientCore,
  params?: ListCreditorsParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<Creditor, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listCreditors',
      method: 'GET',
      path: '/v1/creditors',
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

/**
 * Create a creditor.
 *
 * Adds a creditor. A purchase invoice needs one. `creditorKindId` is required. Without a `number` the creditor gets the next free number of the administration.
 *
 * `POST /v1/creditors`
 *
 * @returns The created creditor.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406, 413, 415), RateLimitError (429), UnknownOutcomeError (500), ConnectionError
 */
export function createCreditor(
  client: ClientCore,
  body: CreditorInput,
  options?: CallOptions,
): CallPromise<SingleRecord<Creditor>> {
  return client.call({ operation: 'createCreditor', method: 'POST', path: '/v1/creditors', json: body }, options);
}

/**
 * Get a creditor.
 *
 * Returns one creditor.
 *
 * `GET /v1/creditors/{id}`
 *
 * @returns The creditor.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function getCreditor(
  client: ClientCore,
  id: number,
  options?: CallOptions,
): CallPromise<SingleRecord<Creditor>> {
  return client.call(
    { operation: 'getCreditor', method: 'GET', path: '/v1/creditors/{id}', pathParams: { id } },
    options,
  );
}

/**
 * Replace a creditor.
 *
 * Replaces all fields of the creditor. A field that is left out gets its default, or becomes null; the `number` stays as it is.
 *
 * `PUT /v1/creditors/{id}`
 *
 * @returns The creditor after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function replaceCreditor(
  client: ClientCore,
  id: number,
  body: CreditorReplacement,
  options?: CallOptions,
): CallPromise<SingleRecord<Creditor>> {
  return client.call(
    { operation: 'replaceCreditor', method: 'PUT', path: '/v1/creditors/{id}', pathParams: { id }, json: body },
    options,
  );
}

/**
 * Update a creditor.
 *
 * Changes the fields that are sent and leaves the others as they are.
 *
 * `PATCH /v1/creditors/{id}`
 *
 * @returns The creditor after the change.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406, 413, 415), RateLimitError (429), ServerError (500), ConnectionError
 */
export function updateCreditor(
  client: ClientCore,
  id: number,
  body: CreditorPatch,
  options?: CallOptions,
): CallPromise<SingleRecord<Creditor>> {
  return client.call(
    { operation: 'updateCreditor', method: 'PATCH', path: '/v1/creditors/{id}', pathParams: { id }, json: body },
    options,
  );
}

/**
 * Delete a creditor.
 *
 * Removes the creditor. A creditor that other records refer to, such as an invoice, cannot be deleted.
 *
 * `DELETE /v1/creditors/{id}`
 *
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), RateLimitError (429), ServerError (500), ConnectionError
 */
export function deleteCreditor(client: ClientCore, id: number, options?: CallOptions): CallPromise<void> {
  return client.call(
    { operation: 'deleteCreditor', method: 'DELETE', path: '/v1/creditors/{id}', pathParams: { id } },
    options,
  );
}
