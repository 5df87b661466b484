/**
 * The fields of a ledger line that the stores save, and the kinds of their columns. Remove those that you do not need, which
 * are then not downloaded, or add others. Then start with an empty database. The first four are required.
 */
const ledgerColumns = {
  id: 'key',
  JournalEntryId: 'id',
  Bookyear: 'integer',
  Period: 'integer',
  date: 'date',
  sourceDocumentNumber: 'optional text',
  ledgerAccountId: 'id',
  ledgerAccountNumber: 'text',
  description: 'optional text',
  amountDebit: 'amount',
  amountCredit: 'amount',
  debtorId: 'optional id',
  creditorId: 'optional id',
  invoiceNumber: 'optional text',
} as const;

export type LedgerColumn = keyof typeof ledgerColumns;
export type ColumnKind = (typeof ledgerColumns)[LedgerColumn];

/** For `fields` of `syncLedger`. */
export const ledgerFields = Object.keys(ledgerColumns) as LedgerColumn[];

export const getColumnKind = (field: LedgerColumn): ColumnKind => ledgerColumns[field];
