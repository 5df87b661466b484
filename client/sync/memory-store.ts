import type { LedgerChange, LedgerPart, LedgerStore, SyncState } from './store.ts';

/** The fields by which a store finds a line. */
export interface KeyedLine {
  readonly id: number;
  readonly JournalEntryId: number;
  readonly Bookyear: number;
  readonly Period: number;
}

export interface MemoryLedgerStore<Line extends KeyedLine> extends LedgerStore<Line> {
  /** Returns the lines, sorted by `id`. */
  readonly lines: () => Line[];
}

/** Creates a store in memory: for reports, for tests, and as a model for your own store. */
export function memoryLedgerStore<Line extends KeyedLine>(): MemoryLedgerStore<Line> {
  const lines = new Map<number, Line>();
  let state: SyncState | undefined;

  // Atomic, because it is synchronous and nothing in it throws.
  function apply(change: LedgerChange<Line>): void {
    const { removeParts } = change;
    const entries = new Set(change.removeEntries);
    if (entries.size + removeParts.length > 0) {
      for (const [id, line] of lines) {
        if (entries.has(line.JournalEntryId) || removeParts.some((part) => isInPart(line, part))) lines.delete(id);
      }
    }
    for (const line of change.lines) lines.set(line.id, line);
    state = change.state;
  }

  return {
    state: () => state,
    apply,
    count: (bookyear) => [...lines.values()].filter((line) => line.Bookyear === bookyear).length,
    lines: () => [...lines.values()].sort((a, b) => a.id - b.id),
  };
}

const isInPart = (line: KeyedLine, { bookyear, period }: LedgerPart): boolean =>
  line.Bookyear === bookyear && (period === undefined || line.Period === period);
