/** Prints a measure. No test fails for it: the machine has other things to do. */
export function report(name: string, value: string): void {
  process.stdout.write(`${name}: ${value}\n`);
}

/** Describes times in milliseconds by their median and the one that 99 in a hundred do not exceed. */
export function formatTimes(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const [median, slowest] = [0.5, 0.99].map((fraction) =>
    Math.round(sorted[Math.floor(sorted.length * fraction)] ?? 0),
  );
  return `${median} ms (median), ${slowest} ms (p99), of ${times.length}`;
}
