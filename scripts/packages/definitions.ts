/** Limits of a published package. */
export interface PackageDefinition {
  /** Globs of all files that it may contain; each has at least one. */
  readonly files: readonly string[];
  /** Profile of attw: the ways in which TypeScript must find its types. None for a package that is a command only. */
  readonly profile?: 'node16' | 'esm-only';
  /** Most bytes of the tarball. */
  readonly limit: number;
  /** Most bytes of a program that imports some names of a module, minified and gzipped. */
  readonly imports?: readonly { readonly module: string; readonly names: readonly string[]; readonly limit: number }[];
}

const TEXTS = ['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE'];
const BUNDLED_FILES = [
  ...TEXTS,
  'THIRD-PARTY-LICENSES.txt',
  'dist/*.js',
  'dist/insight/pages/inspector/browser/*.{js,css}',
  'dist/browser/{contract,control,seed}.json',
];
const CLIENT = 'dist/esm/generated/client/src/index.js';
/** Half a megabyte of it is the library and the letters of the documents that its sandbox prints. */
const PROGRAM_LIMIT = 1_800_000;

/** The packages of npm, by the name after the scope. */
export const PACKAGES: Readonly<Record<string, PackageDefinition>> = {
  client: {
    files: [
      ...TEXTS,
      'dist/{esm,cjs}/**/*.{js,d.ts,map}',
      'dist/cjs/package.json',
      'examples/*.ts',
      'totals/vectors.json',
    ],
    profile: 'node16',
    limit: 600_000,
    imports: [
      { module: CLIENT, names: ['createClientCore', 'listDebtors'], limit: 5200 },
      { module: CLIENT, names: ['createClient'], limit: 11_200 },
      { module: CLIENT, names: ['listDebtors'], limit: 199 },
      { module: 'dist/esm/totals/index.js', names: ['calculateSalesInvoice', 'calculatePurchaseInvoice'], limit: 1600 },
    ],
  },
  sandbox: {
    files: [...BUNDLED_FILES, 'dist/**/*.d.ts', 'dist/browser/*.{js,json,wasm}'],
    // It is an ES module, which `require` of its Node versions loads too.
    profile: 'esm-only',
    limit: 2_200_000,
  },
  conformance: { files: [...BUNDLED_FILES, 'openapi/**/*.{yaml,json}'], limit: PROGRAM_LIMIT },
  mcp: {
    files: [...BUNDLED_FILES, 'openapi/workflows/*.yaml'],
    limit: PROGRAM_LIMIT,
  },
};
