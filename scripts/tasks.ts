/**
 * Everything that runs here, under the words that follow `npm run`: steps of the build, commands, groups of slow tests, and what only
 * pipelines run. `npm run build` runs the steps that are stale, `bash .ci/run` and the pipelines what `when` says.
 */
export interface Task {
  /**
   * Programs with their arguments, one after another: a file for Node, a command of an installed package, or a program of the machine.
   * The last one takes the arguments of the command line too. A step has one program.
   */
  readonly programs?: readonly (readonly string[])[];
  /** Steps of the build that come first; a step reads their outputs. */
  readonly needs?: readonly string[];
  /** Globs of the files that a step reads, from the folder of the repository. It is skipped while they and its outputs are the same. */
  readonly inputs?: readonly string[];
  readonly outputs?: readonly string[];
  /** True for a step that writes its outputs itself, where they are. */
  readonly isInPlace?: boolean;
  /** True for a step that writes the version of the packages, which changes with each commit. */
  readonly isVersioned?: boolean;
  /** Globs of slow tests; files named `*.browser.test.ts` run in Chromium. */
  readonly tests?: readonly string[];
  /** What the machine must have, as `.ci/install` names it. */
  readonly machine?: readonly string[];
  /** Pipelines that run it, with further arguments; a group of slow tests is in the nightly one too. */
  readonly when?: { readonly [pipeline in 'commit' | 'nightly']?: readonly string[] };
  /** True when it keeps all processors busy, so that a pipeline runs nothing beside it. */
  readonly isParallel?: boolean;
  /** Text of `--help` for programs that have none of their own. Such a command takes no arguments. */
  readonly description?: string;
}

const TOOLS = ['install-scripts-tools'];
const BUNDLES = ['bundle', 'control'];
/** What a sandbox starts with. */
const SEEDED = [...BUNDLES, 'seed'];
const RECORDED = [...SEEDED, 'examples'];

const BUNDLER = ['redocly.yaml', 'scripts/bundle.ts', 'scripts/{bundle,conventions}/*.ts'];
const SOURCES = ['openapi/openapi.yaml', 'openapi/{conventions,resources,shared,guides}/**/*.{yaml,md}', ...BUNDLER];
const CONTROL = [
  ...['mocks/api/control/**/*.yaml', 'openapi/{conventions,shared}/*.yaml', 'scripts/control-document.ts', ...BUNDLER],
];
const LINT = ['scripts/lint.ts', 'scripts/{lint,provenance}/*.ts'];
/** Unreleased changes, and the code that composes the changelogs. */
const CHANGES = ['changes/*.md', 'scripts/release/{changes,package-texts}.ts'];
/** Version, license and changelog of all packages. */
const PACKAGE_TEXTS = ['package.json', 'LICENSE', 'releases/packages.md', ...CHANGES];
/** The arithmetic of invoices. */
const TOTALS = ['totals/*.{ts,json}'];
const DEMO = 'mocks/seed/**/*.yaml';
const SANDBOX = ['mocks/**/*.{ts,js,json,css}', DEMO, ...TOTALS];
/** The generators of both clients. */
const GENERATORS = ['{client/generator,client-php/emit}/**/*.ts', 'client/runtime/{errors,problem}.ts'];
const LICENSES = ['scripts/dependencies/licenses.ts', 'mocks/package/**/*.txt'];

/** Finds files and exports that nothing uses. */
const KNIP = ['scripts/tools/node_modules/knip/bin/knip.js', '--config=scripts/tools/knip.json', '--no-config-hints'];
/** Checks the spelling of prose. */
export const SPELLING = [
  ...[
    'scripts/tools/node_modules/cspell/bin.mjs',
    'lint',
    '--config=scripts/tools/spelling/cspell.yaml',
    '--no-progress',
  ],
];
/** Projects with libraries or packages of their own are checked alone; other installations have their own commands. */
const TYPES = ['.', 'site/shell', 'site/shell/browser', 'mocks/insight/pages/inspector/browser'].map((project) => [
  ...['scripts/tools/node_modules/typescript-7/bin/tsc', '-p', project],
]);
const TYPES_NEEDS = ['types', 'client', 'install-site-shell', ...TOOLS];
/** The hand-written files first: what is wrong there may be wrong in the bundles too. */
const LINT_CONTRACT = ['lint', 'lint-bundles'].map((step) => ['scripts/run.js', 'build', step]);

