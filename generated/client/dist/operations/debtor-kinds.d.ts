import type { CallOptions, Choice, Connection, Page } from '../runtime/index.js';
import type { DebtorKind, ListDebtorKindsFieldsItem, ListDebtorKindsParams } from './contract.schemas.js';
/**
 * List debtor kinds.
 *
 * Returns the debtor kinds of the administration. Every debtor belongs to one; it decides the contra account of the debtor's payments.
 *
 * `GET /v1/debtorkinds`
 *
 * @returns A page of debtor kinds.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export declare function listDebtorKinds<
  const Field extends ListDebtorKindsFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  connection: Connection,
  params?: ListDebtorKindsParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): Promise<Page<DebtorKind, Field, MetaOnly>>;
/**
 * Get a debtor kind.
 *
 * Returns one debtor kind of the administration.
 *
 * `GET /v1/debtorkinds/{id}`
 *
 * @returns The debtor kind.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export declare function getDebtorKind(connection: Connection, id: number, options?: CallOptions): Promise<DebtorKind>;
