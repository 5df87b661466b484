import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';

const site = join(repository, 'generated', 'site');

// The server sends the copy in place of the file, so readers would see a stale one.
it.each([
  ['br', brotliDecompressSync],
  ['gz', gunzipSync],
] as const)('every copy compressed as %s has the content of its file', async (extension, decompress) => {
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
