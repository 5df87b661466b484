import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'prettier';
import { readRecording } from '../../programs/recording.ts';
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

  const folder = join(output, 'generated', 'client', 'src');
  for (const [name, code] of Object.entries(files)) {
    await writeFile(join(folder, `${name}.ts`), await format(code, FORMAT));
  }
  return `${calls.length} operations`;
}

if (import.meta.main) await runStep(generateClient);
