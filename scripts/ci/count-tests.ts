/** Numbers of tests. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const NO_TESTS: Counts = { passed: 0, failed: 0, skipped: 0 };

/** Adds up the last lines of the test runs in an output, as `SummaryReporter` writes them. */
export function countTests(output: string): Counts {
  const lines = [...output.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm)];
  const sum = (group: number): number => lines.reduce((total, line) => total + Number(line[group] ?? 0), 0);
  return { passed: sum(1), failed: sum(2), skipped: sum(3) };
}

/** Adds up counts. */
export function addCounts(all: readonly Counts[]): Counts {
  const sum = (key: keyof Counts): number => all.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}
