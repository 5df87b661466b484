import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
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
    await writeFile(join(folder, 'page.md'), large);
    await compressSite(folder);
    expect((await readdir(folder)).sort()).toEqual(
      ['packed.tgz', 'page.html', 'page.html.gz', 'page.md', 'small.html'].sort(),
    );
    expect(gunzipSync(await readFile(join(folder, 'page.html.gz'))).toString()).toBe(large);
  });

  it('writes the same copies of the same text', async () => {
    const folder = await emptyFolder();
    await writeFile(join(folder, 'page.html'), large);
    await compressSite(folder);
    const copy = join(folder, 'page.html.gz');
    const first = await readFile(copy);
    await rm(copy);
    await compressSite(folder);
    expect(await readFile(copy)).toEqual(first);
  });
});
