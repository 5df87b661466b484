import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { siteConfig } from './site.config.ts';

const FOLDER = 'sandbox';

/** Files of the build that pages do not use. */
const INTERNAL_FILES: ReadonlySet<string> = new Set(['components.json', 'sizes.json']);

/**
 * Adds the sandbox that runs in the page to the site, and the service worker with which it works offline. Without the
 * sandbox, the service worker is one that removes itself where an earlier build has installed it.
 *
 * @param built the folder with the built sandbox.
 */
export async function addPageSandbox(built: string, site: string, hasSandbox = siteConfig.pageSandbox): Promise<void> {
  const folder = join(site, FOLDER);
  if (hasSandbox) await cp(built, folder, { recursive: true, filter: (file) => !INTERNAL_FILES.has(basename(file)) });
  const files = hasSandbox ? globSync('**/*.*', { cwd: folder }).sort() : [];
  const contents = await Promise.all(files.map((file) => readFile(join(folder, file))));
  const source = await readFile(new URL('shell/service-worker/service-worker.js', import.meta.url), 'utf8');
  // A page works offline with all that it can do, whatever was used before.
  const scripts = globSync('_astro/*.{js,css}', { cwd: site }).sort();
  const urls = JSON.stringify([...files.map((file) => `${FOLDER}/${file}`), ...(hasSandbox ? scripts : [])]);
  const text = source.replace('<BUILD>', hash(scripts.join('\n'), ...contents)).replace('<FILES>', urls);
  await writeFile(join(site, 'service-worker.js'), text);
}

function hash(...parts: readonly (string | Uint8Array)[]): string {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part);
  return digest.digest('hex').slice(0, 12);
}
