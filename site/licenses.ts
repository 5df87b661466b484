import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatLicenses, type LicensedPackage } from '../mocks/package/licenses.ts';
import { isPermissive } from '../scripts/dependencies/licenses.ts';
import { BuildError, repository } from '../scripts/lib/run.ts';

/** Files of the site that are from a package, and what the package has to say about what is in them. */
interface SitePackage {
  readonly name: string;
  /** Globs of files of the site. */
  readonly files: readonly string[];
  /** The file with its license: `LICENSE` when left out. */
  readonly license?: string;
}

/** The packages whose scripts, styles, icons or WebAssembly are in the site. It has no fonts. */
export const SITE_PACKAGES: readonly SitePackage[] = [
  { name: '@astrojs/starlight', files: ['_astro/*.js', '_astro/*.css', '**/*.html'] },
  { name: 'astro', files: ['_astro/*.js', '**/*.html'] },
  { name: 'minisearch', files: ['_astro/*.js'], license: 'LICENSE.txt' },
];

/**
 * Writes the licenses of the packages in the site.
 *
 * @throws BuildError when one is not permissive, or has no text.
 */
export async function writeLicenses(site: string): Promise<void> {
  const packages = await Promise.all(SITE_PACKAGES.map(readPackage));
  await writeFile(join(site, 'THIRD-PARTY-LICENSES.txt'), formatLicenses(packages));
}

async function readPackage(shipped: SitePackage): Promise<LicensedPackage> {
  const { name, license: file = 'LICENSE' } = shipped;
  const read = (path: string): Promise<string> => readFile(join(findPackage(name), path), 'utf8');
  const { version, license } = JSON.parse(await read('package.json')) as { version: string; license: string };
  if (!isPermissive(license)) throw new BuildError(`${name} has the license ${license}, which is not permissive.`);
  return { name, version, license, licenseText: await read(file), noticeText: '', author: null };
}

/** The folder of a package that the pages are made with, or of one that the repository has. */
function findPackage(name: string): string {
  const own = join(import.meta.dirname, 'shell', 'node_modules', name);
  return existsSync(own) ? own : join(repository, 'node_modules', name);
}
