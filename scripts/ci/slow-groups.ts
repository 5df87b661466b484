/** Slow tests of the same part of the repository. They run side by side with other groups in a pipeline. */
export interface SlowGroup {
  /** Globs of the test files. Those of `*.browser.test.ts` run in Chromium. */
  readonly tests: readonly string[];
  /** The programs that the group needs, as `.ci/install` names them. */
  readonly programs?: readonly string[];
}

/** Each slow test belongs to one group. */
export const SLOW_GROUPS: Readonly<Record<string, SlowGroup>> = {
  books: {
    tests: ['test/books/*.slow.test.ts'],
    programs: ['bookkeeping'],
  },
  build: {
    tests: [
      'scripts/{build/*,lint,typecheck}.slow.test.ts',
      'test/sandbox/npm-run-dev.slow.test.ts',
      'test/{support,workflows}/*.slow.test.ts',
    ],
  },
  client: {
    tests: ['test/client/!(packed-client).slow.test.ts'],
  },
  'client-php': {
    tests: ['test/client-php/*.slow.test.ts'],
    programs: ['php'],
  },
  cluster: {
    tests: ['test/cluster/*.slow.test.ts'],
    programs: ['systemd'],
  },
  conformance: {
    tests: [
      'conformance/**/*.slow.test.ts',
      'test/conformance/!(package|sandbox-in-browser).slow.test.ts',
      'test/conformance/generated-servers/*.slow.test.ts',
      'test/contract/*.slow.test.ts',
    ],
  },
  fuzz: {
    tests: ['test/random/fuzz/*.slow.test.ts'],
  },
  languages: {
    tests: ['test/{other-languages,recipes}/*.slow.test.ts'],
    programs: ['languages'],
  },
  packages: {
    tests: [
      'scripts/{check-packages,release,release/*}.slow.test.ts',
      'test/*.slow.test.ts',
      'test/{delivery,package}/*.slow.test.ts',
      'test/client/packed-client.slow.test.ts',
      'test/{conformance,mcp}/package.slow.test.ts',
      'test/downloads/build-downloads.slow.test.ts',
    ],
  },
  'page-sandbox': {
    tests: [
      'test/sandbox/*.browser.test.ts',
      'test/conformance/sandbox-in-browser.slow.test.ts',
      'test/random/*-in-browser.slow.test.ts',
      'test/sandbox/browser-parity*.slow.test.ts',
    ],
    programs: ['browsers'],
  },
  sandbox: {
    tests: [
      'bench/**/*.slow.test.ts',
      'test/random/!(*-in-browser).slow.test.ts',
      'test/security/*.slow.test.ts',
      'test/sandbox/!(browser-parity*|npm-run-dev|workers*).slow.test.ts',
    ],
  },
  site: {
    tests: ['site/shell/*.slow.test.ts', 'test/site/*.{browser,slow}.test.ts'],
    programs: ['browsers', 'python'],
  },
  workers: {
    tests: ['test/{sandbox/workers*,upgrade/*}.slow.test.ts'],
  },
};

/** Slow tests that run for every commit: the sandbox of a page in Node and in Chromium, the inspector, and a page of
 * the site. */
export const EACH_COMMIT: readonly string[] = [
  'test/sandbox/browser-parity-in-node.slow.test.ts',
  'test/sandbox/browser-worker.browser.test.ts',
  'test/sandbox/inspector.browser.test.ts',
  'test/site/operation-page.browser.test.ts',
];
