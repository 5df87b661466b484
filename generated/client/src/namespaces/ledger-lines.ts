import type { CallOptions } from '../../../../client/runtime/call.ts';
import type { ClientCore } from '../../../../client/runtime/client-core.ts';
import type { OperationArguments } from '../../../../client/runtime/namespace.ts';
import type { AllFields, Choice, Listed, Page } from '../../../../client/runtime/page.ts';
import { iteratePages, iterateRecords } from '../../../../client/runtime/pages.ts';
import type { LedgerLine, ListLedgerLinesFieldsItem, ListLedgerLinesParams } from '../types.ts';
import { getLedgerLine, listLedgerLines } from '../operations/ledger-lines.ts';

/** Ledger lines. */
export const createLedgerLines = (client: ClientCore) => ({
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
  list: <const Field extends ListLedgerLinesFieldsItem = never, MetaOnly extends boolean = false>(
    params: ListLedgerLinesParams & Choice<Field, MetaOnly>,
    options?: CallOptions,
  ) => listLedgerLines<Field, MetaOnly>(client, params, options),
  /** Yields all records of `list`, page by page. The next page is requested while one is used. */
  listAll: <const Field extends ListLedgerLinesFieldsItem = never>(
    params: AllFields<ListLedgerLinesParams, Field>,
    options?: CallOptions,
  ) => iterateRecords<Listed<LedgerLine, Field>>(listLedgerLines, client, [params, options]),
  /** Yields all pages of `list`. The next page is requested while one is used. */
  listPages: <const Field extends ListLedgerLinesFieldsItem = never>(
    params: AllFields<ListLedgerLinesParams, Field>,
    options?: CallOptions,
  ) => iteratePages<Page<LedgerLine, Field>>(listLedgerLines, client, [params, options]),
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
  get: (...args: OperationArguments<typeof getLedgerLine>) => getLedgerLine(client, ...args),
});
