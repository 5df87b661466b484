import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from './run.ts';

/** A package.json. */
export type Manifest = Readonly<Record<string, unknown>>;

const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(repository, folder, 'package.json'), 'utf8'));

/**
 * Creates the manifest of a published package: that of its workspace, with the links of the repository, which only the
 * root manifest has.
 *
 * @param version the version of the contract, which all packages have.
 */
export async function createManifest(workspace: string, version: string): Promise<Manifest> {
  const { repository: source, homepage, bugs } = await readManifest('.');
  const { private: _private, ...manifest } = await readManifest(workspace);
  return { ...manifest, version, homepage, bugs, repository: { ...(source as object), directory: workspace } };
}

/** Writes a manifest into a folder, which need not exist yet. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
