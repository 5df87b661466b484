import { defineConfig } from 'vitest/config';
import { SummaryReporter } from './test/support/summary-reporter.ts';

// Others' tools have an installation of their own: `npm run test:slow -- consumers`.
const exclude = ['**/node_modules/**', 'test/consumers/**'];

const FOLDERS = '{contract,programs,scripts,totals,client,client-php,mocks,bench,conformance,site,mcp,test}';
/** Tests that run only when asked for by name, so that `npm test` and editors leave them out, and need no browser. */
const separate = { browser: `${FOLDERS}/**/*.browser.test.ts`, slow: `${FOLDERS}/**/*.slow.test.ts` };

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
      tsconfig: 'test/tsconfig.types.json',
    },
  },
};

const others = [...exclude, ...Object.values(separate)];
/** Tests of the contract run after each edit of it, so they need few outputs of the build. */
const contract = 'test/contract/**/*.test.ts';
const daily = [
  project(
    'unit',
    '{contract,programs,scripts,totals,client,client-php,mocks,bench,conformance,site,mcp}/**/*.test.ts',
    others,
  ),
  project('contract', contract, others),
  project('e2e', 'test/**/*.test.ts', [...others, contract]),
  types,
];
const selected = Object.entries(separate)
  .filter(([name]) => new RegExp(` --project[= ]${name}\\b`).test(process.argv.join(' ')))
  .map(([name, include]) => project(name, include));

const junit: ['junit', object] = ['junit', { outputFile: `reports/tests-${process.pid}.xml` }];

export default defineConfig({
  test: {
    projects: selected.length > 0 ? selected : daily,
    // In a pipeline, a report that its pages show.
    reporters: ['default', new SummaryReporter(), ...(process.env.CI === 'true' ? [junit] : [])],
    setupFiles: 'test/support/seed.ts',
    coverage: { include: ['{contract,programs,scripts,totals,client,client-php,mocks,conformance,site,mcp}/**/*.ts'] },
    // No test changes what another file sees, and loading the sandbox anew for each file would take a minute.
    isolate: false,
    // Vitest leaves one processor idle by default, which is half of a small machine.
    maxWorkers: '100%',
    // For tests that hang. No test measures time, and on a machine that is busy with twenty programs some take minutes.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 300_000 } },
  },
});
