import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareVersions } from '../../contract/compare-versions.ts';
import { BuildError } from '../lib/run.ts';
import { isVersion } from './version.ts';

/** The files of a release, in its folder `releases/<version>/`. */
export const RELEASE_FILES = {
  bundle: 'openapi.internal.json',
  changes: 'changes.txt',
} as const;

/** The versions in a folder of releases, lowest first. */
export async function listReleases(folder: string): Promise<readonly string[]> {
  const versions = (await readdir(folder)).filter(isVersion);
  return versions.sort(compareVersions);
}

/** Contents of a release, by the names of its files. */
export type Release = Readonly<Record<keyof typeof RELEASE_FILES, string>>;

/**
 * Adds a release.
 *
 * @throws BuildError when there is a release of that version.
 */
export async function addRelease(folder: string, version: string, release: Release): Promise<void> {
  await mkdir(join(folder, version)).catch(() => {
    throw new BuildError(`releases/${version} exists, and a release never changes. Raise info.version, and build.`);
  });
  for (const [part, text] of Object.entries(release)) {
    await writeFile(join(folder, version, RELEASE_FILES[part as keyof Release]), text);
  }
}
