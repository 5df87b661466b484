/** Creates a store in memory: for reports, for tests, and as a model for your own store. */
export function memoryLedgerStore() {
  const lines = new Map();
  let state;
  // Atomic, because it is synchronous and nothing in it throws.
  function apply(change) {
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
const isInPart = (line, { bookyear, period }) =>
  line.Bookyear === bookyear && (period === undefined || line.Period === period);
