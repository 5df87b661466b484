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

/** The type of a property, as TypeScript writes it, and a question mark before it when the property can be left out. */
export type Properties = Readonly<Record<string, string>>;

export interface Compilation {
  /** The first errors of TypeScript. */
  readonly errors: readonly string[];
  /** The properties of the types that an interface of a file lists, by name. */
  readonly readTypes: (file: string, name: string) => ReadonlyMap<string, Properties>;
}

/** Compiles these files, and those that they import. */
export function compile(files: readonly string[]): Compilation {
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const readProperties = (type: ts.Type): Properties =>
    Object.fromEntries(
      checker.getPropertiesOfType(checker.getNonNullableType(type)).map((property) => {
        const text = checker.typeToString(
          checker.getTypeOfSymbol(property),
          undefined,
          ts.TypeFormatFlags.NoTruncation,
        );
        return [property.name, property.flags & ts.SymbolFlags.Optional ? `?${text}` : text];
      }),
    );
  return {
    errors: ts.getPreEmitDiagnostics(program).slice(0, MAX_ERRORS).map(describeError),
    readTypes: (file, name) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      const symbol = module && checker.getExportsOfModule(module).find((one) => one.name === name);
      if (!symbol) throw new Error(`${file} exports no ${name}`);
      const members = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol));
      return new Map(members.map((member) => [member.name, readProperties(checker.getTypeOfSymbol(member))]));
    },
  };
}

/** Describes the place, the error and the innermost reason. Those in between repeat the types at length. */
function describeError({ file, start = 0, messageText }: ts.Diagnostic): string {
  const lines = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n');
  const reasons = [...new Set([lines[0], lines.at(-1)])].map((line) => line?.trim().slice(0, MAX_REASON_LENGTH));
  const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
  return `${basename(file?.fileName ?? '')}:${line} ${reasons.join(' … ')}`;
}

const MAX_ERRORS = 20;
const MAX_REASON_LENGTH = 200;

/** Lists the TypeScript files in a folder and those below it. */
export const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));
