import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { runStep } from '../scripts/lib/command.ts';
import { repository } from '../scripts/lib/run.ts';

/** Smaller files fit into the packet with their headers. */
const MIN_BYTES = 1024;

// A quality of 11 would save another tenth, and take twenty times as long.
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 9 };

const compressors: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) => promisify(brotliCompress)(content, { params: BROTLI }),
  gz: (content) => promisify(gzip)(content, { level: 9 }),
};

/**
 * Writes compressed copies beside every file that can be compressed, for servers that send them as they are, and removes
 * the former ones.
 *
 * @param folder the site.
 * @returns the number of files with copies.
 */
export async function compressSite(folder = join(repository, 'generated', 'site')): Promise<string> {
  let count = 0;
  for await (const copy of glob('**/*.{br,gz}', { cwd: folder })) await rm(join(folder, copy));
  for await (const file of glob('**/*.{css,html,http,js,json,md,svg,txt,wasm,xml,yaml}', { cwd: folder })) {
    const content = await readFile(join(folder, file));
    if (content.length < MIN_BYTES) continue;
    count += 1;
    for (const [extension, compress] of Object.entries(compressors)) {
      await writeFile(join(folder, `${file}.${extension}`), await compress(content));
    }
  }
  return `${count} files`;
}

if (import.meta.main) await runStep(() => compressSite());
