/** How far a copy is. A store keeps it as it is, for example as JSON; only `syncLedger` reads what is in it. */
export interface SyncState {
  readonly version: 1;
  /** The administration whose ledger this is. */
  readonly administrationId: number;
  /** The fields of the lines; null for all of them. */
  readonly fields: readonly string[] | null;
  /** A moment of the platform. The copy has every change before it. Null: the log of journal entries was empty. */
  readonly since: string | null;
  /** The book years that are whole. */
  readonly bookyears: readonly number[];
  /** The book year that is being copied. */
  readonly copying: CopyingState | null;
}
/** How far the first copy of a book year is. Its pages are read from the last one down to the first. */
export interface CopyingState {
  readonly bookyear: number;
  /** The pages are of this size until the book year is whole, whatever the size that is asked for by then. */
  readonly pageSize: number;
  /** The page that is next. */
  readonly page: number;
}
/** Some lines of the copy. */
export interface LedgerPart {
  readonly bookyear: number;
  /** A period of the book year; undefined for all of them. */
  readonly period?: number | undefined;
}
/** What becomes of the copy in one step, in the order of the fields: delete, then insert, then keep the state. */
export interface LedgerChange<Line> {
  /** Delete the lines of these journal entries, in every book year. */
  readonly removeEntries: readonly number[];
  /** Delete these parts of the copy. */
  readonly removeParts: readonly LedgerPart[];
  /** Insert these lines. A line takes the place of the one with the same `id`. */
  readonly lines: readonly Line[];
  readonly state: SyncState;
}
/**
 * Where a copy of the ledger is kept. A store belongs to one administration and to one run of `syncLedger` at a time.
 * The functions may answer at once or with a promise.
 */
export interface LedgerStore<Line> {
  /** The state of the last change; undefined before the first. */
  readonly state: () => Promise<SyncState | undefined> | SyncState | undefined;
  /**
   * Makes a change as a whole or not at all, so that after a crash the lines and the state fit together. Nothing is in
   * the store that is not asked for here.
   */
  readonly apply: (change: LedgerChange<Line>) => Promise<void> | void;
  /** How many lines the copy has of a book year. */
  readonly count: (bookyear: number) => Promise<number> | number;
}
