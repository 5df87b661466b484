import { globSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../client/client.ts';
import { repository } from '../../scripts/lib/run.ts';

const API = './dist/esm/generated/client/src/index.js';

/** The declarations of the client that an installation has. */
const declarations: string = join(repository, 'generated/client/dist/esm');

/** The program that is open in the editor, beside the client. */
const program: string = join(repository, 'generated/client/program.ts');

/** The examples of all operations, each in a block of its own. */
function createExamples(): { readonly text: string; readonly count: number } {
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
function startService(text: string): ts.LanguageService {
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

const client = createClient({ baseUrl: 'http://localhost:4010', token: 'token' });
const methods = Object.entries(client).flatMap(([namespace, value]) =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([method, run]) =>
        typeof run === 'function' ? [`client.${namespace}.${method}`] : [],
      )
    : [],
);

const getText = (parts: readonly ts.SymbolDisplayPart[] | undefined): string =>
  ts.displayPartsToString([...(parts ?? [])]);

/** A language service visits every type of the package. */
const timeout = 180_000;

describe('the cursor on a method', { timeout }, () => {
  const header = `import { createClient } from '${API}';\nconst client = createClient({ baseUrl: 'http://localhost:4010' });\n`;
  const text = header + methods.map((method) => `${method};\n`).join('');
  let service: ts.LanguageService;
  beforeAll(() => {
    service = startService(text);
  });
  const getInfo = (method: string) =>
    service.getQuickInfoAtPosition(program, text.indexOf(`${method};`) + method.lastIndexOf('.') + 1);
  const getTags = (method: string, name: string): string[] =>
    (getInfo(method)?.tags ?? []).filter((tag) => tag.name === name).map((tag) => getText(tag.text));

  it('visits every operation of a client', () => {
    expect(methods.length).toBeGreaterThan(180);
  });

  it('shows what it does', () => {
    expect(methods.filter((method) => getText(getInfo(method)?.documentation).length < 20)).toEqual([]);
  });

  it('shows what it throws, its arguments, and a link to its page', () => {
    const operations = methods.filter((method) => !method.endsWith('.listAll'));
    expect(operations.filter((method) => !getTags(method, 'throws').join().includes('ConnectionError'))).toEqual([]);
    expect(operations.filter((method) => getTags(method, 'param').some((line) => !/ .{5}/.test(line)))).toEqual([]);
    expect(operations.filter((method) => !getTags(method, 'see').join().includes('/operations/'))).toEqual([]);
  });
});

describe('the example of an operation', { timeout }, () => {
  it('compiles', () => {
    const { text, count } = createExamples();
    expect(count).toBeGreaterThan(300);
    const service = startService(text);
    const problems = [...service.getSyntacticDiagnostics(program), ...service.getSemanticDiagnostics(program)];
    expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
  });
});

describe('the cursor on a field', { timeout }, () => {
  it('shows what it means, in every argument, result, option and error', () => {
    const text = `export * from '${API}';\n`;
    const service = startService(text);
    const compiled = service.getProgram();
    const checker = compiled?.getTypeChecker();
    const module = compiled?.getSourceFile(join(declarations, 'generated/client/src/index.d.ts'));
    const symbol = module && checker?.getSymbolAtLocation(module);
    const exported = new Set((symbol && checker?.getExportsOfModule(symbol))?.map(({ name }) => name));
    const fields = (compiled?.getSourceFiles() ?? []).flatMap((source) => {
      const found: { readonly name: string; readonly documentation: string }[] = [];
      const visit = (node: ts.Node): void => {
        if ((ts.isPropertySignature(node) || ts.isPropertyDeclaration(node)) && exported.has(getOwner(node))) {
          const info = service.getQuickInfoAtPosition(source.fileName, node.name.getStart(source));
          const name = `${getOwner(node)}.${node.name.getText(source)}`;
          if (!name.includes('#')) found.push({ name, documentation: getText(info?.documentation) });
        }
        ts.forEachChild(node, visit);
      };
      if (source.fileName.startsWith(`${declarations}/`)) visit(source);
      return found;
    });
    expect(fields.length).toBeGreaterThan(1000);
    expect(fields.filter(({ documentation }) => documentation.length < 5).map(({ name }) => name)).toEqual([]);
  });
});

function getOwner({ parent }: ts.Node): string {
  return (ts.isInterfaceDeclaration(parent) || ts.isClassDeclaration(parent)) && parent.name ? parent.name.text : '';
}
