import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StepFailed } from '../lib/run.ts';
import { byVersion, parseVersion, type Version } from './versions.ts';

export interface Release {
  readonly version: Version;
  /** Its bundle. */
  readonly file: string;
}

/** The release with the highest version in a folder of releases; undefined when there is none. */
export async function lastRelease(folder: string): Promise<Release | undefined> {
  const versions = (await readdir(folder)).map(parseVersion).filter((version) => version !== undefined);
  const version = versions.sort(byVersion).at(-1);
  return version && { version, file: fileOf(folder, version) };
}

/**
 * Keeps a bundle as the release of its version.
 *
 * @returns what was done, in words.
 * @throws StepFailed when that version is kept already, and differs.
 */
export async function keep(folder: string, bundle: string, version: Version): Promise<string> {
  const file = fileOf(folder, version);
  const text = await readFile(bundle, 'utf8');
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  const name = version.join('.');
  if (kept === text) return `${name} is kept already.`;
  if (kept !== undefined) {
    throw new StepFailed(
      `${name} is kept already, and differs. Raise info.version in openapi/openapi.yaml, build, and keep that; ` +
        `or, if ${name} never went out, delete releases/${name} first.`,
    );
  }
  await mkdir(join(folder, name), { recursive: true });
  await writeFile(file, text);
  return `Kept as releases/${name}/openapi.json.`;
}

const fileOf = (folder: string, version: Version): string => join(folder, version.join('.'), 'openapi.json');
