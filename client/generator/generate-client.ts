import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toPublishedRecording } from '../../scripts/bundle/published.ts';
import { readRecording } from '../../scripts/bundle/recording.ts';
import { readContract } from '../../scripts/bundle.ts';
import { runStep } from '../../scripts/lib/command.ts';
import { readPackageVersion } from '../../scripts/lib/manifest.ts';
import { runTool } from '../../scripts/lib/run.ts';
import { listCalls } from './call.ts';
import { prepareContract, toClientContract } from './client-contract.ts';
import { emitDeprecations } from './emit-deprecations.ts';
import { emitHooksIndex, emitIndex, emitMockIndex } from './emit-index.ts';
import { emitNamespaceIndex, emitNamespaces } from './emit-namespaces.ts';
import { emitOperations, type GeneratedFile } from './emit-operations.ts';
import { generateMockHandlers } from './orval/mock-handlers.ts';
import { generateHooks } from './orval/react-query.ts';
import { emitTypes } from './orval/types.ts';
import { generateSchemas } from './schema-module/schema-module.ts';

/** Options of the formatter, because developers step into generated code. */
const FORMAT_OPTIONS = ['--indent-style=space', '--line-width=120', '--javascript-formatter-quote-style=single'];

/**
 * Generates the TypeScript of the client, `generated/client/src`: the functions, types, zod schemas, hooks and mock handlers
 * of the contract. They import the hand-written runtime in `client/`, which imports some of them.
 *
 * @throws BuildError when a part of the contract cannot become code.
 */
async function generateClient(output: string): Promise<string> {
  const bundle = await readContract();
  const clientContract = toClientContract(bundle);
  const contract = prepareContract(clientContract, toPublishedRecording(bundle, await readRecording()));
  const calls = listCalls(contract);
  const operations = emitOperations(calls);
  const namespaces = emitNamespaces(calls);
  const hooks = await generateHooks(contract, calls);
  const handlers = await generateMockHandlers(contract, calls);

  const source = await mkdtemp(join(tmpdir(), 'accounting-client-'));
  try {
    const schemas = await generateSchemas(clientContract, join(source, 'schemas'));
    await writeFiles(join(source, 'operations'), operations);
    await writeFiles(join(source, 'namespaces'), [
      ...namespaces,
      { file: 'index', code: emitNamespaceIndex(namespaces) },
    ]);
    await writeFiles(join(source, 'react-query'), [...hooks.files, emitHooksIndex(hooks.files)]);
    await writeFiles(join(source, 'msw'), [...handlers.files, emitMockIndex(handlers.files)]);
    await writeFiles(source, [
      { file: 'types', code: emitTypes(hooks.types, contract) },
      { file: 'version', code: `export const VERSION = '${readPackageVersion('client')}';\n` },
      { file: 'deprecations', code: emitDeprecations(bundle) },
      emitIndex(operations),
    ]);
    await runTool('@biomejs/biome', 'biome', ['format', '--write', ...FORMAT_OPTIONS, '.'], source);
    await cp(source, join(output, 'generated', 'client', 'src'), { recursive: true });
    return `${calls.length} operations, ${schemas.count} schemas`;
  } finally {
    await rm(source, { recursive: true, force: true });
  }
}

async function writeFiles(folder: string, files: readonly GeneratedFile[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { file, code } of files) await writeFile(join(folder, `${file}.ts`), code);
}

if (import.meta.main) await runStep(generateClient);
