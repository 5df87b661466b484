/** What a published package must be like. */
export interface PackageDefinition {
  /** The folder with its manifest and its changelog. */
  readonly workspace: string;
  /** Globs of all files that it may contain; each has at least one. */
  readonly files: readonly string[];
  /** How TypeScript must find its types; none for a package that is a command only. */
  readonly resolutions: readonly Resolution[];
  /** The largest tarball, in bytes. */
  readonly limit: number;
  /** The largest size on a disk, in bytes, with blocks of 4 kB, and the most files. */
  readonly installed?: { readonly size: number; readonly files: number };
  /** What a program carries that imports some names. */
  readonly imports: readonly ImportLimit[];
}

export type Resolution = 'node16-cjs' | 'node16-esm' | 'bundler';

interface ImportLimit {
  readonly title: string;
  /** The module, in the package. */
  readonly module: string;
  readonly names: readonly string[];
  /** The largest size in bytes, minified and gzipped. */
  readonly limit: number;
}

const READER_FILES = ['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE'];
const BUNDLED_FILES = [
  ...READER_FILES,
  ...[
    'THIRD-PARTY-LICENSES.txt',
    'dist/*.js',
    'dist/pages/inspector/browser/*.{js,css}',
    'generated/openapi.internal.json',
    'generated/control.json',
  ],
];
const CLIENT_INDEX = 'dist/esm/generated/client/src/index.js';

/** The packages, by the name after the scope. */
export const PACKAGES = {
  client: {
    workspace: 'client',
    files: [
      ...READER_FILES,
      ...['dist/{esm,cjs}/**/*.{js,d.ts,map}', 'dist/cjs/package.json', 'examples/*.ts'],
      'totals/vectors.json',
    ],
    resolutions: ['node16-cjs', 'node16-esm', 'bundler'],
    limit: 600_000,
    installed: { size: 8_000_000, files: 700 },
    imports: [
      {
        title: 'createClientCore and one operation',
        limit: 4900,
        module: CLIENT_INDEX,
        names: ['createClientCore', 'listDebtors'],
      },
      {
        title: 'createClient with all operations',
        limit: 11_200,
        module: CLIENT_INDEX,
        names: ['createClient'],
      },
      {
        title: 'the totals',
        limit: 1600,
        module: 'dist/esm/totals/index.js',
        names: ['calculateSalesInvoice', 'calculatePurchaseInvoice'],
      },
      { title: 'an operation itself', limit: 199, module: CLIENT_INDEX, names: ['listDebtors'] },
    ],
  },
  sandbox: {
    workspace: 'mocks',
    files: [...BUNDLED_FILES, ...['dist/**/*.d.ts', 'dist/browser/*.{js,json,wasm}']],
    // It is an ES module, which `require` of its Node versions loads too.
    resolutions: ['node16-esm', 'bundler'],
    limit: 4_000_000,
    imports: [],
  },
  conformance: {
    workspace: 'conformance',
    files: [...BUNDLED_FILES, 'openapi/**/*.{yaml,json}'],
    resolutions: [],
    limit: 1_200_000,
    imports: [],
  },
  mcp: {
    workspace: 'mcp',
    files: [...BUNDLED_FILES, 'generated/examples.json', 'openapi/workflows/*.yaml'],
    resolutions: [],
    limit: 1_200_000,
    imports: [],
  },
} as const satisfies Readonly<Record<string, PackageDefinition>>;

export type PackageName = keyof typeof PACKAGES;

export const PACKAGE_NAMES = Object.keys(PACKAGES) as readonly PackageName[];
