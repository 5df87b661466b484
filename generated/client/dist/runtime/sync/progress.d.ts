/**
 * What a run is doing:
 * - `copy`: copies whole book years; counts ledger lines
 * - `changes`: reads the journal entry log; counts changes
 * - `period0`: reads period 0; counts book years
 * - `check`: compares the number of lines; counts book years
 */
export type SyncPhase = 'copy' | 'changes' | 'period0' | 'check';
/** Progress of a run. When a phase occurs again, `done` and `total` continue; they never decrease. */
export interface SyncProgress {
  readonly phase: SyncPhase;
  /** The book year; undefined when the step concerns several. */
  readonly bookyear: number | undefined;
  /** Finished units of the phase. */
  readonly done: number;
  /** All units of the phase, as far as known. */
  readonly total: number;
  /** Ledger lines that this run has written. */
  readonly linesWritten: number;
}
/** Adds up the progress of the phases of a run. */
export interface Progress {
  /** Adds units to the total of a phase. */
  readonly addTotal: (phase: SyncPhase, units: number) => void;
  /** Adds finished units, and reports the progress. */
  readonly advance: (phase: SyncPhase, units: number, bookyear?: number) => void;
}
export declare function createProgress(
  report: ((progress: SyncProgress) => void) | undefined,
  getLinesWritten: () => number,
): Progress;
