import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import * as schemas from '../../generated/client/src/schemas/index.ts';
import { repository } from '../../scripts/lib/run.ts';

const source = join(repository, 'generated', 'client', 'src');

/** Lists the types that the client and `/schemas` both have. */
async function listCommonNames(): Promise<string[]> {
  const types = await readFile(join(source, 'operations', 'contract.schemas.ts'), 'utf8');
  return [...types.matchAll(/^export (?:interface|type) (\w+)/gm)].flatMap(([, name = '']) =>
    name in schemas ? [name] : [],
  );
}

/** Type-checks a module that stands beside this one. */
function check(text: string): string[] {
  const { config } = ts.readConfigFile(join(repository, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, repository);
  const path = join(import.meta.dirname, 'parsed-types.virtual.ts');
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === path || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === path ? ts.createSourceFile(file, text, ts.ScriptTarget.Latest) : getSourceFile(file, ...rest);
  const program = ts.createProgram([path], options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(path))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

it('what every schema returns is assignable to the type of the client with the same name', async () => {
  const names = await listCommonNames();
  expect(names.length).toBeGreaterThan(80);
  const imports = `import type * as z from 'zod';
import type * as client from '../../generated/client/src/operations/contract.schemas.ts';
import type * as schemas from '../../generated/client/src/schemas/index.ts';
`;
  const lines = names.map((name) => `export const ${name}: client.${name} = {} as z.output<typeof schemas.${name}>;`);
  expect(check(imports + lines.join('\n'))).toEqual([]);
});
