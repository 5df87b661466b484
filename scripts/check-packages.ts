import { join, matchesGlob } from 'node:path';
import { createCommand, runPrinting } from './lib/command.ts';
import { BuildError, createProgram, repository, runTool } from './lib/run.ts';
import { getBundleSize } from './packages/bundle-size.ts';
import { PACKAGE_NAMES, PACKAGES, type PackageDefinition } from './packages/definitions.ts';

/** The report of `npm pack`. */
interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly entryCount: number;
  readonly files: readonly { readonly path: string }[];
}

/**
 * Checks a built package as it would be published.
 *
 * @param folder its folder, such as `generated/client`.
 * @throws BuildError with everything that is wrong.
 */
export async function checkPackage(folder: string, definition: PackageDefinition): Promise<string> {
  const { files, profile, limits, imports = [] } = definition;
  const report = await createProgram('npm', folder)('pack', '--dry-run', '--json', '--ignore-scripts');
  const [packed] = JSON.parse(report) as [Packed];
  const { filename, size, entryCount } = packed;
  const paths = packed.files.map(({ path }) => path);
  const findings = [
    ...(await collectFindings(runTool('publint', 'publint', ['run', folder, '--strict']))),
    ...(profile ? await collectFindings(checkTypes(join(folder, '..', 'downloads', filename), profile)) : []),
    ...paths
      .filter((path) => !files.some((glob) => matchesGlob(path, glob)))
      .map((path) => `${path} must not be in it.`),
    ...files.filter((glob) => !paths.some((path) => matchesGlob(path, glob))).map((glob) => `It has no ${glob}.`),
    ...Object.entries(limits).flatMap(([name, limit]) => compare(name, packed[name as keyof typeof limits], limit)),
  ];
  for (const { module, names, limit } of imports) {
    findings.push(...compare(names.join(' and '), await getBundleSize(join(folder, module), names), limit));
  }
  if (findings.length > 0) throw new BuildError([`${filename}:`, ...findings].join('\n  '));
  return `${filename}: ${entryCount} files, ${Math.round(size / 1000)} kB`;
}

const compare = (name: string, value: number, limit: number): readonly string[] =>
  value > limit ? [`${name} is ${value}, and the limit is ${limit}.`] : [];

/** Entries that are data have no types. */
const DATA = ['./package.json', './totals/vectors.json'];

const checkTypes = (tarball: string, profile: string): Promise<string> =>
  runTool('@arethetypeswrong/cli', 'attw', [tarball, '--profile', profile, '--exclude-entrypoints', ...DATA]);

const collectFindings = (check: Promise<string>): Promise<readonly string[]> =>
  check.then(
    () => [],
    ({ message }: Error) => [message],
  );

if (import.meta.main) {
  const description = 'Checks the built packages as they would be published: manifest, types, files and sizes.';
  await runPrinting(createCommand('check packages', description), async () => {
    const reports = PACKAGE_NAMES.map((name) => checkPackage(join(repository, 'generated', name), PACKAGES[name]));
    return (await Promise.all(reports)).join('\n');
  });
}
