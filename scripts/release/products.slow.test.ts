import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../lib/run.ts';
import { createChangelog, createReleaseRepository } from './__fixtures__/release-repository.ts';
import { hasUnreleased, PRODUCTS, writeHeading, writeVersion } from './products.ts';

describe.each(PRODUCTS)('$name', (product) => {
  it('is released in this repository', async () => {
    expect(await product.listReleased(repository)).toContain('1.0.0');
  });

  it('gets a version in all of its files, and in its changelog with the date', async () => {
    const { folder, git } = await createReleaseRepository();
    await writeVersion(folder, product, '1.2.0');
    await writeHeading(folder, product, '1.2.0', '2026-02-28');
    const files = product.versions.map(({ file }) => file);
    for (const file of files) expect(readFileSync(join(folder, file), 'utf8')).toMatch(/\bversion"?: "?1\.2\.0\b/);
    expect((await git('diff', '--name-only')).split('\n')).toEqual([...files, product.changelog].toSorted());
    expect(readFileSync(join(folder, product.changelog), 'utf8')).toContain(
      '\n## 1.2.0 - 2026-02-28\n\n- Something new.\n',
    );
  });

  it.each([
    ['is missing', '# Changelog\n\n## 1.0.0\n\n- First.\n'],
    ['is empty', createChangelog('')],
    ['is empty at the end', '# Changelog\n\n## Unreleased\n'],
    ['is inside a sentence', '# Changelog\n\nSay it under `## Unreleased`.\n'],
  ])('has no unreleased changes when their section %s', async (_case, text) => {
    const { folder, commit } = await createReleaseRepository();
    expect(await hasUnreleased(folder, product)).toBe(true);
    await commit({ [product.changelog]: text });
    expect(await hasUnreleased(folder, product)).toBe(false);
  });
});

it('versions of dependencies in package-lock.json stay', async () => {
  const { folder } = await createReleaseRepository();
  for (const product of PRODUCTS) await writeVersion(folder, product, '2.0.0');
  const lockfile = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  expect(lockfile).toMatchObject({
    version: '2.0.0',
    packages: { '': { version: '2.0.0' }, 'node_modules/other': { version: '1.0.0' } },
  });
});
