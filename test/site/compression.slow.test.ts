import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';

const site = join(repository, 'generated', 'site');

// The server sends the copy in place of the file, so readers would see a stale one.
it('every compressed copy has the content of its file', async () => {
  const names = await readdir(site, { recursive: true });
  const compressed = names.filter((name) => name.endsWith('.gz'));
  expect(compressed.length).toBeGreaterThan(100);
  const stale: string[] = [];
  for (const name of compressed) {
    const [content, original] = await Promise.all([
      readFile(`${site}/${name}`),
      readFile(`${site}/${name.slice(0, -'.gz'.length)}`).catch(() => undefined),
    ]);
    if (!original || !gunzipSync(content).equals(original)) stale.push(name);
  }
  expect(stale).toEqual([]);
});
