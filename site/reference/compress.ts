import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { runStep } from '../../scripts/lib/command.ts';
import { repository } from '../../scripts/lib/run.ts';

const text = new Set(['.css', '.html', '.http', '.js', '.json', '.md', '.txt', '.yaml']);

/** Smaller files fit into the packet that carries their headers. */
const leastSize = 1024;

interface Encoding {
  readonly compress: (content: Buffer) => Promise<Buffer>;
  readonly restore: (content: Buffer) => Promise<Buffer>;
}

const encodings: Readonly<Record<string, Encoding>> = {
  '.br': {
    // A quality of 11 would save another tenth, and take twenty times as long.
    compress: (content) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 9,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(content.length)))),
        },
      }),
    restore: promisify(brotliDecompress),
  },
  '.gz': {
    compress: (content) => promisify(gzip)(content, { level: 9 }),
    restore: promisify(gunzip),
  },
};

/**
 * Puts compressed copies of every text file beside it, `.br` and `.gz`, so that whoever serves the folder need not
 * compress. A copy that is right is left alone, and one whose file is gone is removed.
 *
 * @param folder the site.
 * @returns how large the text files are, before and after.
 */
export async function compressSite(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const isPresent = new Set(files);
  const left = files.filter((file) => extname(file) in encodings && !isPresent.has(file.slice(0, -3)));
  await Promise.all(left.map((copy) => rm(copy)));
  const sizes: Record<string, number> = { text: 0 };
  for (const file of files.filter((one) => text.has(extname(one)))) {
    const content = await readFile(file);
    sizes.text = (sizes.text ?? 0) + content.length;
    const made = await Promise.all(Object.keys(encodings).map((encoding) => copySize(file, content, encoding)));
    for (const [encoding, size] of made) sizes[encoding] = (sizes[encoding] ?? 0) + size;
  }
  return Object.entries(sizes)
    .map(([name, size]) => `${Math.round(size / 1024)} kB ${name}`)
    .join(', ');
}

/** Sees to it that the copy of a file is there, if it is worth one. Says how many bytes travel. */
async function copySize(file: string, content: Buffer, name: string): Promise<[name: string, size: number]> {
  const copy = `${file}${name}`;
  const encoding = encodings[name];
  if (encoding === undefined || content.length < leastSize) {
    await rm(copy, { force: true });
    return [name, content.length];
  }
  const found = await readFile(copy).catch(() => undefined);
  const restored = found && (await encoding.restore(found).catch(() => undefined));
  if (found && restored?.equals(content)) return [name, found.length];
  const compressed = await encoding.compress(content);
  await writeFile(copy, compressed);
  return [name, compressed.length];
}

if (import.meta.main) await runStep(() => compressSite(join(repository, 'generated', 'site')));
