import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';

const options: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  // Of the tools' own packages only: what is generated is no declaration file.
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  types: [],
};

/** Returns the errors of TypeScript in these files, and in those that they import. */
export const compile = (files: readonly string[]): string[] =>
  ts.getPreEmitDiagnostics(ts.createProgram(files, options)).map(describeError);

/** Describes the place, the error and the innermost reason. Those in between repeat the types at length. */
function describeError({ file, start = 0, messageText }: ts.Diagnostic): string {
  const lines = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n');
  const reasons = [...new Set([lines[0], lines.at(-1)])].map((line) => line?.trim().slice(0, MAX_REASON_LENGTH));
  const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
  return `${basename(file?.fileName ?? '')}:${line} ${reasons.join(' … ')}`;
}

const MAX_REASON_LENGTH = 200;

/** Lists the TypeScript files in a folder and those below it. */
export const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));
