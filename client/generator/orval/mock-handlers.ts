import type { OpenApiDocument } from '../../../scripts/document/openapi.ts';
import type { Call } from '../call.ts';
import { type OrvalOutput, runOrval } from './run-orval.ts';
import { createTransformer } from './runtime-types.ts';

/** Generates the handlers of `/msw`, which answer with the examples of the contract. A browser opens pages without them. */
export function generateMockHandlers(contract: OpenApiDocument, calls: readonly Call[]): Promise<OrvalOutput> {
  const pages = calls.filter(({ operation }) => operation.responses['302']).map(({ path }) => path);
  const paths = Object.fromEntries(Object.entries(contract.paths).filter(([path]) => !pages.includes(path)));
  return runOrval(
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
}
