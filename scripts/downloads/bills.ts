import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readComponents } from '../sandbox-package/components.ts';
import { installedLicences } from '../supply-chain/installed.ts';
import type { Licensed } from '../supply-chain/licences.ts';
import { readLockfile, sha512Of } from '../supply-chain/lockfile.ts';
import { siteScripts } from '../supply-chain/site-scripts.ts';
import { billOfMaterials, type Component } from './sbom.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly license?: string;
}

/**
 * Writes the bill of materials of the client beside its tarball.
 *
 * @param folder of the package that was packed.
 * @param downloads the folder with the tarball.
 * @throws StepFailed when it is not valid.
 */
export const writeClientBill = (folder: string, downloads: string): Promise<void> => writeBill(folder, downloads, []);

/**
 * Writes the bill of materials of the sandbox beside its tarball: the packages that are bundled in it, and those that
 * the site in it has scripts of.
 *
 * @throws StepFailed when it is not valid, or when nobody wrote down what was bundled.
 */
export async function writeSandboxBill(folder: string, downloads: string): Promise<void> {
  const bundled = await readComponents(folder);
  await writeBill(folder, downloads, [...bundled.map(hashed()), ...scriptsOfSite()]);
}

function scriptsOfSite(): Component[] {
  const hash = hashed();
  return siteScripts(installedLicences(readLockfile())).map(({ purpose, parts, ...script }) => ({
    ...hash(script),
    description: purpose,
    parts: parts.map(hash),
  }));
}

/** Adds the hash that the lockfile has. */
function hashed(): (one: Licensed) => Component {
  const lockfile = readLockfile();
  return ({ name, version, licence }) => ({ name, version, licence, sha512: sha512Of(lockfile, name, version) });
}

async function writeBill(folder: string, downloads: string, components: readonly Component[]): Promise<void> {
  const text = await readFile(join(folder, 'package.json'), 'utf8');
  const { name, version, description = '', license: licence } = JSON.parse(text) as Manifest;
  const file = `${name.replace(/^@/, '').replaceAll('/', '-')}-${version}`;
  const tarball = await readFile(join(downloads, `${file}.tgz`));
  const sha256 = createHash('sha256').update(tarball).digest('hex');
  const bill = await billOfMaterials({ name, version, licence, description, sha256 }, components);
  await writeFile(join(downloads, `${file}.cdx.json`), bill);
}
