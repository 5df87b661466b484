import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';

/** A type error, and the function or other declaration of the file that it is in. */
export interface TypeFault {
  readonly file: string;
  /** Undefined outside of declarations: in an import. */
  readonly within: string | undefined;
  readonly text: string;
}

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

/** Errors of TypeScript in these files, and in those that they import. */
export function compile(files: readonly string[]): TypeFault[] {
  const program = ts.createProgram(files, options);
  return ts.getPreEmitDiagnostics(program).map((diagnostic) => ({
    file: diagnostic.file?.fileName ?? '',
    within: declarationAt(diagnostic),
    text: described(diagnostic),
  }));
}

/** Where it is, what is wrong, and the innermost reason. Those in between repeat the types at length. */
function described({ file, start = 0, messageText }: ts.Diagnostic): string {
  const lines = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n');
  const reasons = [...new Set([lines[0], lines.at(-1)])].map((line) => line?.trim().slice(0, longest));
  const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
  return `${basename(file?.fileName ?? '')}:${line} ${reasons.join(' … ')}`;
}

const longest = 200;

function declarationAt({ file, start = 0 }: ts.Diagnostic): string | undefined {
  const statement = file?.statements.find(({ pos, end }) => pos <= start && start < end);
  return statement && ts.isFunctionDeclaration(statement) ? statement.name?.text : undefined;
}

/** The TypeScript files in a folder and those below it. */
export const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));
