import { join } from 'node:path';
import type { OpenApiDocument } from '../../../scripts/document/openapi.ts';
import { repository } from '../../../scripts/lib/run.ts';
import type { Call } from '../call.ts';
import { type OrvalOutput, runOrval } from './run-orval.ts';
import { createTransformer } from './runtime-types.ts';

const runtime = join(repository, 'client', 'react-query');

/** Generates the hooks of `/react-query` for the operations of the API, and the types of the client. */
export const generateHooks = (contract: OpenApiDocument, calls: readonly Call[]): Promise<OrvalOutput> =>
  runOrval(
    contract,
    {
      mode: 'tags',
      client: 'react-query',
      httpClient: 'axios',
      override: {
        mutator: { path: join(runtime, 'use-call.ts'), name: 'useCall' },
        transformer: createTransformer(calls, 'Blob'),
        query: {
          version: 5,
          signal: true,
          useInfinite: true,
          useInfiniteQueryParam: 'page',
          shouldExportKeys: true,
          shouldSplitQueryKey: true,
          queryOptions: { path: join(runtime, 'use-query-options.ts'), name: 'useQueryOptions' },
        },
        // What the mutator must know of the operation besides its request.
        operations: Object.fromEntries(
          calls.map(({ operation: { operationId }, result }) => [
            operationId,
            { requestOptions: { operation: operationId, ...(result.kind === 'page' && { isList: true }) } },
          ]),
        ),
      },
    },
    '.ts',
  );
