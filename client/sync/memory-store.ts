import type { LedgerChange, LedgerPart, LedgerStore, SyncState } from './store.ts';

/** What a line needs to be found again. */
export interface KeyedLine {
  readonly id: number;
  readonly JournalEntryId: number;
  readonly Bookyear: number;
  readonly Period: number;
}

/** A copy of the ledger in memory. */
export interface MemoryLedgerStore<Line extends KeyedLine> extends LedgerStore<Line> {
  /** The lines, in the order of their `id`. */
  readonly lines: () => Line[];
}

/** A store that is gone when the program ends: for a report, for a test, and as a model for one of your own. */
export function memoryLedgerStore<Line extends KeyedLine>(): MemoryLedgerStore<Line> {
  const lines = new Map<number, Line>();
  let kept: SyncState | undefined;

  // Nothing in here waits, and nothing fails: a change is made as a whole.
  function apply({ removeEntries, removeParts, lines: added, state }: LedgerChange<Line>): void {
    const entries = new Set(removeEntries);
    if (entries.size + removeParts.length > 0) {
      for (const [id, line] of lines) {
        if (entries.has(line.JournalEntryId) || removeParts.some((part) => isIn(part, line))) lines.delete(id);
      }
    }
    for (const line of added) lines.set(line.id, line);
    kept = state;
  }

  return {
    state: () => kept,
    apply,
    count: (bookyear) => [...lines.values()].filter((line) => line.Bookyear === bookyear).length,
    lines: () => [...lines.values()].sort((one, other) => one.id - other.id),
  };
}

const isIn = ({ bookyear, period }: LedgerPart, line: KeyedLine): boolean =>
  line.Bookyear === bookyear && (period === undefined || line.Period === period);
