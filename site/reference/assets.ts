import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';

/**
 * Writes a file that pages load, with the first 8 hex digits of its SHA-256 in its name, so that browsers can cache it
 * forever. Removes its former versions and their compressed copies.
 *
 * @param site the folder of the site.
 * @param name `redoc.js`.
 * @returns its address from the folder of the site: `assets/redoc.1a2b3c4d.js`.
 */
export async function writeAsset(site: string, name: string, content: string): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const { name: stem, ext } = parse(name);
  const file = `${stem}.${hash}${ext}`;
  const folder = join(site, 'assets');
  await mkdir(folder, { recursive: true });
  const version = new RegExp(`^${stem}\\.[\\da-f]{8}\\${ext}(\\.br|\\.gz)?$`);
  for (const entry of await readdir(folder)) {
    if (version.test(entry) && !entry.startsWith(file)) await rm(join(folder, entry));
  }
  await writeFile(join(folder, file), content);
  return `assets/${file}`;
}
