export function createProgress(report, getLinesWritten) {
  const phases = new Map();
  const getCounts = (phase) => {
    const counts = phases.get(phase) ?? { done: 0, total: 0 };
    phases.set(phase, counts);
    return counts;
  };
  return {
    addTotal(phase, units) {
      getCounts(phase).total += units;
    },
    advance(phase, units, bookyear) {
      const counts = getCounts(phase);
      counts.done += units;
      // Records may have been added since they were counted.
      counts.total = Math.max(counts.total, counts.done);
      report?.({ phase, bookyear, ...counts, linesWritten: getLinesWritten() });
    },
  };
}
