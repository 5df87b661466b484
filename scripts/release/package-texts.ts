import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from '../lib/run.ts';
import { readChangelog } from './changes.ts';

/** Writes the license and the changelog, which all packages share, into the folder of a package. */
export async function writePackageTexts(folder: string): Promise<void> {
  await cp(join(repository, 'LICENSE'), join(folder, 'LICENSE'));
  await writeFile(join(folder, 'CHANGELOG.md'), await readChangelog(repository, 'packages'));
}
