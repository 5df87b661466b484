import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContract } from '../../scripts/bundle.ts';
import { runStep } from '../../scripts/lib/command.ts';
import { repository, runTool } from '../../scripts/lib/run.ts';
import { emitDeprecations } from './emit-deprecations.ts';
import type { Call } from './emit-function.ts';
import { emitNamespaceIndex, emitNamespaces } from './emit-namespaces.ts';
import { generateOperations } from './generate-operations.ts';
import { FORMAT_OPTIONS } from './package-config.ts';
import { generateSchemas } from './schema-module/schema-module.ts';
import { typesModule } from './types-module.ts';

const target = join(repository, 'generated', 'client', 'src');

/**
 * Generates the TypeScript of the client, `generated/client/src`: the functions, types and zod schemas of the contract. They
 * import the hand-written runtime in `client/`, which imports some of them.
 *
 * @throws BuildError when a part of the contract cannot become code.
 */
async function generateClient(): Promise<string> {
  const contract = await readContract();
  const source = await mkdtemp(join(tmpdir(), 'accounting-client-'));
  try {
    const operations = await generateOperations(contract, join(source, 'operations'));
    await writeNamespaces(operations.calls, join(source, 'namespaces'));
    const schemas = await generateSchemas(contract, join(source, 'schemas'));
    await writeFile(join(source, 'types.ts'), typesModule);
    await writeFile(join(source, 'version.ts'), createVersionModule(contract.info.version));
    await writeFile(join(source, 'deprecations.ts'), emitDeprecations(contract));
    await writeFile(join(source, 'index.ts'), barrel(operations.files));
    await importTypeScript(source);
    await runTool('@biomejs/biome', 'biome', ['format', '--write', ...FORMAT_OPTIONS, '.'], source);
    await rm(target, { recursive: true, force: true });
    await cp(source, target, { recursive: true });
    return `${operations.calls.length} operations, ${schemas.count} schemas`;
  } finally {
    await rm(source, { recursive: true, force: true });
  }
}

/** The runtime sends the version of the package, which is that of the contract. */
const createVersionModule = (version: string): string =>
  `/** Version of the client. */\nexport const VERSION = ${JSON.stringify(version)};\n`;

async function writeNamespaces(calls: readonly Call[], folder: string): Promise<void> {
  const namespaces = emitNamespaces(calls);
  await mkdir(folder);
  for (const { file, code } of namespaces) await writeFile(join(folder, `${file}.ts`), code);
  await writeFile(join(folder, 'index.ts'), emitNamespaceIndex(namespaces));
}

/** The one module that the package exports. */
const barrel = (files: readonly string[]): string =>
  ['../../../client/index.ts', ...files.map((file) => `./operations/${file}`)]
    .map((file) => `export * from '${file}';\n`)
    .join('');

/** Makes the files import each other as TypeScript, so that they run and type-check without being compiled. */
async function importTypeScript(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.ts')) continue;
    const text = await readFile(join(folder, name), 'utf8');
    await writeFile(join(folder, name), text.replaceAll(/( from '\.\.?\/[\w./-]+)\.js'/g, "$1.ts'"));
  }
}

if (import.meta.main) await runStep(generateClient);
