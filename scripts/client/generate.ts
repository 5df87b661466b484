import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from 'orval';
import { StepFailed } from '../lib/run.ts';
import type { Contract } from './contract.ts';
import { emit } from './emit.ts';
import { prepare } from './prepare.ts';

/**
 * Lets orval write TypeScript into a folder: a file of functions for each tag, and `contract.schemas.ts` with the
 * types.
 */
export async function generateOperations(contract: Contract, folder: string): Promise<{ count: number; files: string[] }> {
  let count = 0;
  await generate(
    {
      input: { target: prepare(contract) },
      output: {
        target: join(folder, 'contract.ts'),
        mode: 'tags',
        client: () => ({
          client: (...operation) => {
            count += 1;
            return emit(...operation);
          },
          dependencies: () => [],
        }),
        tsconfig: { compilerOptions: { module: 'nodenext', moduleResolution: 'nodenext' } },
        override: { enumGenerationType: 'union', header: false },
      },
    },
    folder,
    { throwOnError: true, logLevel: 'error', failOnWarnings: true },
  ).catch((error: unknown) => {
    throw error instanceof StepFailed ? error : new StepFailed(`orval: ${(error as Error).message}`);
  });
  return { count, files: (await readdir(folder)).sort() };
}
