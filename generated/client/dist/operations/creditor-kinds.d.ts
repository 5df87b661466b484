import type { CallOptions, Choice, Connection, Page } from '../runtime/index.js';
import type { CreditorKind, ListCreditorKindsFieldsItem, ListCreditorKindsParams } from './contract.schemas.js';
/**
 * List creditor kinds.
 *
 * Returns the creditor kinds of the administration. Every creditor belongs to one; it decides the contra account of the creditor's payments.
 *
 * `GET /v1/creditorkinds`
 *
 * @returns A page of creditor kinds.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export declare function listCreditorKinds<
  const Field extends ListCreditorKindsFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  connection: Connection,
  params?: ListCreditorKindsParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): Promise<Page<CreditorKind, Field, MetaOnly>>;
/**
 * Get a creditor kind.
 *
 * Returns one creditor kind of the administration.
 *
 * `GET /v1/creditorkinds/{id}`
 *
 * @returns The creditor kind.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export declare function getCreditorKind(
  connection: Connection,
  id: number,
  options?: CallOptions,
): Promise<CreditorKind>;
