/** The compiled forms of the package, each a folder below `dist`, and their `type` in a package.json. */
export const FORMATS = { esm: 'module', cjs: 'commonjs' } as const;

/** Compiler options of the client: for Node and browsers, with the types of the web platform only. */
export const compilerOptions = {
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  // It takes the format from the nearest package.json.
  module: 'nodenext',
  types: [],
  declaration: true,
  declarationMap: true,
  sourceMap: true,
  newLine: 'lf',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  isolatedModules: true,
};

/** Options of the formatter, because developers step into generated code. */
export const FORMAT_OPTIONS = ['--indent-style=space', '--line-width=120', '--javascript-formatter-quote-style=single'];
