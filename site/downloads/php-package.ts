import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync } from 'fflate';

interface ComposerManifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly require: Readonly<Record<string, string>>;
}

/** Reads the manifest of a Composer package, with the name of its archive. */
export async function readPhpPackage(folder: string): Promise<ComposerManifest & { readonly archive: string }> {
  const manifest = JSON.parse(await readFile(join(folder, 'composer.json'), 'utf8')) as ComposerManifest;
  return { ...manifest, archive: `accounting-platform-client-php-${manifest.version}.zip` };
}

/** ZIP has local times without a zone: the first one that it can have is the same everywhere. */
const MODIFIED = new Date(1980, 0, 1);

/** Packs the PHP client as Composer installs it from a folder. The same files give the same bytes. */
export async function packPhp(folder: string, downloads: string): Promise<void> {
  const { archive } = await readPhpPackage(folder);
  const entries = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  const names = paths.map((path) => path.slice(folder.length + 1).replaceAll('\\', '/'));
  const contents = await Promise.all(paths.map((path) => readFile(path)));
  const files = Object.fromEntries(names.map((name, index) => [name, contents[index] ?? new Uint8Array()]));
  await writeFile(join(downloads, archive), zipSync(files, { level: 9, mtime: MODIFIED }));
}
