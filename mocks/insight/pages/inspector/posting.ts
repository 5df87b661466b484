/** Journal entry that a request added to the ledger, or removed. */
export interface Posting {
  readonly journalEntryId: number;
  readonly isRemoved: boolean;
  readonly lines: readonly PostedLine[];
}

/** Ledger line, with amounts in the administration's currency. */
export interface PostedLine {
  readonly account: string;
  readonly description: string;
  readonly debit: number;
  readonly credit: number;
}
