/** Slow tests that look at the same part of the repository. */
export interface SlowGroup {
  /** Globs of the test files. Those of `*.browser.test.ts` run in Chromium. */
  readonly tests: readonly string[];
  /** Globs of the part: when one of these files has changed since the group last passed, `.ci/run` runs the group. */
  readonly inputs: readonly string[];
  /** The programs that the group needs, as `.ci/install` names them. */
  readonly programs?: readonly string[];
}

/** Each slow test belongs to one group. */
export const SLOW_GROUPS: Readonly<Record<string, SlowGroup>> = {
  books: {
    tests: ['test/books/*.slow.test.ts'],
    inputs: ['mocks/{accounting,seed,store}/**', 'test/{books,random/sequences}/**', 'totals/*'],
    programs: ['bookkeeping'],
  },
  build: {
    tests: [
      'scripts/{build/*,lint,typecheck}.slow.test.ts',
      'test/sandbox/npm-run-dev.slow.test.ts',
      'test/{support,workflows}/*.slow.test.ts',
    ],
    inputs: ['scripts/**/*.ts', '.spectral.yaml', 'redocly.yaml', 'openapi/workflows/*', 'test/support/*.ts'],
  },
  client: {
    tests: ['test/client/!(packed-client).slow.test.ts'],
    inputs: ['client/**', 'totals/*', 'test/{client,support/client}/**'],
  },
  'client-php': {
    tests: ['test/client-php/*.slow.test.ts'],
    inputs: ['client/{php,generator}/**', 'site/downloads/*', 'totals/*', 'test/{client-php,support/client{,-php}}/**'],
    programs: ['php', 'databases'],
  },
  cluster: {
    tests: ['test/cluster/*.slow.test.ts'],
    inputs: [
      'mocks/{hosts/workers,package/workers}/**',
      'docs/hosting/**',
      'test/{cluster,upgrade}/*',
      'test/support/object-storage.ts',
      'test/workers/package-lock.json',
    ],
    programs: ['systemd'],
  },
  conformance: {
    tests: [
      'conformance/**/*.slow.test.ts',
      'test/conformance/!(package|sandbox-in-browser).slow.test.ts',
      'test/conformance/generated-servers/*.slow.test.ts',
      'test/contract/*.slow.test.ts',
    ],
    inputs: ['conformance/**', 'contract/*', 'scripts/breaking/*', 'test/{conformance,contract}/**'],
  },
  fuzz: {
    tests: ['test/random/fuzz/*.slow.test.ts'],
    inputs: [
      'conformance/{judges,observe,rules,session}/*',
      'mocks/{accounting,api,http,requests,store,validation}/**',
      'test/random/{fuzz,generators}/*',
    ],
  },
  languages: {
    tests: ['test/{other-languages,recipes}/*.slow.test.ts'],
    inputs: ['site/content/clients/**', 'test/{other-languages,recipes}/**', 'test/installs/package-lock.json'],
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
    inputs: [
      '{client,conformance,mcp,mocks}/package.json',
      '{conformance,mcp,mocks}/package/**',
      'client/generator/package*.ts',
      'scripts/{check,release}*.ts',
      'scripts/{dependencies,packages,release}/*',
      'package{,-lock}.json',
      'test/{delivery,package}/**',
      '{.github/actions,docs/container}/**',
    ],
  },
  'page-sandbox': {
    tests: [
      'test/sandbox/*.browser.test.ts',
      'test/conformance/sandbox-in-browser.slow.test.ts',
      'test/random/*-in-browser.slow.test.ts',
      'test/sandbox/browser-parity*.slow.test.ts',
    ],
    inputs: ['mocks/{hosts/browser,package/browser,pages,sign-in,worlds}/**', 'test/support/bridge/*'],
    programs: ['browsers'],
  },
  sandbox: {
    tests: [
      'bench/**/*.slow.test.ts',
      'test/random/!(*-in-browser).slow.test.ts',
      'test/security/*.slow.test.ts',
      'test/sandbox/!(browser-parity*|npm-run-dev|workers*).slow.test.ts',
    ],
    inputs: [
      'mocks/{accounting,api,hosts/node,http,requests,store,validation,worlds}/**',
      'bench/**',
      'totals/*',
      'test/random/**',
    ],
  },
  site: {
    tests: ['test/site/*.{browser,slow}.test.ts'],
    inputs: ['site/**', 'mocks/{pages,hosts/node/site}/**', 'test/site/*', 'client/{generator,runtime}/**'],
    programs: ['browsers', 'python'],
  },
  workers: {
    tests: ['test/{sandbox/workers*,upgrade/*}.slow.test.ts'],
    inputs: [
      'mocks/{hosts/{portable,workers},package/{portable,workers},http,requests,store,worlds}/**',
      'test/upgrade/*',
      'test/workers/package-lock.json',
      'test/support/start-workerd.ts',
    ],
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
