import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { compressBrotli } from '../scripts/lib/compress.ts';

/** Smaller files fit into the packet with their headers. */
const MIN_BYTES = 1024;

/**
 * Writes compressed copies beside every file that can be compressed, for servers that send them as they are.
 *
 * @param folder the site.
 * @returns the number of files with copies.
 */
export async function compressSite(folder: string): Promise<number> {
  let count = 0;
  for await (const file of glob('**/*.{css,html,http,js,json,md,svg,txt,wasm,xml,yaml}', { cwd: folder })) {
    const content = await readFile(join(folder, file));
    if (content.length < MIN_BYTES) continue;
    count += 1;
    const gzipped = promisify(gzip)(content, { level: 9 });
    // In this thread, while another one makes the other copy.
    await writeFile(join(folder, `${file}.br`), compressBrotli(content));
    await writeFile(join(folder, `${file}.gz`), await gzipped);
  }
  return count;
}
