import type { CachedStep } from './cache.ts';

/** A step of the build: a program, what it reads and what it writes. Globs start in the folder of the repository. */
interface StepDefinition {
  /** A file for Node, and its arguments. */
  readonly command: readonly string[];
  /** Steps whose outputs it reads. */
  readonly needs?: readonly string[];
  /** What it reads besides. */
  readonly inputs: readonly string[];
  readonly outputs?: readonly string[];
}

const CONTRACT = ['openapi/openapi.yaml', 'openapi/{conventions,resources,shared,guides}/**/*.{yaml,md}'];
const CONTROL_PLANE = ['mocks/control/**/*.yaml', 'openapi/{conventions,shared}/*.yaml'];
const BUNDLER = ['redocly.yaml', 'scripts/{bundle,conventions}/**/*.ts', 'scripts/bundle.ts'];
const SANDBOX = ['mocks/**/*.{ts,js,json,md,css}'];
const SITE_PAGES = ['index', 'changelog', 'downloads', 'provenance', 'workflows'];

/** In the order in which they start when several can. */
const DEFINITIONS: Readonly<Record<string, StepDefinition>> = {
  bundle: {
    command: ['scripts/bundle.ts'],
    inputs: [...CONTRACT, ...BUNDLER],
    outputs: ['generated/openapi.internal.json'],
  },
  control: {
    command: ['scripts/control-document.ts'],
    inputs: [...CONTROL_PLANE, ...BUNDLER, 'scripts/control-document.ts'],
    outputs: ['generated/control.json'],
  },
  types: {
    command: ['scripts/types.ts'],
    needs: ['bundle'],
    inputs: ['scripts/types.ts'],
    outputs: ['generated/types.d.ts'],
  },
  client: {
    command: ['client/generator/generate-client.ts'],
    needs: ['bundle'],
    inputs: ['client/generator/**/*.ts'],
    outputs: ['generated/client/src/**/*.ts'],
  },
  'client-package': {
    command: ['client/generator/package-client.ts'],
    needs: ['bundle', 'client', 'types'],
    inputs: ['client/**/*.{ts,md,json}', 'LICENSE'],
    outputs: ['generated/client/{dist,examples}/**', 'generated/client/*.{json,md}'],
  },
  examples: {
    command: ['site/cli.ts', 'examples'],
    needs: ['bundle', 'control'],
    inputs: [...SANDBOX, 'site/{requests,samples}/**/*.ts', 'site/*.ts'],
    outputs: ['generated/examples.json'],
  },
  sandbox: {
    command: ['mocks/package/sandbox-package.ts'],
    needs: ['bundle', 'control'],
    inputs: [...SANDBOX, 'openapi/guides/sandbox.md', 'LICENSE'],
    outputs: ['generated/sandbox/**'],
  },
  publish: {
    command: ['scripts/publish.ts'],
    needs: ['bundle', 'examples'],
    inputs: ['scripts/publish.ts', 'scripts/bundle/*.ts'],
    outputs: ['generated/openapi.{json,yaml}'],
  },
  reference: {
    command: ['site/cli.ts', 'reference'],
    needs: ['bundle', 'control', 'examples'],
    inputs: ['site/**/*'],
    outputs: ['generated/site/{reference,control,console,signed-in}.html', 'generated/site/assets/**/!(*.br|*.gz)'],
  },
  downloads: {
    command: ['site/cli.ts', 'downloads'],
    needs: ['publish', 'client-package', 'sandbox'],
    inputs: ['site/**/*.ts'],
    outputs: ['generated/downloads/**'],
  },
  pages: {
    command: ['site/cli.ts', 'pages'],
    needs: ['bundle', 'control', 'examples', 'publish', 'downloads'],
    inputs: ['site/**/*', 'CHANGELOG.md', 'releases/**', 'openapi/{provenance,workflows}/**', 'scripts/workflows/*.ts'],
    outputs: [
      ...['guides', 'operations', 'workflows', 'downloads'].map((name) => `generated/site/${name}/**/!(*.br|*.gz)`),
      `generated/site/{${SITE_PAGES.join()}}.html`,
      'generated/site/*.{md,txt}',
    ],
  },
  compress: {
    command: ['site/cli.ts', 'compress'],
    needs: ['pages', 'reference'],
    inputs: ['site/reference/compress.ts'],
    outputs: ['generated/site/**/*.{br,gz}'],
  },
  lint: {
    command: ['scripts/lint.ts', 'source'],
    inputs: [
      ...[...CONTRACT, ...CONTROL_PLANE, 'openapi/workflows/*.yaml'],
      ...[...BUNDLER, '.redocly.lint-ignore.yaml', 'scripts/{rules,workflows}/**/*.ts', 'scripts/lint.ts'],
    ],
  },
  'lint-bundles': {
    command: ['scripts/lint.ts', 'bundles'],
    needs: ['bundle', 'control'],
    inputs: ['.spectral.yaml', 'scripts/lint.ts'],
  },
  'lint-published': {
    command: ['scripts/lint.ts', 'published'],
    needs: ['publish'],
    inputs: ['scripts/lint.ts', 'scripts/bundle/published.redocly.yaml'],
  },
  spelling: {
    command: ['node_modules/cspell/bin.mjs', 'lint', '--config=.cspell/cspell.yaml', '--no-progress', '--no-color'],
    needs: ['pages'],
    inputs: ['.cspell/*', '*.md', '{bench,client,conformance,docs,mocks,openapi,releases,site,test}/**/*.md'],
  },
};

/** Every step reads these. */
const COMMON_INPUTS = ['package-lock.json', 'scripts/{document,lib}/**/*.ts'];

export interface Step extends CachedStep {
  readonly needs: readonly string[];
}

const toStep = (name: string, { command, needs = [], inputs, outputs = [] }: StepDefinition): Step => {
  const outputsOfNeeds = needs.flatMap((need) => DEFINITIONS[need]?.outputs ?? []);
  return { name, command, needs, inputs: [...COMMON_INPUTS, ...inputs, ...outputsOfNeeds], outputs };
};

export const STEPS: ReadonlyMap<string, Step> = new Map(
  Object.entries(DEFINITIONS).map(([name, definition]) => [name, toStep(name, definition)]),
);
