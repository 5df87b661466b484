/** Compiler options of the client: for Node and browsers, with the types of the web platform only. */
export const compilerOptions = {
  rootDir: 'src',
  outDir: 'dist',
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'nodenext',
  moduleResolution: 'nodenext',
  types: [],
  declaration: true,
  newLine: 'lf',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
};

/** Options of the formatter, because developers step into compiled code. */
export const FORMAT_OPTIONS = ['--indent-style=space', '--line-width=120', '--javascript-formatter-quote-style=single'];

/** Creates the package.json of the client. Its version is that of the contract. */
export const createManifest = (version: string): object => ({
  name: '@accounting-platform/client',
  version,
  description: 'Typed client of the Accounting Platform API.',
  license: 'MIT',
  type: 'module',
  sideEffects: false,
  engines: { node: '>=20.3' },
  exports: {
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './sync': { types: './dist/runtime/sync/index.d.ts', default: './dist/runtime/sync/index.js' },
    './types': { types: './dist/types.d.ts', default: './dist/types.js' },
    './schemas': { types: './dist/schemas/index.d.ts', default: './dist/schemas/index.js' },
    './package.json': './package.json',
  },
  files: ['dist', 'examples', 'CHANGELOG.md'],
  peerDependencies: { zod: '^4.5.0' },
  peerDependenciesMeta: { zod: { optional: true } },
});
