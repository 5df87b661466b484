import { defineConfig } from 'vitest/config';
import { SummaryReporter } from '../support/summary-reporter.ts';

export default defineConfig({
  test: {
    dir: import.meta.dirname,
    include: ['*.test.ts'],
    reporters: ['default', new SummaryReporter()],
    globalSetup: `${import.meta.dirname}/support/output.ts`,
    // A generator and a compilation of thousands of types, and a tester in Java, take their time on a small machine that
    // does two of them at a time.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    maxWorkers: '100%',
    // Each tool is loaded once, and some change what is global.
    isolate: true,
  },
});
