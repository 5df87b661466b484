import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toPublishedRecording } from '../../scripts/bundle/published.ts';
import { readRecording } from '../../scripts/bundle/recording.ts';
import { readContract } from '../../scripts/bundle.ts';
import { runStep } from '../../scripts/lib/command.ts';
import { packageVersion } from '../../scripts/lib/manifest.ts';
import { runTool } from '../../scripts/lib/run.ts';
import { listCalls } from './call.ts';
import { prepareContract, toClientContract } from './client-contract.ts';
import { emitFields } from './emit-fields.ts';
import { emitNamespaces } from './emit-namespaces.ts';
import { emitOperations } from './emit-operations.ts';
import { generateTypes } from './generate-types.ts';

/** Options of the formatter, because developers step into generated code. */
const FORMAT_OPTIONS = ['--indent-style=space', '--line-width=120', '--javascript-formatter-quote-style=single'];

const RUNTIME = '../../../client/index.ts';

/** The module of the package: the runtime, the functions of the operations, and the types. */
const INDEX = `export * from '${RUNTIME}';
export * from './operations.ts';
export * from './types.ts';
// The class: /types has the body of the response, which has the same name.
export { TokenError } from '${RUNTIME}';
`;

/**
 * Generates the TypeScript of the client, `generated/client/src`: the functions and types of the contract. They import the
 * hand-written runtime in `client/`, which imports some of them.
 *
 * @throws BuildError when a part of the contract cannot become code.
 */
async function generateClient(output: string): Promise<string> {
  const bundle = await readContract();
  const contract = prepareContract(toClientContract(bundle), toPublishedRecording(bundle, await readRecording()));
  const calls = listCalls(contract);
  const files = {
    index: INDEX,
    types: await generateTypes(contract),
    operations: emitOperations(calls),
    namespaces: emitNamespaces(calls),
    fields: emitFields(bundle),
    version: `export const VERSION = '${packageVersion}';\n`,
  };

  const source = await mkdtemp(join(tmpdir(), 'accounting-client-'));
  try {
    for (const [name, code] of Object.entries(files)) await writeFile(join(source, `${name}.ts`), code);
    await runTool('@biomejs/biome', 'biome', ['format', '--write', ...FORMAT_OPTIONS, '.'], source);
    await cp(source, join(output, 'generated', 'client', 'src'), { recursive: true });
    return `${calls.length} operations`;
  } finally {
    await rm(source, { recursive: true, force: true });
  }
}

if (import.meta.main) await runStep(generateClient);
