import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';

import { compressSite } from './compress.ts';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'assets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

describe('compressing the site', () => {
  const large = 'The quick brown fox. '.repeat(200);

  it('writes copies of text files that are large enough', async () => {
    const folder = await emptyFolder();
    await writeFile(join(folder, 'page.html'), large);
    await writeFile(join(folder, 'small.html'), 'small');
    await writeFile(join(folder, 'packed.tgz'), large);
    await compressSite(folder);
    expect((await readdir(folder)).sort()).toEqual(
      ['packed.tgz', 'page.html', 'page.html.br', 'page.html.gz', 'small.html'].sort(),
    );
    expect(brotliDecompressSync(await readFile(join(folder, 'page.html.br'))).toString()).toBe(large);
    expect(gunzipSync(await readFile(join(folder, 'page.html.gz'))).toString()).toBe(large);
  });

  it('writes the same copies of the same text', async () => {
    const folder = await emptyFolder();
    await writeFile(join(folder, 'page.html'), large);
    await compressSite(folder);
    const copies = ['page.html.br', 'page.html.gz'].map((name) => join(folder, name));
    const first = await Promise.all(copies.map((copy) => readFile(copy)));
    await Promise.all(copies.map((copy) => rm(copy)));
    await compressSite(folder);
    expect(await Promise.all(copies.map((copy) => readFile(copy)))).toEqual(first);
  });
});
