import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { generate, type OrvalReporter, type OutputOptions, withReporter } from 'orval';
import type { OpenApiDocument } from '../../../contract/document.ts';
import { BuildError } from '../../../scripts/lib/run.ts';
import type { GeneratedFile } from '../emit-operations.ts';

/** The types, and a file for each tag. */
export type OrvalOutput = Awaited<ReturnType<typeof readOutput>>;

/**
 * Runs orval in a temporary folder, and makes what it wrote import the types and the runtime of the client.
 *
 * @param suffix how the names of the generated files end: `.msw.ts`.
 * @throws BuildError when orval fails or warns: its warnings mean wrong types.
 */
export async function runOrval(
  contract: OpenApiDocument,
  { override, ...output }: Omit<OutputOptions, 'target'>,
  suffix: string,
): Promise<OrvalOutput> {
  const folder = await mkdtemp(join(tmpdir(), 'accounting-orval-'));
  const options = {
    input: { target: contract },
    output: {
      ...output,
      target: join(folder, 'contract.ts'),
      tsconfig: { compilerOptions: { module: 'nodenext', allowImportingTsExtensions: true } },
      override: { enumGenerationType: 'union', header: false, ...override },
    },
  } as const;
  const warnings: string[] = [];
  try {
    const reporter = createReporter(({ message }) => warnings.push(message));
    await withReporter(reporter, () => generate(options, folder, { throwOnError: true }));
    if (warnings.length > 0) throw new BuildError(warnings.join('\n'));
    return await readOutput(folder, suffix);
  } catch (error) {
    throw error instanceof BuildError ? error : new BuildError(`orval: ${(error as Error).message}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const TYPES_FILE = 'contract.schemas.ts';

async function readOutput(folder: string, suffix: string) {
  const paths = (await readdir(folder, { recursive: true }))
    .filter((path) => path.endsWith(suffix) && !path.endsWith(TYPES_FILE))
    .sort();
  const files: GeneratedFile[] = await Promise.all(
    paths.map(async (path) => ({
      file: basename(path, suffix),
      code: importSources(await readFile(join(folder, path), 'utf8')),
    })),
  );
  return { types: await readFile(join(folder, TYPES_FILE), 'utf8'), files };
}

/** Makes a file import from its place in `generated/client/src`. */
const importSources = (code: string): string =>
  code
    .replaceAll(/(?<= from ')[./]+\/contract\.schemas(\.ts)?(?=')/g, '../types.ts')
    .replaceAll(/(?<= from ')[\w./-]+\/client\/(?=react-query\/[\w-]+\.ts')/g, '../../../../client/');

/** Creates a reporter that passes on warnings and prints nothing. Errors are thrown as well as reported. */
function createReporter(warn: OrvalReporter['warn']): OrvalReporter {
  const ignore = (): void => {};
  return { info: ignore, verbose: ignore, debug: ignore, error: ignore, warn };
}
