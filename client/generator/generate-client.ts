import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'prettier';
import { listOperations, type OpenApiDocument } from '../../contract/document.ts';
import { type Recording, readRecording } from '../../programs/recording.ts';
import { toPublishedRecording } from '../../scripts/bundle/published.ts';
import { readContract } from '../../scripts/bundle.ts';
import { packageVersion } from '../../scripts/lib/manifest.ts';
import { runStep } from '../../scripts/lib/run-step.ts';
import { listCalls } from './call.ts';
import { prepareContract, toClientContract } from './client-contract.ts';
import { emitFields } from './emit-fields.ts';
import { emitNamespaces } from './emit-namespaces.ts';
import { emitOperations } from './emit-operations.ts';
import { generateTypes } from './generate-types.ts';

/** Options of Prettier: developers step into generated code. */
const FORMAT = { parser: 'typescript', printWidth: 120, singleQuote: true };

const RUNTIME = '../../../client/index.ts';

/** Module of the package: the runtime, the functions of operations, and the types. */
const INDEX = `export * from '${RUNTIME}';
export * from './operations.ts';
export * from './types.ts';
// The class: /types has the response body of the same name.
export { TokenError } from '${RUNTIME}';
`;

/** Emits the modules of a client, by their names. @throws BuildError when a part of the contract cannot become code. */
export async function emitClient(bundle: OpenApiDocument, recording: Recording): Promise<Record<string, string>> {
  const contract = prepareContract(toClientContract(bundle), recording);
  const calls = listCalls(contract);
  const files = {
    index: INDEX,
    types: await generateTypes(contract),
    operations: emitOperations(calls),
    namespaces: emitNamespaces(calls),
    fields: emitFields(bundle),
    version: `export const VERSION = '${packageVersion}';\n`,
  };
  const formatted = Object.entries(files).map(async ([name, code]) => [name, await format(code, FORMAT)] as const);
  return Object.fromEntries(await Promise.all(formatted));
}

/**
 * Generates the TypeScript of the client, `generated/client/src`: the functions and types of the contract. They import the
 * hand-written runtime in `client/`, which imports some of them.
 */
async function generateClient(output: string): Promise<string> {
  const bundle = await readContract();
  const files = await emitClient(bundle, toPublishedRecording(bundle, await readRecording()));
  const folder = join(output, 'generated', 'client', 'src');
  for (const [name, code] of Object.entries(files)) await writeFile(join(folder, `${name}.ts`), code);
  return `${listOperations(bundle).length} operations`;
}

if (import.meta.main) await runStep(generateClient);
