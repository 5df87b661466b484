/** Numbers of tests. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const NO_TESTS: Counts = { passed: 0, failed: 0, skipped: 0 };

/** Adds up the last lines of the test runs in an output, as `SummaryReporter` writes them. */
export function countTests(output: string): Counts {
  const lines = output.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm);
  return addCounts(
    [...lines].map(([, passed, failed, skipped = 0]) => ({
      passed: Number(passed),
      failed: Number(failed),
      skipped: Number(skipped),
    })),
  );
}

/** Adds up counts. */
export const addCounts = (all: readonly Counts[]): Counts =>
  all.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    NO_TESTS,
  );
