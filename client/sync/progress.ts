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

/** Adds up the progress of the phases of a run, and reports it. */
export function createProgress(report: ((progress: SyncProgress) => void) | undefined, getLinesWritten: () => number) {
  const phases = new Map<SyncPhase, { done: number; total: number }>();
  const getCounts = (phase: SyncPhase) => {
    const counts = phases.get(phase) ?? { done: 0, total: 0 };
    phases.set(phase, counts);
    return counts;
  };
  return {
    addTotal(phase: SyncPhase, units: number): void {
      getCounts(phase).total += units;
    },
    advance(phase: SyncPhase, units: number, bookyear?: number): void {
      const counts = getCounts(phase);
      counts.done += units;
      // Records may have been added since they were counted.
      counts.total = Math.max(counts.total, counts.done);
      report?.({ phase, bookyear, ...counts, linesWritten: getLinesWritten() });
    },
  };
}
