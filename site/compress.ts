import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { runStep } from '../scripts/lib/command.ts';
import { repository } from '../scripts/lib/run.ts';

const TEXT_EXTENSIONS = new Set(['.css', '.html', '.http', '.js', '.json', '.md', '.svg', '.txt', '.xml', '.yaml']);

/** Smaller files fit into the packet with their headers. */
const MIN_BYTES = 1024;

const compressors: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  '.br': (content) =>
    promisify(brotliCompress)(content, {
      params: {
        // A quality of 11 would save another tenth, and take twenty times as long.
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(content.length)))),
      },
    }),
  '.gz': (content) => promisify(gzip)(content, { level: 9 }),
};

/**
 * Writes compressed copies beside every text file, `.br` and `.gz`, for servers that send them as they are, and removes
 * the former ones.
 *
 * @param folder the site.
 * @returns the size of the text files and of their copies.
 */
export async function compressSite(folder = join(repository, 'generated', 'site')): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  await Promise.all(files.filter((file) => extname(file) in compressors).map((file) => rm(file)));
  const sizes: Record<string, number> = { text: 0 };
  for (const file of files.filter((name) => TEXT_EXTENSIONS.has(extname(name)))) {
    const content = await readFile(file);
    sizes.text = (sizes.text ?? 0) + content.length;
    if (content.length < MIN_BYTES) continue;
    for (const [extension, compress] of Object.entries(compressors)) {
      const compressed = await compress(content);
      await writeFile(file + extension, compressed);
      sizes[extension] = (sizes[extension] ?? 0) + compressed.length;
    }
  }
  return Object.entries(sizes)
    .map(([name, size]) => `${Math.round(size / 1024)} kB ${name}`)
    .join(', ');
}

if (import.meta.main) await runStep(() => compressSite());
