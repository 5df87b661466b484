import { readFile } from 'node:fs/promises';

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

/** Declares what the client uses of Node. Without the types of Node, nothing else of it can be used by mistake. */
export const NODE_DECLARATIONS = `
declare module 'node:fs' {
  export function openAsBlob(path: string | URL, options: { type: string }): Promise<Blob>;
}
declare module 'node:fs/promises' {
  export function stat(path: string | URL): Promise<{ isFile(): boolean }>;
}
`;

/** Options of the formatter, because developers step into compiled code. */
export const FORMAT_OPTIONS = ['--indent-style=space', '--line-width=120', '--javascript-formatter-quote-style=single'];

/** Reads the manifest of the workspace as that of the package. Its version is that of the contract. */
export async function createManifest(version: string): Promise<object> {
  const source = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));
  const { private: _private, ...manifest } = source as Record<string, unknown>;
  return { ...manifest, version };
}
