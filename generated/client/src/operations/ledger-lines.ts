import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { CallPromise, ClientCore } from '../../../../client/runtime/client-core.ts';
import type { Choice, Page, SingleRecord } from '../../../../client/runtime/page.ts';
import type { LedgerLine, ListLedgerLinesFieldsItem, ListLedgerLinesParams } from '../types.ts';

/**
 * List ledger lines.
 *
 * Returns the transactions in the ledger of a book year. `Bookyear` is mandatory. Filter on `JournalEntryId` for the lines of one entry, on `Period` for a period (0 is the year-end closing), and on `salesInvoiceId` or `purchaseInvoiceId` to collect the payments on an invoice.
 *
 * `GET /v1/ledgerlines`
 *
 * @returns A page of ledger lines.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function listLedgerLines<
  const Field extends ListLedgerLinesFieldsItem = never,
  MetaOnly extends boolean = false,
>(
  client: ClientCore,
  params: ListLedgerLinesParams & Choice<Field, MetaOnly>,
  options?: CallOptions,
): CallPromise<Page<LedgerLine, Field, MetaOnly>> {
  return client.call(
    {
      operation: 'listLedgerLines',
      method: 'GET',
      path: '/v1/ledgerlines',
      query: params,
      commaSeparated: ['fields'],
      isList: true,
    },
    options,
  );
}

/**
 * Get a ledger line.
 *
 * Returns one ledger line.
 *
 * `GET /v1/ledgerlines/{id}`
 *
 * @returns The ledger line.
 * @throws ValidationError (400), AuthenticationError (401), PermissionError (403), NotFoundError (404), ApiError (406), RateLimitError (429), ServerError (500), ConnectionError
 */
export function getLedgerLine(
  client: ClientCore,
  id: number,
  options?: CallOptions,
): CallPromise<SingleRecord<LedgerLine>> {
  return client.call(
    { operation: 'getLedgerLine', method: 'GET', path: '/v1/ledgerlines/{id}', pathParams: { id } },
    options,
  );
}
