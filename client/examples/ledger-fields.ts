/**
 * The fields of a ledger line that the stores save, for `fields` of `syncLedger`. Remove those that you do not need, which are
 * then not downloaded, or add others; and do the same in your store. Then start with an empty database. The first four are
 * required.
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
