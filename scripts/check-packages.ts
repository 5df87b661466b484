import { join, matchesGlob } from 'node:path';
import { createCommand, runPrinting } from '../programs/command.ts';
import { BuildError, createProgram, repository, runTool } from './lib/run.ts';
import { getBundleSize } from './packages/bundle-size.ts';
import { PACKAGES, type PackageDefinition } from './packages/definitions.ts';

/** The report of `npm pack`. */
interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

/** Entries that are data have no types. */
const DATA = ['./package.json', './totals/vectors.json'];

/**
 * Checks a built package as it would be published.
 *
 * @param folder its folder, such as `generated/client`.
 * @throws BuildError with everything that is wrong.
 */
export async function checkPackage(folder: string, definition: PackageDefinition): Promise<string> {
  const { files, profile, limit, imports = [] } = definition;
  const report = await createProgram('npm', folder)('pack', '--dry-run', '--json', '--ignore-scripts');
  const [{ filename, size, files: packed }] = JSON.parse(report) as [Packed];
  const findings: string[] = [];
  const check = (name: string, bytes: number, limit: number): unknown =>
    bytes > limit && findings.push(`${name} has ${bytes} bytes, and the limit is ${limit}.`);
  const run = (tool: string, command: string, ...args: readonly string[]): Promise<unknown> =>
    runTool(tool, command, args).catch(({ message }: Error) => findings.push(message));

  await run('publint', 'publint', 'run', folder, '--strict');
  const tarball = join(folder, '..', 'downloads', filename);
  if (profile) {
    await run('@arethetypeswrong/cli', 'attw', tarball, '--profile', profile, '--exclude-entrypoints', ...DATA);
  }
  const paths = packed.map(({ path }) => path);
  const unknown = paths.filter((path) => !files.some((glob) => matchesGlob(path, glob)));
  const missing = files.filter((glob) => !paths.some((path) => matchesGlob(path, glob)));
  for (const path of unknown) findings.push(`${path} must not be in it.`);
  for (const glob of missing) findings.push(`It has no ${glob}.`);
  check('The tarball', size, limit);
  for (const { module, names, limit } of imports) {
    check(`The import of ${names.join(' and ')}`, await getBundleSize(join(folder, module), names), limit);
  }
  if (findings.length > 0) throw new BuildError([`${filename}:`, ...findings].join('\n  '));
  return `${filename}: ${paths.length} files, ${Math.round(size / 1000)} kB`;
}

if (import.meta.main) {
  const description = 'Checks the built packages as they would be published: manifest, types, files and sizes.';
  await runPrinting(createCommand('check packages', description), async () => {
    const reports = Object.entries(PACKAGES).map(([name, definition]) =>
      checkPackage(join(repository, 'generated', name), definition),
    );
    return (await Promise.all(reports)).join('\n');
  });
}
