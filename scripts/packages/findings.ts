import { join, matchesGlob } from 'node:path';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { getBundleSize } from './bundle-size.ts';
import type { PackageDefinition, Resolution } from './definitions.ts';

/** Returns what publint finds in the folder of a package. */
export async function findManifestProblems(folder: string): Promise<readonly string[]> {
  const { messages, pkg } = await publint({ pkgDir: folder, strict: true });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
}

/**
 * Returns what "Are the types wrong?" finds in a tarball for these ways of TypeScript to find a module, and the entries for
 * which they find no declaration.
 */
export async function findTypeProblems(tarball: Uint8Array, required: readonly Resolution[]): Promise<string[]> {
  if (required.length === 0) return [];
  const result = await checkPackage(createPackageFromTarballData(tarball));
  if (!result.types) return ['It has no types.'];
  const isRequired = (problem: Problem): boolean =>
    !('resolutionKind' in problem) || required.some((kind) => kind === problem.resolutionKind);
  const problems = result.problems.filter(isRequired).map((problem) => JSON.stringify(problem));
  const untyped = Object.entries(result.entrypoints).flatMap(([entry, { resolutions }]) =>
    // An entry that is data needs no declaration.
    entry.endsWith('.json')
      ? []
      : required
          .filter((kind) => !resolutions[kind].resolution?.fileName.endsWith('.d.ts'))
          .map((kind) => `${entry} has no types by ${kind}.`),
  );
  return [...problems, ...untyped];
}

/** Returns the files that a package may not contain, and the globs of the definition that none of its files has. */
export function findFileProblems(files: readonly string[], allowed: readonly string[]): readonly string[] {
  const isAllowed = (file: string): boolean => allowed.some((glob) => matchesGlob(file, glob));
  return [
    ...files.filter((file) => !isAllowed(file)).map((file) => `${file} does not belong in it.`),
    ...allowed.filter((glob) => !files.some((file) => matchesGlob(file, glob))).map((glob) => `It has no ${glob}.`),
  ];
}

/** What a file takes on most disks is a multiple of this, in bytes. */
const BLOCK_SIZE = 4096;

/** Returns the limits that a package exceeds once it is installed. */
export function findInstalledProblems(tarball: Uint8Array, limits: PackageDefinition['installed']): readonly string[] {
  if (!limits) return [];
  const content = createPackageFromTarballData(tarball);
  const sizes = content.listFiles().map((file) => content.readFile(file).length);
  const size = sizes.reduce((sum, length) => sum + Math.ceil(length / BLOCK_SIZE) * BLOCK_SIZE, 0);
  return [
    ...(size > limits.size ? [`Installed it takes ${size} bytes, and the limit is ${limits.size}.`] : []),
    ...(sizes.length > limits.files ? [`It has ${sizes.length} files, and the limit is ${limits.files}.`] : []),
  ];
}

/** Returns the imports that take more than they may. */
export async function findSizeProblems(folder: string, limits: PackageDefinition['imports']): Promise<string[]> {
  const problems = limits.map(async ({ title, module, names, limit }) => {
    const size = await getBundleSize(join(folder, module), names);
    return size > limit ? [`${title}: ${size} bytes, and the limit is ${limit}.`] : [];
  });
  return (await Promise.all(problems)).flat();
}
