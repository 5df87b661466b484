import { globSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { repository } from '../../scripts/lib/run.ts';

/** The declarations of the client that an installation has. */
export const declarations: string = join(repository, 'generated/client/dist/esm');

/** The program that is open in the editor, beside the client. */
export const program: string = join(repository, 'generated/client/program.ts');
const API = './dist/esm/generated/client/src/index.js';

/** The examples of all operations, each in a block of its own. */
export function createExamples(): { readonly text: string; readonly count: number } {
  const read = (files: string): string =>
    globSync(files, { cwd: declarations })
      .map((file) => ts.sys.readFile(join(declarations, file)) ?? '')
      .join('\n');
  const examples = [
    ...read('generated/client/src/{namespaces,operations}.d.ts').matchAll(/@example\n(.*?)\n\s*\* @see/gs),
  ].map(([, code = '']) => code.replaceAll(/^ *\* ?/gm, ''));
  const functions = [...read('generated/client/src/operations.d.ts').matchAll(/export declare function (\w+)/g)].map(
    ([, name]) => name,
  );
  const text = [
    `import * as api from '${API}';`,
    `const { ${functions.join(', ')} } = api;`,
    'declare const client: api.Client;',
    'declare const pdf: api.PdfContent;',
    ...examples.map((code) => `{ ${code} }`),
  ].join('\n');
  return { text, count: examples.length };
}

/** Starts what answers in an editor, for a program that has installed the package. */
export function startService(text: string): ts.LanguageService {
  const read = (file: string): string | undefined => (file === program ? text : ts.sys.readFile(file));
  return ts.createLanguageService({
    getScriptFileNames: () => [program],
    getScriptVersion: () => '1',
    getScriptSnapshot: (file) => {
      const content = read(file);
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
    },
    getCurrentDirectory: () => repository,
    getCompilationSettings: () => ({
      module: ts.ModuleKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
    }),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (file) => file === program || ts.sys.fileExists(file),
    readFile: read,
  });
}
