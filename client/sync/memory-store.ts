import type { LedgerLine } from '../../generated/client/src/types.ts';
import type { LedgerChange, LedgerPart, LedgerStore, SyncState } from './store.ts';

export interface MemoryLedgerStore extends LedgerStore {
  /** Returns the lines, sorted by `id`. */
  readonly lines: () => LedgerLine[];
}

/** Creates a store in memory: for reports, for tests, and as a model for your own store. */
export function memoryLedgerStore(): MemoryLedgerStore {
  const lines = new Map<number, LedgerLine>();
  let state: SyncState | undefined;

  // Atomic: it is synchronous and never throws.
  function apply(change: LedgerChange): void {
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

const isInPart = (line: LedgerLine, { bookyear, period }: LedgerPart): boolean =>
  line.Bookyear === bookyear && (period === undefined || line.Period === period);
