import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../lib/run.ts';
import { createReleaseRepository } from './__fixtures__/release-repository.ts';
import { CHANGELOGS, readChangelog, readChanges } from './changes.ts';
import { PRODUCTS, writeChangelog, writeVersion } from './products.ts';

describe.each(PRODUCTS)('$name', (product) => {
  it('is released in this repository', async () => {
    expect(await product.listReleased(repository)).toContain('1.0.0');
  });

  it('gets a version in all of its files, and in its changelog with the date', async () => {
    const { folder, git } = await createReleaseRepository();
    await writeVersion(folder, product, '1.2.0');
    await writeChangelog(folder, product, '1.2.0', '2026-02-28');
    const files = product.versions.map(({ file }) => file);
    for (const file of files) expect(readFileSync(join(folder, file), 'utf8')).toMatch(/\bversion"?: "?1\.2\.0\b/);
    const file = `changes/${product.name === 'contract' ? 'contract-addition' : 'sandbox-correction'}.md`;
    expect((await git('diff', '--name-only')).split('\n')).toEqual(
      [...files, file, CHANGELOGS[product.name]].toSorted(),
    );
    expect(existsSync(join(folder, file))).toBe(false);
    const text = readFileSync(join(folder, CHANGELOGS[product.name]), 'utf8');
    expect(text).toMatch(/\n## 1\.2\.0 - 2026-02-28\n\n### \w+\n\n- Something new\.\n\n## 1\.0\.0 /);
    expect(await readChangelog(folder, product.name)).toBe(text);
  });

  it('shows its changes of this repository above its releases', async () => {
    const [, first = ''] = /^## (\S+)/m.exec(await readChangelog(repository, product.name)) ?? [];
    const files = await readChanges(join(repository, 'changes'));
    const hasChanges = [...files.values()].some(({ product: name }) => name === product.name);
    expect(first).toMatch(hasChanges ? /^Unreleased$/ : /^\d/);
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
