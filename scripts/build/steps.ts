import { INSTALLATIONS } from '../install.ts';
import { packageVersion } from '../lib/manifest.ts';
import type { CachedStep } from './cache.ts';
import { COMMITTED, SOURCES_FILE } from './committed.ts';

/** A step of the build: a program, what it reads and what it writes. Globs start in the folder of the repository. */
interface StepDefinition {
  /** A file for Node, and its arguments. */
  readonly command: readonly string[];
  /** Steps whose outputs it reads. */
  readonly needs?: readonly string[];
  /** Further inputs. */
  readonly inputs: readonly string[];
  readonly outputs?: readonly string[];
  /** True when it writes its outputs itself, where they are. */
  readonly isInPlace?: boolean;
  /** True when it writes the version of the packages, which changes with each commit. */
  readonly isVersioned?: boolean;
}

const LINT = ['scripts/lint.ts', 'scripts/{lint,provenance}/*.ts'];
/** Version, license and changelog of all packages. */
const PACKAGE_TEXTS = ['package.json', 'LICENSE', 'releases/packages.md'];
/** The arithmetic of invoices. */
const TOTALS = ['totals/*.{ts,json}'];
const SANDBOX = ['mocks/**/*.{ts,js,json,css}', 'mocks/seed/**/*.yaml', ...TOTALS];
/** The generators of both clients. */
const GENERATORS = ['{client/generator,client-php/emit}/**/*.ts', 'client/runtime/{errors,problem}.ts'];
const LICENSES = ['scripts/dependencies/licenses.ts', 'mocks/package/**/*.txt'];

const REDOCLY = 'node_modules/@redocly/cli/bin/cli.js';

/** The step that installs linters and compilers. */
export const TOOLS: readonly string[] = ['install-scripts-tools'];

/** The spelling check of prose. */
export const SPELLING = [
  'scripts/tools/node_modules/cspell/bin.mjs',
  ...['lint', '--config=scripts/tools/spelling/cspell.yaml', '--no-progress'],
];

