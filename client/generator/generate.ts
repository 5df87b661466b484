import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate, type OptionsExport, type OrvalReporter, withReporter } from 'orval';
import type { OpenApiDocument } from '../../scripts/document/openapi.ts';
import { BuildError } from '../../scripts/lib/run.ts';
import { emit } from './emit.ts';
import { prepare } from './prepare.ts';

/**
 * Lets orval write TypeScript into a folder: a file of functions for each tag, and `contract.schemas.ts` with the
 * types.
 *
 * @throws BuildError when orval fails, and also when it only warns: what it warns of is a type that is not right.
 */
export async function generateOperations(
  contract: OpenApiDocument,
  folder: string,
): Promise<{ count: number; files: string[] }> {
  let count = 0;
  const options: OptionsExport = {
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
  };
  const warnings: string[] = [];
  try {
    await withReporter(collecting(warnings), () => generate(options, folder, { throwOnError: true }));
  } catch (error) {
    throw error instanceof BuildError ? error : new BuildError(`orval: ${(error as Error).message}`);
  }
  if (warnings.length > 0) throw new BuildError(warnings.join('\n'));
  const schemas = join(folder, 'contract.schemas.ts');
  await writeFile(schemas, withReadonlyQueries(await readFile(schemas, 'utf8')));
  return { count, files: (await readdir(folder)).sort() };
}

/** Lets a query take lists that cannot be changed: `const names = ['Acme'] as const`. */
const withReadonlyQueries = (types: string): string =>
  types.replaceAll(/^export type \w+Params = \{$.*?^\};$/gms, (type) =>
    type.replaceAll(/^( *\w+\??: )(.*\[\];)$/gm, '$1readonly $2'),
  );

/** Keeps the warnings, and says nothing: an error is thrown as well as reported. */
function collecting(warnings: string[]): OrvalReporter {
  const ignore = (): void => {};
  return {
    info: ignore,
    verbose: ignore,
    debug: ignore,
    error: ignore,
    warn: ({ message }) => void warnings.push(message),
  };
}
