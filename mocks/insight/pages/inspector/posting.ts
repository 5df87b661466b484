/** A journal entry that a request wrote to the ledger, or removed from it. */
export interface Posting {
  readonly journalEntryId: number;
  readonly isRemoved: boolean;
  readonly lines: readonly PostedLine[];
}

/** A line of the ledger, with amounts in the currency of the administration. */
export interface PostedLine {
  readonly account: string;
  readonly description: string;
  readonly debit: number;
  readonly credit: number;
}
