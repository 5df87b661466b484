import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildError } from '../lib/run.ts';

/** The files of a release, in its folder `releases/<version>/`. */
export const RELEASE_FILES = { bundle: 'openapi.json', changes: 'changes.txt' } as const;

/** The versions in a folder of releases, lowest first. */
export async function listReleases(folder: string): Promise<readonly string[]> {
  const versions = (await readdir(folder)).filter((name) => /^\d+\.\d+\.\d+$/.test(name));
  return versions.sort(compareVersions);
}

/** Negative when the first version is lower. */
export const compareVersions = (first: string, second: string): number =>
  first.localeCompare(second, 'en', { numeric: true });

/**
 * Adds a release: its bundle, and what it changed.
 *
 * @throws BuildError when there is a release of that version.
 */
export async function addRelease(folder: string, version: string, bundle: string, changes: string): Promise<void> {
  await mkdir(join(folder, version)).catch(() => {
    throw new BuildError(`releases/${version} exists, and a release never changes. Raise info.version, and build.`);
  });
  await writeFile(join(folder, version, RELEASE_FILES.bundle), bundle);
  await writeFile(join(folder, version, RELEASE_FILES.changes), `${changes}\n`);
}