/** Ordered by critical path. */
const DEFINITIONS: Readonly<Record<string, StepDefinition>> = {
  decisions: {
    command: ['scripts/decisions.ts'],
    inputs: ['openapi/provenance/**/*.yaml', 'scripts/decisions.ts'],
    outputs: ['openapi/guides/decisions.md'],
  },
  bundle: {
    command: ['scripts/bundle.ts'],
    needs: ['decisions'],
    inputs: COMMITTED.bundle.inputs,
    outputs: COMMITTED.bundle.outputs,
  },
  control: {
    command: ['scripts/control-document.ts'],
    inputs: COMMITTED.control.inputs,
    outputs: COMMITTED.control.outputs,
  },
  sources: {
    command: ['scripts/build/committed.ts'],
    needs: ['bundle', 'control'],
    // The files themselves, because another text may be bundled to the same document.
    inputs: ['scripts/build/committed.ts', ...COMMITTED.bundle.inputs, ...COMMITTED.control.inputs],
    outputs: [SOURCES_FILE],
  },
  examples: {
    command: ['site/samples.ts'],
    needs: ['bundle', 'control'],
    inputs: [...SANDBOX, 'site/{requests,samples}/**/*.{ts,yaml}', 'site/run/recorded-at.ts', 'site/*.ts'],
    outputs: ['generated/examples.json'],
  },
  client: {
    command: ['client/generator/generate-client.ts'],
    isVersioned: true,
    needs: ['bundle', 'examples'],
    inputs: ['package.json', ...GENERATORS],
    outputs: ['generated/client/src/**/*.ts'],
  },
  'client-package': {
    command: ['client/generator/package-client.ts'],
    isVersioned: true,
    needs: ['bundle', 'client', ...TOOLS],
    inputs: ['client/**/*.{ts,md,json}', 'scripts/packages/bundle-size.ts', ...TOTALS, ...PACKAGE_TEXTS],
    outputs: ['generated/client/!(src)', 'generated/client/!(src)/**'],
  },
  'client-php': {
    command: ['client-php/emit/generate-php.ts'],
    isVersioned: true,
    needs: ['bundle', 'examples'],
    inputs: ['client-php/**/*', ...GENERATORS, ...PACKAGE_TEXTS],
    outputs: ['generated/client-php/**'],
  },
  browser: {
    command: ['mocks/package/browser/browser-bundle.ts'],
    needs: ['bundle', 'control', 'examples'],
    inputs: [...SANDBOX, ...LICENSES],
    outputs: ['generated/browser/**'],
  },
  workers: {
    command: ['mocks/package/workers/workers-bundle.ts'],
    needs: ['bundle', 'control', 'examples'],
    inputs: [...SANDBOX, ...LICENSES, 'mocks/hosts/workers/*.capnp'],
    outputs: ['generated/workers/**'],
  },
  sandbox: {
    command: ['mocks/package/sandbox-package.ts'],
    isVersioned: true,
    needs: ['bundle', 'control', 'browser'],
    inputs: [...SANDBOX, ...LICENSES, 'mocks/*.md', ...PACKAGE_TEXTS],
    outputs: ['generated/sandbox/**'],
  },
  'conformance-package': {
    command: ['conformance/package/conformance-package.ts'],
    isVersioned: true,
    needs: ['bundle', 'control', 'examples'],
    inputs: [
      ...SANDBOX,
      ...LICENSES,
      ...PACKAGE_TEXTS,
      'conformance/**/*.{ts,json,md}',
      'client/runtime/redact.ts',
      'openapi/**/*.{yaml,md}',
    ],
    outputs: ['generated/conformance/**'],
  },
  'mcp-package': {
    command: ['mcp/package/mcp-package.ts'],
    isVersioned: true,
    needs: ['bundle', 'control', 'client', 'examples'],
    inputs: [
      ...SANDBOX,
      ...LICENSES,
      ...PACKAGE_TEXTS,
      '{conformance,mcp}/**/*.{ts,json,md}',
      'client/runtime/*.ts',
      'site/*.ts',
      'site/{content,samples}/**/*.{ts,json,yaml}',
      'openapi/workflows/*.yaml',
    ],
    outputs: ['generated/mcp/**'],
  },
  publish: {
    command: ['scripts/publish.ts'],
    needs: ['bundle', 'examples'],
    inputs: ['scripts/publish.ts'],
    outputs: ['generated/openapi.{json,yaml}', 'generated/openapi-3.0.json'],
  },
  types: {
    command: ['scripts/types.ts'],
    needs: ['bundle', ...TOOLS],
    inputs: ['scripts/types.ts'],
    outputs: ['generated/types.d.ts'],
  },
  downloads: {
    command: ['site/downloads.ts'],
    isVersioned: true,
    needs: [
      ...['publish', 'types', 'control', 'client-package', 'client-php'],
      ...['sandbox', 'conformance-package', 'mcp-package'],
    ],
    inputs: [
      'site/{.,downloads/**,requests/**}/*.{ts,hbs,yaml}',
      'scripts/dependencies/*.ts',
      'mocks/{seed/demo-access,accounting/pdf}.ts',
      'openapi/workflows/*.yaml',
      'totals/vectors.json',
      'mcp/skill/SKILL.md',
      'package.json',
    ],
    outputs: ['generated/downloads/**'],
  },
  site: {
    command: ['site/build-site.ts'],
    isVersioned: true,
    needs: ['bundle', 'control', 'examples', 'browser', 'publish', 'downloads', 'install-site-shell'],
    inputs: [
      ...GENERATORS,
      'site/**/*.{ts,astro,css,html,js,json,md,svg,yaml}',
      'mocks/**/*.{ts,js,css}',
      'conformance/rules/rules.ts',
      'scripts/{breaking,dependencies,provenance}/*.ts',
      'CHANGELOG.md',
      '{client,client-php,mcp,mcp/skill}/{README,SKILL}.md',
      '{.,client,mocks}/package.json',
      'releases/**',
      'openapi/{provenance,workflows}/**',
    ],
    outputs: ['generated/site/**'],
  },
  lint: {
    command: ['scripts/lint.ts', 'sources'],
    needs: ['decisions'],
    inputs: [
      ...COMMITTED.bundle.inputs,
      ...COMMITTED.control.inputs,
      'openapi/workflows/*.yaml',
      '.redocly.lint-ignore.yaml',
      'scripts/rules/**/*.ts',
      ...LINT,
    ],
  },
  'lint-bundles': {
    command: ['scripts/lint.ts', 'bundles'],
    needs: ['bundle', 'control', ...TOOLS],
    inputs: ['.spectral.yaml', 'openapi/provenance/**/*.yaml', ...LINT],
  },
  'lint-published': {
    // Each recorded example must fit its schema, in both versions.
    command: [
      ...[REDOCLY, 'lint', 'generated/openapi.json', 'generated/openapi-3.0.json'],
      '--config=scripts/bundle/published.redocly.yaml',
    ],
    needs: ['publish'],
    inputs: ['scripts/bundle/published.redocly.yaml'],
  },
  spelling: {
    command: [...SPELLING, '--no-color'],
    needs: ['site', ...TOOLS],
    inputs: [
      'scripts/tools/spelling/*',
      '*.md',
      '{bench,client,conformance,contract,docs,mcp,mocks,openapi,releases,site,test,totals}/**/*.md',
    ],
  },
};

/** Every step reads these, except those that install: the lockfile of their folder says all. */
const COMMON_INPUTS = [
  'package-lock.json',
  '{contract,programs}/*.ts',
  'scripts/lib/*.ts',
  'scripts/bundle.ts',
  'scripts/bundle/*.ts',
];

/** Steps that only another step or a command needs: `npm run build` without names leaves them out. */
const installations = INSTALLATIONS.map((folder): [string, StepDefinition] => [
  `install-${folder.replaceAll('/', '-')}`,
  {
    command: ['scripts/install.ts', folder],
    inputs: ['scripts/install.ts', `${folder}/{package.json,package-lock.json,.npmrc}`],
    // npm writes it last.
    outputs: [`${folder}/node_modules/.package-lock.json`],
    isInPlace: true,
  },
]);

export interface Step extends CachedStep {
  readonly needs: readonly string[];
  readonly isInPlace?: boolean;
}

const definitions = new Map([...installations, ...Object.entries(DEFINITIONS)]);

const toStep = (name: string, definition: StepDefinition): Step => {
  const { command, needs = [], inputs, outputs = [], isInPlace = false, isVersioned = false } = definition;
  const outputsOfNeeds = needs.flatMap((need) => definitions.get(need)?.outputs ?? []);
  const version = isVersioned ? packageVersion : '';
  return {
    name,
    command,
    version,
    needs,
    inputs: isInPlace ? inputs : [...COMMON_INPUTS, ...inputs, ...outputsOfNeeds],
    outputs,
    isInPlace,
  };
};

export const STEPS: ReadonlyMap<string, Step> = new Map(
  [...definitions].map(([name, definition]) => [name, toStep(name, definition)]),
);

/** Steps of `npm run build`. */
export const DEFAULT_STEPS: readonly string[] = Object.keys(DEFINITIONS);
