/** A request as `GET /_sandbox/requests` lists it, or as `GET /_sandbox/requests/{sequence}` shows it. */
export interface RequestEntry {
  readonly sequence: number;
  readonly time: string;
  readonly method: string;
  readonly path: string;
  readonly query?: string;
  readonly status?: number;
  readonly outcome: string;
  readonly isCarriedOut: boolean;
  readonly durationMs: number;
  readonly operationId?: string;
  readonly problem?: string;
  readonly issues?: readonly { readonly field: string; readonly message: string }[];
  readonly fault?: { readonly effect: string };
  readonly limits?: {
    readonly rejectedBy?: string;
    readonly remaining: readonly { readonly limit: string; readonly remaining: number }[];
  };
  /** Only an entry with details has its messages. */
  readonly request?: Message;
  readonly response?: Message;
  readonly curl?: string;
}

export interface Message {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly isTruncated?: boolean;
}

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
