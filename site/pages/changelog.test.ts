import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readHtml } from '../../test/support/html-reader.ts';
import { readReports, renderChangelog } from './changelog.ts';

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
    '# Changelog\n\nHow.\n\n## 2.0.0\n\n- **New**: `a < b`\n\n### What to do\n\nLess.\n\n## 1.0.0\n\n- First.\n';
  const page = renderChangelog(markdown, new Map([['1.0.0', 'Breaks.\n\nBREAKING\n  GET /a\n\nAdded\n  <b>']]));

  it('has a section with headings for each version', () => {
    const headings = readHtml(page).filter(({ name }) => /^h\d$/.test(name));
    expect(headings.map(({ name, inner }) => `${name} ${inner}`)).toEqual([
      'h1 Changelog',
      'h2 2.0.0',
      'h3 What to do',
      'h3 Changes of the contract',
      'h2 1.0.0',
      'h3 Changes of the contract',
    ]);
    expect(page).toContain('<strong>New</strong>: <code>a &lt; b</code>');
  });

  it('shows the changes of a release as text, or that it is not released', () => {
    expect(page).toContain('<p>Breaks.</p>\n<pre><code>BREAKING\n  GET /a\n\nAdded\n  &lt;b&gt;</code></pre>');
    expect(page).toContain('Not released yet.');
  });
});
