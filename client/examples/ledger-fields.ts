/**
 * The fields of a ledger line that the stores keep, for `fields` of `syncLedger`. Remove those that you do not need, which are
 * then not downloaded, or add others; and do the same in your store. The first four are required.
 */
export const ledgerFields = [
  'id',
  'JournalEntryId',
  'Bookyear',
  'Period',
  'date',
  'sourceDocumentNumber',
  'ledgerAccountId',
  'ledgerAccountNumber',
  'description',
  'amountDebit',
  'amountCredit',
  'debtorId',
  'creditorId',
  'invoiceNumber',
] as const;

export type LedgerColumn = (typeof ledgerFields)[number];
