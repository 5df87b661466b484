export function createProgress(report, linesWritten) {
  const phases = new Map();
  const phaseOf = (phase) => {
    const counts = phases.get(phase) ?? { done: 0, total: 0 };
    phases.set(phase, counts);
    return counts;
  };
  return {
    expect(phase, more) {
      phaseOf(phase).total += more;
    },
    advance(phase, more, bookyear) {
      const counts = phaseOf(phase);
      counts.done += more;
      // The platform can have more by now than when it was asked how much there is.
      counts.total = Math.max(counts.total, counts.done);
      report?.({ phase, bookyear, ...counts, linesWritten: linesWritten() });
    },
  };
}
