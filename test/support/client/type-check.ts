import { join } from 'node:path';
import ts from 'typescript';
import { repository } from '../../../scripts/lib/run.ts';

/**
 * Checks the types of a module in `test/client`, with the options of the repository.
 *
 * @returns the messages of the compiler.
 */
export function checkTypes(text: string, overrides: ts.CompilerOptions = {}): string[] {
  const { config } = ts.readConfigFile(join(repository, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, repository);
  const path = join(repository, 'test', 'client', 'virtual.ts');
  const compilerOptions = { ...options, ...overrides };
  const host = ts.createCompilerHost(compilerOptions);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === path || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === path ? ts.createSourceFile(file, text, ts.ScriptTarget.Latest) : getSourceFile(file, ...rest);
  const program = ts.createProgram([path], compilerOptions, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(path))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
