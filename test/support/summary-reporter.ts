import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/**
 * Prints the counts in the last line of the output: `12 passed, 0 failed`. A run in which no test passed fails.
 */
export class SummaryReporter implements Reporter {
  private summary = '';

  onInit(): void {
    process.once('exit', () => process.stdout.write(`\n${this.summary}\n`));
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]).map((test) => test.result().state);
    const count = (state: string): number => tests.filter((testState) => testState === state).length;
    // A hook that fails leaves its tests without a result; a file that cannot be loaded has no tests.
    const suites = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const broken = suites.filter((suite) => suite.errors().length > 0).length;
    const failed = count('failed') + count('pending') + broken + unhandledErrors.length;
    const skipped = count('skipped') > 0 ? `, ${count('skipped')} skipped` : '';
    this.summary = `${count('passed')} passed, ${failed} failed${skipped}`;
    if (failed > 0 || count('passed') === 0) process.exitCode = 1;
  }
}
