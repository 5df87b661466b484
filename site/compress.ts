import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Smaller files fit into the packet with their headers. */
const MIN_BYTES = 1024;

/**
 * Writes a copy by gzip beside every file that can be compressed, for servers that send them as they are: every server can, and
 * browsers ask for it without HTTPS too. Markdown is for programs, which seldom ask.
 *
 * @param folder the site.
 * @returns the number of files with copies.
 */
export async function compressSite(folder: string): Promise<number> {
  let count = 0;
  for await (const file of glob('**/*.{css,html,http,js,json,svg,txt,wasm,xml,yaml}', { cwd: folder })) {
    const content = await readFile(join(folder, file));
    if (content.length < MIN_BYTES) continue;
    count += 1;
    await writeFile(join(folder, `${file}.gz`), await promisify(gzip)(content, { level: 9 }));
  }
  return count;
}