/** Folders with an installation of their own, which `npm ci` leaves out: few commands need it. */
export const INSTALLATIONS = [
  ...[
    'scripts/tools',
    'site/shell',
    'test/browser',
    'test/consumers',
    'test/installs',
    'test/mutation',
    'test/workers',
  ],
];

/** Creates the step that installs a folder. Only another step or a command needs it: `npm run build` leaves it out. */
const createInstallation = (folder: string): [string, Task] => [
  `build install-${folder.replaceAll('/', '-')}`,
  {
    programs: [['npm', 'ci', '--prefix', folder]],
    inputs: [`${folder}/{package.json,package-lock.json,.npmrc}`],
    // npm writes it last.
    outputs: [`${folder}/node_modules/.package-lock.json`],
    isInPlace: true,
  },
];

/** Steps are ordered by critical path. */
export const TASKS: Readonly<Record<string, Task>> = {
  build: { when: { commit: [] }, isParallel: true },
  ...Object.fromEntries(INSTALLATIONS.map(createInstallation)),
  'build decisions': {
    programs: [['scripts/decisions.ts']],
    inputs: ['openapi/provenance/**/*.yaml', 'scripts/decisions.ts', 'scripts/provenance/*.ts'],
    outputs: ['openapi/guides/decisions.md'],
  },
  'build bundle': {
    programs: [['scripts/bundle.ts']],
    needs: ['decisions'],
    inputs: SOURCES,
    outputs: ['generated/openapi.internal.json'],
  },
  'build control': {
    programs: [['scripts/control-document.ts']],
    inputs: CONTROL,
    outputs: ['generated/control.json'],
  },
  'build seed': {
    programs: [['mocks/package/seed/compile-seed.ts']],
    needs: BUNDLES,
    inputs: [
      ...[DEMO, 'mocks/{accounting,messages,package/seed,seed,store,validation}/**/*.{ts,json}', ...TOTALS],
      ...['mocks/assets.ts', 'mocks/hosts/node/{read-contract,data/node-sqlite}.ts'],
    ],
    outputs: ['generated/seed.json'],
  },
  'build sources': {
    programs: [['scripts/build/committed.ts']],
    needs: SEEDED,
    // The files themselves, because another text may be bundled to the same document.
    inputs: ['scripts/build/committed.ts', 'scripts/tasks.ts', DEMO, ...SOURCES, ...CONTROL],
    outputs: ['generated/sources.json'],
  },
  'build examples': {
    programs: [['site/samples.ts']],
    needs: SEEDED,
    inputs: [...SANDBOX, 'site/{requests,samples}/**/*.{ts,yaml}', 'site/run/recorded-at.ts', 'site/*.ts'],
    outputs: ['generated/examples.json'],
  },
  'build client': {
    programs: [['client/generator/generate-client.ts']],
    isVersioned: true,
    needs: ['bundle', 'examples'],
    inputs: ['package.json', ...GENERATORS],
    outputs: ['generated/client/src/**/*.ts'],
  },
  'build client-package': {
    programs: [['client/generator/package-client.ts']],
    isVersioned: true,
    needs: ['bundle', 'client', ...TOOLS],
    inputs: ['client/**/*.{ts,md,json}', 'scripts/packages/bundle-size.ts', ...TOTALS, ...PACKAGE_TEXTS],
    outputs: ['generated/client/!(src)', 'generated/client/!(src)/**'],
  },
  'build client-php': {
    programs: [['client-php/emit/generate-php.ts']],
    isVersioned: true,
    needs: ['bundle', 'examples'],
    inputs: ['client-php/**/*', ...GENERATORS, ...PACKAGE_TEXTS],
    outputs: ['generated/client-php/**'],
  },
  'build browser': {
    programs: [['mocks/package/browser/browser-bundle.ts']],
    needs: SEEDED,
    inputs: [...SANDBOX, ...LICENSES],
    outputs: ['generated/browser/**'],
  },
  'build workers': {
    programs: [['mocks/package/workers/workers-bundle.ts']],
    needs: SEEDED,
    inputs: [...SANDBOX, ...LICENSES, 'mocks/hosts/workers/*.capnp'],
    outputs: ['generated/workers/**'],
  },
  'build sandbox': {
    programs: [['mocks/package/sandbox-package.ts']],
    isVersioned: true,
    needs: [...SEEDED, 'browser'],
    inputs: [...SANDBOX, ...LICENSES, 'mocks/*.md', ...PACKAGE_TEXTS],
    outputs: ['generated/sandbox/**'],
  },
  'build conformance-package': {
    programs: [['conformance/package/conformance-package.ts']],
    isVersioned: true,
    needs: RECORDED,
    inputs: [
      ...[...SANDBOX, ...LICENSES, ...PACKAGE_TEXTS, 'conformance/**/*.{ts,json,md}', 'client/runtime/redact.ts'],
      'openapi/**/*.{yaml,md}',
    ],
    outputs: ['generated/conformance/**'],
  },
  'build mcp-package': {
    programs: [['mcp/package/mcp-package.ts']],
    isVersioned: true,
    needs: [...RECORDED, 'client'],
    inputs: [
      ...[...SANDBOX, ...LICENSES, ...PACKAGE_TEXTS, '{conformance,mcp}/**/*.{ts,json,md}', 'client/runtime/*.ts'],
      ...['site/*.ts', 'site/{content,samples}/**/*.{ts,json,yaml}', 'openapi/workflows/*.yaml'],
    ],
    outputs: ['generated/mcp/**'],
  },
  'build publish': {
    programs: [['scripts/publish.ts']],
    needs: ['bundle', 'examples'],
    inputs: ['scripts/publish.ts'],
    outputs: ['generated/openapi.{json,yaml}', 'generated/openapi-3.0.json'],
  },
  'build types': {
    programs: [['scripts/types.ts']],
    needs: ['bundle', ...TOOLS],
    inputs: ['scripts/types.ts'],
    outputs: ['generated/types.d.ts'],
  },
  'build downloads': {
    programs: [['site/downloads.ts']],
    isVersioned: true,
    needs: [
      ...['publish', 'types', 'control', 'client-package', 'client-php'],
      ...['sandbox', 'conformance-package', 'mcp-package'],
    ],
    inputs: [
      ...['site/{.,downloads/**,requests/**}/*.{ts,hbs,yaml}', 'scripts/dependencies/*.ts', 'openapi/workflows/*.yaml'],
      ...['mocks/{seed/demo-access,accounting/pdf}.ts', 'totals/vectors.json', 'mcp/skill/SKILL.md', 'package.json'],
    ],
    outputs: ['generated/downloads/**'],
  },
  'build site': {
    programs: [['site/build-site.ts']],
    isVersioned: true,
    needs: [...RECORDED, 'browser', 'publish', 'downloads', 'install-site-shell'],
    inputs: [
      ...[...GENERATORS, 'site/**/*.{ts,astro,css,html,js,json,md,svg,yaml}', 'mocks/**/*.{ts,js,css}'],
      ...['conformance/rules/rules.ts', 'scripts/{breaking,dependencies,provenance}/*.ts', 'CHANGELOG.md', ...CHANGES],
      ...['{client,client-php,mcp,mcp/skill}/{README,SKILL}.md', '{.,client,mocks}/package.json', 'releases/**'],
      'openapi/{provenance,workflows}/**',
    ],
    outputs: ['generated/site/**'],
  },
  'build lint': {
    programs: [['scripts/lint.ts', 'sources']],
    needs: ['decisions'],
    inputs: [
      ...[...SOURCES, ...CONTROL, 'openapi/workflows/*.yaml', '.redocly.lint-ignore.yaml', 'scripts/rules/**/*.ts'],
      ...LINT,
    ],
  },
  'build lint-bundles': {
    programs: [['scripts/lint.ts', 'bundles']],
    needs: [...BUNDLES, ...TOOLS],
    inputs: ['.spectral.yaml', 'openapi/provenance/**/*.yaml', ...LINT],
  },
  'build lint-published': {
    // Each recorded example must fit its schema, in both versions.
    programs: [
      [
        ...['node_modules/@redocly/cli/bin/cli.js', 'lint', 'generated/openapi.json', 'generated/openapi-3.0.json'],
        '--config=scripts/bundle/published.redocly.yaml',
      ],
    ],
    needs: ['publish'],
    inputs: ['scripts/bundle/published.redocly.yaml'],
  },
  'build spelling': {
    programs: [[...SPELLING, '--no-color']],
    needs: ['site', ...TOOLS],
    inputs: [
      ...['scripts/tools/spelling/*', '*.md'],
      '{bench,changes,client,conformance,contract,docs,mcp,mocks,openapi,programs,releases,site,test,totals}/**/*.md',
    ],
  },

  check: {
    needs: TYPES_NEEDS,
    programs: [['biome', 'check', '.'], ...TYPES, KNIP, ['scripts/check-changes.ts'], ['scripts/check-lines.ts']],
    description:
      'Checks what must pass before each commit: format, lint of the code, types, no dead code, lines of each folder, a file in changes/.',
    when: { commit: [] },
    isParallel: true,
  },
  'check generated': {
    programs: [['git', 'diff', '--exit-code', '--stat', '--', 'generated', 'openapi/guides/decisions.md']],
    description: 'Fails when the build wrote something else than what is committed.',
    when: { commit: [] },
  },
  'check:breaking': { needs: ['bundle'], programs: [['scripts/check-breaking.ts']], when: { commit: [] } },
  'check packages': {
    needs: ['downloads', ...TOOLS],
    programs: [['scripts/check-packages.ts']],
    when: { commit: [] },
  },
  'check dependencies': { needs: TOOLS, programs: [['scripts/check-dependencies.ts']], when: { commit: [] } },
  format: {
    needs: TOOLS,
    programs: [['biome', 'check', '--write', '.']],
    description: 'Formats all files.',
  },
  lint: {
    needs: TOOLS,
    programs: [['biome', 'lint', '.'], SPELLING, ...LINT_CONTRACT],
    description: 'Lints the code, the prose and the contract.',
  },
  'lint contract': { programs: LINT_CONTRACT, description: 'Lints the contract.' },
  'lint spelling': { needs: TOOLS, programs: [SPELLING], description: 'Checks the spelling of the prose.' },
  typecheck: { needs: TYPES_NEEDS, programs: TYPES, description: 'Checks the types of all projects.' },
  dev: { needs: ['install-site-shell'], programs: [['site/shell/dev.ts']] },
  mcp: { needs: SEEDED, programs: [['mcp/cli.ts']] },
  cluster: { needs: ['workers', 'install-test-workers'], programs: [['test/cluster/cli.ts']] },
  release: { programs: [['scripts/release.ts']] },
  conformance: {
    needs: SEEDED,
    programs: [['conformance/cli.ts', 'check']],
    // The whole of the contract, in a sandbox: every documented status that can be provoked, and no violation.
    when: { commit: ['--require-coverage'] },
  },
  'conformance proxy': { needs: SEEDED, programs: [['conformance/cli.ts', 'proxy']] },
  'conformance mock': {
    // The published contract, served by stock Prism: what a mock server made from it can do, and no violation.
    needs: ['publish'],
    programs: [['conformance/cli/check-mock.ts']],
    when: { commit: [] },
  },
  'conformance decisions': {
    // Decisions of the contract are asserted of every operation, not of samples.
    needs: SEEDED,
    programs: [['conformance/cli.ts', 'check', '--decisions', 'all', '--require-coverage']],
    when: { nightly: [] },
  },
  workflows: { needs: SEEDED, programs: [['conformance/cli.ts', 'workflows']], when: { commit: [] } },
  bench: {
    needs: ['sandbox', 'publish'],
    programs: [['bench/bench.ts']],
    machine: ['load'],
    when: { nightly: [] },
    isParallel: true,
  },
  'bench soak': {
    needs: ['sandbox'],
    programs: [['--disable-warning=TimeoutNegativeWarning', 'bench/soak.ts']],
    when: { nightly: ['--duration', '10m'] },
  },
  ci: { programs: [['scripts/ci.ts', 'commit']] },
  'ci nightly': { programs: [['scripts/ci.ts', 'nightly']] },
  // Each night with another seed.
  test: { programs: [['scripts/vitest.ts']], when: { nightly: [] }, isParallel: true },
  'test:slow': { programs: [['scripts/ci.ts', 'slow']] },
  'test:slow mutation': {
    needs: ['bundle', 'control', 'client', 'install-test-mutation'],
    programs: [['tsc', '-p', 'test/mutation'], ['test/mutation/run.ts']],
    when: { nightly: [] },
  },
  'test:slow consumers': {
    needs: ['publish', 'install-test-consumers'],
    programs: [
      ['tsc', '-p', 'test/consumers'],
      ['scripts/vitest.ts', '--config=test/consumers/vitest.config.ts'],
    ],
    machine: ['java'],
    when: { nightly: [] },
    isParallel: true,
  },

  'test:slow books': { tests: ['test/books/*.slow.test.ts'], machine: ['bookkeeping'] },
  'test:slow build': {
    tests: [
      ...['scripts/{build/*,run-command,lint}.slow.test.ts', 'test/sandbox/npm-run-dev.slow.test.ts'],
      'test/{support,workflows}/*.slow.test.ts',
    ],
  },
  'test:slow client': { tests: ['test/client/!(packed-client).slow.test.ts'] },
  'test:slow client-php': { tests: ['test/client-php/*.slow.test.ts'], machine: ['php'] },
  'test:slow cluster': { tests: ['test/cluster/*.slow.test.ts'], machine: ['compiler', 'systemd'] },
  'test:slow conformance': {
    tests: [
      ...['conformance/**/*.slow.test.ts', 'test/conformance/!(package|sandbox-in-browser).slow.test.ts'],
      ...['test/conformance/generated-servers/*.slow.test.ts', 'test/contract/*.slow.test.ts'],
    ],
  },
  'test:slow first-hour': { tests: ['test/first-hour.slow.test.ts'] },
  'test:slow languages': { tests: ['test/{other-languages,recipes}/*.slow.test.ts'], machine: ['languages'] },
  'test:slow packages': {
    tests: [
      ...['scripts/{check-packages,release,release/*}.slow.test.ts', 'test/!(first-hour).slow.test.ts'],
      ...['test/{delivery,package}/*.slow.test.ts', 'test/client/packed-client.slow.test.ts'],
      ...['test/conformance/package.slow.test.ts', 'test/mcp/*.slow.test.ts'],
      'test/downloads/build-downloads.slow.test.ts',
    ],
  },
  'test:slow page-sandbox': {
    tests: [
      ...['test/sandbox/*.browser.test.ts', 'test/conformance/sandbox-in-browser.slow.test.ts'],
      ...['test/random/*-in-browser.slow.test.ts', 'test/sandbox/browser-*.slow.test.ts'],
      'mocks/validation/*.slow.test.ts',
    ],
    machine: ['browsers'],
  },
  'test:slow sandbox': {
    tests: [
      ...['bench/**/*.slow.test.ts', 'test/random/!(*-in-browser).slow.test.ts', 'test/security/*.slow.test.ts'],
      'test/sandbox/!(browser-*|npm-run-dev|workers*).slow.test.ts',
    ],
    machine: ['load'],
  },
  'test:slow site': {
    tests: ['site/shell/*.slow.test.ts', 'test/site/*.{browser,slow}.test.ts'],
    machine: ['browsers', 'python'],
  },
  'test:slow workers': { tests: ['test/{sandbox/workers*,upgrade/*}.slow.test.ts'] },
  'ci smoke': {
    // Limits of a sandbox, one of a page in Node and in Chromium, the inspector, a page of the site, and the MCP server as a process.
    tests: [
      ...[
        'mocks/validation/*.slow.test.ts',
        'test/sandbox/{growing-states,browser-{sandbox,parity-in-node}}.slow.test.ts',
      ],
      ...['test/mcp/stdio.slow.test.ts', 'test/sandbox/browser-worker.browser.test.ts'],
      ...['test/sandbox/inspector.browser.test.ts', 'test/site/operation-page.browser.test.ts'],
    ],
    when: { commit: [] },
  },
};
