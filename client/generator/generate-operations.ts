import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate, type OptionsExport, type OrvalReporter, withReporter } from 'orval';
import type { OpenApiDocument } from '../../scripts/document/openapi.ts';
import { BuildError } from '../../scripts/lib/run.ts';
import { type Call, createCall, emitFunction } from './emit-function.ts';
import { prepareContract } from './prepare-contract.ts';

/**
 * Runs orval, which writes TypeScript into a folder: a file of functions per tag, and `contract.schemas.ts` with the
 * types.
 *
 * @throws BuildError when orval fails or warns: its warnings mean wrong types.
 */
export async function generateOperations(
  contract: OpenApiDocument,
  folder: string,
): Promise<{ calls: Call[]; files: string[] }> {
  const calls: Call[] = [];
  const options: OptionsExport = {
    input: { target: prepareContract(contract) },
    output: {
      target: join(folder, 'contract.ts'),
      mode: 'tags',
      client: () => ({
        client: (verb, { context }) => {
          const call = createCall(verb, context.spec as unknown as OpenApiDocument);
          calls.push(call);
          return emitFunction(call);
        },
        dependencies: () => [],
      }),
      tsconfig: { compilerOptions: { module: 'nodenext', moduleResolution: 'nodenext' } },
      override: { enumGenerationType: 'union', header: false },
    },
  };
  const warnings: string[] = [];
  try {
    await withReporter(createReporter(warnings), () => generate(options, folder, { throwOnError: true }));
  } catch (error) {
    throw error instanceof BuildError ? error : new BuildError(`orval: ${(error as Error).message}`);
  }
  if (warnings.length > 0) throw new BuildError(warnings.join('\n'));
  const schemas = join(folder, 'contract.schemas.ts');
  await writeFile(schemas, keepOtherValues(relaxQueries(await readFile(schemas, 'utf8'))));
  return { calls, files: (await readdir(folder)).sort() };
}

/** Makes queries accept readonly lists, `const names = ['Acme'] as const`, and a single value of a filter. */
const relaxQueries = (types: string): string =>
  types.replaceAll(/^export type \w+Params = \{$.*?^\};$/gms, (type) =>
    type.replaceAll(/^( *(\w+)\??: )(.*)\[\];$/gm, (_, start: string, name: string, item: string) =>
      name === 'fields' ? `${start}readonly ${item}[];` : `${start}${item} | readonly ${item}[];`,
    ),
  );

/** Keeps `'draft' | OtherText` from collapsing into `string`, so that editors suggest the known values. */
const keepOtherValues = (types: string): string =>
  types.replaceAll(/^(export type Other(?:Text|Number) = (?:string|number));$/gm, '$1 & Record<never, never>;');

/** Creates a reporter that collects warnings and prints nothing. Errors are thrown as well as reported. */
function createReporter(warnings: string[]): OrvalReporter {
  const ignore = (): void => {};
  return {
    info: ignore,
    verbose: ignore,
    debug: ignore,
    error: ignore,
    warn: ({ message }) => void warnings.push(message),
  };
}
