import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import typescript from 'typescript';
import { BuildError, repository } from '../../scripts/lib/run.ts';

/** Files of `mocks/` with the public types. They import each other, and types of peer dependencies and of Node. */
const PUBLIC_MODULES = [
  'index',
  'hosts/node/options',
  'messages/startup-error',
  'seed/demo-access',
  'seed/scenario-names',
  'worlds/options',
  'hosts/browser/index',
  'hosts/browser/options',
  'hosts/browser/start-worker',
  'hosts/browser/msw',
];

/** Emits each public module without type-checking the others. Throws a BuildError for an inferred type. */
export async function writeDeclarations(folder: string): Promise<void> {
  for (const name of PUBLIC_MODULES) {
    const source = await readFile(join(repository, 'mocks', `${name}.ts`), 'utf8');
    const { outputText, diagnostics = [] } = typescript.transpileDeclaration(source, {
      fileName: `${name}.ts`,
      compilerOptions: { isolatedDeclarations: true, newLine: typescript.NewLineKind.LineFeed },
      reportDiagnostics: true,
    });
    for (const { messageText } of diagnostics) throw new BuildError(`mocks/${name}.ts: ${JSON.stringify(messageText)}`);
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, `${name}.d.ts`), outputText.replaceAll(/(from '\.\.?\/[\w/-]+)\.ts'/g, "$1.js'"));
  }
}
