import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { assets } from '../../mocks/assets.ts';

const site = fileURLToPath(assets.site);

// The server sends them in place of the file, so one that is left over from another build would be what people see.
it.each([
  ['br', brotliDecompressSync],
  ['gz', gunzipSync],
] as const)('every file compressed as %s holds what the file beside it holds', async (extension, decompress) => {
  const names = await readdir(site, { recursive: true });
  const compressed = names.filter((name) => name.endsWith(`.${extension}`));
  expect(compressed.length).toBeGreaterThan(100);
  const stale: string[] = [];
  for (const name of compressed) {
    const [content, original] = await Promise.all([
      readFile(`${site}/${name}`),
      readFile(`${site}/${name.slice(0, -extension.length - 1)}`).catch(() => undefined),
    ]);
    if (!original || !decompress(content).equals(original)) stale.push(name);
  }
  expect(stale).toEqual([]);
});
