import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createChangelogPage, readReports } from './changelog.ts';

it('reads the changes of each release, in the order of the versions', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'changelog-'));
  for (const version of ['10.0.0', '9.0.0']) {
    await mkdir(join(folder, version));
    await writeFile(join(folder, version, 'changes.txt'), `Changes of ${version}.`);
  }
  await writeFile(join(folder, 'README.md'), 'How to release.');
  const reports = await readReports(folder);
  await rm(folder, { recursive: true });
  expect([...reports]).toEqual([
    ['9.0.0', 'Changes of 9.0.0.'],
    ['10.0.0', 'Changes of 10.0.0.'],
  ]);
});

describe('the changelog page', () => {
  const markdown =
    '# Changelog\n\nHow.\n\n## 2.0.0\n\n- **New**.\n\n### What to do\n\nLess.\n\n## 1.0.0 - 2026-01-31\n\n- First.\n';
  const page = createChangelogPage(markdown, new Map([['1.0.0', 'Breaks.\n\nBREAKING\n  GET /a\n\nAdded\n  <b>']]));

  it('has a heading for each version, followed by the changes of the contract', () => {
    expect(page.markdown.match(/^#+ .*/gm)).toEqual([
      ...['## 2.0.0', '### What to do', '### Changes of the contract'],
      ...['## 1.0.0 - 2026-01-31', '### Changes of the contract'],
    ]);
    expect(page.markdown).toMatch(/^How\./);
  });

  it('shows the changes of a release as text, or that it is not released', () => {
    expect(page.markdown).toContain('Breaks.\n\n```\nBREAKING\n  GET /a\n\nAdded\n  <b>\n```');
    expect(page.markdown).toContain('Not released yet.');
  });
});
