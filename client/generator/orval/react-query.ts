import { join } from 'node:path';
import type { OpenApiDocument } from '../../../contract/document.ts';
import { repository } from '../../../scripts/lib/run.ts';
import { type Call, groupByTag } from '../call.ts';
import { getTagFile } from '../method-names.ts';
import { type OrvalOutput, runOrval } from './run-orval.ts';
import { createTransformer } from './runtime-types.ts';

const runtime = join(repository, 'client', 'react-query');

/** Generates the hooks of `/react-query`, and the types of the client. The operations that sign in have no hooks. */
export async function generateHooks(contract: OpenApiDocument, calls: readonly Call[]): Promise<OrvalOutput> {
  const signIn = groupByTag(calls.filter(({ isSignIn }) => isSignIn)).map(([tag]) => getTagFile(tag));
  const { types, files } = await runOrval(
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
  return { types, files: files.filter(({ file }) => !signIn.includes(file)) };
}
