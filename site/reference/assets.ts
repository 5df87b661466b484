import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes a file that pages load, under a name with the first 8 hex digits of its SHA-256, so that it can be kept for
 * ever. What the same file was before is removed.
 *
 * @param site the folder of the site.
 * @param name `redoc.js`.
 * @returns its address from the folder of the site: `assets/redoc.1a2b3c4d.js`.
 */
export async function writeAsset(site: string, name: string, content: string): Promise<string> {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = [name.slice(0, dot), name.slice(dot)];
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = `${stem}.${hash}${extension}`;
  const folder = join(site, 'assets');
  await mkdir(folder, { recursive: true });
  for (const other of await readdir(folder)) {
    if (isVersionOf(other, stem, extension) && !other.startsWith(file)) await rm(join(folder, other));
  }
  await writeFile(join(folder, file), content);
  return `assets/${file}`;
}

/** Whether a file is some version of the asset, or that version compressed. */
function isVersionOf(file: string, stem: string, extension: string): boolean {
  return (
    file.startsWith(`${stem}.`) &&
    /^[\da-f]{8}\.\w+(\.br|\.gz)?$/.test(file.slice(stem.length + 1)) &&
    file.replace(/\.(br|gz)$/, '').endsWith(extension)
  );
}

/** Reads a hand-written file that runs in the browser, or styles a page there. */
export function browserFile(name: string): Promise<string> {
  return readFile(new URL(`browser/${name}`, import.meta.url), 'utf8');
}
