/** The compiled forms of the package, each a folder below `dist`, and their `type` in a package.json. */
export const FORMATS = { esm: 'module', cjs: 'commonjs' } as const;

/** Compiler options of the client: for Node and browsers, with the types of the web platform only. */
export const compilerOptions = {
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  // It takes the format from the nearest package.json.
  module: 'nodenext',
  types: [],
  sourceMap: true,
  newLine: 'lf',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  isolatedModules: true,
  // The declarations of the peer dependencies are not ours to check; those of the client are, in the projects of its tests.
  skipLibCheck: true,
};

/** Declares what the client uses of Node. Without the types of Node, nothing else of it can be used by mistake. */
export const NODE_DECLARATIONS = `
declare module 'node:fs' {
  export function openAsBlob(path: string | URL, options: { type: string }): Promise<Blob>;
}
declare module 'node:fs/promises' {
  export function stat(path: string | URL): Promise<{ isFile(): boolean }>;
}
`;

/** Options of the formatter, because developers step into generated code. */
export const FORMAT_OPTIONS = ['--indent-style=space', '--line-width=120', '--javascript-formatter-quote-style=single'];
