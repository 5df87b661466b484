import type { OpenApiDocument } from '../../../contract/document.ts';
import { BuildError } from '../../../scripts/lib/run.ts';
import type { Call } from '../call.ts';
import { type OrvalOutput, runOrval } from './run-orval.ts';
import { createTransformer } from './runtime-types.ts';

/**
 * Generates the handlers of `/msw`, which answer with the examples of the contract. Pages, which a browser opens, have none.
 *
 * @throws BuildError when a response has no example: orval would make up data.
 */
export async function generateMockHandlers(contract: OpenApiDocument, calls: readonly Call[]): Promise<OrvalOutput> {
  const pages = calls.filter(({ operation }) => operation.responses['302']).map(({ path }) => path);
  const paths = Object.fromEntries(Object.entries(contract.paths).filter(([path]) => !pages.includes(path)));
  const output = await runOrval(
    { ...contract, paths },
    {
      mode: 'tags-split',
      // orval makes no handlers without a client, whose files are not used.
      client: 'fetch',
      mock: { generators: [{ type: 'msw', useExamples: true, generateEachHttpStatus: true, delay: false }] },
      override: { transformer: createTransformer(calls, 'Blob | string') },
    },
    '.msw.ts',
  );
  const invented = output.files.find(({ code }) => code.includes('@faker-js/faker'));
  if (invented) throw new BuildError(`A response of ${invented.file} has no example.`);
  return output;
}
