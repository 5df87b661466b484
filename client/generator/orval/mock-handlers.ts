import type { OpenApiDocument } from '../../../scripts/document/openapi.ts';
import type { Call } from '../call.ts';
import { type OrvalOutput, runOrval } from './run-orval.ts';
import { createTransformer } from './runtime-types.ts';

/** Generates the handlers of `/msw`, which answer with the examples of the contract. */
export const generateMockHandlers = (contract: OpenApiDocument, calls: readonly Call[]): Promise<OrvalOutput> =>
  runOrval(
    contract,
    {
      mode: 'tags-split',
      // orval makes no handlers without a client, whose files are not used.
      client: 'fetch',
      mock: { generators: [{ type: 'msw', useExamples: true, generateEachHttpStatus: true, delay: false }] },
      override: { transformer: createTransformer(calls, 'Blob | string') },
    },
    '.msw.ts',
  );
