/**
 * What a run is doing:
 * - `copy`: it reads whole book years, counted in ledger lines
 * - `changes`: it reads what changed, counted in changes of the log
 * - `period0`: it reads period 0, counted in book years
 * - `check`: it compares the number of lines, counted in book years
 */
export type SyncPhase = 'copy' | 'changes' | 'period0' | 'check';
/** How far a run is. A phase can come again in a run; `done` and `total` then go on, and never go back. */
export interface SyncProgress {
  readonly phase: SyncPhase;
  /** The book year that it is about; undefined when it is about several. */
  readonly bookyear: number | undefined;
  /** How much of the phase is done, in what the phase counts. */
  readonly done: number;
  /** How much of the phase there is, as far as is known by now. */
  readonly total: number;
  /** Ledger lines that this run has written by now. */
  readonly linesWritten: number;
}
/** Adds up how far the phases of a run are. */
export interface Progress {
  /** There is more to do in a phase than was known. */
  readonly expect: (phase: SyncPhase, more: number) => void;
  /** So much more is done. Tells `report` of it. */
  readonly advance: (phase: SyncPhase, more: number, bookyear?: number) => void;
}
export declare function createProgress(
  report: ((progress: SyncProgress) => void) | undefined,
  linesWritten: () => number,
): Progress;
