/** A store that is gone when the program ends: for a report, for a test, and as a model for one of your own. */
export function memoryLedgerStore() {
  const lines = new Map();
  let kept;
  // Nothing in here waits, and nothing fails: a change is made as a whole.
  function apply({ removeEntries, removeParts, lines: added, state }) {
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
const isIn = ({ bookyear, period }, line) =>
  line.Bookyear === bookyear && (period === undefined || line.Period === period);
