import { defineConfig } from 'vitest/config';
import { SummaryReporter } from './test/support/summary-reporter.ts';

const slow = '{scripts,totals,client,mocks,bench,conformance,site,mcp,test}/**/*.slow.test.ts';
// Others' tools have an installation of their own: `npm run test:consumers`.
const exclude = ['**/node_modules/**', 'test/consumers/**'];

/** Slow tests run only when asked for by name, so that `npx vitest` and editors leave them out. */
const isSlowRun = / --project[= ]slow\b/.test(process.argv.join(' '));
const project = (name: string, include: string, excluded = exclude) => ({
  extends: true as const,
  test: { name, include: [include], exclude: excluded, globalSetup: 'test/support/build-stale.ts' },
});

/** Tests of types are compiled and never run: at run time `expectTypeOf` accepts everything. */
const types = {
  extends: true as const,
  test: {
    name: 'types',
    include: [],
    globalSetup: 'test/support/build-stale.ts',
    typecheck: {
      enabled: true,
      only: true,
      include: ['{client,test}/**/*.test-d.ts'],
      tsconfig: 'tsconfig.tests.json',
    },
  },
};

export default defineConfig({
  test: {
    projects: isSlowRun
      ? [project('slow', slow)]
      : [
          project('unit', '{scripts,totals,client,mocks,bench,conformance,site,mcp}/**/*.test.ts', [...exclude, slow]),
          project('e2e', 'test/**/*.test.ts', [...exclude, slow]),
          types,
        ],
    reporters: ['default', new SummaryReporter()],
    coverage: { include: ['{scripts,totals,client,mocks,conformance,site,mcp}/**/*.ts'] },
    // No test changes what another file sees, and loading the sandbox anew for each file would take a minute.
    isolate: false,
    // Vitest leaves one processor idle by default, which is half of a small machine.
    maxWorkers: '100%',
    // A sandbox that starts while the machine is busy takes a while; no test measures time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
