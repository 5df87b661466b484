import { defineConfig } from 'vitest/config';
import { parts } from './parts.ts';

const part = parts[process.env.MUTATION_PART ?? ''];

/** The tests of one part. Nothing is built here: Stryker runs them in a copy of the repository. */
export default defineConfig({
  test: {
    include: [...(part?.tests ?? [])],
    setupFiles: 'test/support/seed.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
