import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate, type OrvalReporter, withReporter } from 'orval';
import type { OpenApiDocument } from '../../contract/document.ts';
import { BuildError } from '../../scripts/lib/run.ts';

/**
 * Generates the module with the types of the client by orval, from the result of `prepareContract`.
 *
 * @throws BuildError when orval fails or warns: its warnings mean wrong types.
 */
export async function generateTypes(contract: OpenApiDocument): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'accounting-orval-'));
  const warnings: string[] = [];
  const reporter = createReporter(({ message }) => warnings.push(message));
  const options = {
    input: { target: contract },
    output: {
      // Makes only types in a separate file, besides calls.
      client: 'fetch',
      mode: 'split',
      target: join(folder, 'contract.ts'),
      tsconfig: { compilerOptions: { module: 'nodenext', allowImportingTsExtensions: true } },
      override: { enumGenerationType: 'union', header: false },
    },
  } as const;
  try {
    await withReporter(reporter, () => generate(options, folder, { throwOnError: true }));
    if (warnings.length > 0) throw new BuildError(warnings.join('\n'));
    return introduction + keepOtherValues(relaxQueries(await readFile(join(folder, 'contract.schemas.ts'), 'utf8')));
  } catch (error) {
    throw error instanceof BuildError ? error : new BuildError(`orval: ${(error as Error).message}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function createReporter(warn: OrvalReporter['warn']): OrvalReporter {
  const ignore = (): void => {};
  return { info: ignore, verbose: ignore, debug: ignore, error: ignore, warn };
}

const introduction = `/**
 * The types of the Accounting Platform API: its schemas, and the parameters of its operations.
 *
 * @module
 */

`;

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
